package table

import (
	"strings"
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
)

// open requests as everybody sees them, in short.
func requested(t *testing.T, tab *Table) string {
	t.Helper()
	var all []string
	for _, r := range look(t, tab, game.Nobody).Requests {
		all = append(all, string(r.Kind))
	}
	return strings.Join(all, " ")
}

// notes are the remarks in a table's log.
func notes(t *testing.T, tab *Table) string {
	t.Helper()
	var all []string
	for _, n := range newsOf(t, tab, game.Nobody) {
		if n.Kind == Noted {
			all = append(all, tab.row.Seats[n.Seat].Name+" "+n.Note)
		}
	}
	return strings.Join(all, ", ")
}

// TestMasterAsksForPause: a game master without a seat asks all players, and nobody else may.
func TestMasterAsksForPause(t *testing.T) {
	h, _ := timedHost(t, games.Example().Title)
	tab := create(t, h, NewTable{Players: 2, Clock: map[string]int64{"turn": 3600}, Manners: Manners{Master: true}})
	for _, g := range guests[1:] {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	red, blue := By{berta.ID, 0}, By{carla.ID, 1}
	want(t, tab.AskPause(bg, berta.ID), ErrNotYours)
	must(t, tab.AskPause(bg, anna.ID))
	want(t, tab.AskPause(bg, anna.ID), ErrAsked)
	r := again(t, h, tab.ID()).requests()
	if len(r) != 1 || r[0].Kind != Pausing || r[0].By != game.Nobody || r[0].Missing != game.AllSeats(2) {
		t.Fatalf("got %+v, want both asked by nobody at the table", r)
	}
	must(t, tab.Answer(bg, red, Pausing, true))
	must(t, tab.Answer(bg, blue, Pausing, false))
	if got := requested(t, tab); got != "" {
		t.Errorf("refused, and %q is asked", got)
	}
	must(t, tab.AskPause(bg, anna.ID))
	must(t, tab.Answer(bg, red, Pausing, true))
	must(t, tab.Answer(bg, blue, Pausing, true))
	if c := look(t, tab, game.Nobody).Clock; c.Stopped == 0 {
		t.Errorf("both agreed, and the clock is %+v", c)
	}
	const told = "red ask-pause-master, blue refuse-pause, red ask-pause-master, blue clock-stopped"
	if got := notes(t, tab); got != told {
		t.Errorf("notes %q, want %q", got, told)
	}
}

// TestRefused: one refusal closes a request for everybody, and everybody is told.
func TestRefused(t *testing.T) {
	h, _ := timedHost(t, games.Example().Title)
	for kind, ask := range map[Plea]func(*Table) error{
		Pausing:  func(tab *Table) error { return tab.Pause(bg, by(0), true) },
		MoreTime: func(tab *Table) error { return tab.AskTime(bg, by(0), 3600) },
		Undoing: func(tab *Table) error {
			bidRound(t, tab)
			play(t, tab, 0, "pass")
			play(t, tab, 1, "pass")
			return tab.RequestUndo(bg, by(0))
		},
	} {
		tab := timedDuel(t, h)
		must(t, ask(tab))
		r := look(t, tab, game.Nobody).Requests
		if len(r) != 1 || r[0].Kind != kind || r[0].By != 0 || r[0].Missing != game.Only(1) {
			t.Errorf("%s: got %+v, want it asked by red of blue", kind, r)
		}
		due := look(t, tab, 0).Clock.Due
		must(t, tab.Answer(bg, by(1), kind, false))
		if got := requested(t, tab); got != "" {
			t.Errorf("%s: got %q, want it closed", kind, got)
		}
		if c := look(t, tab, 0).Clock; c.Due != due || c.Stopped != 0 {
			t.Errorf("%s: refused, and the clock is %+v", kind, c)
		}
		if got := notes(t, tab); !strings.HasPrefix(got, "red ask-"+string(kind)) || !strings.HasSuffix(got, ", blue refuse-"+string(kind)) {
			t.Errorf("%s: told %q", kind, got)
		}
		want(t, tab.Answer(bg, by(1), kind, true), ErrNoRequest)
		must(t, ask2(tab, kind))
		must(t, tab.Answer(bg, by(0), kind, false))
		if got := notes(t, tab); !strings.HasSuffix(got, ", red withdraw") || requested(t, tab) != "" {
			t.Errorf("%s withdrawn: told %q", kind, got)
		}
		sameAfterReload(t, h, tab)
	}
}

// ask2 makes a request again.
func ask2(tab *Table, kind Plea) error {
	switch kind {
	case Pausing:
		return tab.Pause(bg, by(0), true)
	case MoreTime:
		return tab.AskTime(bg, by(0), 3600)
	}
	return tab.RequestUndo(bg, by(0))
}

// TestMoreTime: time is added as asked once the others agree, and the deadline is enforced then.
func TestMoreTime(t *testing.T) {
	h, w := timedHost(t, strict{games.Example().Title})
	tab := timedDuel(t, h)
	want(t, duel(t, newHost(t)).AskTime(bg, by(0), 60), ErrNoClock)
	if err := tab.AskTime(bg, by(0), 1); err == nil {
		t.Error("a second: got nil, want a refusal")
	}
	must(t, tab.AskTime(bg, by(0), 300))
	want(t, tab.AskTime(bg, by(1), 300), ErrAsked)
	want(t, tab.Answer(bg, by(0), MoreTime, true), ErrNoRequest)
	want(t, tab.Answer(bg, By{"carla", 1}, MoreTime, true), ErrNotYours)
	must(t, tab.Answer(bg, by(1), MoreTime, true))
	if got := left(t, h, tab); got != 15*minute {
		t.Errorf("%d ms left, want 15 minutes", got)
	}
	if got := notes(t, tab); got != "red ask-time-minutes 5, red time-added-minutes 5" {
		t.Errorf("told %q", got)
	}
	sameAfterReload(t, h, tab)
	w.pass(h, 14*time.Minute)
	if got := notes(t, tab); strings.Contains(got, "late") {
		t.Errorf("a minute before: told %q", got)
	}
	w.pass(h, time.Minute)
	until(t, tab, game.Nobody, func(s *Snapshot) bool { return s.Clock.Due > h.now() })
}

// TestPauseByTheRest: a vote that only one player was missing from is decided when that one leaves.
func TestPauseByTheRest(t *testing.T) {
	h, _ := timedHost(t, games.Example().Title, func(c *Config) { c.Pause = time.Hour })
	tab := timedTrio(t, h)
	must(t, tab.Pause(bg, by(0), true))
	must(t, tab.Pause(bg, by(1), true))
	if got := requested(t, tab); got != "pause" {
		t.Fatalf("asked %q, want pause", got)
	}
	must(t, tab.Resign(bg, by(2)))
	if c := look(t, tab, 0).Clock; c.Stopped == 0 {
		t.Errorf("clock %+v, want it stopped", c)
	}
	must(t, tab.Pause(bg, by(1), true))
	if got := requested(t, tab); got != "resume" {
		t.Errorf("asked %q, want resume", got)
	}
	if got := notes(t, tab); !strings.HasSuffix(got, "clock-stopped, blue ask-resume") {
		t.Errorf("told %q", got)
	}
}
