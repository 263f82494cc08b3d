package kings

import (
	"slices"
	"testing"
)

// TestPeopleAndTokens: sets reach across all their words, so both ends of each word are in play.
func TestPeopleAndTokens(t *testing.T) {
	var a, b people
	for _, c := range []Char{0, 1, 63, 64, 124} {
		a.add(c)
	}
	for _, c := range []Char{1, 2, 64, 65} {
		b.add(c)
	}
	for _, tt := range []struct {
		name string
		got  people
		want []Char
	}{
		{"and", a.and(b), []Char{1, 64}},
		{"or", a.or(b), []Char{0, 1, 2, 63, 64, 65, 124}},
		{"minus", a.minus(b), []Char{0, 63, 124}},
	} {
		n := tt.got.len()
		if got := drain(func() bool { return tt.got.empty() }, tt.got.take); n != len(tt.want) || !slices.Equal(got, tt.want) {
			t.Errorf("people %s: got %v, %d of them, want %v", tt.name, got, n, tt.want)
		}
	}
	var x, y tokens
	for _, k := range []Token{0, 1, 63, 64, 127, 128, 143} {
		x.add(k)
	}
	for _, k := range []Token{1, 2, 64, 65, 128, 129} {
		y.add(k)
	}
	for _, tt := range []struct {
		name string
		got  tokens
		want []Token
	}{
		{"and", x.and(y), []Token{1, 64, 128}},
		{"or", x.or(y), []Token{0, 1, 2, 63, 64, 65, 127, 128, 129, 143}},
		{"minus", x.minus(y), []Token{0, 63, 127, 143}},
	} {
		n := tt.got.len()
		if got := drain(func() bool { return tt.got.empty() }, tt.got.take); n != len(tt.want) || !slices.Equal(got, tt.want) {
			t.Errorf("tokens %s: got %v, %d of them, want %v", tt.name, got, n, tt.want)
		}
	}
	if k := x.nth(4); k != 127 || !x.has(k) || x.has(noToken) || x.has(126) {
		t.Errorf("the fifth of %v: got %d, want 127", x, k)
	}
}

// drain empties a set.
func drain[T any](empty func() bool, take func() T) (all []T) {
	for !empty() {
		all = append(all, take())
	}
	return all
}

// TestCards: sets of Action Cards keep the decks apart.
func TestCards(t *testing.T) {
	var a, b cards
	for _, c := range []Card{cardOf(realm, 0), cardOf(realm, 5), cardOf(war, 3), cardOf(crusade, 24)} {
		a.add(c)
	}
	b.add(cardOf(realm, 5))
	b.add(cardOf(intrigue, 1))
	for _, tt := range []struct {
		name string
		got  cards
		want []Card
	}{
		{"and", a.and(&b), []Card{cardOf(realm, 5)}},
		{"or", a.or(&b), []Card{cardOf(realm, 0), cardOf(realm, 5), cardOf(intrigue, 1), cardOf(war, 3), cardOf(crusade, 24)}},
		{"minus", a.minus(&b), []Card{cardOf(realm, 0), cardOf(war, 3), cardOf(crusade, 24)}},
	} {
		n := tt.got.len()
		got := drain(func() bool { return tt.got.len() == 0 }, tt.got.take)
		if n != len(tt.want) || !slices.Equal(got, tt.want) || tt.got.take() != noCard {
			t.Errorf("cards %s: got %v, %d of them, want %v", tt.name, got, n, tt.want)
		}
	}
	if got, want := a.nth(2), cardOf(war, 3); got != want || got.deck() != war || !a.has(got) || b.has(got) {
		t.Errorf("the third card: got %d, want %d", got, want)
	}
}

// TestNowhereIsInNoSet: no territory and nobody are in no set, full as it may be.
func TestNowhereIsInNoSet(t *testing.T) {
	if all := ^lands(0); all.has(noTerritory) {
		t.Error("no territory is one of all")
	}
	if all := (people{^uint64(0), ^uint64(0)}); all.has(noChar) {
		t.Error("nobody is one of all")
	}
}
