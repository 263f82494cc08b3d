package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"

	"outremer/game"
	"outremer/game/scenario"
)

// faults collects what is wrong; the first few are reported.
type faults []error

func (f *faults) addf(format string, args ...any) { *f = append(*f, fmt.Errorf(format, args...)) }

func (f faults) err() error { return errors.Join(f[:min(len(f), 10)]...) }

var (
	kebab   = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	edition = regexp.MustCompile(`^[a-z0-9]+([-.][a-z0-9]+)*$`)
	number  = regexp.MustCompile(`^[0-9]+$`)
)

// taken are words with a special meaning in logs.
var taken = map[string][]string{
	"verb": {"undo", "note", "revision", "agree"},
	"name": {"none", "hidden", "bot", "auto", "agreed"},
}

// lexicon checks that every name can be written, read and cited.
func (x *exam) lexicon() error {
	var f faults
	checkSlugs(&f, "option", slugs(x.info.Options, func(o game.Option) string { return o.Slug }))
	checkSlugs(&f, "sort", slugs(x.lex.Sorts, func(s game.SortSpec) string { return s.Slug }))
	checkSlugs(&f, "verb", slugs(x.lex.Verbs, func(v game.VerbSpec) string { return v.Slug }))
	checkSlugs(&f, "step", slugs(x.lex.Steps, func(s game.StepSpec) string { return s.Slug }))
	checkSlugs(&f, "event", slugs(x.lex.Events, func(e game.EventSpec) string { return e.Slug }))
	checkSlugs(&f, "refusal", slugs(x.lex.Refusals, func(r *game.Refusal) string { return r.Key }))
	checkSlugs(&f, "stream", x.lex.Streams)
	checkSlugs(&f, "reason", x.lex.Reasons)
	checkSlugs(&f, "score", x.lex.Scores)
	checkSlugs(&f, "holding", x.lex.Holdings)
	for _, s := range x.lex.Sorts {
		checkSlugs(&f, "name", s.Names)
		if n := len(s.Printed); n != 0 && n != len(s.Names) {
			f.addf("sort %s: %d of %d things have something printed on them", s.Slug, n, len(s.Names))
		}
	}
	x.lexiconInfo(&f)
	x.lexiconRules(&f)
	x.lexiconArgs(&f)
	return f.err()
}

func slugs[T any](list []T, slug func(T) string) (words []string) {
	for _, v := range list {
		words = append(words, slug(v))
	}
	return words
}

func (x *exam) lexiconInfo(f *faults) {
	i := x.info
	if !kebab.MatchString(i.Slug) {
		f.addf("title %q is not kebab-case", i.Slug)
	}
	if len(i.Seats) > game.MaxSeats+1 || len(i.Sizes()) == 0 {
		f.addf("sizes %v: there must be some, of at most %d seats", i.Sizes(), game.MaxSeats)
	}
	for _, n := range i.Sizes() {
		if len(i.Seats[n]) != n {
			f.addf("a table of %d has %d seat names", n, len(i.Seats[n]))
		}
		checkSlugs(f, "seat", i.Seats[n])
		for _, name := range i.Seats[n] {
			if scenario.Reserved(name) {
				f.addf("seat %q: scripts use that word", name)
			}
		}
	}
	if len(i.Editions) == 0 || i.Revision == 0 {
		f.addf("there must be an edition, and revisions count from 1")
	}
	for _, e := range i.Editions {
		if !edition.MatchString(e) {
			f.addf("edition %q is not kebab-case", e)
		}
	}
	for _, o := range i.Options {
		if len(o.Values) == 0 {
			f.addf("option %s has no values", o.Slug)
		}
		checkSlugs(f, "value", o.Values)
	}
}

func (x *exam) lexiconRules(f *faults) {
	cite := func(what, slug string, r game.Rule) {
		if !x.lex.HasRule(r) {
			f.addf("%s %s cites rule %q, which is not in the lexicon", what, slug, r)
		}
	}
	cite("whose turn it is:", "Turns", x.lex.Turns)
	for _, s := range x.lex.Steps {
		cite("step", s.Slug, s.Rule)
	}
	for _, r := range x.lex.Refusals {
		cite("refusal", r.Key, r.Rule)
		if r.Key == game.KeyNotAsked || r.Key == game.KeyNotOffered {
			f.addf("refusal %s belongs to the contract", r.Key)
		}
	}
	for i, r := range x.lex.Rules {
		if slices.Contains(x.lex.Rules[:i], r) {
			f.addf("rule %s is listed twice", r)
		}
	}
}

func (x *exam) lexiconArgs(f *faults) {
	args := func(what, slug string, sorts []game.Sort, most int) {
		if len(sorts) > most {
			f.addf("%s %s has %d operands, more than %d", what, slug, len(sorts), most)
		}
		for _, k := range sorts {
			if int(k) >= len(x.lex.Sorts) {
				f.addf("%s %s has an operand of sort %d, which does not exist", what, slug, k)
			}
		}
	}
	for _, v := range x.lex.Verbs {
		args("verb", v.Slug, v.Args, 3)
	}
	for _, s := range x.lex.Steps {
		args("step", s.Slug, s.Args, 2)
	}
	for _, e := range x.lex.Events {
		args("event", e.Slug, e.Args, 4)
	}
	for _, r := range x.lex.Refusals {
		args("refusal", r.Key, r.Args, 3)
	}
	if len(x.lex.Streams) > game.MaxStreams {
		f.addf("%d streams, more than %d", len(x.lex.Streams), game.MaxStreams)
	}
}

// checkSlugs checks that words are kebab-case, unique and free for use.
func checkSlugs(f *faults, what string, words []string) {
	for i, w := range words {
		switch {
		case !kebab.MatchString(w):
			f.addf("%s %q is not kebab-case", what, w)
		case slices.Contains(words[:i], w):
			f.addf("%s %q occurs twice", what, w)
		case slices.Contains(taken[what], w), what == "name" && number.MatchString(w):
			f.addf("%s %q: logs use that word for something else", what, w)
		}
	}
}

// setups checks what New accepts and rejects.
func (x *exam) setups() error {
	var f faults
	for i := range x.tables {
		x.fresh(&f, &x.tables[i])
	}
	good := x.tables[0].setup
	x.refuses(&f, "seats", good, func(s *game.Setup) { s.Seats = 0 })
	x.refuses(&f, "seats", good, func(s *game.Setup) { s.Seats = -1 })
	x.refuses(&f, "seats", good, func(s *game.Setup) { s.Seats = game.MaxSeats + 1 })
	x.refuses(&f, "edition", good, func(s *game.Setup) { s.Edition = "no-such-edition" })
	x.refuses(&f, "revision", good, func(s *game.Setup) { s.Revision++ })
	x.refuses(&f, "no-such-option", good, func(s *game.Setup) { s.Options = map[string]string{"no-such-option": "1"} })
	for _, o := range x.info.Options {
		for _, n := range x.info.Sizes() {
			if o.AppliesTo(n) {
				x.refuses(&f, o.Slug, good, func(s *game.Setup) {
					s.Seats, s.Options = n, map[string]string{o.Slug: "no-such-value"}
				})
			}
		}
	}
	return f.err()
}

// fresh starts the same game twice.
func (x *exam) fresh(f *faults, tb *table) {
	a, err := x.start(tb, 0, 0)
	if err != nil {
		f.addf("%w", err)
		return
	}
	if got, want := x.info.Able, game.AbilitiesOf(a.st); got != want {
		f.addf("%s: Info.Able says %+v, the states are %+v", tb.name, got, want)
	}
	b, _ := x.start(tb, 0, 0)
	if !bytes.Equal(snapshot(a.st), snapshot(b.st)) {
		f.addf("%s: the same setup and key start two different games", tb.name)
	}
}

// refuses expects a *game.SetupError about a field.
func (x *exam) refuses(f *faults, field string, s game.Setup, spoil func(*game.Setup)) {
	s.Options = nil
	spoil(&s)
	_, err := x.title.New(s)
	if e, ok := errors.AsType[*game.SetupError](err); !ok || e.Field != field {
		f.addf("New with a bad %s says %v", field, err)
	}
}
