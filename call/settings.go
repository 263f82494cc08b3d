package call

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// Settings are how a person wants to be called.
type Settings struct {
	Lang  string
	Zone  string                    // name of a time zone; "": UTC
	Quiet Quiet                     // no calls during these hours of the person's day
	Wants map[string][]table.Reason // by kind of channel; all of them for kinds that are missing
}

// Quiet is a span of hours in minutes after midnight, which may include midnight. From equal to To
// is none.
type Quiet struct{ From, To int }

func (q Quiet) String() string {
	return fmt.Sprintf("%02d:%02d-%02d:%02d", q.From/60, q.From%60, q.To/60, q.To%60)
}

func parseQuiet(text string) (q Quiet) {
	var a, b, c, d int
	if n, _ := fmt.Sscanf(text, "%d:%d-%d:%d", &a, &b, &c, &d); n == 4 {
		q = Quiet{a*60 + b, c*60 + d}
	}
	return q
}

// end returns when the silence that covers a moment ends; the zero time if none does.
func (q Quiet) end(now time.Time) time.Time {
	minute := now.Hour()*60 + now.Minute()
	since := (minute - q.From + 24*60) % (24 * 60)
	long := (q.To - q.From + 24*60) % (24 * 60)
	if since >= long {
		return time.Time{}
	}
	// By the calendar, not by adding minutes: a day on which the clocks change has other hours.
	days := 0
	if q.To <= minute {
		days = 1
	}
	return time.Date(now.Year(), now.Month(), now.Day()+days, q.To/60, q.To%60, 0, 0, now.Location())
}

// ErrSettings means that settings make no sense.
var ErrSettings = errors.New("no such time zone, hour, language, channel or cause")

// Check rejects settings that make no sense.
func (s *Settings) Check() error {
	_, err := time.LoadLocation(s.Zone)
	hours := func(m int) bool { return m >= 0 && m < 24*60 }
	if err != nil || !hours(s.Quiet.From) || !hours(s.Quiet.To) || !slices.Contains(text.Languages, s.Lang) {
		return ErrSettings
	}
	for kind, causes := range s.Wants {
		for _, c := range causes {
			if !slices.Contains(table.Reasons, c) {
				return ErrSettings
			}
		}
		if !slices.Contains([]string{store.ByPush, store.ByMail, store.ByHook}, kind) {
			return ErrSettings
		}
	}
	return nil
}

// wants reports whether a kind of channel is to tell of something.
func (s *Settings) wants(kind string, why table.Reason) bool {
	chosen, ok := s.Wants[kind]
	return kind != store.ByFeed && (!ok || slices.Contains(chosen, why))
}

// zone is where the person is.
func (s *Settings) zone() *time.Location {
	loc, err := time.LoadLocation(s.Zone)
	if err != nil {
		return time.UTC
	}
	return loc
}

func (s *Settings) row(person string) store.Callee {
	wants, _ := json.Marshal(s.Wants) // lists of words
	return store.Callee{Person: person, Lang: s.Lang, Zone: s.Zone, Quiet: s.Quiet.String(), Wants: string(wants)}
}

// settingsOf reads what row wrote. What cannot be read is as if it had never been set.
func settingsOf(c store.Callee) *Settings {
	s := &Settings{Lang: c.Lang, Zone: c.Zone, Quiet: parseQuiet(c.Quiet)}
	json.Unmarshal([]byte(c.Wants), &s.Wants) //nolint:errcheck // see above
	if strings.TrimSpace(s.Lang) == "" {
		s.Lang = text.Languages[0]
	}
	return s
}
