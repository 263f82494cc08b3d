package web

import (
	"context"
	"errors"
	"slices"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table"
	"outremer/table/press"
	"outremer/teacher"
	"outremer/text"
	"outremer/web/status"
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
	Until    int64        `json:"until,omitempty" doc:"when that will be possible again"`

	wait time.Duration // after which another try makes sense; 0: as usual
}

// FieldError says which field is wrong, and why.
type FieldError struct {
	Location string `json:"location" doc:"such as body.options.castles"`
	Message  string `json:"message"`
}

func newProblem(number int, key, detail string, fields ...FieldError) *Problem {
	return &Problem{Type: "about:blank", Title: status.Text(number), Status: number, Key: key, Detail: detail, Errors: fields}
}

// tooMany is the problem of somebody who does something too often, and may do it again after a while.
func tooMany(key, detail string, wait time.Duration) *Problem {
	p := newProblem(status.TooManyRequests, key, detail)
	p.wait = wait
	return p
}

func (p *Problem) Error() string { return p.Detail }

// ContentType implements huma.ContentTypeFilter.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// gaveUp is the status of a request whose client went away before the answer. Nobody reads it but the
// log and the metrics; the number is the one that proxies use.
const gaveUp = 499

// answerTo is how an error is answered.
type answerTo struct {
	err    error
	status int
	key    string
}

// errorTable maps the errors that a player can cause to responses.
var errorTable = []answerTo{
	{table.ErrStale, status.Conflict, "stale"},
	{store.ErrMoved, status.Conflict, "stale"},
	{table.ErrFrozen, status.Conflict, "frozen"},
	{table.ErrDeparted, status.Conflict, "departed"},
	{table.ErrNotAlone, status.Conflict, "not-alone"},
	{table.ErrKnown, status.Forbidden, "known"},
	{table.ErrHalted, status.Conflict, "halted"},
	{table.ErrNewest, status.Conflict, "newest"},
	{table.ErrMidTurn, status.Conflict, "mid-turn"},
	{table.ErrNotYours, status.Forbidden, "not-yours"},
	{table.ErrTaken, status.Conflict, "taken"},
	{table.ErrInvite, status.Forbidden, "invite"},
	{table.ErrUninvited, status.Forbidden, "bot-uninvited"},
	{table.ErrUnseen, status.Forbidden, "bot-unseen"},
	{table.ErrPutOut, status.Forbidden, "put-out"},
	{table.ErrOneSeat, status.Conflict, "one-seat"},
	{table.ErrMaster, status.Conflict, "master"},
	{table.ErrNoWishes, status.Conflict, "no-wishes"},
	{table.ErrNotLost, status.Conflict, "not-lost"},
	{table.ErrClosed, status.Conflict, "closed"},
	{table.ErrStarted, status.Conflict, "started"},
	{table.ErrNotRunning, status.Conflict, "not-running"},
	{table.ErrNotOver, status.Forbidden, "not-over"},
	{table.ErrCovered, status.Conflict, "covered"},
	{table.ErrNotCovered, status.Conflict, "not-covered"},
	{table.ErrNotFree, status.Conflict, "not-free"},
	{table.ErrNoRequest, status.Conflict, "no-request"},
	{press.ErrTooMany, status.TooManyRequests, "too-many-letters"},
	{press.ErrNoPress, status.Forbidden, "no-press"},
	{press.ErrPublicOnly, status.Forbidden, "public-only"},
	{table.ErrNoPacts, status.Conflict, "no-pacts"},
	{press.ErrNoOffer, status.Conflict, "no-offer"},
	{press.ErrAnswered, status.Conflict, "answered"},
	{press.ErrLapsed, status.Conflict, "lapsed"},
	{table.ErrNoClock, status.Conflict, "no-clock"},
	{table.ErrNoAgreements, status.Conflict, "no-agreements"},
	{table.ErrNoHints, status.Forbidden, "no-hints"},
	{teacher.ErrNoQuestion, status.Conflict, "not-asked"},
	{table.ErrNoPartner, status.Conflict, "no-partner"},
	{table.ErrAsked, status.Conflict, "asked"},
	{table.ErrNoVacation, status.Conflict, "no-vacation"},
	{table.ErrNotWanted, status.Conflict, "not-wanted"},
	{table.ErrSeated, status.Conflict, "seated"},
	{table.ErrNoRank, status.UnprocessableEntity, "no-rank"},
	{table.ErrRatedSeveral, status.UnprocessableEntity, "rated-several"},
	{table.ErrTooMany, status.Forbidden, "too-many-tables"},
	{table.ErrShutdown, status.ServiceUnavailable, "stopping"},
	{record.ErrNothing, status.Conflict, "nothing"},
	{table.ErrGone, status.Conflict, "gone"},
	{store.ErrKey, status.UnprocessableEntity, "key-reused"},
	{store.ErrText, status.UnprocessableEntity, "invalid"},
	{store.ErrNotFound, status.NotFound, "not-found"},
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
		return newProblem(status.UnprocessableEntity, "invalid", setup.Error(), FieldError{setupField(setup.Field), setup.Text})
	case errors.As(err, &clash):
		return newProblem(status.Conflict, "clash", clash.Error())
	case ctx.Err() != nil:
		return newProblem(gaveUp, "canceled", "the request was given up")
	}
	for _, t := range slices.Concat(errorTable, peopleErrors) {
		if errors.Is(err, t.err) {
			return newProblem(t.status, t.key, t.err.Error())
		}
	}
	if errors.Is(err, store.ErrStorage) {
		s.sayStorage(err)
		return newProblem(status.ServiceUnavailable, storageFails, "nothing can be kept at the moment; try again later")
	}
	id := requestID(ctx)
	s.Log.Error("internal error", "request", id, "error", err)
	p = newProblem(status.InternalServerError, "internal", "internal error")
	p.Instance = "urn:request:" + id
	return p
}

// setupField maps a field of a setup to its place in the request.
func setupField(field string) string {
	switch field {
	case "title", "edition", "name", "bots", "clock", "sit", "entropy", "text", "press", "to", "offer", "re", "answer", "circle", "n", "with", "bot", "revision", "facts",
		"phrase", "lang", "zone", "address", "seating", "wishes", "seat", "why", "hours", "until", "person", "hints", "opening":
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
	p := newProblem(status.UnprocessableEntity, v.Key, "the rules refuse this move")
	p.Rule = string(v.Rule)
	p.RuleText = words.Rule(lang, v.Rule)
	p.Text = words.Violation(lang, seats, v).String()
	return p
}
