package table

import (
	"testing"

	"outremer/game"
	"outremer/games"
)

// TestOpening: the first moves of a game are those that its bot was told to make, marked as a bot's.
func TestOpening(t *testing.T) {
	h := newHost(t)
	opening := []string{"bid 2", "seal"}
	var moves []game.Move
	for _, line := range opening {
		m, err := games.Example().Lexicon().Parse(line)
		must(t, err)
		moves = append(moves, m)
	}
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{0},
		Bots: map[game.Seat]string{1: "last"}, Opening: Opening{1: moves}})
	must(t, err)
	tab := open(t, h, id)
	must(t, tab.Cover(bg, By{anna.ID, 0}, "last"))
	until(t, tab, game.Nobody, over)
	records := verified(t, tab)
	for i, want := range opening {
		if r := records[i]; r.Seat != 1 || r.Text != want || r.Mark != "bot" {
			t.Errorf("record %d is %+v, want %q of the bot", i+1, r, want)
		}
	}
}
