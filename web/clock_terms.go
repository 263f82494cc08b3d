package web

import (
	"fmt"
	"slices"
	"time"

	"outremer/game"
	"outremer/table/clock"
)

// TermsDoc is how a table reckons its time beside the limits. Times of the day are those of the
// table's zone.
type TermsDoc struct {
	Zone        string    `json:"zone,omitempty" maxLength:"60" doc:"time zone, as in the IANA database; default: UTC"`
	At          string    `json:"at,omitempty" pattern:"^[0-2][0-9]:[0-5][0-9]$" doc:"a turn ends at this time of the day, the first that leaves it the limit"`
	Off         []string  `json:"off,omitempty" enum:"mon,tue,wed,thu,fri,sat,sun" maxItems:"7" doc:"days on which the clock does not run"`
	Night       *NightDoc `json:"night,omitempty" doc:"hours in which the clock does not run"`
	Vacation    int       `json:"vacation,omitempty" doc:"days that each player may take off; their deadlines move"`
	Bank        *BankDoc  `json:"bank,omitempty" doc:"time for long turns: used once the limit is, by a seat that is asked alone"`
	Misses      int       `json:"misses,omitempty" doc:"turns missed in a row before a player counts as gone; default: 3"`
	Substitutes bool      `json:"substitutes,omitempty" doc:"the seat of a player who is gone is offered to others"`
}

// NightDoc is when the clock does not run.
type NightDoc struct {
	From string `json:"from" pattern:"^[0-2][0-9]:[0-5][0-9]$"`
	To   string `json:"to" pattern:"^[0-2][0-9]:[0-5][0-9]$"`
}

// BankDoc is a bank of time, in seconds.
type BankDoc struct {
	Start     int64 `json:"start" doc:"what each seat begins with"`
	Increment int64 `json:"increment,omitempty" doc:"what a finished turn adds"`
	Cap       int64 `json:"cap" doc:"the most that a seat can save"`
}

// weekdays are the days of the week as documents have them.
var weekdays = []string{time.Sunday: "sun", "mon", "tue", "wed", "thu", "fri", "sat"}

// termsDoc returns nil where there is nothing to say.
func termsDoc(t *clock.Terms) *TermsDoc {
	if t == nil || t.String() == "" {
		return nil
	}
	d := &TermsDoc{Zone: t.Zone, Vacation: t.Vacation, Misses: t.Misses, Substitutes: t.Substitutes}
	if t.At != nil {
		d.At = timeOfDay(*t.At)
	}
	for _, day := range t.Off {
		d.Off = append(d.Off, weekdays[day])
	}
	if t.Night != nil {
		d.Night = &NightDoc{timeOfDay(t.Night.From), timeOfDay(t.Night.To)}
	}
	if b := t.Bank; b != nil {
		d.Bank = &BankDoc{b.Start, b.Increment, b.Cap}
	}
	return d
}

func timeOfDay(minute int) string { return fmt.Sprintf("%02d:%02d", minute/60, minute%60) }

// read returns the terms; their values are validated by the host.
func (d *TermsDoc) read() (t clock.Terms, err error) {
	if d == nil {
		return t, nil
	}
	t = clock.Terms{Zone: d.Zone, Vacation: d.Vacation, Misses: d.Misses, Substitutes: d.Substitutes}
	for _, day := range d.Off {
		t.Off = append(t.Off, time.Weekday(slices.Index(weekdays, day)))
	}
	if d.At != "" {
		at, err := readTime(d.At)
		if err != nil {
			return t, err
		}
		t.At = &at
	}
	if d.Night != nil {
		from, errFrom := readTime(d.Night.From)
		to, errTo := readTime(d.Night.To)
		if errFrom != nil || errTo != nil {
			return t, badTime
		}
		t.Night = &clock.Night{From: from, To: to}
	}
	if b := d.Bank; b != nil {
		t.Bank = &clock.Bank{Start: b.Start, Increment: b.Increment, Cap: b.Cap}
	}
	return t, nil
}

var badTime = &game.SetupError{Field: "terms", Text: "a time of the day is written like 20:30"}

func readTime(text string) (int, error) {
	at, err := time.Parse("15:04", text)
	if err != nil {
		return 0, badTime
	}
	return 60*at.Hour() + at.Minute(), nil
}
