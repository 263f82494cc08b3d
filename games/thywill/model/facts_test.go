package model

import (
	"io/fs"
	"slices"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/games/thywill"
)

// facts is what the data files say.
type facts struct {
	components
	boards []board
	orders []order
	tiles  map[string]tile
}

type components struct {
	Supply struct {
		Fixed     int
		PerPlayer int `toml:"per-player"`
	}
	Tokens   int
	Wedge    []wedge
	Learning []string `toml:"learning-upgraded"`
	Building []building
	Troop    []struct{ Level, Cost int }
	Prussian struct{ Track []int }
	Slav     struct{ Track []int }
	Saracen  struct{ Strength, Spurned int }
	Majority struct {
		First, Second int
		TiedFirst     int `toml:"tied-first"`
		TiedSecond    int `toml:"tied-second"`
	}
	Finale map[string]any
}

type wedge struct{ Slug, Primary, Added string }

type building struct {
	Type                                      string
	Level, Cost                               int
	Knight                                    bool
	Travel, Crusade, Influence, Muster, Build int
}

type board struct {
	Players []int
	Region  []region
	next    map[string][]string // regions that share an edge
}

type region struct {
	Slug     string
	Q, R     int
	Start    bool
	Discount map[string]int
}

type order struct {
	Slug, Where, Power            string
	Tokens, Upgrades, All, Travel int
	Knight                        bool
}

type tile struct {
	Slug                string
	Types               []string
	Discount, Influence int
}

func readFacts(t *testing.T) *facts {
	f := &facts{tiles: map[string]tile{}, boards: make([]board, 2)}
	var orders struct{ Order []order }
	var tiles struct{ Shield, Banner []tile }
	for file, into := range map[string]any{
		"components.toml": &f.components, "orders.toml": &orders, "tiles.toml": &tiles,
		"board-p2.toml": &f.boards[0], "board-p34.toml": &f.boards[1],
	} {
		b, err := fs.ReadFile(thywill.Box.Data, file)
		if err == nil {
			err = toml.Unmarshal(b, into)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	f.orders = orders.Order
	for i := range f.boards {
		f.boards[i].connect()
	}
	for _, x := range slices.Concat(tiles.Shield, tiles.Banner) {
		f.tiles[x.Slug] = x
	}
	return f
}

// next is the building of a type that comes after level.
func (f *facts) next(kind string, level int) (building, bool) {
	for _, b := range f.Building {
		if b.Type == kind && b.Level == level+1 {
			return b, true
		}
	}
	return building{}, false
}

// of is what a building adds to an action.
func (b building) of(action string) int {
	return map[string]int{
		"travel": b.Travel, "crusade": b.Crusade, "influence": b.Influence, "muster": b.Muster, "build": b.Build,
	}[action]
}

// connect finds the hexes that share an edge.
func (b *board) connect() {
	b.next = map[string][]string{}
	edges := [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}}
	for _, x := range b.Region {
		for _, y := range b.Region {
			if slices.Contains(edges, [2]int{y.Q - x.Q, y.R - x.R}) {
				b.next[x.Slug] = append(b.next[x.Slug], y.Slug)
			}
		}
	}
}
