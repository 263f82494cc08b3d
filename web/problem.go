package web

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"outremer/game"
	"outremer/game/record"
	"outremer/people"
	"outremer/store"
	"outremer/table"
	"outremer/table/press"
	"outremer/teacher"
	"outremer/text"
)

// Problem is an error as clients see it (RFC 9457).
type Problem struct {
	Type     string       `json:"type" doc:"always about:blank; see key"`
	Title    string       `json:"title"`
	Status   int          `json:"status"`
	Detail   string       `json:"detail,omitempty" doc:"what went wrong, in English"`
	Instance string       `json:"instance,omitempty" doc:"number of the request, for the server's log"`
	Key      string       `json:"key" doc:"what went wrong, for programs: stale, not-yours, or the key of a refusal"`
	Rule     string       `json:"rule,omitempty" doc:"paragraph of the rulebook that a move breaks"`
	RuleText string       `json:"rule_text,omitempty" doc:"that paragraph in our words"`
	Text     string       `json:"text,omitempty" doc:"a sentence for the player, in the reader's language"`
	Errors   []FieldError `json:"errors,omitempty" doc:"fields of the request that are wrong"`
}

// retryLater is when a request may be tried again that failed through no fault of its own, in seconds.
const retryLater = "10"

// FieldError says which field is wrong, and why.
type FieldError struct {
	Location string `json:"location" doc:"such as body.options.castles"`
	Message  string `json:"message"`
}

func newProblem(status int, key, detail string, fields ...FieldError) *Problem {
	return &Problem{Type: "about:blank", Title: http.StatusText(status), Status: status, Key: key, Detail: detail, Errors: fields}
}

func (p *Problem) Error() string { return p.Detail }

// GetStatus implements huma.StatusError.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType implements huma.ContentTypeFilter.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// GetHeaders implements huma.HeadersError.
func (p *Problem) GetHeaders() http.Header {
	if p.Status == http.StatusServiceUnavailable {
		return http.Header{"Retry-After": {retryLater}}
	}
	return nil
}

// humaProblem converts errors found by huma into problems. It does not echo what was sent.
func humaProblem(status int, msg string, errs ...error) huma.StatusError {
	p := newProblem(status, "bad-request", msg)
	switch status {
	case http.StatusRequestTimeout:
		p.Key = "too-slow"
	case http.StatusRequestEntityTooLarge:
		p.Key = "too-large"
	case http.StatusUnprocessableEntity:
		p.Key = "invalid"
	case http.StatusInternalServerError:
		p.Key = "internal"
		if slices.ContainsFunc(errs, func(err error) bool { return errors.Is(err, errBody) }) {
			return newProblem(http.StatusBadRequest, "bad-request", "the body breaks off, or is not what its headers say", FieldError{"body", "incomplete"})
		}
	}
	for _, err := range errs {
		var d huma.ErrorDetailer
		if errors.As(err, &d) {
			p.Errors = append(p.Errors, FieldError{d.ErrorDetail().Location, d.ErrorDetail().Message})
		} else if err != nil {
			p.Errors = append(p.Errors, FieldError{"", err.Error()})
		}
	}
	return p
}

// gaveUp is the status of a request whose client went away before the answer. Nobody reads it but the
// log and the metrics; the number is the one that proxies use.
const gaveUp = 499

// errorTable maps the errors that a player can cause to responses.
var errorTable = []struct {
	err    error
	status int
	key    string
}{
	{table.ErrStale, http.StatusConflict, "stale"},
	{store.ErrMoved, http.StatusConflict, "stale"},
	{table.ErrFrozen, http.StatusConflict, "frozen"},
	{table.ErrHalted, http.StatusConflict, "halted"},
	{table.ErrNewest, http.StatusConflict, "newest"},
	{table.ErrMidTurn, http.StatusConflict, "mid-turn"},
	{table.ErrNotYours, http.StatusForbidden, "not-yours"},
	{table.ErrTaken, http.StatusConflict, "taken"},
	{table.ErrInvite, http.StatusForbidden, "invite"},
	{table.ErrPutOut, http.StatusForbidden, "put-out"},
	{table.ErrOneSeat, http.StatusConflict, "one-seat"},
	{table.ErrMaster, http.StatusConflict, "master"},
	{table.ErrNoWishes, http.StatusConflict, "no-wishes"},
	{table.ErrNotLost, http.StatusConflict, "not-lost"},
	{table.ErrClosed, http.StatusConflict, "closed"},
	{table.ErrStarted, http.StatusConflict, "started"},
	{table.ErrNotRunning, http.StatusConflict, "not-running"},
	{table.ErrNotOver, http.StatusForbidden, "not-over"},
	{table.ErrCovered, http.StatusConflict, "covered"},
	{table.ErrNotCovered, http.StatusConflict, "not-covered"},
	{table.ErrNotFree, http.StatusConflict, "not-free"},
	{table.ErrNoRequest, http.StatusConflict, "no-request"},
	{press.ErrTooMany, http.StatusTooManyRequests, "too-many-letters"},
	{press.ErrNoPress, http.StatusForbidden, "no-press"},
	{press.ErrPublicOnly, http.StatusForbidden, "public-only"},
	{table.ErrNoPacts, http.StatusConflict, "no-pacts"},
	{press.ErrNoOffer, http.StatusConflict, "no-offer"},
	{press.ErrAnswered, http.StatusConflict, "answered"},
	{press.ErrLapsed, http.StatusConflict, "lapsed"},
	{table.ErrNoClock, http.StatusConflict, "no-clock"},
	{table.ErrNoAgreements, http.StatusConflict, "no-agreements"},
	{table.ErrNoHints, http.StatusForbidden, "no-hints"},
	{teacher.ErrNoQuestion, http.StatusConflict, "not-asked"},
	{table.ErrNoPartner, http.StatusConflict, "no-partner"},
	{table.ErrAsked, http.StatusConflict, "asked"},
	{table.ErrNoVacation, http.StatusConflict, "no-vacation"},
	{table.ErrNotWanted, http.StatusConflict, "not-wanted"},
	{table.ErrSeated, http.StatusConflict, "seated"},
	{table.ErrNoRank, http.StatusUnprocessableEntity, "no-rank"},
	{table.ErrRatedSeveral, http.StatusUnprocessableEntity, "rated-several"},
	{table.ErrTooMany, http.StatusForbidden, "too-many-tables"},
	{table.ErrShutdown, http.StatusServiceUnavailable, "stopping"},
	{record.ErrNothing, http.StatusConflict, "nothing"},
	{table.ErrGone, http.StatusConflict, "gone"},
	{people.ErrUnknown, http.StatusNotFound, "link-unknown"},
	{people.ErrUsed, http.StatusGone, "link-used"},
	{people.ErrOld, http.StatusGone, "link-old"},
	{people.ErrRefused, http.StatusForbidden, "device-refused"},
	{people.ErrWaiting, http.StatusConflict, "device-waiting"},
	{people.ErrPhrase, http.StatusForbidden, "phrase-unknown"},
	{people.ErrOften, http.StatusTooManyRequests, "too-many-tries"},
	{people.ErrPasskey, http.StatusForbidden, "passkey-unknown"},
	{people.ErrNoMail, http.StatusNotFound, "no-mail"},
	{people.ErrNoOIDC, http.StatusNotFound, "no-oidc"},
	{people.ErrOIDC, http.StatusForbidden, "oidc-failed"},
	{people.ErrTaken, http.StatusConflict, "proof-taken"},
	{store.ErrKey, http.StatusUnprocessableEntity, "key-reused"},
	{store.ErrText, http.StatusUnprocessableEntity, "invalid"},
	{store.ErrNotFound, http.StatusNotFound, "not-found"},
}

// problem converts an error for clients. Internal errors are logged and only identified by the
// request's number.
func (s *Server) problem(ctx context.Context, err error) error {
	var p *Problem
	var setup *game.SetupError
	var clash *store.Clash
	switch {
	case err == nil:
		return nil
	case errors.As(err, &p):
		return p
	case errors.As(err, &setup):
		return newProblem(http.StatusUnprocessableEntity, "invalid", setup.Error(), FieldError{setupField(setup.Field), setup.Text})
	case errors.As(err, &clash):
		return newProblem(http.StatusConflict, "clash", clash.Error())
	case ctx.Err() != nil:
		return newProblem(gaveUp, "canceled", "the request was given up")
	}
	for _, t := range errorTable {
		if errors.Is(err, t.err) {
			return newProblem(t.status, t.key, t.err.Error())
		}
	}
	if errors.Is(err, store.ErrStorage) {
		s.sayStorage(err)
		return newProblem(http.StatusServiceUnavailable, "storage", "the server cannot keep anything at the moment; try again later")
	}
	id := visitOf(ctx).request
	s.Log.Error("internal error", "request", id, "error", err)
	p = newProblem(http.StatusInternalServerError, "internal", "internal error")
	p.Instance = "urn:request:" + id
	return p
}

// setupField maps a field of a setup to its place in the request.
func setupField(field string) string {
	switch field {
	case "title", "edition", "name", "bots", "clock", "sit", "entropy", "text", "press", "to", "offer", "re", "answer", "circle", "n", "with", "bot", "revision", "facts",
		"phrase", "lang", "zone", "address", "seating", "wishes", "seat", "hints":
		return "body." + field
	case "seats-again":
		return "body.seats"
	case "seats":
		return "body.players"
	default:
		return "body.options." + field
	}
}

// refusal turns a violation of the rules into a problem that cites the rule.
func (s *Server) refusal(words *text.Catalogue, lang string, seats []string, v *game.Violation) *Problem {
	p := newProblem(http.StatusUnprocessableEntity, v.Key, "the rules refuse this move")
	p.Rule = string(v.Rule)
	p.RuleText = words.Rule(lang, v.Rule)
	p.Text = words.Violation(lang, seats, v).String()
	return p
}

// writeProblem writes an error response outside of huma.
func (s *Server) writeProblem(w http.ResponseWriter, r *http.Request, err error) {
	var p *Problem
	if !errors.As(s.problem(r.Context(), err), &p) {
		return
	}
	maps.Copy(w.Header(), p.GetHeaders())
	if !strings.HasPrefix(r.URL.Path, "/api/") {
		http.Error(w, p.Detail, p.Status)
		return
	}
	w.Header().Set("Content-Type", p.ContentType(""))
	w.WriteHeader(p.Status)
	json.NewEncoder(w).Encode(p)
}
