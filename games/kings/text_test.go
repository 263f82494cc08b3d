package kings

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"outremer/text"
	"outremer/text/texttest"
)

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

// speaker is what one language says of the things in the box.
type speaker struct {
	*testing.T
	*text.Catalogue
	f     *facts
	lang  string
	words keywords
}

type keywords struct{ you, next, check, green, red, councilor, invention string }

// TestTextAgrees: what the catalogues say about cards, traits and positions matches the data.
func TestTextAgrees(t *testing.T) {
	k := title(t)
	c, err := text.Load(k, os.DirFS("text"))
	if err != nil {
		t.Fatal(err)
	}
	for lang, words := range map[string]keywords{
		"en": {"You", "Next player", "check", "Green", "Red", "Councilor", "Invention"},
		"it": {"Tu", "Il prossimo giocatore", "verifica", "Verde", "Rosso", "Consigliere", "Invenzione"},
	} {
		s := speaker{t, c, k.f, lang, words}
		s.cards()
		s.traits()
		s.developments()
		s.positions()
	}
}

func (s speaker) trait(t Trait) string { return s.Named(s.lang, "trait", s.f.traits[t]) }

// says fails unless the description of a thing contains the given words.
func (s speaker) says(sort, slug, words string) {
	s.Helper()
	if detail := s.Detail(s.lang, sort, slug); !strings.Contains(detail, words) {
		s.Errorf("%s: %s %s does not say %q: %s", s.lang, sort, slug, words, detail)
	}
}

// starts fails unless the description of a thing begins with the given words.
func (s speaker) starts(sort, slug, words string) {
	s.Helper()
	if detail := s.Detail(s.lang, sort, slug); !strings.HasPrefix(detail, words) {
		s.Errorf("%s: %s %s does not begin with %q: %s", s.lang, sort, slug, words, detail)
	}
}

func (s speaker) cards() {
	s.Helper()
	for i := range s.f.events {
		e, slug := &s.f.events[i], s.f.cards[i]
		who := s.words.next
		if e.self {
			who = s.words.you
		}
		s.starts("card", slug, s.Named(s.lang, "deck", deckNames[e.deck])+". "+who)
		s.effects(slug, e.effects)
	}
}

// effects looks for the traits, tokens, amounts and checks of a card.
func (s speaker) effects(card string, list int16) {
	s.Helper()
	for _, o := range s.f.lists[list] {
		switch o.code {
		case opBirth, opGainTrait:
			if o.trait != noTrait {
				s.says("card", card, s.trait(o.trait))
			}
		case opAddToken:
			s.says("card", card, s.Named(s.lang, "mark", markNames[o.mark]))
		case opGold, opPay:
			s.says("card", card, " "+strconv.Itoa(int(max(o.count, -o.count)))+" ")
		case opCheck:
			s.says("card", card, s.words.check)
		}
		for _, option := range o.options {
			if option != noList {
				s.effects(card, option)
			}
		}
	}
}

func (s speaker) traits() {
	s.Helper()
	for i, slug := range s.f.traits {
		colour := s.words.red
		if s.f.isGreen(Trait(i)) {
			colour = s.words.green
		}
		s.starts("trait", slug, colour)
		if critical := strings.Contains(s.Detail(s.lang, "trait", slug), ";"); critical != (s.f.critical[i] != 0) {
			s.Errorf("%s: %s is told as critical: %v", s.lang, slug, critical)
		}
	}
}

func (s speaker) developments() {
	s.Helper()
	for i, slug := range s.f.developments {
		kind := s.words.invention
		if s.f.councilors.has(Dev(i)) {
			kind = s.words.councilor
		}
		s.starts("development", slug, kind)
	}
}

func (s speaker) positions() {
	s.Helper()
	for i, slug := range s.f.positions {
		s.says("position", slug, " "+strconv.Itoa(i+1))
		if t := s.f.trackTrait[i]; t != noTrait {
			s.says("position", slug, s.trait(t))
		}
	}
}
