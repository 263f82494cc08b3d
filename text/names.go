package text

import (
	"cmp"
	"maps"
	"strconv"
	"strings"

	"outremer/game"
)

// Thing returns the name of thing v of a sort.
func (c *Catalogue) Thing(lang string, sort game.Sort, v int16) string {
	if int(sort) >= len(c.lex.Sorts) {
		return strconv.Itoa(int(v))
	}
	return c.voice(lang).thing(c.lex, sort, v, "").span.Text
}

// Named returns the name of the thing with the given slug.
func (c *Catalogue) Named(lang, sort, slug string) string {
	return c.voice(lang).named(sort, slug, "").span.Text
}

// Forms returns the forms of a thing's name beside the plain one, such as those with an article or
// a preposition; nil if it has none.
func (c *Catalogue) Forms(lang, sort, slug string) map[string]string {
	forms := maps.Clone(c.voice(lang).things[sort][slug].forms)
	delete(forms, PlainForm)
	if len(forms) == 0 {
		return nil
	}
	return forms
}

// Detail describes a thing at more length, such as what a card does or a kingdom's full style. It
// is "" for things that need no description.
func (c *Catalogue) Detail(lang, sort, slug string) string {
	v := c.voice(lang)
	text := v.things[sort][slug].detail
	if text == "" && v.fallback != nil {
		text = v.fallback.things[sort][slug].detail
	}
	return text
}

// Seat returns the name of a seat, or of whoever acts without one.
func (c *Catalogue) Seat(lang string, seats []string, s game.Seat) string {
	return c.voice(lang).seat(c.seatSort, seats, s, "").span.Text
}

// SeatSort returns the slug of the sort that the seats belong to.
func (c *Catalogue) SeatSort() string { return c.seatSort }

// look finds a plain text, and falls back to the key.
func (c *Catalogue) look(lang, key string, in func(*file) string) string {
	v := c.voice(lang)
	text := in(&v.file)
	if text == "" && v.fallback != nil {
		text = in(&v.fallback.file)
	}
	return cmp.Or(text, key)
}

// Verb returns the heading of a verb's moves.
func (c *Catalogue) Verb(lang string, verb game.Verb) string {
	if int(verb) >= len(c.lex.Verbs) {
		return "verb " + strconv.Itoa(int(verb))
	}
	slug := c.lex.Verbs[verb].Slug
	return c.look(lang, slug, func(f *file) string { return f.Verb[slug] })
}

// SetUp says what a set-up line does, as a heading.
func (c *Catalogue) SetUp(lang, slug string) string {
	return c.look(lang, slug, func(f *file) string { return f.SetUp[slug] })
}

// Rule returns our wording of a paragraph of the rulebook.
func (c *Catalogue) Rule(lang string, rule game.Rule) string {
	return c.look(lang, string(rule), func(f *file) string { return f.Rule[string(rule)] })
}

// Reason says why a game ended; the key is that of game.Result. What players can agree on is the same in
// all titles.
func (c *Catalogue) Reason(lang, key string) string {
	if strings.HasPrefix(key, "agreed-") {
		return Word(lang, "reason-"+key)
	}
	return c.look(lang, key, func(f *file) string { return f.Reason[key] })
}

// Holding names what is counted of a seat's means, such as "Gold".
func (c *Catalogue) Holding(lang, key string) string {
	return c.look(lang, key, func(f *file) string { return f.Holding[key] })
}

// Name returns the title's name.
func (c *Catalogue) Name(lang string) string {
	return c.look(lang, "", func(f *file) string { return f.Title.Name })
}

// Line describes the title in one line.
func (c *Catalogue) Line(lang string) string {
	return c.look(lang, "", func(f *file) string { return f.Title.Line })
}

// Setting says what a table of n players plays.
func (c *Catalogue) Setting(lang string, n int) string {
	key := strconv.Itoa(n)
	return c.look(lang, key, func(f *file) string { return f.Title.Setting[key] })
}

// Edition returns the name of an edition.
func (c *Catalogue) Edition(lang, slug string) string {
	return c.look(lang, slug, func(f *file) string { return f.Edition[slug] })
}

// Changes lists what a revision of our rules changed, one sentence each.
func (c *Catalogue) Changes(lang string, rev game.Revision) []string {
	for v := c.voice(lang); v != nil; v = v.fallback {
		if texts := v.file.Changes[strconv.Itoa(int(rev))]; texts != nil {
			return texts
		}
	}
	return []string{}
}

// Option returns the name of a choice made when a table is created.
func (c *Catalogue) Option(lang, slug string) string {
	return c.look(lang, slug, func(f *file) string { return f.Option[slug].Name })
}

// OptionDetail says what the choice is about.
func (c *Catalogue) OptionDetail(lang, slug string) string {
	return c.look(lang, slug, func(f *file) string { return f.Option[slug].Detail })
}

// OptionValue returns the name of one value of an option.
func (c *Catalogue) OptionValue(lang, slug, value string) string {
	return c.look(lang, value, func(f *file) string { return f.Option[slug].Value[value] })
}

// Fields returns the names of the parts of a title's view, as far as the catalogue gives them. A
// page that knows nothing about the title uses them to show the view.
func (c *Catalogue) Fields(lang string) map[string]string {
	fields, v := map[string]string{}, c.voice(lang)
	if v.fallback != nil {
		maps.Copy(fields, v.fallback.file.View)
	}
	maps.Copy(fields, v.file.View)
	return fields
}
