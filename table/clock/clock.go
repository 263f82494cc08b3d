// Package clock computes how long a table waits, and for whom: who is asked, the deadline, who was
// late, who wants the clock stopped. It is pure arithmetic on values: nothing here reads the time,
// sleeps or stores anything. Times are Unix milliseconds.
package clock

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"outremer/game"
)

// The shortest and longest time limit per turn, in seconds.
const (
	MinLimit = 5
	MaxLimit = 60 * 24 * 60 * 60
)

// longestLive is the longest limit of a table that is played live.
const longestLive = 3 * time.Hour

// onlyPace is the kind of turn in titles with only one.
const onlyPace = "turn"

// Paces returns a title's kinds of turn, each with its own time limit.
func Paces(t game.Title) []string {
	if paces := t.Info().Paces; paces != nil {
		return paces
	}
	return []string{onlyPace}
}

// PaceOf returns the kind of turn a question belongs to.
func PaceOf(t game.Title, q game.Prompt) string { return Paces(t)[t.Lexicon().Steps[q.Step].Pace] }

// Limits are a table's seconds for each kind of turn. A missing kind has no limit.
type Limits map[string]int64

// Check rejects limits that are out of range or name no kind of turn of this title.
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

// Tempo is the speed at which a table is played.
type Tempo string

const (
	Untimed        Tempo = "untimed"
	Live           Tempo = "live"
	Correspondence Tempo = "correspondence"
)

// Tempo distinguishes a table for one evening from one with days between moves.
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
	Pace    string     // the kind of turn being timed; "" if the clock is not running
	Due     int64      // deadline; 0: never
	Stopped int64      // when the clock was stopped by consent; 0: it is running
	Agreed  game.Seats // who wants it stopped, or restarted
}

// Display returns what a wait shows at a table with these limits.
func (w Wait) Display(l Limits) Display {
	return Display{Limits: l, Pace: w.Pace, Due: w.Due, Stopped: w.Stopped, Agreed: w.Agreed}
}

// LooksLike reports whether two waits look the same to everybody: the display, and the seats a bot
// plays for the rest of the turn.
func (w Wait) LooksLike(o Wait) bool {
	return w.Due == o.Due && w.Pace == o.Pace && w.Idle == o.Idle && w.Stopped == o.Stopped && w.Agreed == o.Agreed
}
