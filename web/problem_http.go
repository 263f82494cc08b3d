//go:build !engine

package web

import (
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"math"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"outremer/people"
	"outremer/store"
	"outremer/warden"
)

// retryLater is when a request may be tried again that failed through no fault of its own, in seconds.
const retryLater = "10"

// waits are how long it takes, by what was done too often, until a little of it is possible again.
var waits = map[string]time.Duration{"too-many-tries": people.Between, "too-many-reports": warden.BetweenReports, "too-many-letters": time.Hour}

// GetStatus implements huma.StatusError.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders implements huma.HeadersError.
func (p *Problem) GetHeaders() http.Header {
	switch p.Status {
	case http.StatusServiceUnavailable:
		return http.Header{"Retry-After": {retryLater}}
	case http.StatusTooManyRequests:
		wait := cmp.Or(p.wait, waits[p.Key], time.Second)
		return http.Header{"Retry-After": {strconv.Itoa(int(math.Ceil(wait.Seconds())))}}
	case http.StatusUnauthorized: // only tokens are asked for this way
		return http.Header{"Www-Authenticate": {"Bearer"}}
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
			p.Errors = append(p.Errors, fieldError(d.ErrorDetail()))
		} else if err != nil {
			p.Errors = append(p.Errors, FieldError{"", err.Error()})
		}
	}
	return p
}

// ofType is what encoding/json says of a value that passed for the type of a field but is written as it may not
// be: 1e0 for 1.
var ofType = regexp.MustCompile(`^json: cannot unmarshal (\w+).* into Go struct field \w+\.(\S+) of type \w+$`)

// fieldError says which field is wrong.
func fieldError(d *huma.ErrorDetail) FieldError {
	if m := ofType.FindStringSubmatch(d.Message); m != nil {
		return FieldError{"body." + m[2], "this " + m[1] + " is written as it cannot be here; a whole number has digits only"}
	}
	return FieldError{d.Location, d.Message}
}

// storageFails is the key of a problem that whoever runs the server has to see to.
const storageFails = "storage"

// takesPositions: a position can be made so that it costs whoever follows it more than any game would.
const takesPositions = false

// peopleErrors are what goes wrong when somebody proves who they are, or looks after the site.
var peopleErrors = []answerTo{
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
	{people.ErrToken, http.StatusUnauthorized, "token-unknown"},
	{people.ErrTokenOld, http.StatusUnauthorized, "token-old"},
	{store.ErrTokens, http.StatusConflict, "too-many-tokens"},
	{store.ErrPlayed, http.StatusConflict, "bot-played"},
	{store.ErrMixed, http.StatusConflict, "bot-mixed"},
	{people.ErrTaken, http.StatusConflict, "proof-taken"},
	{warden.ErrNotWarden, http.StatusForbidden, "not-warden"},
	{warden.ErrConsole, http.StatusForbidden, "console"},
	{warden.ErrNamesHidden, http.StatusConflict, "names-hidden"},
	{warden.ErrOften, http.StatusTooManyRequests, "too-many-reports"},
	{warden.ErrYourself, http.StatusUnprocessableEntity, "yourself"},
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
