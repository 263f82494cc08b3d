package text

import (
	"cmp"
	"io/fs"
	"iter"
	"maps"
	"slices"
	"strconv"

	"outremer/game"
)

// Beyond is what a title says that neither its Lexicon nor its Info lists.
type Beyond struct {
	Working []string // slugs of steps that never ask, and so need no sentence
	Reasons []string // of game.Result
	Scores  []string // keys of score lines
	Details []string // slugs of sorts whose things all have a detail
}

// T is the part of *testing.T that CheckCatalogue needs.
type T interface {
	Helper()
	Errorf(format string, args ...any)
}

// CheckCatalogue fails t unless the catalogue in fsys says everything that the title
// needs said, in every language, and nothing else; and unless its templates use
// only operands that there are, in forms that all their things have.
func CheckCatalogue(t T, title game.Title, fsys fs.FS, beyond Beyond) {
	t.Helper()
	c, err := Load(title, fsys)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	for _, lang := range Languages {
		k := checker{t: t, c: c, v: c.voices[lang], info: title.Info()}
		k.keys(beyond)
		k.things()
		k.details(beyond.Details)
		k.options()
		k.templates()
		if k.v.file.Seats != c.voices[Languages[0]].file.Seats {
			t.Errorf("%s: seats differs from %s", lang, Languages[0])
		}
	}
}

type checker struct {
	t    T
	c    *Catalogue
	v    *voice
	info game.Info
}

// same compares the keys of a table with those that there should be.
func (k *checker) same(section string, have, want []string) {
	k.t.Helper()
	slices.Sort(have)
	for _, key := range want {
		if _, ok := slices.BinarySearch(have, key); !ok {
			k.t.Errorf("%s: %s.%s is missing", k.v.lang, section, key)
		}
	}
	for _, key := range have {
		if !slices.Contains(want, key) {
			k.t.Errorf("%s: %s.%s is not used", k.v.lang, section, key)
		}
	}
}

func keysOf[V any](table map[string]V) []string { return slices.Collect(maps.Keys(table)) }

func slugs[S any](specs []S, slug func(S) string) []string {
	var list []string
	for _, s := range specs {
		list = append(list, slug(s))
	}
	return list
}

func (k *checker) keys(beyond Beyond) {
	lex, f := k.c.lex, &k.v.file
	verbs := slugs(lex.Verbs, func(s game.VerbSpec) string { return s.Slug })
	steps := slugs(lex.Steps, func(s game.StepSpec) string { return s.Slug })
	steps = slices.DeleteFunc(steps, func(s string) bool { return slices.Contains(beyond.Working, s) })
	k.same("verb", keysOf(f.Verb), verbs)
	k.same("move", keysOf(f.Move), verbs)
	k.same("step", keysOf(f.Step), steps)
	k.same("event", keysOf(f.Event), slugs(lex.Events, func(s game.EventSpec) string { return s.Slug }))
	k.same("refusal", keysOf(f.Refusal), slugs(lex.Refusals, func(s *game.Refusal) string { return s.Key }))
	k.same("rule", keysOf(f.Rule), slugs(lex.Rules, func(r game.Rule) string { return string(r) }))
	k.same("pact", keysOf(f.Pact), slugs(lex.Pacts, func(s game.PactSpec) string { return s.Slug }))
	k.same("reason", keysOf(f.Reason), beyond.Reasons)
	k.same("score", keysOf(f.Score), beyond.Scores)
	k.same("edition", keysOf(f.Edition), k.info.Editions)
	k.same("revision", keysOf(f.Changes), revisions(k.info.Revision))
	k.same("title.setting", keysOf(f.Title.Setting), slugs(k.info.Sizes(), strconv.Itoa))
}

// revisions are those that changed something: all but the first.
func revisions(newest game.Revision) []string {
	var list []string
	for rev := game.Revision(2); rev <= newest; rev++ {
		list = append(list, strconv.Itoa(int(rev)))
	}
	return list
}

func (k *checker) things() {
	var sorts []string
	for _, sort := range k.c.lex.Sorts {
		if sort.Names != nil {
			sorts = append(sorts, sort.Slug)
			k.same("thing."+sort.Slug, keysOf(k.v.things[sort.Slug]), sort.Names)
		}
	}
	for _, table := range []map[string]thing{k.v.hidden, k.v.none} {
		for sort := range table {
			if !slices.Contains(sorts, sort) {
				k.t.Errorf("%s: hidden or none has words for %s, which is no sort of things", k.v.lang, sort)
			}
		}
	}
	seats := k.seats()
	if slices.Contains(sorts, k.c.seatSort) {
		for _, seat := range seats {
			if _, ok := k.v.things[k.c.seatSort][seat]; !ok {
				k.t.Errorf("%s: seat %s is not a %s", k.v.lang, seat, k.c.seatSort)
			}
		}
	} else {
		sorts = append(sorts, k.c.seatSort)
		k.same("thing."+k.c.seatSort, keysOf(k.v.things[k.c.seatSort]), seats)
	}
	k.same("thing", keysOf(k.v.things), sorts)
}

func (k *checker) details(sorts []string) {
	for _, sort := range sorts {
		for slug, t := range k.v.things[sort] {
			if t.detail == "" {
				k.t.Errorf("%s: thing.%s.%s has no detail", k.v.lang, sort, slug)
			}
		}
	}
}

// seats is the slugs of all seats of tables of all sizes.
func (k *checker) seats() []string {
	list := slices.Concat(k.info.Seats...)
	slices.Sort(list)
	return slices.Compact(list)
}

func (k *checker) options() {
	options := k.v.file.Option
	k.same("option", keysOf(options), slugs(k.info.Options, func(o game.Option) string { return o.Slug }))
	for _, o := range k.info.Options {
		k.same("option."+o.Slug+".value", keysOf(options[o.Slug].Value), o.Values)
	}
}

// templates checks the placeholders of every sentence.
func (k *checker) templates() {
	lex := k.c.lex
	for _, s := range lex.Verbs {
		k.template("move."+s.Slug, s.Args)
	}
	for _, s := range lex.Steps {
		k.template("step."+s.Slug, s.Args)
	}
	for _, s := range lex.Events {
		k.template("event."+s.Slug, s.Args, seatSlot)
	}
	for _, s := range lex.Refusals {
		k.template("refusal."+s.Key, s.Args)
	}
	for _, s := range lex.Pacts {
		k.template("pact."+s.Slug, s.Args, seatSlot, withSlot)
	}
	for key := range k.v.file.Score {
		k.score("score." + key)
	}
}

// score checks a score line, which says itself what its operand is.
func (k *checker) score(key string) {
	for n := range k.placeholders(key) {
		_, ok := k.v.things[n.sort]
		switch {
		case n.slot > 1:
			k.t.Errorf("%s: %s has no {%s}", k.v.lang, key, slots[n.slot])
		case n.sort != "" && !ok:
			k.t.Errorf("%s: %s: %s is no sort of things", k.v.lang, key, n.sort)
		case n.sort != "":
			k.form(key, n.sort, n.form)
		}
	}
}

// template checks that a sentence uses only operands and seats that its spec has.
func (k *checker) template(key string, sorts []game.Sort, seats ...int) {
	for n := range k.placeholders(key) {
		switch {
		case n.slot < 0 && !slices.Contains(seats, n.slot):
			k.t.Errorf("%s: %s has no {%s}", k.v.lang, key, seatSlots[n.slot])
		case n.slot < 0 && (n.kind == fill || n.kind == number):
			k.form(key, k.c.seatSort, n.form)
			k.has(key, "nobody", k.v.nobody, n.form)
		case n.slot >= len(sorts):
			k.t.Errorf("%s: %s has no {%s}", k.v.lang, key, slots[n.slot])
		case n.slot >= 0:
			k.form(key, k.c.lex.Sorts[sorts[n.slot]].Slug, n.form)
		}
	}
}

// placeholders is all nodes of a sentence that are not words.
func (k *checker) placeholders(key string) iter.Seq[node] {
	return func(yield func(node) bool) { walk(k.v.templates[key], yield) }
}

func walk(nodes []node, yield func(node) bool) bool {
	for _, n := range nodes {
		if n.kind != words && !(yield(n) && walk(n.one, yield) && walk(n.many, yield)) {
			return false
		}
	}
	return true
}

// form checks that every thing of a sort, and what stands in for it, has a form.
func (k *checker) form(key, sort, form string) {
	if numbers := k.v.things[sort] == nil; form != "" && numbers != (form == "signed") {
		k.t.Errorf("%s: %s uses the form %q, which a %s does not have", k.v.lang, key, form, sort)
		return
	}
	for slug, t := range k.v.things[sort] {
		k.has(key, slug, t, form)
	}
	for name, table := range map[string]map[string]thing{"hidden": k.v.hidden, "none": k.v.none} {
		if t, ok := table[sort]; ok {
			k.has(key, name+"."+sort, t, form)
		}
	}
}

func (k *checker) has(key, slug string, t thing, form string) {
	if _, ok := t.forms[cmp.Or(form, plainForm)]; !ok {
		k.t.Errorf("%s: %s uses the form %q, which %s does not have", k.v.lang, key, cmp.Or(form, plainForm), slug)
	}
}
