package papers

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/papers"
	"outremer/text"
)

// letterWords is how free letters ask for pacts in one language, and what is said to those whose
// letter was not understood.
type letterWords struct {
	Peace, Help, Vote   []string // words that ask for it
	Convoy, Out, League []string
	Turns, Draw         []string
	No                  []string // words that turn a sentence into its opposite
	Yes                 []string // with such a word in them, and yet no opposite
	Why                 []string // likewise in a question
	Me                  []string // words for the writer
	Early, Late         []string // words that come before a year
	End                 []string // phrases for the end of the game
	Hint                string   // of the examples
	Examples            struct{ Peace, Help, Out, League, Draw string }
}

// Hear implements papers.Office. A letter asks for the first thing that one of its sentences asks
// for and does not refuse. If that is peace, the first that says until when counts: words of peace
// may be a greeting.
func (o *Office) Hear(letter string, possible []game.Pact) papers.Heard {
	wishes, no := o.wishes(letter, possible)
	if len(wishes) == 0 {
		return papers.Heard{No: no}
	}
	first := wishes[0]
	alike := func(w wish) bool { return w.pact == first.pact || w.peace && first.peace }
	if i := slices.IndexFunc(wishes, func(w wish) bool { return w.dated && first.peace }); i >= 0 {
		first = wishes[i]
	}
	more := slices.ContainsFunc(wishes, func(w wish) bool { return !alike(w) })
	return papers.Heard{Asks: true, Asked: first.pact, Back: o.turned(first.pact), More: more}
}

// wish is something that a letter asks for.
type wish struct {
	pact  game.Pact
	peace bool
	dated bool // peace until a certain turn
}

// wishes returns all that a letter asks for, and whether it refuses anything.
func (o *Office) wishes(letter string, possible []game.Pact) (list []wish, no bool) {
	sentences := o.sentences(letter, possible)
	for i, h := range sentences {
		found := h.wishes()
		if len(found) > 0 && (h.denies() || i+1 < len(sentences) && sentences[i+1].shrugs()) {
			no = true
			continue
		}
		list = append(list, found...)
	}
	return list, no
}

// turned returns the same promise as the other side would offer it.
func (o *Office) turned(p game.Pact) game.Pact {
	back := p
	back.By, back.With = p.With, p.By
	switch o.lex.Pacts[p.Kind].Slug {
	case "support":
		back.Kind = o.pact("aid")
	case "aid":
		back.Kind = o.pact("support")
	case "convoy":
		back.Kind = o.pact("carry")
	case "carry":
		back.Kind = o.pact("convoy")
	}
	return back
}

func (o *Office) pact(slug string) game.PactKind {
	return game.PactKind(slices.IndexFunc(o.lex.Pacts, func(s game.PactSpec) bool { return s.Slug == slug }))
}

// hearing is a sentence of a letter, and what it may ask for.
type hearing struct {
	o *Office
	words
	question bool
	possible []game.Pact
}

// wishes returns what a sentence is about, the more particular things first.
func (h *hearing) wishes() (list []wish) {
	for _, read := range []func() (game.Pact, bool){h.help, h.convoy, h.keepOut, h.vote, h.league, h.draw} {
		if p, ok := read(); ok {
			list = append(list, wish{pact: p})
		}
	}
	if _, allied := h.league(); allied {
		return list // a league is peace, too
	}
	if p, dated, ok := h.peace(); ok {
		list = append(list, wish{p, true, dated})
	}
	return list
}

// says reports whether a word of the sentence is on a list, in any language.
func (h *hearing) says(list func(*letterWords) []string) bool {
	for _, tg := range h.o.tongues {
		for _, w := range list(&tg.Letter) {
			if slices.ContainsFunc(h.tokens, func(t token) bool { return t.text == w }) {
				return true
			}
		}
	}
	return false
}

// shortName is the least number of letters for which a word of a letter is taken for a name:
// abbreviations are words of other meanings, too.
const shortName = 4

// named returns the things of a sort that the sentence names, in its order.
func (h *hearing) named(k game.Sort) (list []int16) {
	vs := h.o.ears[text.Languages[0]].vs
	for at := 0; at < len(h.tokens); at++ {
		found := find(vs, k, h.from(at))
		if len(found) > 0 && len(h.from(at).first(found[0].words)) >= shortName {
			list = append(list, found[0].value)
			at += found[0].words - 1
		}
	}
	return list
}

// first returns the first possible pact of some kinds that is meant.
func (h *hearing) first(meant func(game.Pact) bool, slugs ...string) (game.Pact, bool) {
	for _, p := range h.possible {
		if slices.Contains(slugs, h.o.lex.Pacts[p.Kind].Slug) && meant(p) {
			return p, true
		}
	}
	return game.Pact{}, false
}

// help reads a request or an offer of support: where the unit is, and later where it goes.
func (h *hearing) help() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.Help }) {
		return game.Pact{}, false
	}
	return h.move("support", "aid")
}

// convoy reads the same of a convoy.
func (h *hearing) convoy() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.Convoy }) {
		return game.Pact{}, false
	}
	return h.move("convoy", "carry")
}

// move reads where a unit is, and later where it goes.
func (h *hearing) move(slugs ...string) (game.Pact, bool) {
	spaces := h.named(h.o.sort.space)
	return h.first(func(p game.Pact) bool {
		from := slices.Index(spaces, p.A)
		return from >= 0 && slices.Contains(spaces[from+1:], p.B)
	}, slugs...)
}

// keepOut reads which space both are to stay out of.
func (h *hearing) keepOut() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.Out }) {
		return game.Pact{}, false
	}
	spaces := h.named(h.o.sort.space)
	return h.first(func(p game.Pact) bool { return slices.Contains(spaces, p.A) }, "keep-out")
}

// league reads with whom to join against whom, in this order.
func (h *hearing) league() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.League }) {
		return game.Pact{}, false
	}
	who := h.named(sortOf(h.o.lex, "dynasty"))
	return h.first(func(p game.Pact) bool {
		third := slices.Index(who, p.A)
		return third >= 0 && slices.Contains(who[third+1:], p.B)
	}, "league")
}

func (h *hearing) draw() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.Draw }) {
		return game.Pact{}, false
	}
	return h.first(func(game.Pact) bool { return true }, "draw")
}

// vote reads a request to vote for a candidate or the writer's own, now or by turns.
func (h *hearing) vote() (game.Pact, bool) {
	if !h.says(func(w *letterWords) []string { return w.Vote }) {
		return game.Pact{}, false
	}
	candidates := h.named(sortOf(h.o.lex, "candidate"))
	me := h.says(func(w *letterWords) []string { return w.Me })
	slug := "vote"
	if h.says(func(w *letterWords) []string { return w.Turns }) {
		slug = "popes"
	}
	return h.first(func(p game.Pact) bool {
		return slices.Contains(candidates, p.A) || len(candidates) == 0 && me && h.o.title.CardinalOf(p.A) == p.By
	}, slug)
}

// Hint implements papers.Office.
func (o *Office) Hint(lang string, possible []game.Pact) string {
	tg := &o.tongue(lang).Letter
	name := func(sort string, v int16) string {
		return o.words.Named(lang, sort, o.lex.Name(sortOf(o.lex, sort), v))
	}
	examples := map[string]string{}
	for _, p := range possible {
		switch slug := o.lex.Pacts[p.Kind].Slug; slug {
		case "peace":
			examples[slug] = fmt.Sprintf(tg.Examples.Peace, name("turn", p.A))
		case "support":
			examples[slug] = fmt.Sprintf(tg.Examples.Help, name("space", p.A), name("space", p.B))
		case "keep-out":
			examples[slug] = fmt.Sprintf(tg.Examples.Out, name("space", p.A))
		case "league":
			examples[slug] = fmt.Sprintf(tg.Examples.League, name("dynasty", p.A), name("dynasty", p.B))
		case "draw":
			examples[slug] = tg.Examples.Draw
		}
	}
	var list []string
	for _, slug := range []string{"peace", "support", "keep-out", "league", "draw"} {
		if examples[slug] != "" {
			list = append(list, examples[slug])
		}
	}
	return fmt.Sprintf(tg.Hint, strings.Join(list, " / "))
}
