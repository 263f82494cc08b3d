package table

import (
	"testing"

	"outremer/game"
	"outremer/game/record"
)

func TestUndoFree(t *testing.T) {
	tab := duel(t, newHost(t))
	want(t, tab.Undo(bg, by(0)), record.ErrNothing)
	start := look(t, tab, 0)
	for range 3 {
		snap := look(t, tab, 0)
		must(t, tab.Submit(bg, Order{by(0), snap.Prompt.ID, snap.Moves[0]}))
	}
	if u := look(t, tab, 0).Undo; u.Steps != 3 || u.Ask {
		t.Errorf("undo %+v", u)
	}
	want(t, tab.Undo(bg, By{"berta", 0}), ErrNotYours)
	must(t, tab.Undo(bg, by(0)))
	if u := look(t, tab, 0).Undo; u.Steps != 2 {
		t.Errorf("undo %+v", u)
	}
	must(t, tab.Restart(bg, by(0)))
	end := look(t, tab, 0)
	if end.Undo.Steps != 0 || string(end.View()) != string(start.View()) {
		t.Errorf("after restart: %+v", end)
	}
	want(t, tab.Restart(bg, by(0)), record.ErrNothing)
	if news := newsOf(t, tab, 0); news[3].Kind != Undone || news[3].Removed[0] != 3 || len(news[4].Removed) != 2 {
		t.Errorf("news %s", encode(t, news))
	}
}

// afterDice is a duel in which both have passed and the dice are rolled.
func afterDice(t *testing.T, h *Host) *Table {
	t.Helper()
	tab := duel(t, h)
	bidRound(t, tab)
	play(t, tab, 0, "pass")
	play(t, tab, 1, "pass")
	return tab
}

func TestUndoByConsent(t *testing.T) {
	tab := afterDice(t, newHost(t))
	want(t, tab.Undo(bg, by(1)), ErrNotFree)
	want(t, tab.Restart(bg, by(1)), ErrNotFree)
	want(t, tab.AnswerUndo(bg, by(0), true), ErrNoRequest)
	if !look(t, tab, 1).Undo.Ask {
		t.Error("blue is not told that it can ask")
	}

	must(t, tab.RequestUndo(bg, by(1)))
	for s := game.Nobody; s < 2; s++ {
		if r := look(t, tab, s).Undo.Request; r == nil || r.By != 1 || r.Missing != 1 {
			t.Errorf("seat %d sees the request %+v", s, r)
		}
	}
	want(t, tab.AnswerUndo(bg, by(1), true), ErrNoRequest)
	must(t, tab.AnswerUndo(bg, by(0), false))
	if look(t, tab, 0).Undo.Request != nil {
		t.Error("refused, and still asked")
	}

	must(t, tab.RequestUndo(bg, by(1)))
	must(t, tab.AnswerUndo(bg, by(1), false)) // withdrawn
	must(t, tab.RequestUndo(bg, by(1)))
	snap := look(t, tab, 0) // red has begun its next draft
	must(t, tab.Submit(bg, Order{by(0), snap.Prompt.ID, snap.Moves[0]}))
	must(t, tab.AnswerUndo(bg, by(0), true))
	if s := look(t, tab, 1); s.Awaiting != 2 || s.Undo.Request != nil {
		t.Errorf("awaiting %b, request %v", s.Awaiting, s.Undo.Request)
	}
	recs, err := tab.host.Store.Records(bg, tab.ID(), 0)
	must(t, err)
	if text := recs[len(recs)-1].Text; text != "13 blue undo 6 agreed\n" {
		t.Errorf("record %q", text)
	}
	play(t, tab, 1, "pass")
	sameAfterReload(t, tab.host, tab)
}

// TestRequestSurvives: a request to undo can wait for days.
func TestRequestSurvives(t *testing.T) {
	h := newHost(t)
	tab := afterDice(t, h)
	must(t, tab.RequestUndo(bg, by(1)))
	sameAfterReload(t, h, tab)
}

func TestUndoEndsByAMove(t *testing.T) {
	tab := afterDice(t, newHost(t))
	must(t, tab.RequestUndo(bg, by(1)))
	play(t, tab, 0, "seal")
	want(t, tab.AnswerUndo(bg, by(0), true), ErrNoRequest)
}

// TestUndoNeedsNobody: bots agree, and so does the same person at another seat.
func TestUndoNeedsNobody(t *testing.T) {
	t.Run("one person", func(t *testing.T) {
		tab := create(t, newHost(t), NewTable{Players: 2, Sit: []game.Seat{0, 1}})
		guests := [2]By{{"anna", 0}, {"anna", 1}}
		for _, line := range []string{"seal", "pass"} {
			for _, b := range guests {
				m, _ := tab.Title().Lexicon().Parse(line)
				snap, err := tab.Snapshot("anna", b.Seat)
				must(t, err)
				must(t, tab.Submit(bg, Order{b, snap.Prompt.ID, m}))
			}
		}
		want(t, tab.Undo(bg, guests[1]), ErrNotFree)
		must(t, tab.RequestUndo(bg, guests[1]))
		if snap := look(t, tab, game.Nobody); snap.Awaiting != 2 || snap.Undo.Request != nil {
			t.Errorf("awaiting %b, request %v", snap.Awaiting, snap.Undo.Request)
		}
	})
	t.Run("against a bot", func(t *testing.T) {
		tab := create(t, newHost(t), NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
		play(t, tab, 0, "seal")
		until(t, tab, 0, func(s *Snapshot) bool { return s.Awaiting == 1 })
		must(t, tab.RequestUndo(bg, by(0)))
		until(t, tab, 0, func(s *Snapshot) bool { return s.Prompt != nil && s.Moves[0].Verb == 0 })
	})
}

// TestLeaverDoesNotBlock: an undo waiting only for somebody who resigns or is covered is granted.
func TestLeaverDoesNotBlock(t *testing.T) {
	for name, leave := range map[string]func(*Table) error{
		"resign": func(tab *Table) error { return tab.Resign(bg, by(0)) },
		"cover":  func(tab *Table) error { return tab.Cover(bg, by(0), "last") },
	} {
		t.Run(name, func(t *testing.T) {
			tab := afterDice(t, newHost(t))
			must(t, tab.RequestUndo(bg, by(1)))
			must(t, leave(tab))
			if s := look(t, tab, 1); s.Awaiting != 2 || s.Undo.Request != nil {
				t.Errorf("awaiting %b, request %v", s.Awaiting, s.Undo.Request)
			}
		})
	}
}
