package table

import (
	"strings"
	"testing"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// toSecondBids plays a duel to where both have bid for the second castle. Red has no ambush now, so
// passing will be its only answer; blue has one.
func toSecondBids(t *testing.T, tab *Table) {
	t.Helper()
	bidRound(t, tab)
	play(t, tab, 0, "pass")
	play(t, tab, 1, "pass")
}

// stands checks what a seat wants, and how many answers it is asked to choose from.
func stands(t *testing.T, tab *Table, s game.Seat, want Standing, moves int) {
	t.Helper()
	if snap := look(t, tab, s); snap.Stands != want || len(snap.Moves) != moves {
		t.Errorf("seat %d stands %q with %d answers, want %q with %d", s, snap.Stands, len(snap.Moves), want, moves)
	}
}

// TestStandingChoice: off unless chosen; once it is on, only answers are given in the step that leads
// to them, and no others.
func TestStandingChoice(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	toSecondBids(t, tab)
	bidRound(t, tab)
	stands(t, tab, 0, Unset, 1)
	stands(t, tab, 1, Unset, 2)
	must(t, tab.Stand(bg, by(1), On))
	stands(t, tab, 1, On, 2) // a choice stays one
	must(t, tab.Stand(bg, by(0), On))
	stands(t, tab, 0, On, 0)
	if log := logOf(t, h, tab); !strings.HasSuffix(log, "red pass auto\n") {
		t.Errorf("the log ends\n%s", log)
	}
	sameAfterReload(t, h, tab)
	play(t, tab, 1, "pass")
	bidRound(t, tab) // now nobody has an ambush, and the game runs to its end
	text, err := tab.Log(bg)
	must(t, err)
	if n := strings.Count(string(text), " pass auto\n"); n != 3 {
		t.Errorf("%d answers were given, want 3, in\n%s", n, text)
	}
	f, err := record.Parse(text)
	must(t, err)
	must(t, record.Verify(games.Example().Title, f))
}

// TestStandingNext: the choice ends with the next question that has several answers, not with the one
// that is asked while it is made.
func TestStandingNext(t *testing.T) {
	tab := duel(t, newHost(t))
	toSecondBids(t, tab)
	must(t, tab.Stand(bg, by(0), Next))
	stands(t, tab, 0, Next, len(look(t, tab, 0).Moves))
	bidRound(t, tab)
	if look(t, tab, 0).Prompt != nil {
		t.Fatal("red is asked although it has one answer")
	}
	play(t, tab, 1, "pass")
	if now := look(t, tab, 0); now.Stands != Off || len(now.Moves) < 2 {
		t.Errorf("at the next bid: %q with %d answers, want off", now.Stands, len(now.Moves))
	}
	bidRound(t, tab)
	stands(t, tab, 0, Off, 1)
}

func TestStandingIsRefused(t *testing.T) {
	tab := duel(t, newHost(t))
	want(t, tab.Stand(bg, By{"berta", 0}, On), ErrNotYours)
	want(t, tab.Stand(bg, By{"", game.Nobody}, On), ErrNotYours)
	must(t, tab.Cover(bg, by(0), "last"))
	want(t, tab.Stand(bg, by(0), On), ErrCovered)
	stands(t, tab, 1, Unset, len(look(t, tab, 1).Moves)) // she may come back and read what happened
}

// TestStandingIsKept by the store.
func TestStandingIsKept(t *testing.T) {
	db := newStore(t)
	config := func(c *Config) { c.Store = db }
	h := newHost(t, config)
	tab := duel(t, h)
	must(t, tab.Stand(bg, by(0), On))
	must(t, h.Shutdown(bg))
	tab = open(t, newHost(t, config), tab.ID())
	stands(t, tab, 0, On, len(look(t, tab, 0).Moves))
	toSecondBids(t, tab)
	bidRound(t, tab)
	stands(t, tab, 0, On, 0)
}

// TestStandingAlone: who plays all seats is asked only where there is a choice, unless told otherwise.
func TestStandingAlone(t *testing.T) {
	tab := create(t, newHost(t), NewTable{Players: 2, Sit: []game.Seat{0, 1}})
	at := func(s game.Seat) *Snapshot {
		snap, err := tab.Snapshot("anna", s)
		must(t, err)
		return snap
	}
	play := func(s game.Seat, line string) {
		t.Helper()
		m, err := tab.Title().Lexicon().Parse(line)
		must(t, err)
		must(t, tab.Submit(bg, Order{By{"anna", s}, at(s).Prompt.ID, m}))
	}
	for range 2 {
		play(0, "seal")
		play(1, "seal")
		if at(0).Prompt != nil {
			play(0, "pass") // it could ambush
		}
		play(1, "pass")
	}
	news, err := tab.News("anna", 0, 0, 100)
	must(t, err)
	if last := news[len(news)-2]; at(0).Stands != On || last.Mark != record.Auto {
		t.Errorf("%q, and before the last move %s; want on, and an answer that was given", at(0).Stands, encode(t, last))
	}
	must(t, tab.Stand(bg, By{"anna", 0}, Off))
	play(0, "seal")
	play(1, "seal")
	if a, b := at(0), at(1); a.Prompt == nil || b.Prompt != nil {
		t.Errorf("asked: red %v, blue %v; want red alone", a.Prompt, b.Prompt)
	}
}

// TestStandingUndo: a choice is taken back, not the answers given after it, and who takes a move back
// is asked again even if there is one answer.
func TestStandingUndo(t *testing.T) {
	tab := duel(t, newHost(t))
	toSecondBids(t, tab)
	must(t, tab.Stand(bg, by(0), On))
	bidRound(t, tab)
	must(t, tab.RequestUndo(bg, by(0)))
	must(t, tab.AnswerUndo(bg, by(1), true))
	if got := look(t, tab, 0).Prompt; got == nil || got.Kind != game.Draft {
		t.Fatalf("red is asked %+v, want its bid again", got)
	}

	must(t, tab.Stand(bg, by(0), Off))
	play(t, tab, 0, "seal")
	play(t, tab, 0, "pass")
	must(t, tab.Undo(bg, by(0)))
	stands(t, tab, 0, Off, 1)
	play(t, tab, 0, "pass")
	must(t, tab.Stand(bg, by(0), On))
	must(t, tab.Undo(bg, by(0)))
	stands(t, tab, 0, On, 1)
	play(t, tab, 0, "pass")
}

// TestStandingWaitsForVotes: a request to undo is answered first, and newer rules can be adopted.
func TestStandingWaitsForVotes(t *testing.T) {
	tab := duel(t, newHost(t))
	toSecondBids(t, tab)
	bidRound(t, tab)
	must(t, tab.RequestUndo(bg, by(1)))
	must(t, tab.Stand(bg, by(0), On))
	stands(t, tab, 0, On, 1)
	must(t, tab.AnswerUndo(bg, by(0), false))
	stands(t, tab, 0, On, 0)

	h := newHost(t, func(c *Config) { c.Titles = []game.Title{turns{games.Example().Title}} })
	tab = old(t, h)
	must(t, tab.Stand(bg, by(0), On))
	toSecondBids(t, tab)
	bidRound(t, tab)
	stands(t, tab, 0, On, 1)
	must(t, tab.Adopt(bg, by(0), true))
	must(t, tab.Adopt(bg, by(1), true))
	stands(t, tab, 0, On, 0)
}

// TestStandingAndTheClock: an answer that is given does not show that somebody was there.
func TestStandingAndTheClock(t *testing.T) {
	h, w := timedHost(t, strict{games.Example().Title})
	tab := timedDuel(t, h)
	toSecondBids(t, tab)
	must(t, tab.Stand(bg, by(0), On))
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute) // red's bid is sealed for it, and then it can only pass
	until(t, tab, 1, func(s *Snapshot) bool { return s.Prompt != nil && s.Prompt.Kind == game.React })
	missed := peek(tab, func(tab *Table) int { return tab.wait.Missed[0] })
	if asked := look(t, tab, 0).Prompt; asked != nil || missed != 1 {
		t.Errorf("red missed %d turns and is asked %+v, want one and nothing", missed, asked)
	}
	if got := left(t, h, tab); got != 10*minute {
		t.Errorf("blue has %d ms, want all of its time", got)
	}
}
