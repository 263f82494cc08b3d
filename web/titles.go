package web

import (
	"cmp"
	"context"
	"fmt"

	"outremer/build"
	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/table/clock"
	"outremer/text"
	"outremer/web/status"
)

// TitleDoc is a game that can be played here.
type TitleDoc struct {
	Slug     string      `json:"slug"`
	Name     string      `json:"name"`
	Line     string      `json:"line" doc:"the game in one line"`
	Sizes    []SizeDoc   `json:"sizes" doc:"by number of players"`
	Editions []NamedDoc  `json:"editions" doc:"the first is the default"`
	Options  []OptionDoc `json:"options"`
	Revision int         `json:"revision" doc:"of our rules, for new tables"`
	Changes  []ChangeDoc `json:"changes" doc:"what each revision of our rules changed"`
	Facts    []FactsDoc  `json:"facts" doc:"the maps, cards and numbers that a table can be played with; the first are built in"`
	Boards   []BoardDoc  `json:"boards" doc:"those that are drawn"`
	Lexicon  *LexiconDoc `json:"lexicon,omitempty" doc:"the names of everything in the game; only for a single title"`
	Bots     []string    `json:"bots"`
	Paces    []NamedDoc  `json:"paces" doc:"kinds of turn, each with a time limit of its own"`
	Late     string      `json:"late" doc:"what happens at a table with time limits when the time is up, in words"`
}

// ChangeDoc is what a revision of our rules changed.
type ChangeDoc struct {
	Revision int      `json:"revision"`
	Texts    []string `json:"texts" doc:"in words, for players"`
}

// FactsDoc is a set of facts: maps, cards, costs and counts.
type FactsDoc struct {
	Name    string `json:"name" doc:"built-in, or the name that the host gave it"`
	Hash    string `json:"hash"`
	BuiltIn bool   `json:"built_in"`
	Default bool   `json:"default" doc:"for tables that choose none"`
}

// ProvenanceDoc is where the facts of a set come from.
type ProvenanceDoc struct {
	Name          string         `json:"name"`
	Hash          string         `json:"hash"`
	Rulebook      int            `json:"rulebook" doc:"facts that the rulebook states"`
	Public        int            `json:"public" doc:"from other public sources"`
	Reconstructed int            `json:"reconstructed" doc:"shown in the printed game only, and reconstructed"`
	Files         []FactsFileDoc `json:"files"`
}

// FactsFileDoc is the facts of one data file.
type FactsFileDoc struct {
	File    string    `json:"file"`
	Entries []FactDoc `json:"entries"`
}

// FactDoc is one fact, or several that belong together.
type FactDoc struct {
	Label  string `json:"label"`
	Values string `json:"values"`
	Source string `json:"source" enum:"rulebook,public,reconstructed,"`
}

// SizeDoc is a table for a given number of players.
type SizeDoc struct {
	Players int        `json:"players"`
	Setting string     `json:"setting" doc:"what is played"`
	Board   string     `json:"board" doc:"the drawing that it is played on; empty if none is drawn"`
	Seats   []NamedDoc `json:"seats"`
}

// NamedDoc is a slug with its name in the reader's language.
type NamedDoc struct {
	Slug   string `json:"slug"`
	Name   string `json:"name"`
	Detail string `json:"detail,omitempty" doc:"more about it: what a card does"`
}

// OptionDoc is a choice made when a table is created.
type OptionDoc struct {
	Slug    string     `json:"slug"`
	Name    string     `json:"name"`
	Detail  string     `json:"detail"`
	Values  []NamedDoc `json:"values" doc:"the first is the default"`
	Sizes   []int      `json:"sizes" doc:"numbers of players to which it applies"`
	Outside bool       `json:"outside" doc:"not in the rulebook"`
}

// LexiconDoc is the names of everything in a game.
type LexiconDoc struct {
	Sorts  map[string][]ThingDoc `json:"sorts" doc:"things by kind; a kind without things is of numbers"`
	Verbs  []SpecDoc             `json:"verbs"`
	Steps  []SpecDoc             `json:"steps"`
	Events []KindDoc             `json:"events"`
	Pacts  []SpecDoc             `json:"pacts" doc:"kinds of promises that players can offer each other"`
	Rules  []RuleDoc             `json:"rules"`
	Seats  string                `json:"seats" doc:"the kind of thing that a seat is"`
	View   map[string]string     `json:"view" doc:"what the parts of a view are called, as far as the title says so"`
}

// ThingDoc is a thing of the game, with its name in the reader's language.
type ThingDoc struct {
	NamedDoc
	Forms   map[string]string `json:"forms,omitempty" doc:"its name inside a sentence: the (with its article), of, in and so on, as far as the language needs them"`
	Printed any               `json:"printed,omitempty" doc:"what it shows, for those who draw it; its form is the title's"`
}

// SpecDoc is a verb, a question or an event, with the kinds of its operands.
type SpecDoc struct {
	Slug string   `json:"slug"`
	Args []string `json:"args"`
}

// KindDoc is a kind of event.
type KindDoc struct {
	SpecDoc
	Weight game.Weight `json:"weight" enum:"0,1,2" doc:"how much it matters: 0 slight, 1 notable, 2 grave"`
}

// RuleDoc is a paragraph of the rulebook, in our words.
type RuleDoc struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

// AboutDoc is which program answers, and by which rules it plays.
type AboutDoc struct {
	Version string            `json:"version"`
	Commit  string            `json:"commit,omitempty"`
	Date    string            `json:"date,omitempty" doc:"of the commit"`
	Go      string            `json:"go"`
	Rules   map[string]uint16 `json:"rules" doc:"the newest revision of each game's rules; tables go on with the one that they began with"`
}

func (a *api) about() AboutDoc {
	i := build.Read()
	d := AboutDoc{Version: a.Host.Program, Commit: i.Commit, Date: i.Date, Go: i.Go, Rules: map[string]uint16{}}
	for _, g := range a.Games {
		d.Rules[g.Info().Slug] = uint16(g.Info().Revision)
	}
	return d
}

// offers reports whether a title is offered here.
func (s *Server) offers(slug string) bool {
	_, err := s.offered(slug)
	return err == nil
}

// offered finds a title in the lobby.
func (s *Server) offered(slug string) (games.Game, error) {
	for _, g := range s.Games {
		if g.Info().Slug == slug {
			return g, nil
		}
	}
	return games.Game{}, store.ErrNotFound
}

func (a *api) addTitles() {
	register(a, answers[AboutDoc](a, op("GET", "/about", "get-about", "Which program this is, and by which rules it plays")),
		func(context.Context, *struct{}) (*document, error) {
			return a.shared.document("about", func() (any, error) { return a.about(), nil })
		})
	register(a, answers[[]TitleDoc](a, op("GET", "/titles", "list-titles", "The games that can be played here")), a.listTitles)
	register(a, answers[TitleDoc](a, op("GET", "/titles/{slug}", "get-title", "A game, with the names of everything in it", 404)), a.getTitle)
	register(a, answers[ProvenanceDoc](a, op("GET", "/titles/{slug}/facts", "get-facts", "The facts that a game is played with, and where each comes from", 404)), a.getFacts)
	register(a, answers[StartDoc](a, op("GET", "/titles/{slug}/start", "get-start", "How a game begins", 404, 422)), a.getStart)
	register(a, answers[map[string]string](a, op("GET", "/words", "get-words", "Words of the interface, by key")),
		func(_ context.Context, in *struct{ Language }) (*document, error) {
			lang := in.choose()
			return a.shared.document("words "+lang, func() (any, error) { return text.Words(lang), nil })
		})
}

func (a *api) listTitles(_ context.Context, in *struct{ Language }) (*document, error) {
	lang := in.choose()
	return a.shared.document("titles "+lang, func() (any, error) {
		docs := []TitleDoc{}
		for _, g := range a.Games {
			doc, err := a.titleDoc(g.Title, lang, false)
			if err != nil {
				return nil, err
			}
			docs = append(docs, doc)
		}
		return docs, nil
	})
}

func (a *api) getTitle(_ context.Context, in *struct {
	Slug  string `path:"slug"`
	Facts string `query:"facts" doc:"hash of the facts that it is played with; default: those of new tables"`
	Rules bool   `query:"rules" default:"true" doc:"false leaves out the sentences of the rules, which are half of the answer"`
	Language
}) (*document, error) {
	t, ok := a.Host.Played(in.Slug, in.Facts)
	if !ok || !a.offers(in.Slug) {
		return nil, store.ErrNotFound
	}
	lang := in.choose()
	return a.shared.document(fmt.Sprintf("title %s %s %t", played(t), lang, in.Rules), func() (any, error) {
		doc, err := a.titleDoc(t, lang, true)
		if err == nil && !in.Rules {
			doc.Lexicon.Rules = []RuleDoc{}
		}
		return doc, err
	})
}

// played names a title with its facts. Whatever a reader calls them, there are only so many.
func played(t game.Title) string { return t.Info().Slug + " " + t.Info().Facts.Hash }

func (a *api) getFacts(_ context.Context, in *struct {
	Slug  string `path:"slug"`
	Facts string `query:"facts" doc:"hash of the facts; default: those of new tables"`
}) (*document, error) {
	t, ok := a.Host.Title(in.Slug)
	if !ok || a.Shelf == nil {
		return nil, store.ErrNotFound
	}
	g, ok := a.Shelf.Game(in.Slug, cmp.Or(in.Facts, t.Info().Facts.Hash))
	if !ok {
		return nil, store.ErrNotFound
	}
	return a.shared.document("facts "+played(g.Title), func() (any, error) { return provenanceDoc(g), nil })
}

func provenanceDoc(g games.Game) ProvenanceDoc {
	p, id := g.Facts.Provenance(), g.Info().Facts
	d := ProvenanceDoc{Name: id.Name, Hash: id.Hash, Rulebook: p.Rulebook, Public: p.Public, Reconstructed: p.Reconstructed, Files: []FactsFileDoc{}}
	for _, f := range p.Files {
		one := FactsFileDoc{File: f.File, Entries: []FactDoc{}}
		for _, e := range f.Entries {
			one.Entries = append(one.Entries, FactDoc{e.Label, e.Values, e.Source})
		}
		d.Files = append(d.Files, one)
	}
	return d
}

func (s *Server) titleDoc(t game.Title, lang string, whole bool) (TitleDoc, error) {
	info := t.Info()
	w, err := s.words.Of(t)
	if err != nil {
		return TitleDoc{}, err
	}
	d := TitleDoc{Changes: changeDocs(w, lang, 1, info.Revision), Facts: s.factsDocs(info.Slug), Slug: info.Slug, Name: w.Name(lang), Line: w.Line(lang), Revision: int(info.Revision), Bots: s.Host.Bots(t), Options: []OptionDoc{},
		Late: lateWords(s.Host.RulesForLate(info.Slug), lang)}
	for _, pace := range clock.Paces(t) {
		d.Paces = append(d.Paces, NamedDoc{Slug: pace, Name: paceName(lang, pace)})
	}
	for _, n := range info.Sizes() {
		size := SizeDoc{Players: n, Setting: w.Setting(lang, n), Board: info.Board(n)}
		for i, slug := range info.Seats[n] {
			size.Seats = append(size.Seats, NamedDoc{Slug: slug, Name: w.Seat(lang, info.Seats[n], game.Seat(i))})
		}
		d.Sizes = append(d.Sizes, size)
	}
	for _, e := range info.Editions {
		d.Editions = append(d.Editions, NamedDoc{Slug: e, Name: w.Edition(lang, e)})
	}
	for _, o := range info.Options {
		opt := OptionDoc{Slug: o.Slug, Name: w.Option(lang, o.Slug), Detail: w.OptionDetail(lang, o.Slug), Sizes: o.Sizes, Outside: o.Outside}
		if opt.Sizes == nil {
			opt.Sizes = info.Sizes()
		}
		for _, v := range o.Values {
			opt.Values = append(opt.Values, NamedDoc{Slug: v, Name: w.OptionValue(lang, o.Slug, v)})
		}
		d.Options = append(d.Options, opt)
	}
	if g, err := s.offered(info.Slug); err == nil {
		d.Boards = boardDocs(g)
	}
	if whole {
		d.Lexicon = lexiconDoc(t.Lexicon(), w, lang)
	}
	return d, nil
}

// changeDocs lists what the revisions after one and up to another changed.
func changeDocs(w *text.Catalogue, lang string, after, to game.Revision) []ChangeDoc {
	docs := []ChangeDoc{}
	for rev := after + 1; rev <= to; rev++ {
		docs = append(docs, ChangeDoc{int(rev), w.Changes(lang, rev)})
	}
	return docs
}

// factsDocs lists the sets of facts that a new table of a title can choose from.
func (s *Server) factsDocs(slug string) []FactsDoc {
	docs := []FactsDoc{}
	if s.Shelf == nil {
		return docs
	}
	now, _ := s.Host.Title(slug)
	for _, g := range s.Shelf.Offered(slug) {
		f := g.Info().Facts
		docs = append(docs, FactsDoc{f.Name, f.Hash, s.Shelf.BuiltIn(slug, f.Hash), f.Hash == now.Info().Facts.Hash})
	}
	return docs
}

func lexiconDoc(lex *game.Lexicon, w *text.Catalogue, lang string) *LexiconDoc {
	d := &LexiconDoc{Sorts: map[string][]ThingDoc{}, Pacts: []SpecDoc{}, Seats: w.SeatSort(), View: w.Fields(lang)}
	for i, sort := range lex.Sorts {
		d.Sorts[sort.Slug] = []ThingDoc{}
		for v, slug := range sort.Names {
			thing := ThingDoc{NamedDoc: NamedDoc{slug, w.Thing(lang, game.Sort(i), int16(v)), w.Detail(lang, sort.Slug, slug)},
				Forms: w.Forms(lang, sort.Slug, slug)}
			if sort.Printed != nil {
				thing.Printed = sort.Printed[v]
			}
			d.Sorts[sort.Slug] = append(d.Sorts[sort.Slug], thing)
		}
	}
	args := func(sorts []game.Sort) []string {
		names := []string{}
		for _, k := range sorts {
			names = append(names, lex.Sorts[k].Slug)
		}
		return names
	}
	for _, v := range lex.Verbs {
		d.Verbs = append(d.Verbs, SpecDoc{v.Slug, args(v.Args)})
	}
	for _, v := range lex.Steps {
		d.Steps = append(d.Steps, SpecDoc{v.Slug, args(v.Args)})
	}
	for i, v := range lex.Events {
		weight := lex.Weigh(game.Event{Kind: game.EventKind(i)})
		d.Events = append(d.Events, KindDoc{SpecDoc{v.Slug, args(v.Args)}, weight})
	}
	for _, v := range lex.Pacts {
		d.Pacts = append(d.Pacts, SpecDoc{v.Slug, args(v.Args)})
	}
	for _, r := range lex.Rules {
		d.Rules = append(d.Rules, RuleDoc{string(r), w.Rule(lang, r)})
	}
	return d
}

// created is the response to a request that created something.
type created[T any] struct {
	Status   int
	Location string `header:"Location"`
	Body     T
}

func newCreated[T any](at string, v T) *created[T] { return &created[T]{status.Created, at, v} }
