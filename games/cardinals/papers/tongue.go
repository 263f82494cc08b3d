package papers

import (
	"cmp"
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// tongue is how orders are written in one language.
type tongue struct {
	Order map[string][]string            `toml:"order"` // patterns by verb
	Same  map[string][]string            `toml:"same"`
	Coast map[string][]string            `toml:"coast"`
	Alias map[string]map[string][]string `toml:"alias"` // by sort and slug
	Also  map[string]map[string][]string `toml:"also"`  // by sort and slug: read, never written
	Say   map[string][]string            `toml:"say"`   // by what is said: lines that are no single move
	Count map[string]int                 `toml:"count"` // numbers in words
	Wrong map[string]string              `toml:"wrong"`
	Kind  map[string]string              `toml:"kind"`
	Noun  map[string]string              `toml:"noun"`

	Publish publishWords `toml:"publish"`
	Letter  letterWords  `toml:"letter"`
}

func tongueOf(lang string) (*tongue, error) {
	data, err := files.ReadFile(lang + ".toml")
	if err != nil {
		return nil, err
	}
	t := &tongue{}
	if err := toml.Unmarshal(data, t); err != nil {
		return nil, fmt.Errorf("%s.toml: %w", lang, err)
	}
	return t, nil
}

// tongues returns all languages.
func tongues() (map[string]*tongue, error) {
	all := map[string]*tongue{}
	for _, lang := range text.Languages {
		t, err := tongueOf(lang)
		if err != nil {
			return nil, err
		}
		all[lang] = t
	}
	return all, nil
}

// languages lists all languages, starting with the reader's.
func languages(lang string) []string {
	rest := slices.DeleteFunc(slices.Clone(text.Languages), func(l string) bool { return l == lang })
	if len(rest) == len(text.Languages) {
		return rest
	}
	return append([]string{lang}, rest...)
}

// element is a part of a pattern.
type element struct {
	kind     elementKind
	slot     int      // of an operand: 0 to 2
	word     string   // as written
	same     []phrase // everything accepted for it, longest first
	toward   []phrase // of points: what may stand before and after the space that they go to
	optional bool
}

// phrase is one or more folded words.
type phrase struct {
	text  string
	words int
	small bool // a word that a letter of units could be mistaken for
}

func phraseOf(text string) phrase {
	k := key(text)
	return phrase{text: k, words: strings.Count(k, " ") + 1}
}

type elementKind uint8

const (
	literal elementKind = iota
	operand
	unitName  // of the unit in {a}: whose it is, Crusader or not, its letter
	otherName // the same of the unit in {b}
	points
	route // spaces on the way
)

// pattern is a way to write a verb.
type pattern []element

// compile parses a pattern.
func (t *tongue) compile(text string) (p pattern) {
	for _, word := range strings.Fields(text) {
		switch word {
		case "{a}", "{b}", "{c}":
			p = append(p, element{kind: operand, slot: int(word[1] - 'a')})
		case "{unit}":
			p = append(p, element{kind: unitName, same: t.phrases("crusader")})
		case "{whose}":
			p = append(p, element{kind: otherName, same: t.phrases("crusader")})
		case "{n}":
			p = append(p, element{kind: points, word: "DP", same: t.phrases("DP"), toward: t.phrases("for")})
		case "{route}":
			p = append(p, element{kind: route, word: arrow})
		default:
			bare := strings.TrimSuffix(word, "?")
			p = append(p, element{word: bare, same: t.phrases(bare), optional: bare != word})
		}
	}
	return p
}

// phrases returns a word and what else is accepted for it, longest first.
func (t *tongue) phrases(word string) []phrase {
	all := []phrase{phraseOf(word)}
	for _, s := range t.Same[word] {
		p := phraseOf(s)
		p.small = p.text == "a"
		all = append(all, p)
	}
	slices.SortStableFunc(all, func(a, b phrase) int { return cmp.Compare(b.words, a.words) })
	return all
}
