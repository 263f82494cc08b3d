package papers

import (
	"maps"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/text"
)

// vocabulary is the names of things in one language, by sort.
type vocabulary map[game.Sort]*names

// names is what the things of one sort are called.
type names struct {
	values map[string]int16 // by the words of the name
	sorted []name
}

// longest is the most words in a name: a sea with its coast.
const longest = 6

// gather collects what things are called in one language. Abbreviations, codes and slugs are the
// same in all.
func gather(t *cardinals.Title, words *text.Catalogue, lang string, tg *tongue) vocabulary {
	v, lex := vocabulary{}, t.Lexicon()
	for k, sort := range lex.Sorts {
		if !slices.Contains([]string{"space", "place", "dynasty", "candidate", "standing", "basis"}, sort.Slug) {
			continue
		}
		v[game.Sort(k)] = &names{values: map[string]int16{}}
		for i, slug := range sort.Names {
			for _, name := range slices.Concat(tg.Alias[sort.Slug][slug], tg.Also[sort.Slug][slug]) {
				v.add(game.Sort(k), name, int16(i))
			}
			v.add(game.Sort(k), words.Named(lang, sort.Slug, slug), int16(i))
			v.add(game.Sort(k), slug, int16(i))
			v.add(game.Sort(k), strings.ReplaceAll(slug, "-", " "), int16(i))
		}
	}
	v.addShorts(t, tg, words, lang)
	v.addCardinals(t, lex)
	for _, n := range v {
		for _, text := range slices.Sorted(maps.Keys(n.values)) {
			n.sorted = append(n.sorted, newName(text, n.values[text]))
		}
	}
	return v
}

// add gives a thing a name, unless another thing already has it.
func (v vocabulary) add(k game.Sort, name string, value int16) {
	if _, ok := v[k].values[key(name)]; !ok {
		v[k].values[key(name)] = value
	}
}

// addShorts adds abbreviations of spaces, spaces with a coast, and codes of dynasties.
func (v vocabulary) addShorts(t *cardinals.Title, tg *tongue, words *text.Catalogue, lang string) {
	lex := t.Lexicon()
	space, place, dynasty := sortOf(lex, "space"), sortOf(lex, "place"), sortOf(lex, "dynasty")
	for i, slug := range lex.Sorts[place].Names {
		at := t.SpaceOf(int16(i))
		base := lex.Sorts[space].Names[at]
		short, full := t.Short(at), words.Named(lang, "space", base)
		coast, ok := strings.CutPrefix(slug, base+"-")
		also := tg.Also["space"][base]
		if !ok {
			for _, name := range append([]string{short}, also...) {
				v.add(place, name, int16(i))
				v.add(space, name, at)
			}
			continue
		}
		for _, c := range tg.Coast[coast] {
			for _, name := range append([]string{short, full, base}, also...) {
				v.add(place, name+" "+c, int16(i))
				v.add(space, name+" "+c, at) // where a fleet stands
			}
		}
		v.add(space, words.Named(lang, "place", slug), at)
		v.add(space, slug, at)
	}
	for i := range lex.Sorts[dynasty].Names {
		v.add(dynasty, t.Code(game.Seat(i)), int16(i))
	}
}

// addCardinals calls each Cardinal by his dynasty, too.
func (v vocabulary) addCardinals(t *cardinals.Title, lex *game.Lexicon) {
	candidate, dynasty := sortOf(lex, "candidate"), sortOf(lex, "dynasty")
	for i := range lex.Sorts[candidate].Names {
		for name, p := range v[dynasty].values {
			if game.Seat(p) == t.CardinalOf(int16(i)) {
				v.add(candidate, name, int16(i))
			}
		}
	}
}

func sortOf(lex *game.Lexicon, slug string) game.Sort {
	return game.Sort(slices.IndexFunc(lex.Sorts, func(s game.SortSpec) bool { return s.Slug == slug }))
}

// thing is something named by some words.
type thing struct {
	value int16
	words int
}

// find returns the things of a sort whose names the words begin with, longest name first. Where
// names differ between languages, the first vocabulary takes precedence.
func find(vs []vocabulary, k game.Sort, w words) (list []thing) {
	for n := min(longest, len(w.tokens)); n > 0; n-- {
		for _, v := range vs {
			value, ok := v[k].values[w.first(n)]
			if x := (thing{value, n}); ok && !slices.Contains(list, x) {
				list = append(list, x)
			}
		}
	}
	return list
}
