package web

import (
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/table"
	"outremer/text"
)

// listening returns what reads letters of College of Cardinals, and what the Anscarids could offer the Almohads at
// the beginning.
func listening(t *testing.T, lang string) (interpreter, []game.Pact) {
	t.Helper()
	list, err := games.All("")
	must(t, err)
	g := list[slices.IndexFunc(list, func(g games.Game) bool { return g.Info().Slug == "cardinals" })]
	words, err := text.Load(g.Title, g.Text)
	must(t, err)
	o, err := g.Papers(g.Title, words)
	must(t, err)
	size := g.Info().Sizes()[0]
	st, err := g.New(game.Setup{Seats: size})
	must(t, err)
	possible := st.(game.Diplomat).Pacts(nil, 1, 0)
	return interpreter{o, &reader{title: g.Title, words: words, lang: lang, seats: g.Info().Seats[size]}}, possible
}

// TestBotsSayNoToNothing: a bot says that it takes a letter with a no in it for no offer, in the language of its
// author.
func TestBotsSayNoToNothing(t *testing.T) {
	for lang, letter := range map[string]string{"en": "No peace with you, ever!", "it": "Non voglio la pace con te."} {
		in, possible := listening(t, lang)
		h := table.Heard{Possible: possible}
		in.Hear(letter, &h)
		if got := in.Say(h); h.Asked != nil || got != text.Fill(lang, "letter-no") || got == "" {
			t.Errorf("%s: %q asks for %v, and is answered %q", lang, letter, h.Asked, got)
		}
	}
}

// TestBotsSayThatThereWasMore: who asks for two things in a letter learns that one was not read.
func TestBotsSayThatThereWasMore(t *testing.T) {
	for lang, letter := range map[string]string{"en": "Peace until 1190? And a draw?", "it": "Pace fino al 1190? E una patta?"} {
		in, possible := listening(t, lang)
		h := table.Heard{Possible: possible, Agrees: true}
		in.Hear(letter, &h)
		if got := in.Say(h); !strings.HasSuffix(got, " "+text.Fill(lang, "letter-more")) {
			t.Errorf("%s: %q is answered %q", lang, letter, got)
		}
	}
}

// TestBotsSayHowAPactStands: what was offered waits, what was agreed stands, in both languages.
func TestBotsSayHowAPactStands(t *testing.T) {
	for _, lang := range text.Languages {
		in, possible := listening(t, lang)
		pact := in.rd.pact(possible[0]).Text
		for key, h := range map[string]table.Heard{
			"letter-waits":  {Waits: true},
			"letter-stands": {Stands: true, Waits: true},
		} {
			h.Asked, h.Agrees = &possible[0], true
			if got := in.Say(h); got != text.Fill(lang, key, pact) || !strings.Contains(got, pact) {
				t.Errorf("%s, %s: %q", lang, key, got)
			}
		}
	}
}
