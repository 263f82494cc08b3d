package model

import (
	"io/fs"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/games/kingdoms"
)

// facts is what the data files say.
type facts struct {
	boards map[string]*board
	cards  map[string]card
	modes  modes
}

type board struct {
	Slug   string
	Region []struct {
		Slug                    string
		Defence, Number, Points int
	}
	Connection []struct{ A, B string }
}

type card struct {
	Slug, Type, Effect string
	N, Count, Removed  int
}

type modes struct {
	Turns  int
	HitsOn int `toml:"hits-on"`
	Limit  int
	Dice   int
	Levels struct{ Marginal, Victory int }
	Mode   []mode
}

type mode struct {
	Players int
	Board   string
	Kingdom []kingdom
}

type kingdom struct {
	Slug, Religion string
	Castles, Cards int
	Regions        []string
	Bot            bool
}

func readFacts(t *testing.T) *facts {
	f := &facts{boards: map[string]*board{}, cards: map[string]card{}}
	read(t, "modes.toml", &f.modes)
	for _, file := range []string{"board-first-third-crusades.toml", "board-second-crusade.toml"} {
		b := &board{}
		read(t, file, b)
		f.boards[b.Slug] = b
	}
	for _, file := range []string{"deck-christian.toml", "deck-muslim.toml"} {
		var deck struct{ Card []card }
		read(t, file, &deck)
		for _, c := range deck.Card {
			f.cards[c.Slug] = c
		}
	}
	return f
}

func read(t *testing.T, file string, into any) {
	b, err := fs.ReadFile(kingdoms.Box.Data, file)
	if err == nil {
		err = toml.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// defence is a region's printed value.
func (b *board) defence(region string) int {
	for _, r := range b.Region {
		if r.Slug == region {
			return r.Defence
		}
	}
	return 0
}

// touch reports whether two regions are connected.
func (b *board) touch(x, y string) bool {
	for _, c := range b.Connection {
		if c.A == x && c.B == y || c.A == y && c.B == x {
			return true
		}
	}
	return false
}
