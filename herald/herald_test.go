package herald

import (
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/table"
	"outremer/text"
)

// newTeller words the news of a title for one seat, among as many players as it can have.
func newTeller(t *testing.T, g games.Game, own game.Seat) teller {
	t.Helper()
	words, err := text.Load(g.Title, g.Text)
	if err != nil {
		t.Fatal(err)
	}
	all := g.Info().Seats
	return teller{words: words, lex: g.Lexicon(), lang: "en", seats: all[len(all)-1], own: game.Only(own)}
}

// offered returns the titles on offer.
func offered(t *testing.T) []games.Game {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func gameOf(t *testing.T, slug string) games.Game {
	t.Helper()
	for _, g := range offered(t) {
		if g.Info().Slug == slug {
			return g
		}
	}
	t.Fatalf("no title is called %s", slug)
	return games.Game{}
}

// event finds an event of a title by its slug.
func (t *teller) event(slug string, seat game.Seat, args ...int16) game.Event {
	for kind, spec := range t.lex.Events {
		if spec.Slug == slug {
			e := game.Event{Kind: game.EventKind(kind), Seat: seat, A: game.None, B: game.None, C: game.None, D: game.None}
			for i, at := range []*int16{&e.A, &e.B, &e.C, &e.D}[:len(args)] {
				*at = args[i]
			}
			return e
		}
	}
	panic("no event is called " + slug)
}

func texts(lines []Line) string {
	var all []string
	for _, l := range lines {
		all = append(all, l.Text)
	}
	return strings.Join(all, "\n")
}

// TestTitlesWeigh: every title on offer says which of its events matter, and among them the end.
func TestTitlesWeigh(t *testing.T) {
	for _, g := range offered(t) {
		lex, graves := g.Lexicon(), 0
		for kind, spec := range lex.Events {
			w := lex.Weigh(game.Event{Kind: game.EventKind(kind)})
			if w == game.Grave {
				graves++
			}
			if spec.Slug == "over" && w != game.Grave {
				t.Errorf("%s: the end weighs %d, want %d", g.Info().Slug, w, game.Grave)
			}
		}
		if graves == 0 || graves > len(lex.Events)/3 {
			t.Errorf("%s: %d of %d events are grave", g.Info().Slug, graves, len(lex.Events))
		}
	}
}

// TestYoursFirst: what is about the seat comes in five sentences, the gravest of all, in the order in
// which it happened; what is about others is the rest.
func TestYoursFirst(t *testing.T) {
	x := newTeller(t, gameOf(t, "kings"), 0)
	var news []*table.News
	add := func(e game.Event) {
		news = append(news, &table.News{N: uint64(len(news) + 1), Kind: table.Moved, Events: []game.Event{e}})
	}
	add(x.event("crisis", 0, 3, 1))
	for territory := range int16(8) {
		add(x.event("pillaged", 0, territory))
	}
	add(x.event("eliminated", 1))
	add(x.event("gold", 0, 5))
	add(x.event("over", game.Nobody))
	got := x.story(news)
	if len(got.Yours) != Sentences || got.Yours[0].N != 1 || got.Yours[1].N != 7 || got.Yours[4].N != 12 {
		t.Errorf("told\n%s\nwant the crisis, the last three raids and the end", texts(got.Yours))
	}
	if len(got.Rest) != 1 || got.Rest[0].N != 10 {
		t.Errorf("the rest is\n%s\nwant the other's end", texts(got.Rest))
	}
	if got.Count != len(news) {
		t.Errorf("%d news, want %d", got.Count, len(news))
	}
}

// TestNamed: an event of somebody else's is about those whom its sentence names.
func TestNamed(t *testing.T) {
	for own, yours := range map[game.Seat]int{0: 1, 1: 1, 2: 0} {
		x := newTeller(t, gameOf(t, "kings"), own)
		war := x.event("war", 0, cultureOf(x, 1))
		got := x.story([]*table.News{{N: 1, Kind: table.Moved, Events: []game.Event{war}}})
		if len(got.Yours) != yours {
			t.Errorf("seat %d is told %q, want %d sentences", own, texts(got.Yours), yours)
		}
	}
}

// cultureOf returns the operand that names a seat of kings.
func cultureOf(x teller, s game.Seat) int16 {
	for _, sort := range x.lex.Sorts {
		for i, name := range sort.Names {
			if sort.Slug == "culture" && name == x.seats[s] {
				return int16(i)
			}
		}
	}
	return game.None
}

// TestUnweighed: in a title that weighs nothing, what players do is told, and the start of a round is
// not.
func TestUnweighed(t *testing.T) {
	x := newTeller(t, games.Example(), 0)
	if x.lex.Weighs() {
		t.Fatal("the example weighs its events; this test needs a title that does not")
	}
	own := game.Event{Kind: x.event(x.lex.Events[0].Slug, 0).Kind, Seat: 0}
	nobody := own
	nobody.Seat = game.Nobody
	got := x.story([]*table.News{{N: 1, Kind: table.Moved, Events: []game.Event{own, nobody}}})
	if len(got.Yours) != 1 || len(got.Rest) != 0 {
		t.Errorf("told %q and %q, want one sentence", texts(got.Yours), texts(got.Rest))
	}
}
