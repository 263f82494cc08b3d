package papers

import (
	"fmt"
	"maps"
	"sync"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
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
	ears     map[string]*ear
	labels   func() map[string][]game.Move // found when somebody first writes: that takes longer than all else
	sayings  map[string]string             // by what can be written, in all languages
	places   [][]int16                     // of each space: itself, or with its coasts

	sort struct{ space, place, dynasty game.Sort }
}

// ear is how a reader's text is understood: in all languages, his own first.
type ear struct {
	lang     string
	tg       *tongue
	vs       []vocabulary
	counts   map[string]int
	patterns []verbPattern
}

type verbPattern struct {
	verb  game.Verb
	usual bool // as the program writes it for the reader
	pattern
}

var _ papers.Office = (*Office)(nil)

// Open is a papers.Opener.
func Open(title game.Title, words *text.Catalogue) (papers.Office, error) {
	t, ok := title.(*cardinals.Title)
	if !ok {
		return nil, fmt.Errorf("%s is another game", title.Info().Slug)
	}
	return New(t, words)
}

// New returns the office of College of Cardinals.
func New(t *cardinals.Title, words *text.Catalogue) (*Office, error) {
	o := &Office{title: t, lex: t.Lexicon(), words: words,
		names: map[string]vocabulary{}, patterns: map[string][][]pattern{}, ears: map[string]*ear{}}
	info := t.Info()
	o.seats = info.Seats[len(info.Seats)-1]
	o.sort.space, o.sort.place, o.sort.dynasty = sortOf(o.lex, "space"), sortOf(o.lex, "place"), sortOf(o.lex, "dynasty")
	o.places = make([][]int16, len(o.lex.Sorts[o.sort.space].Names))
	for i := range o.lex.Sorts[o.sort.place].Names {
		at := t.SpaceOf(int16(i))
		o.places[at] = append(o.places[at], int16(i))
	}
	var err error
	o.tongues, err = tongues()
	if err != nil {
		return nil, err
	}
	for _, lang := range text.Languages {
		if err := o.learn(lang); err != nil {
			return nil, err
		}
	}
	for _, lang := range text.Languages {
		o.ears[lang] = o.listen(lang)
	}
	o.labels, o.sayings = sync.OnceValue(o.allLabels), o.allSayings()
	return o, nil
}

// learn loads the names and patterns of a language.
func (o *Office) learn(lang string) error {
	tg := o.tongues[lang]
	o.names[lang] = gather(o.title, o.words, lang, tg)
	o.patterns[lang] = make([][]pattern, len(o.lex.Verbs))
	for v, spec := range o.lex.Verbs {
		if len(tg.Order[spec.Slug]) == 0 {
			return fmt.Errorf("%s.toml: order.%s is missing", lang, spec.Slug)
		}
		for _, p := range tg.Order[spec.Slug] {
			o.patterns[lang][v] = append(o.patterns[lang][v], tg.compile(p))
		}
	}
	return nil
}

// tongue returns a reader's language; the first language stands in for an unsupported one.
func (o *Office) tongue(lang string) *tongue {
	if t, ok := o.tongues[lang]; ok {
		return t
	}
	return o.tongues[text.Languages[0]]
}

// listen builds a reader's ear.
func (o *Office) listen(lang string) *ear {
	e := &ear{lang: lang, tg: o.tongue(lang), counts: map[string]int{}}
	for _, l := range languages(lang) {
		e.vs = append(e.vs, o.names[l])
		maps.Copy(e.counts, o.tongues[l].Count)
		for v, ps := range o.patterns[l] {
			for i, p := range ps {
				e.patterns = append(e.patterns, verbPattern{game.Verb(v), i == 0 && o.tongues[l] == e.tg, p})
			}
		}
	}
	return e
}

// ear returns a reader's ear; the first language stands in for an unsupported one.
func (o *Office) ear(lang string) *ear {
	if e, ok := o.ears[lang]; ok {
		return e
	}
	return o.ears[text.Languages[0]]
}
