package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"outremer/game"
)

// Span is a piece of a sentence. Sort and Slug identify the thing it names; both are empty for
// plain words.
type Span struct {
	Text string `json:"text"`
	Sort string `json:"sort,omitempty"`
	Slug string `json:"slug,omitempty"`
}

// Sentence is text in which things are marked.
type Sentence []Span

// String returns the sentence without marks.
func (s Sentence) String() string {
	var b strings.Builder
	for _, span := range s {
		b.WriteString(span.Text)
	}
	return b.String()
}

// plain is a sentence that names nothing.
func plain(text string) Sentence { return Sentence{{Text: text}} }

// add appends a span; adjacent plain words are merged.
func (s Sentence) add(span Span) Sentence {
	last := len(s) - 1
	switch {
	case span.Text == "":
		return s
	case span.Sort == "" && last >= 0 && s[last].Sort == "":
		s[last].Text += span.Text
		return s
	default:
		return append(s, span)
	}
}

// capital capitalizes the first letter of the sentence.
func (s Sentence) capital() Sentence {
	if len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s[0].Text)
		if r != utf8.RuneError {
			s[0].Text = string(unicode.ToUpper(r)) + s[0].Text[n:]
		}
	}
	return s
}

// SeatsIn returns the seats of a table that a sentence names.
func (c *Catalogue) SeatsIn(s Sentence, seats []string) (named game.Seats) {
	for _, span := range s {
		if i := slices.Index(seats, span.Slug); span.Sort == c.seatSort && i >= 0 {
			named = named.With(game.Seat(i))
		}
	}
	return named
}
