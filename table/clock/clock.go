// Package clock is how long a table waits, and for whom: who is asked, until when, who
// was late, who wants the clock stopped. It is arithmetic on values. Nothing here reads
// the time, sleeps or keeps anything; times are Unix milliseconds.
package clock

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"outremer/game"
)

// The least and the most time that a table can give for a turn, in seconds.
const (
	MinLimit = 5
	MaxLimit = 60 * 24 * 60 * 60
)

// longestLive is the longest limit of a table at which people sit and wait for each other.
const longestLive = 3 * time.Hour

// onlyPace is the kind of turn in titles that have only one.
const onlyPace = "turn"

// Paces are the kinds of turn of a title, each with a time limit of its own.
func Paces(t game.Title) []string {
	if paces := t.Info().Paces; paces != nil {
		return paces
	}
	return []string{onlyPace}
}

// PaceOf is the kind of turn that a question of a title belongs to.
func PaceOf(t game.Title, q game.Prompt) string { return Paces(t)[t.Lexicon().Steps[q.Step].Pace] }

// Limits are the seconds that a table gives for each kind of turn. A kind that is missing
// has no limit.
type Limits map[string]int64

// Check refuses limits that are no limits, or not for turns of this title.
func (l Limits) Check(t game.Title) error {
	for _, pace := range slices.Sorted(maps.Keys(l)) {
		text := ""
		if possible := Paces(t); !slices.Contains(possible, pace) {
			text = fmt.Sprintf("no kind of turn is called %q; possible: %v", pace, possible)
		} else if s := l[pace]; s < MinLimit || s > MaxLimit {
			text = fmt.Sprintf("%s: %d seconds; possible: %d to %d", pace, s, MinLimit, MaxLimit)
		}
		if text != "" {
			return &game.SetupError{Field: "clock", Text: text}
		}
	}
	return nil
}

// Tempo is how a table is played in time.
type Tempo string

const (
	Untimed        Tempo = "untimed"
	Live           Tempo = "live"
	Correspondence Tempo = "correspondence"
)

// Tempo tells a table for an evening from one with days between the moves.
func (l Limits) Tempo() Tempo {
	if len(l) == 0 {
		return Untimed
	}
	for _, s := range l {
		if time.Duration(s)*time.Second > longestLive {
			return Correspondence
		}
	}
	return Live
}

// Display is what everybody may know about a table's time.
type Display struct {
	Limits  Limits
	Pace    string     // the kind of turn that is waited for; "" if the clock does not run
	Due     int64      // when the time is up; 0: never
	Stopped int64      // since when the clock stands still by consent; 0: it runs
	Agreed  game.Seats // who wants it stopped, or to run again
}

// Display is what a wait shows at a table with some limits.
func (w Wait) Display(l Limits) Display {
	return Display{Limits: l, Pace: w.Pace, Due: w.Due, Stopped: w.Stopped, Agreed: w.Agreed}
}

// LooksLike reports whether two waits look the same to everybody: what they display, and
// at which seats a bot plays for the rest of the turn.
func (w Wait) LooksLike(o Wait) bool {
	return w.Due == o.Due && w.Pace == o.Pace && w.Idle == o.Idle && w.Stopped == o.Stopped && w.Agreed == o.Agreed
}
