package texttest

import (
	"cmp"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/text"
)

// T is the subset of *testing.T that the checks need.
type T interface {
	Helper()
	Errorf(format string, args ...any)
}

// Catalogue fails t unless the sentences in fsys cover exactly what the title needs, in every
// language, and their templates use only existing operands, in forms that all their things have.
func Catalogue(t T, title game.Title, fsys fs.FS) {
	t.Helper()
	c, err := text.Load(title, fsys)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	first := c.Outline(text.Languages[0])
	for _, lang := range text.Languages {
		k := checker{t: t, lang: lang, Outline: c.Outline(lang), lex: title.Lexicon(), info: title.Info(), seatSort: c.SeatSort()}
		k.keys()
		k.things()
		k.details()
		k.templates()
		if k.Keys["view"] != nil { // otherwise it has its own face
			k.same("view", k.Keys["view"], parts(title))
		}
		if k.Seats != first.Seats {
			t.Errorf("%s: seats is %q, in %s %q", lang, k.Seats, text.Languages[0], first.Seats)
		}
	}
}

// checker checks one language.
type checker struct {
	t    T
	lang string
	text.Outline
	lex      *game.Lexicon
	info     game.Info
	seatSort string
}

// same compares the keys of a table with the expected ones.
func (k *checker) same(section string, have, want []string) {
	k.t.Helper()
	for _, key := range want {
		if !slices.Contains(have, key) {
			k.t.Errorf("%s: %s.%s is missing", k.lang, section, key)
		}
	}
	for _, key := range have {
		if !slices.Contains(want, key) {
			k.t.Errorf("%s: %s.%s is not used", k.lang, section, key)
		}
	}
}

// parts returns the names of the parts of a title's view.
func parts(title game.Title) (list []string) {
	st, err := title.New(game.Setup{Seats: title.Info().Sizes()[0]})
	if err != nil {
		return []string{err.Error()}
	}
	view := reflect.TypeOf(st.View(game.Nobody)).Elem()
	for i := range view.NumField() {
		name, _, _ := strings.Cut(view.Field(i).Tag.Get("json"), ",")
		list = append(list, name)
	}
	return list
}

func slugs[S any](specs []S, slug func(S) string) []string {
	var list []string
	for _, s := range specs {
		list = append(list, slug(s))
	}
	return list
}

func keysOf[V any](table map[string]V) []string { return slices.Sorted(maps.Keys(table)) }

func (k *checker) keys() {
	verbs := slugs(k.lex.Verbs, func(s game.VerbSpec) string { return s.Slug })
	want := map[string][]string{
		"verb": verbs, "move": verbs, "step": k.questions(),
		"event":         slugs(k.lex.Events, func(s game.EventSpec) string { return s.Slug }),
		"refusal":       slugs(k.lex.Refusals, func(s *game.Refusal) string { return s.Key }),
		"rule":          slugs(k.lex.Rules, func(r game.Rule) string { return string(r) }),
		"pact":          slugs(k.lex.Pacts, func(s game.PactSpec) string { return s.Slug }),
		"setup":         k.setUps(),
		"option":        slugs(k.info.Options, func(o game.Option) string { return o.Slug }),
		"title.setting": slugs(k.info.Sizes(), strconv.Itoa),
		"reason":        k.lex.Reasons, "score": k.lex.Scores, "holding": k.lex.Holdings, "edition": k.info.Editions, "revision": revisions(k.info.Revision),
	}
	for _, o := range k.info.Options {
		want["option."+o.Slug+".value"] = o.Values
	}
	for _, section := range keysOf(want) {
		k.same(section, k.Keys[section], want[section])
	}
}

// questions returns the steps that need a sentence.
func (k *checker) questions() (list []string) {
	for _, s := range k.lex.Steps {
		if !s.Works {
			list = append(list, s.Slug)
		}
	}
	return list
}

// setUps returns the set-up lines that people choose.
func (k *checker) setUps() (list []string) {
	for _, s := range k.lex.SetUps {
		if !s.Always {
			list = append(list, s.Slug)
		}
	}
	return list
}

// revisions returns those that changed something: all but the first.
func revisions(newest game.Revision) []string {
	var list []string
	for rev := game.Revision(2); rev <= newest; rev++ {
		list = append(list, strconv.Itoa(int(rev)))
	}
	return list
}

func (k *checker) things() {
	var sorts []string
	for _, sort := range k.lex.Sorts {
		if sort.Names != nil {
			sorts = append(sorts, sort.Slug)
			k.same("thing."+sort.Slug, keysOf(k.Things[sort.Slug]), sort.Names)
		}
	}
	for _, sort := range slices.Concat(keysOf(k.Hidden), keysOf(k.None)) {
		if !slices.Contains(sorts, sort) {
			k.t.Errorf("%s: hidden or none has words for %s, which is no sort of things", k.lang, sort)
		}
	}
	if slices.Contains(sorts, k.seatSort) {
		for _, seat := range k.seats() {
			if _, ok := k.Things[k.seatSort][seat]; !ok {
				k.t.Errorf("%s: seat %s is not a %s", k.lang, seat, k.seatSort)
			}
		}
	} else {
		sorts = append(sorts, k.seatSort)
		k.same("thing."+k.seatSort, keysOf(k.Things[k.seatSort]), k.seats())
	}
	k.same("thing", keysOf(k.Things), sorts)
}

// details checks that everything of certain sorts is described.
func (k *checker) details() {
	for _, sort := range k.lex.Sorts {
		for _, slug := range keysOf(k.Things[sort.Slug]) {
			if sort.Details && !k.Things[sort.Slug][slug].Detail {
				k.t.Errorf("%s: thing.%s.%s has no detail", k.lang, sort.Slug, slug)
			}
		}
	}
}

// seats returns the slugs of all seats at tables of all sizes.
func (k *checker) seats() []string {
	list := slices.Concat(k.info.Seats...)
	slices.Sort(list)
	return slices.Compact(list)
}

// templates checks the placeholders of every sentence.
func (k *checker) templates() {
	for _, s := range k.lex.Verbs {
		k.template("move."+s.Slug, s.Args)
	}
	for _, s := range k.lex.Steps {
		k.template("step."+s.Slug, s.Args)
	}
	for _, s := range k.lex.Events {
		k.template("event."+s.Slug, s.Args, "seat")
	}
	for _, s := range k.lex.Refusals {
		k.template("refusal."+s.Key, s.Args)
	}
	for _, s := range k.lex.Pacts {
		k.template("pact."+s.Slug, s.Args, "seat", "with")
	}
	for _, key := range k.Keys["score"] {
		k.score("score." + key)
	}
}

// score checks a score line, which itself says what its operand is.
func (k *checker) score(key string) {
	for _, p := range k.Placeholders[key] {
		_, ok := k.Things[p.Sort]
		switch {
		case p.Slot > 1:
			k.t.Errorf("%s: %s has no {%s}", k.lang, key, p.Name)
		case p.Sort != "" && !ok:
			k.t.Errorf("%s: %s: %s is no sort of things", k.lang, key, p.Sort)
		case p.Sort != "":
			k.form(key, p.Sort, p.Form)
		}
	}
}

// template checks that a sentence uses only operands and seats that its spec has.
func (k *checker) template(key string, sorts []game.Sort, seats ...string) {
	for _, p := range k.Placeholders[key] {
		switch {
		case p.Slot < 0 && !slices.Contains(seats, p.Name), p.Slot >= len(sorts):
			k.t.Errorf("%s: %s has no {%s}", k.lang, key, p.Name)
		case p.Slot >= 0:
			k.form(key, k.lex.Sorts[sorts[p.Slot]].Slug, p.Form)
		case p.Said:
			k.form(key, k.seatSort, p.Form)
			k.has(key, "nobody", k.Nobody, p.Form)
		}
	}
}

// form checks that every thing of a sort, and its stand-ins, have a form.
func (k *checker) form(key, sort, form string) {
	if numbers := k.Things[sort] == nil; form != "" && numbers != (form == "signed") {
		k.t.Errorf("%s: %s uses the form %q, which a %s does not have", k.lang, key, form, sort)
		return
	}
	for _, slug := range keysOf(k.Things[sort]) {
		k.has(key, slug, k.Things[sort][slug], form)
	}
	if w, ok := k.Hidden[sort]; ok {
		k.has(key, "hidden."+sort, w, form)
	}
	if w, ok := k.None[sort]; ok {
		k.has(key, "none."+sort, w, form)
	}
}

func (k *checker) has(key, slug string, w text.Wording, form string) {
	form = cmp.Or(form, text.PlainForm)
	if !slices.Contains(w.Forms, form) {
		k.t.Errorf("%s: %s uses the form %q, which %s does not have", k.lang, key, form, slug)
	}
}
