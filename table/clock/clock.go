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
	Terms   *Terms
	Pace    string     // the kind of turn being timed; "" if the clock is not running
	Due     int64      // deadline; 0: never
	Free    int64      // when the time beyond the limit begins, which is taken from the bank; 0: it is not
	Stopped int64      // when the clock was stopped by consent; 0: it is running
	Agreed  game.Seats // who wants it stopped, or restarted
	By      game.Seat  // who asked for that
	More    *More      // more time that was asked for; nil if none
	Seats   []SeatTime
}

// SeatTime is what everybody may know about the time of a seat.
type SeatTime struct {
	Bank int64 // milliseconds saved when its turn began
	Away int64 // until when its player is on vacation; 0, or in the past: is not
	Days int   // of vacation that its player may still take
}

// Display returns what a wait shows at a table of some seats with these limits and terms.
func (w Wait) Display(l Limits, t *Terms, seats int) Display {
	d := Display{Limits: l, Terms: t, Pace: w.Pace, Due: w.Due, Free: w.Free, Stopped: w.Stopped, Agreed: w.Agreed, By: w.By,
		More: w.More, Seats: make([]SeatTime, seats)}
	for s := range game.Seat(seats) {
		d.Seats[s] = SeatTime{w.Saved(s, t), w.Away[s], w.DaysLeft(s, t)}
	}
	return d
}

// Tempo is the speed of the table: one with a fixed hour is never live.
func (d *Display) Tempo() Tempo {
	tempo := d.Limits.Tempo()
	if tempo == Live && d.Terms != nil && d.Terms.At != nil {
		return Correspondence
	}
	return tempo
}

// LooksLike reports whether two waits look the same to everybody: the display, and the seats a bot
// plays for the rest of the turn.
func (w Wait) LooksLike(o Wait) bool {
	return w.Due == o.Due && w.Pace == o.Pace && w.Idle == o.Idle && w.Stopped == o.Stopped && w.Agreed == o.Agreed &&
		w.By == o.By && w.Master == o.Master && w.More == o.More && w.Free == o.Free &&
		maps.Equal(w.Bank, o.Bank) && maps.Equal(w.Away, o.Away) && maps.Equal(w.Used, o.Used)
}
