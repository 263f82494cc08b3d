package kings

import (
	"fmt"
	"slices"
)

// The map: territories, their cultures, what borders on what, and the seas.

// Culture is the lexicon's "culture" sort. It is also the seat of its dynasty.
type Culture int8

const noCulture Culture = -1

const seats = 5 // one dynasty of each culture

var cultureNames = []string{"english", "frankish", "germanic", "italian", "iberian"}

type mapFile struct {
	Cultures    []namedFact      `toml:"culture"`
	Seas        []namedFact      `toml:"sea"`
	Territories []territoryFact  `toml:"territory"`
	Connections []connectionFact `toml:"connection"`
}

type namedFact struct {
	Slug   string `toml:"slug"`
	Source string `toml:"source"`
}

type territoryFact struct {
	Slug    string      `toml:"slug"`
	Culture string      `toml:"culture"`
	Seas    []string    `toml:"seas"`
	Islands []string    `toml:"islands" facts:"optional"`
	Sites   [][]float64 `toml:"sites"`
	Source  string      `toml:"source"`
}

type connectionFact struct {
	A      string `toml:"a"`
	B      string `toml:"b"`
	Way    string `toml:"way"`
	Source string `toml:"source"`
}

// board is the map in the numbering used by the rules.
type board struct {
	territories []string // names
	culture     [maxLands]Culture
	ofCulture   [seats]lands
	borders     [maxLands]lands // by land or by a sea passage [invade.3]
	waters      [maxLands]lands // other coasts of the same seas, for the Navy
	steps       [maxLands][maxLands]int8
	coastal     lands
	passages    int // sea passages among the connections
}

// board reads the map [independent.6], [invade.3].
func (l *loader) board() {
	var in mapFile
	if !l.Decode(fileMap, &in) {
		return
	}
	b := &l.f.board
	for i, c := range in.Cultures {
		field := fmt.Sprintf("culture[%d]", i)
		l.Want(i < seats && c.Slug == cultureNames[i], fileMap, field+".slug", "%q: the cultures are %v", c.Slug, cultureNames)
		l.Attested(c.Source, fileMap, field)
	}
	var seas []string
	for i, c := range in.Seas {
		l.slug(&seas, c.Slug, fileMap, fmt.Sprintf("sea[%d]", i))
		l.Attested(c.Source, fileMap, fmt.Sprintf("sea[%d]", i))
	}
	l.Within(len(in.Territories), 1, maxLands, fileMap, "territory")
	on := make([]lands, len(seas))
	for i, t := range in.Territories {
		if l.Err == nil {
			l.territory(b, &t, i, seas, on)
		}
	}
	for i, c := range in.Connections {
		if l.Err == nil {
			l.connection(b, &c, fmt.Sprintf("connection[%d]", i))
		}
	}
	for _, x := range on {
		for rest := x; rest != 0; {
			t := rest.take()
			b.waters[t] |= x.without(t)
		}
	}
	b.measure()
	reached := 0
	for t := range b.territories {
		if b.steps[0][t] < far {
			reached++
		}
	}
	l.Want(reached == len(b.territories), fileMap, "connection", "%d of %d territories hang together", reached, len(b.territories))
}

func (l *loader) territory(b *board, t *territoryFact, i int, seas []string, on []lands) {
	field := fmt.Sprintf("territory[%d]", i)
	l.slug(&b.territories, t.Slug, fileMap, field)
	b.culture[i] = Culture(l.Index(t.Culture, cultureNames, fileMap, field+".culture"))
	b.ofCulture[b.culture[i]] |= 1 << i
	for j, name := range t.Seas {
		at := l.Index(name, seas, fileMap, fmt.Sprintf("%s.seas[%d]", field, j))
		if l.Err == nil {
			on[at] |= 1 << i
			b.coastal |= 1 << i
		}
	}
	l.Attested(t.Source, fileMap, field)
}

func (l *loader) connection(b *board, c *connectionFact, field string) {
	x, y := l.Index(c.A, b.territories, fileMap, field+".a"), l.Index(c.B, b.territories, fileMap, field+".b")
	l.Want(x != y && !b.borders[x].has(Territory(y)), fileMap, field+".b", "%s and %s are the same or connected already", c.A, c.B)
	l.Want(c.Way == "land" || c.Way == "sea", fileMap, field+".way", `%q is neither "land" nor "sea"`, c.Way)
	l.Attested(c.Source, fileMap, field)
	b.borders[x] |= 1 << y
	b.borders[y] |= 1 << x
	if c.Way == "sea" {
		b.passages++
	}
}

// far is the distance between unconnected territories.
const far = 99

// measure computes the distance in steps between every two territories.
func (b *board) measure() {
	for t := range b.territories {
		for i := range b.steps[t] {
			b.steps[t][i] = far
		}
		seen, edge := lands(0), lands(1)<<t
		for n := int8(0); edge != 0; n++ {
			seen |= edge
			next := lands(0)
			for edge != 0 {
				at := edge.take()
				b.steps[t][at] = n
				next |= b.borders[at]
			}
			edge = next &^ seen
		}
	}
}

// distance returns the least number of steps from a member of x to a member of y.
func (b *board) distance(x, y lands) int8 {
	least := int8(far)
	for ; x != 0; x &= x - 1 {
		for z := y; z != 0; z &= z - 1 {
			least = min(least, b.steps[x.first()][z.first()])
		}
	}
	return least
}

func (b *board) territory(name string) Territory {
	return Territory(slices.Index(b.territories, name))
}
