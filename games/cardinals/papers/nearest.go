package papers

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"outremer/game"
)

// name is a name that a misspelling may resemble.
type name struct {
	spelling
	value int16
	words int
}

func newName(text string, value int16) name {
	return name{spell(text), value, strings.Count(text, " ") + 1}
}

// spelling is a preprocessed text, for measuring how much others differ from it.
type spelling struct {
	text    string
	runes   []rune
	letters uint64 // the set of its letters, by their last bits
}

func spell(text string) spelling {
	s := spelling{text: text, runes: []rune(text)}
	for _, r := range s.runes {
		s.letters |= 1 << (r % 64)
	}
	return s
}

// slips is how many wrong letters a name may have and still be recognized.
func (n *name) slips() int { return 1 + len(n.text)/4 }

// resembles is a cheap test for whether a text may be a name with a few slips. Each slip changes
// the length by at most one, and adds and removes at most one letter.
func (n *name) resembles(said *spelling) bool {
	most := n.slips()
	return max(len(n.runes)-len(said.runes), len(said.runes)-len(n.runes)) <= most &&
		bits.OnesCount64(n.letters&^said.letters) <= most && bits.OnesCount64(said.letters&^n.letters) <= most
}

// nearest returns the few things of a sort whose names most resemble the first words, and how
// many of the words the best of them stands for.
func nearest(v vocabulary, k game.Sort, w words) (values []int16, n int) {
	type guess struct {
		*name
		words, d int
	}
	var said [longest + 1]spelling
	for i := 1; i <= min(longest, len(w.tokens)); i++ {
		said[i] = spell(w.first(i))
	}
	var all []guess
	g := gauge{}
	for i := range v[k].sorted {
		x := &v[k].sorted[i]
		n := min(x.words, longest, len(w.tokens))
		if !x.resembles(&said[n]) {
			continue
		}
		if d := g.distance(said[n].runes, x.runes, x.slips()); d <= x.slips() {
			all = append(all, guess{x, n, d})
		}
	}
	slices.SortStableFunc(all, func(a, b guess) int { return cmp.Compare(a.d, b.d) })
	for _, x := range all {
		if !slices.Contains(values, x.value) && len(values) < 3 {
			values = append(values, x.value)
			n = max(n, x.words)
		}
	}
	return values, max(n, 1)
}

// gauge measures edit distances, reusing its buffers.
type gauge struct{ rows [3][]int }

// distance returns how many letters must be changed, added or omitted; swapping two neighbours is
// one change. If it exceeds most, the result is any number above most.
func (g *gauge) distance(x, y []rune, most int) int {
	for i := range g.rows {
		g.rows[i] = slices.Grow(g.rows[i][:0], len(y)+1)[:len(y)+1]
	}
	before, last, now := g.rows[0], g.rows[1], g.rows[2]
	for j := range last {
		last[j] = j
	}
	least := 0 // of the last row: two rows above most never come down again
	for i := range x {
		now[0] = i + 1
		best := now[0]
		for j := range y {
			d := last[j]
			if x[i] != y[j] {
				d++
			}
			d = min(d, last[j+1]+1, now[j]+1)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				d = min(d, before[j-1]+1)
			}
			now[j+1] = d
			best = min(best, d)
		}
		if best > most && least > most {
			return best
		}
		before, last, now, least = last, now, before, best
	}
	return last[len(y)]
}
