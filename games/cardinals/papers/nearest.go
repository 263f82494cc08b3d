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

// slips is how many wrong letters a name may have and still be recognized; codes of two letters
// none, because any word of two letters would be one.
func (n *name) slips() int {
	if len(n.text) < 3 {
		return 0
	}
	return 1 + len(n.text)/5
}

// resembles is a cheap test for whether a text may be a name with a few slips. Each slip changes
// the length by at most one, and adds and removes at most one letter.
func (n *name) resembles(said *spelling) bool {
	most := n.slips()
	return max(len(n.runes)-len(said.runes), len(said.runes)-len(n.runes)) <= most &&
		bits.OnesCount64(n.letters&^said.letters) <= most && bits.OnesCount64(said.letters&^n.letters) <= most
}

// guess is a name that may be meant by some words.
type guess struct {
	*name
	said int // words that stand for it
	d    int // slips
}

// nearest returns the few things of a sort whose names most resemble the first words: in the
// reader's language or, if there are none, in another.
func (m *matcher) nearest(k game.Sort, w words) []guess {
	for _, v := range m.vs {
		if best := nearest(v, k, w); len(best) > 0 {
			return best
		}
	}
	return nil
}

func nearest(v vocabulary, k game.Sort, w words) (best []guess) {
	var said [longest + 1]spelling
	for i := 1; i <= min(longest, len(w.tokens)); i++ {
		said[i] = spell(w.first(i))
	}
	var all []guess
	g, names := gauge{}, v[k].sorted
	for i := range names {
		x := &names[i]
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
		if len(best) < 3 && !slices.ContainsFunc(best, func(y guess) bool { return y.value == x.value }) {
			best = append(best, x)
		}
	}
	return best
}

// isSure reports whether the first guess is so near, and all others so far, that nothing else can
// be meant. Short names are never sure: a letter more or less makes another of them.
func isSure(all []guess, w words) bool {
	x := all[0]
	slips := 1
	if len(x.runes) >= 8 {
		slips = 2
	}
	return len(x.runes) >= 5 && x.d <= slips && strings.HasPrefix(w.first(1), x.text[:1]) &&
		(len(all) == 1 || all[1].d >= x.d+2)
}

// gauge measures edit distances, reusing its buffers.
type gauge struct{ rows [3][]int }

// distance returns how many letters must be changed, added or omitted; swapping two neighbours is
// one change. If it exceeds most, the result is any number above most. Letters that are more than
// that apart need not be compared.
func (g *gauge) distance(x, y []rune, most int) int {
	for i := range g.rows {
		g.rows[i] = slices.Grow(g.rows[i][:0], len(y)+2)[:len(y)+2]
	}
	before, last, now := g.rows[0], g.rows[1], g.rows[2]
	for j := range last {
		last[j] = j
	}
	least := 0 // of the last row: two rows above most never come down again
	for i := range x {
		from, to := max(0, i-most), min(len(y), i+most+1)
		now[from] = i + 1
		if from > 0 {
			now[from] = most + 1
		}
		best := now[from]
		for j := from; j < to; j++ {
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
		now[to+1] = most + 1
		if best > most && least > most {
			return best
		}
		before, last, now, least = last, now, before, best
	}
	return last[len(y)]
}
