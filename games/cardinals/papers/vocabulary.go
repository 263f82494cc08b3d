package papers

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/text"
)

// vocabulary is the names of things in one language: by sort, by the words of the name.
type vocabulary map[game.Sort]map[string]int16

// longest is the most words that a name has: a sea with its coast.
const longest = 6

// names gathers what things are called in one language. Abbreviations, codes and slugs are
// the same in all.
func names(t *cardinals.Title, words *text.Catalogue, lang string, tg *tongue) vocabulary {
	v, lex := vocabulary{}, t.Lexicon()
	add := func(k game.Sort, name string, value int16) {
		if v[k] == nil {
			v[k] = map[string]int16{}
		}
		if _, ok := v[k][key(name)]; !ok {
			v[k][key(name)] = value
		}
	}
	for k, sort := range lex.Sorts {
		if !slices.Contains([]string{"space", "place", "dynasty", "candidate", "standing", "basis"}, sort.Slug) {
			continue
		}
		for i, slug := range sort.Names {
			for _, name := range tg.Alias[sort.Slug][slug] {
				add(game.Sort(k), name, int16(i))
			}
			add(game.Sort(k), words.Named(lang, sort.Slug, slug), int16(i))
			add(game.Sort(k), slug, int16(i))
			add(game.Sort(k), strings.ReplaceAll(slug, "-", " "), int16(i))
		}
	}
	v.addShorts(t, tg, words, lang, add)
	return v
}

// addShorts adds abbreviations of spaces, spaces with a coast, and codes of dynasties.
func (v vocabulary) addShorts(t *cardinals.Title, tg *tongue, words *text.Catalogue, lang string, add func(game.Sort, string, int16)) {
	lex := t.Lexicon()
	space, place, dynasty := sortOf(lex, "space"), sortOf(lex, "place"), sortOf(lex, "dynasty")
	for i, slug := range lex.Sorts[place].Names {
		at := t.SpaceOf(int16(i))
		base := lex.Sorts[space].Names[at]
		short, full := t.Short(at), words.Named(lang, "space", base)
		coast, ok := strings.CutPrefix(slug, base+"-")
		if !ok {
			add(place, short, int16(i))
			add(space, short, at)
			continue
		}
		for _, c := range tg.Coast[coast] {
			for _, name := range []string{short, full, base} {
				add(place, name+" "+c, int16(i))
				add(space, name+" "+c, at) // where a fleet stands
			}
		}
		add(space, words.Named(lang, "place", slug), at)
		add(space, slug, at)
	}
	for i := range lex.Sorts[dynasty].Names {
		add(dynasty, t.Code(game.Seat(i)), int16(i))
	}
}

func sortOf(lex *game.Lexicon, slug string) game.Sort {
	return game.Sort(slices.IndexFunc(lex.Sorts, func(s game.SortSpec) bool { return s.Slug == slug }))
}

// find calls visit with every thing of a sort whose name the tokens begin with, the longest
// name first, until visit is content. Where a name differs between languages, the first
// vocabulary goes first.
func find(vs []vocabulary, k game.Sort, tokens []token, visit func(value int16, words int) bool) bool {
	for n := min(longest, len(tokens)); n > 0; n-- {
		name := joined(tokens[:n])
		var seen []int16
		for _, v := range vs {
			if value, ok := v[k][name]; ok && !slices.Contains(seen, value) {
				if visit(value, n) {
					return true
				}
				seen = append(seen, value)
			}
		}
	}
	return false
}

func joined(tokens []token) string {
	words := make([]string, len(tokens))
	for i, t := range tokens {
		words[i] = t.text
	}
	return strings.Join(words, " ")
}

// nearest is the few things of a sort whose names resemble the tokens most, and how many of
// the tokens the best of them stands for.
func nearest(v vocabulary, k game.Sort, tokens []token) (values []int16, words int) {
	type guess struct {
		value    int16
		words, d int
		name     string
	}
	var all []guess
	for _, name := range slices.Sorted(maps.Keys(v[k])) {
		n := min(strings.Count(name, " ")+1, len(tokens))
		if d := distance(joined(tokens[:n]), name); d <= 1+len(name)/4 {
			all = append(all, guess{v[k][name], n, d, name})
		}
	}
	slices.SortStableFunc(all, func(a, b guess) int { return cmp.Compare(a.d, b.d) })
	for _, g := range all {
		if !slices.Contains(values, g.value) && len(values) < 3 {
			values = append(values, g.value)
			words = max(words, g.words)
		}
	}
	return values, max(words, 1)
}

// distance is how many letters have to be changed, added or left out; to swap two
// neighbours is one change.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	rows := [3][]int{make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)}
	for j := range rows[1] {
		rows[1][j] = j
	}
	for i := range x {
		before, last, now := rows[0], rows[1], rows[2]
		now[0] = i + 1
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
		}
		rows[0], rows[1], rows[2] = last, now, before
	}
	return rows[1][len(y)]
}
