package clock

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"outremer/game"
)

func minutes(h, m int) *int {
	n := 60*h + m
	return &n
}

var weekend = []time.Weekday{time.Saturday, time.Sunday}

// at reads a moment as the clocks of Rome show it.
func at(t *testing.T, text string) int64 {
	t.Helper()
	rome, err := time.LoadLocation("Europe/Rome")
	if err != nil {
		t.Fatal(err)
	}
	when, err := time.ParseInLocation("2006-01-02 15:04", text, rome)
	if err != nil {
		t.Fatal(err)
	}
	return when.UnixMilli()
}

// TestDue: 2026-03-29 and 2026-10-25 are Sundays on which the clocks of Rome are changed.
func TestDue(t *testing.T) {
	night := &Night{23 * 60, 7 * 60}
	siesta := &Night{13 * 60, 15 * 60}
	for name, c := range map[string]struct {
		terms Terms
		from  string
		hours int64
		want  string
	}{
		"nothing but the limit":          {Terms{}, "2026-11-17 10:00", 5, "2026-11-17 15:00"},
		"past midnight":                  {Terms{}, "2026-11-17 22:00", 5, "2026-11-18 03:00"},
		"a night":                        {Terms{Night: night}, "2026-11-17 22:00", 2, "2026-11-18 08:00"},
		"it begins at night":             {Terms{Night: night}, "2026-11-18 02:00", 2, "2026-11-18 09:00"},
		"as the night begins":            {Terms{Night: night}, "2026-11-17 21:00", 2, "2026-11-17 23:00"},
		"a rest at noon":                 {Terms{Night: siesta}, "2026-11-17 12:00", 2, "2026-11-17 16:00"},
		"a weekend":                      {Terms{Off: weekend}, "2026-11-20 20:00", 24, "2026-11-23 20:00"},
		"a weekend and a night":          {Terms{Off: weekend, Night: night}, "2026-11-20 22:00", 2, "2026-11-23 08:00"},
		"it begins on a day off":         {Terms{Off: weekend}, "2026-11-21 12:00", 1, "2026-11-23 01:00"},
		"at a fixed hour":                {Terms{At: minutes(20, 30)}, "2026-11-17 10:00", 4, "2026-11-17 20:30"},
		"which is too soon":              {Terms{At: minutes(20, 30)}, "2026-11-17 18:00", 4, "2026-11-18 20:30"},
		"just in time":                   {Terms{At: minutes(20, 30)}, "2026-11-17 16:30", 4, "2026-11-17 20:30"},
		"at midnight":                    {Terms{At: minutes(0, 0)}, "2026-11-17 16:30", 4, "2026-11-18 00:00"},
		"not on a day off":               {Terms{At: minutes(20, 30), Off: weekend}, "2026-11-20 19:00", 4, "2026-11-23 20:30"},
		"clocks go forward":              {Terms{At: minutes(20, 0)}, "2026-03-28 20:00", 23, "2026-03-29 20:00"},
		"no more than 23 hours that day": {Terms{At: minutes(20, 0)}, "2026-03-28 20:00", 24, "2026-03-30 20:00"},
		"clocks go back":                 {Terms{At: minutes(20, 0)}, "2026-10-24 20:00", 25, "2026-10-25 20:00"},
		"an hour that is left out":       {Terms{At: minutes(2, 30)}, "2026-03-28 20:00", 1, "2026-03-29 03:30"},
		"a short night":                  {Terms{Night: night}, "2026-03-28 22:00", 2, "2026-03-29 08:00"},
		"a long day off":                 {Terms{Off: weekend}, "2026-10-23 23:00", 2, "2026-10-26 01:00"},
	} {
		c.terms.Zone = "Europe/Rome"
		if err := c.terms.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		got, want := c.terms.Due(at(t, c.from), c.hours*3_600_000), at(t, c.want)
		if got != want {
			t.Errorf("%s: got %s, want %s", name, time.UnixMilli(got).In(c.terms.zone()), time.UnixMilli(want).In(c.terms.zone()))
		}
	}
}

// anyTerms are terms without a fixed hour.
func anyTerms(r *rand.Rand) Terms {
	zones := []string{"", "Europe/Rome", "America/New_York", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Apia"}
	t := Terms{Zone: zones[r.IntN(len(zones))]}
	for range r.IntN(4) {
		t.Off = append(t.Off, time.Weekday(r.IntN(7)))
	}
	if from := r.IntN(wholeDay); r.IntN(2) == 0 {
		t.Night = &Night{from, (from + 1 + r.IntN(longestRest)) % wholeDay}
	}
	return t
}

// TestDueAndBetween: what is due after some time is reached when that much has passed, and never
// earlier than without rests; more time never ends sooner.
func TestDueAndBetween(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		terms := anyTerms(r)
		if err := terms.Check(); err != nil {
			t.Fatalf("%+v: %v", terms, err)
		}
		from := r.Int64N(2_000_000_000_000)
		ms := 1 + r.Int64N(20*86_400_000)
		due := terms.Due(from, ms)
		if got := terms.Between(from, due); got != ms {
			t.Fatalf("%+v from %d: %d ms are due at %d, and by then %d have passed", terms, from, ms, due, got)
		}
		if due < from+ms || terms.Due(from, ms+60_000) <= due {
			t.Fatalf("%+v from %d: %d ms are due at %d", terms, from, ms, due)
		}
		hour := r.IntN(wholeDay)
		terms.At = &hour
		if fixed := terms.Due(from, ms); fixed < due || fixed > due+8*86_400_000 {
			t.Fatalf("%+v from %d: %d ms are due at %d, and at the hour at %d", terms, from, ms, due, fixed)
		}
	}
}

func TestTermsCheck(t *testing.T) {
	all := []time.Weekday{0, 1, 2, 3, 4, 5, 6}
	for name, terms := range map[string]Terms{
		"an unknown zone":         {Zone: "Europe/Outremer"},
		"the zone of the machine": {Zone: "Local"},
		"a path":                  {Zone: "../../etc/passwd"},
		"all days off":            {Off: all},
		"an eighth day":           {Off: []time.Weekday{7}},
		"no night":                {Night: &Night{60, 60}},
		"no day":                  {Night: &Night{60, 59}},
		"a late night":            {Night: &Night{60, wholeDay}},
		"hour 25":                 {At: minutes(25, 0)},
		"an hour at night":        {At: minutes(2, 0), Night: &Night{23 * 60, 7 * 60}},
		"too much vacation":       {Vacation: MaxVacation + 1},
		"less than none":          {Vacation: -1},
		"too many misses":         {Misses: MaxMisses + 1},
		"an empty bank":           {Bank: &Bank{}},
		"a cap below the start":   {Bank: &Bank{Start: 60, Cap: 50}},
		"a bank of days":          {Bank: &Bank{Start: 60, Cap: 86_400}},
		"a bank at a fixed hour":  {At: minutes(20, 0), Bank: &Bank{Start: 60, Cap: 60}},
	} {
		var bad *game.SetupError
		if err := terms.Check(); !errors.As(err, &bad) || bad.Field != "time" {
			t.Errorf("%s: got %v, want an error of the field time", name, err)
		}
	}
	for name, terms := range map[string]Terms{
		"nothing": {}, "six days off": {Off: all[1:]}, "Apia": {Zone: "Pacific/Apia"},
		"as the night begins": {At: minutes(7, 0), Night: &Night{23 * 60, 7 * 60}},
	} {
		if err := terms.Check(); err != nil {
			t.Errorf("%s: got %v, want nil", name, err)
		}
	}
}

// TestTermsKept: terms are read as they were written, none are nothing, and a zone that nobody knows
// any more is UTC.
func TestTermsKept(t *testing.T) {
	terms := Terms{Zone: "Europe/Rome", At: minutes(20, 0), Off: weekend, Vacation: 5, Misses: 2, Substitutes: true}
	again, err := ParseTerms(terms.String())
	if err != nil || again.String() != terms.String() || *again.At != 1200 || len(again.Off) != 2 {
		t.Errorf("got %+v, %v, want %+v", again, err, terms)
	}
	if got := new(Terms).String(); got != "" {
		t.Errorf("no terms: got %q, want nothing", got)
	}
	if _, err := ParseTerms("soon"); err == nil {
		t.Error("soon: got nil, want an error")
	}
	lost := Terms{Zone: "Atlantis", At: minutes(0, 0)}
	if got := lost.Due(1, 0); got != 86_400_000 {
		t.Errorf("got %d, want the next midnight of UTC", got)
	}
}
