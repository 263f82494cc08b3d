package clock

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"outremer/game"
)

// Limits of the terms.
const (
	MaxVacation = 60 // days for each person
	MaxMisses   = 9
	longestRest = 23 * 60 // minutes of a night: some of the day must be left
	wholeDay    = 24 * 60
)

// Terms are how a table reckons its time beside the limits. The zero value is a clock that never
// rests. Minutes count from midnight in the table's zone.
type Terms struct {
	Zone        string         `json:"zone,omitempty"` // as in the IANA database; "": UTC
	At          *int           `json:"at,omitempty"`   // minute of the day at which turns end
	Off         []time.Weekday `json:"off,omitempty"`  // days on which the clock does not run
	Night       *Night         `json:"night,omitempty"`
	Vacation    int            `json:"vacation,omitempty"` // days that each person may take
	Bank        *Bank          `json:"bank,omitempty"`
	Misses      int            `json:"misses,omitempty"`      // turns missed in a row before a player counts as gone; 0: three
	Substitutes bool           `json:"substitutes,omitempty"` // the seat of a player who is gone is offered to others
}

// Night is when the clock does not run, in minutes of the day. It may include midnight.
type Night struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Bank is time that a seat saves for long turns, in seconds. A turn uses its limit first, then the
// bank; whoever finishes a turn gets the increment, up to the cap.
type Bank struct {
	Start     int64 `json:"start"`
	Increment int64 `json:"increment,omitempty"`
	Cap       int64 `json:"cap"`
}

// String encodes the terms for storage.
func (t *Terms) String() string {
	b, _ := json.Marshal(t) // numbers, and a word
	if string(b) == "{}" {
		return ""
	}
	return string(b)
}

// ParseTerms reads what String wrote.
func ParseTerms(text string) (t Terms, err error) {
	if text == "" {
		return t, nil
	}
	err = json.Unmarshal([]byte(text), &t)
	if err != nil {
		return t, fmt.Errorf("terms: %w", err)
	}
	return t, nil
}

// Check rejects terms that are out of range or would never let a turn end.
func (t *Terms) Check() error {
	if text := t.wrong(); text != "" {
		return &game.SetupError{Field: "time", Text: text}
	}
	return nil
}

func (t *Terms) wrong() string {
	minute := func(m int) bool { return 0 <= m && m < wholeDay }
	switch _, err := time.LoadLocation(t.Zone); {
	case err != nil || t.Zone == "Local":
		return fmt.Sprintf("no time zone is called %q", t.Zone)
	case slices.ContainsFunc(t.Off, func(d time.Weekday) bool { return d < time.Sunday || d > time.Saturday }):
		return "no such day of the week"
	case t.playDays() == 0:
		return "one day of the week must be left for play"
	case t.Night != nil && (!minute(t.Night.From) || !minute(t.Night.To) || t.Night.length() == 0):
		return "a night begins and ends at two times of the day"
	case t.Night != nil && t.Night.length() > longestRest:
		return "an hour of the day must be left for play"
	case t.At != nil && !minute(*t.At):
		return "no such time of the day"
	case t.At != nil && t.Night != nil && t.Night.includes(*t.At):
		return "turns cannot end at night"
	case t.Vacation < 0 || t.Vacation > MaxVacation:
		return fmt.Sprintf("vacation: possible: 0 to %d days", MaxVacation)
	case t.Misses < 0 || t.Misses > MaxMisses:
		return fmt.Sprintf("misses: possible: 1 to %d turns", MaxMisses)
	case t.Bank != nil && t.At != nil:
		return "either a bank or a fixed hour"
	case t.Bank != nil:
		return t.Bank.wrong()
	}
	return ""
}

func (b *Bank) wrong() string {
	longest := int64(longestLive / time.Second)
	if b.Start < 0 || b.Increment < 0 || b.Cap < b.Start || b.Cap < 1 || b.Cap > longest || b.Increment > longest {
		return fmt.Sprintf("bank: at most %d seconds, and a cap that is not below the start", longest)
	}
	return ""
}

func (n *Night) length() int { return (n.To - n.From + wholeDay) % wholeDay }

// includes reports whether a minute of the day is in the night; its last moment is not.
func (n *Night) includes(minute int) bool { return (minute-n.From+wholeDay)%wholeDay < n.length() }

func (t *Terms) playDays() (n int) {
	for d := time.Sunday; d <= time.Saturday; d++ {
		if !slices.Contains(t.Off, d) {
			n++
		}
	}
	return n
}

// rests reports whether there are times at which the clock does not run.
func (t *Terms) rests() bool { return len(t.Off) > 0 || t.Night != nil }

// zone is where the table reckons its days. A zone that is not known any more is UTC: late is better
// than never.
func (t *Terms) zone() *time.Location {
	loc, err := time.LoadLocation(t.Zone)
	if err != nil {
		return time.UTC
	}
	return loc
}

// Due returns when a turn ends that begins at from and may take some milliseconds: after that much
// time in which the clock runs, and then at the fixed hour of the day, if there is one.
func (t *Terms) Due(from, ms int64) int64 {
	if t.rests() {
		from = t.after(from, ms)
	} else {
		from += ms
	}
	if t.At != nil {
		return t.nextHour(from)
	}
	return from
}

// after returns the moment by which the clock has run for some milliseconds. The clock that has run
// out does so before it rests, not after.
func (t *Terms) after(from, ms int64) int64 {
	loc := t.zone()
	for day := time.UnixMilli(from).In(loc); ; day = noon(day, 1, loc) {
		for _, play := range t.hours(day, loc) {
			begin := max(play[0], from)
			if room := play[1] - begin; room > 0 && ms <= room {
				return begin + ms
			} else if room > 0 {
				ms -= room
			}
		}
	}
}

// Between returns for how long the clock runs from one moment to another.
func (t *Terms) Between(from, to int64) int64 {
	if to <= from {
		return 0
	}
	if !t.rests() {
		return to - from
	}
	loc, sum := t.zone(), int64(0)
	for day := time.UnixMilli(from).In(loc); noon(day, 0, loc).UnixMilli()-int64(wholeDay)*60_000 <= to; day = noon(day, 1, loc) {
		for _, play := range t.hours(day, loc) {
			sum += max(0, min(play[1], to)-max(play[0], from))
		}
	}
	return sum
}

// hours are the parts of a day in which the clock runs. Clocks that are put forward or back make one
// of them shorter or longer.
func (t *Terms) hours(day time.Time, loc *time.Location) [][2]int64 {
	if slices.Contains(t.Off, day.Weekday()) {
		return nil
	}
	at := func(minute int) int64 { return minuteOf(day, minute, loc) }
	switch n := t.Night; {
	case n == nil:
		return [][2]int64{{at(0), at(wholeDay)}}
	case n.From < n.To:
		return [][2]int64{{at(0), at(n.From)}, {at(n.To), at(wholeDay)}}
	default:
		return [][2]int64{{at(n.To), at(n.From)}}
	}
}

// nextHour returns the first time at or after a moment at which turns end.
func (t *Terms) nextHour(from int64) int64 {
	loc := t.zone()
	for day := time.UnixMilli(from).In(loc); ; day = noon(day, 1, loc) {
		at := minuteOf(day, *t.At, loc)
		if at >= from && !slices.Contains(t.Off, day.Weekday()) {
			return at
		}
	}
}

// minuteOf returns a minute of a day as the clocks on the walls show it.
func minuteOf(day time.Time, minute int, loc *time.Location) int64 {
	return time.Date(day.Year(), day.Month(), day.Day(), 0, minute, 0, 0, loc).UnixMilli()
}

// noon returns the noon of a day or of one after it: an hour that every day has.
func noon(day time.Time, later int, loc *time.Location) time.Time {
	return time.Date(day.Year(), day.Month(), day.Day()+later, 12, 0, 0, 0, loc)
}

// DaysAfter returns the same time of the day some days later, in the table's zone.
func (t *Terms) DaysAfter(from int64, days int) int64 {
	return time.UnixMilli(from).In(t.zone()).AddDate(0, 0, days).UnixMilli()
}

// missable is how many turns in a row a player may miss before a bot takes over the seat.
func (t *Terms) missable() int {
	if t.Misses == 0 {
		return usualMisses
	}
	return t.Misses
}
