// Package herald tells people who were away what happened to them. It reads what their own seat was
// told and nothing else, so it cannot say more than their screen would.
package herald

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// Sentences is how many sentences somebody who comes back reads about themselves at most, and
// Others how many about the rest.
const (
	Sentences = 5
	Others    = 8
)

// Herald tells of tables.
type Herald struct {
	Host   *table.Host
	Visits store.Visits
	Words  func(game.Title) (*text.Catalogue, error)
}

// Line is one sentence, and the news it is from, as the seat counts them.
type Line struct {
	N     uint64
	At    int64
	Text  string
	Spans text.Sentence
}

// Story is what happened while somebody was away.
type Story struct {
	Yours []Line // what is about them, oldest first
	Rest  []Line // what else was worth telling
	Count int    // news in all
}

// Tell returns what a person must hear first of what happened at a table since they were last there:
// at most five sentences.
func (h *Herald) Tell(ctx context.Context, id, person, lang string) ([]string, error) {
	t, err := h.Host.Open(ctx, id)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	v, err := h.Visits.Visit(ctx, person, id)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	story, err := h.Story(t, person, t.Holds(person).First(), v.N, lang)
	if err != nil {
		return nil, err
	}
	lines := make([]string, len(story.Yours))
	for i, l := range story.Yours {
		lines[i] = l.Text
	}
	return lines, nil
}

// Story tells what a person's seat has learnt after a record. All seats that the person holds are
// theirs.
func (h *Herald) Story(t *table.Table, person string, seat game.Seat, after int64, lang string) (Story, error) {
	news, _, err := t.Since(person, seat, after)
	if err != nil {
		return Story{}, err
	}
	words, err := h.Words(t.Title())
	if err != nil {
		return Story{}, err
	}
	tell := teller{words: words, lex: t.Title().Lexicon(), lang: lang, seats: t.SeatNames(), own: t.Holds(person)}
	return tell.story(news), nil
}

// told is a sentence with what decides whether it is told.
type told struct {
	Line
	weight game.Weight
	yours  bool
}

// teller words news for the holder of some seats.
type teller struct {
	words *text.Catalogue
	lex   *game.Lexicon
	lang  string
	seats []string
	own   game.Seats
}

func (t *teller) story(news []*table.News) Story {
	var yours, rest []told
	for _, n := range news {
		for _, x := range t.sentences(n) {
			switch {
			case x.weight == game.Slight:
			case x.yours:
				yours = append(yours, x)
			default:
				rest = append(rest, x)
			}
		}
	}
	return Story{Yours: weightiest(yours, Sentences), Rest: weightiest(rest, Others), Count: len(news)}
}

// sentences words a piece of news.
func (t *teller) sentences(n *table.News) (list []told) {
	if n.Kind == table.Noted {
		key, value, _ := strings.Cut(n.Note, " ")
		say := t.words.Note(t.lang, t.seats, n.Seat, key, value)
		return []told{{t.line(n, say), game.Notable, t.own.Has(n.Seat)}}
	}
	for _, e := range n.Events {
		say := t.words.Event(t.lang, t.seats, e)
		x := told{t.line(n, say), t.lex.Weigh(e), t.concerns(e, say)}
		if !t.lex.Weighs() && e.Seat == game.Nobody && !x.yours {
			x.weight = game.Slight // such as the start of a round
		}
		list = append(list, x)
	}
	return list
}

func (t *teller) line(n *table.News, say text.Sentence) Line {
	return Line{N: n.N, At: n.At, Text: say.String(), Spans: say}
}

// concerns reports whether an event is about the person: it is their seat's, its sentence names
// them, or it is grave and about nobody in particular, such as the end of the game.
func (t *teller) concerns(e game.Event, say text.Sentence) bool {
	named := t.words.SeatsIn(say, t.seats)
	if e.Seat != game.Nobody {
		named = named.With(e.Seat)
	}
	return named&t.own != 0 || named == 0 && t.lex.Weigh(e) == game.Grave
}

// weightiest returns at most limit sentences, each once: the graver and then the later ones, in the
// order in which they happened.
func weightiest(list []told, limit int) []Line {
	at := map[string]int{}
	var kept []told
	for _, x := range list {
		if i, again := at[x.Text]; again {
			kept[i] = x // the last time counts
			continue
		}
		at[x.Text] = len(kept)
		kept = append(kept, x)
	}
	slices.SortStableFunc(kept, func(a, b told) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(b.N, a.N))
	})
	kept = kept[:min(len(kept), limit)]
	slices.SortStableFunc(kept, func(a, b told) int { return cmp.Compare(a.N, b.N) })
	lines := make([]Line, len(kept))
	for i, x := range kept {
		lines[i] = x.Line
	}
	return lines
}
