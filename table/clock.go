package table

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"outremer/game"
	"outremer/store"
)

// Limits of the time that a table gives for a turn, in seconds.
const (
	MinLimit = 5
	MaxLimit = 60 * 24 * 60 * 60
)

// live is the longest limit of a table at which people sit and wait for each other.
const live = 3 * time.Hour

// oneKind is the kind of turn in titles that have only one.
const oneKind = "turn"

// Paces are the kinds of turn of a title, each with a time limit of its own.
func Paces(t game.Title) []string {
	if paces := t.Info().Paces; paces != nil {
		return paces
	}
	return []string{oneKind}
}

// checkClock refuses limits that are no limits, or not for turns of this title.
func checkClock(t game.Title, clock map[string]int64) error {
	for _, pace := range slices.Sorted(maps.Keys(clock)) {
		if possible := Paces(t); !slices.Contains(possible, pace) {
			return &game.SetupError{Field: "clock", Text: fmt.Sprintf("no kind of turn is called %q; possible: %v", pace, possible)}
		}
		if s := clock[pace]; s < MinLimit || s > MaxLimit {
			return &game.SetupError{Field: "clock", Text: fmt.Sprintf("%s: %d seconds; possible: %d to %d", pace, s, MinLimit, MaxLimit)}
		}
	}
	return nil
}

// Tempo is how a table is played in time.
type Tempo string

const (
	Untimed        Tempo = "untimed"
	LiveTempo      Tempo = "live"
	Correspondence Tempo = "correspondence"
)

// Tempo tells a table for an evening from one with days between the moves.
func (c Clock) Tempo() Tempo {
	if len(c.Limits) == 0 {
		return Untimed
	}
	for _, s := range c.Limits {
		if time.Duration(s)*time.Second > live {
			return Correspondence
		}
	}
	return LiveTempo
}

// Clock is what everybody may know about a table's time.
type Clock struct {
	Limits  map[string]int64 // seconds by kind of turn; none: no limit
	Pace    string           // the kind of turn that is waited for; "" if the clock does not run
	Due     int64            // when the time is up; 0: never
	Stopped int64            // since when the clock stands still by consent; 0: it runs
	Agreed  game.Seats       // who wants it stopped, or to run again
}

func clockOf(r *store.Table, w *wait) Clock {
	return Clock{Limits: r.Clock, Pace: w.Pace, Due: w.Due, Stopped: w.Stopped, Agreed: w.Agreed}
}

// RulesForLate reports whether the rules of a title move for those whose time is up.
func (h *Host) RulesForLate(title string) bool { return h.absentees[title] }

// hasAbsentees looks at a new game: what the rules know is a property of its states.
func hasAbsentees(t game.Title) bool {
	st, err := t.New(game.Setup{Seats: t.Info().Sizes()[0]})
	_, ok := st.(game.Absentee)
	return err == nil && ok
}
