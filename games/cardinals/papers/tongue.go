package papers

import (
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
	Wrong map[string]string              `toml:"wrong"`
	Kind  map[string]string              `toml:"kind"`
	Noun  map[string]string              `toml:"noun"`

	Publish publishWords `toml:"publish"`
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
	same     []string // folded: everything accepted for it
	optional bool
}

type elementKind uint8

const (
	literal elementKind = iota
	operand
	unitLetter
	whoseUnit
	points
)

// pattern is a way to write a verb.
type pattern []element

// compile parses a pattern.
func (t *tongue) compile(pattern string) (p pattern) {
	for _, word := range strings.Fields(pattern) {
		switch word {
		case "{a}", "{b}", "{c}":
			p = append(p, element{kind: operand, slot: int(word[1] - 'a')})
		case "{unit}":
			p = append(p, element{kind: unitLetter})
		case "{whose}":
			p = append(p, element{kind: whoseUnit})
		case "{n}":
			p = append(p, element{kind: points})
		default:
			bare := strings.TrimSuffix(word, "?")
			e := element{word: bare, same: []string{fold(bare)}, optional: bare != word}
			for _, s := range t.Same[bare] {
				e.same = append(e.same, fold(s))
			}
			p = append(p, e)
		}
	}
	return p
}
