package papers

import (
	"fmt"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/text"
)

// Office does the paperwork of one title in all languages. It is safe for concurrent use.
type Office struct {
	title *cardinals.Title
	lex   *game.Lexicon
	words *text.Catalogue
	seats []string

	tongues  map[string]*tongue
	names    map[string]vocabulary
	patterns map[string][][]pattern // by language and verb
	dynasty  game.Sort
}

// Open opens the office of a title with its words.
func Open(t *cardinals.Title, words *text.Catalogue) (*Office, error) {
	o := &Office{title: t, lex: t.Lexicon(), words: words, names: map[string]vocabulary{}, patterns: map[string][][]pattern{}}
	info := t.Info()
	o.seats = info.Seats[len(info.Seats)-1]
	o.dynasty = sortOf(o.lex, "dynasty")
	var err error
	o.tongues, err = tongues()
	if err != nil {
		return nil, err
	}
	for _, lang := range text.Languages {
		tg := o.tongues[lang]
		o.names[lang] = names(t, words, lang, tg)
		o.patterns[lang] = make([][]pattern, len(o.lex.Verbs))
		for v, spec := range o.lex.Verbs {
			if len(tg.Order[spec.Slug]) == 0 {
				return nil, fmt.Errorf("%s.toml: order.%s is missing", lang, spec.Slug)
			}
			for _, p := range tg.Order[spec.Slug] {
				o.patterns[lang][v] = append(o.patterns[lang][v], tg.compile(p))
			}
		}
	}
	return o, nil
}

// tongue of a reader; the first language stands in for one that we do not speak.
func (o *Office) tongue(lang string) *tongue {
	if t, ok := o.tongues[lang]; ok {
		return t
	}
	return o.tongues[text.Languages[0]]
}

// vocabularies, the reader's first.
func (o *Office) vocabularies(lang string) (vs []vocabulary) {
	for _, l := range languages(lang) {
		vs = append(vs, o.names[l])
	}
	return vs
}
