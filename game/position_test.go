package game_test

import (
	"errors"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

// TestStart: a game begins from a position, line by line.
func TestStart(t *testing.T) {
	title := games.Example().Title
	st, err := game.Start(title, game.Setup{Seats: 2, Position: []string{"troops red 1", "left 1", "bids"}})
	if err != nil {
		t.Fatal(err)
	}
	var moves []string
	for _, m := range st.Options(nil, 0) {
		moves = append(moves, title.Lexicon().Format(m))
	}
	if got := strings.Join(moves, ", "); got != "bid 1, seal" {
		t.Errorf("with one troop red may %s", got)
	}
	if n := len(st.Options(nil, 1)); n != 4 {
		t.Errorf("blue has %d answers, with as many troops as ever", n)
	}
}

// TestStartRefused: every mistake in a position is named, with its line and its word.
func TestStartRefused(t *testing.T) {
	title := games.Example().Title
	long := make([]string, game.MaxSetUpLines+1)
	for i := range long {
		long[i] = "bids"
	}
	for name, c := range map[string]struct {
		position []string
		want     game.PositionError
	}{
		"unknown word":   {[]string{"castle red", "bids"}, game.PositionError{Line: 1, Key: game.SetUpUnknown, Word: "castle"}},
		"of a script":    {[]string{"setup seats=2", "bids"}, game.PositionError{Line: 1, Key: game.SetUpUnknown, Word: "setup"}},
		"no such seat":   {[]string{"left 1", "troops white 2", "bids"}, game.PositionError{Line: 2, Key: game.SetUpWord, Word: "white"}},
		"no such card":   {[]string{"hand red dragon", "bids"}, game.PositionError{Line: 1, Key: game.SetUpWord, Word: "dragon"}},
		"none of a card": {[]string{"hand red none", "bids"}, game.PositionError{Line: 1, Key: game.SetUpWord, Word: "none"}},
		"too many":       {[]string{"troops red 99", "bids"}, game.PositionError{Line: 1, Key: game.SetUpWord, Word: "99"}},
		"too few":        {[]string{"troops red -1", "bids"}, game.PositionError{Line: 1, Key: game.SetUpWord, Word: "-1"}},
		"no number":      {[]string{"troops red some", "bids"}, game.PositionError{Line: 1, Key: game.SetUpWord, Word: "some"}},
		"a word less":    {[]string{"troops red", "bids"}, game.PositionError{Line: 1, Key: game.SetUpMissing, Word: "troops"}},
		"a word more":    {[]string{"bids now"}, game.PositionError{Line: 1, Key: game.SetUpMore, Word: "now"}},
		"empty":          {[]string{"", "bids"}, game.PositionError{Line: 1, Key: game.SetUpMissing}},
		"nobody plays":   {[]string{"left 1"}, game.PositionError{Line: 1, Key: game.SetUpNobody}},
		"two play":       {[]string{"bids", "bids"}, game.PositionError{Line: 1, Key: game.SetUpLast, Word: "bids"}},
		"endless":        {long, game.PositionError{Key: game.SetUpMany}},
	} {
		_, err := game.Start(title, game.Setup{Seats: 2, Position: c.position})
		bad, ok := errors.AsType[*game.PositionError](err)
		if !ok || *bad != c.want {
			t.Errorf("%s: %v, not %v", name, err, &c.want)
		}
	}
}
