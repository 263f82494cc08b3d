package console

import (
	"fmt"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/terminal"
)

// few is the maximum number of options listed one per line.
const few = 8

// options lists the answers with their numbers.
func (s *session) options(seat game.Seat, moves []game.Move) {
	if len(moves) <= few {
		for i, m := range moves {
			label := s.Text.Move(s.Lang, s.Header.Seats, m)
			s.page.Item(number(i), append(pieces(s.face, label), s.hint(seat, m)...))
		}
		return
	}
	for from := 0; from < len(moves); {
		to := from + 1
		for to < len(moves) && moves[to].Verb == moves[from].Verb {
			to++
		}
		s.group(seat, moves, from, to)
		from = to
	}
}

// group lists the moves of one verb side by side, without repeating the verb or the first of two
// operands: "Aleppo: 4 Sergeants  5 Knights  Homs: 6 Sergeants".
func (s *session) group(seat game.Seat, moves []game.Move, from, to int) {
	var line []terminal.Piece
	first := ""
	for i := from; i < to; i++ {
		things := s.operands(moves[i])
		if i > from {
			line = append(line, terminal.Piece{Text: "  "})
		}
		if len(things) > 1 && things[0].Text != first {
			first = things[0].Text
			line = append(line, things[0], terminal.Piece{Text: ":\u00a0"})
		}
		line = append(line, terminal.Piece{Text: strings.TrimSpace(number(i)), Style: terminal.Key})
		if len(things) > 0 {
			line = append(line, terminal.Piece{Text: "\u00a0"}, things[len(things)-1])
		}
		line = append(line, s.hint(seat, moves[i])...)
	}
	s.page.Labelled(s.Text.Verb(s.Lang, moves[from].Verb), line)
}

// operands returns the things that a move names.
func (s *session) operands(m game.Move) []terminal.Piece {
	var out []terminal.Piece
	for _, span := range s.Text.Move(s.Lang, s.Header.Seats, m) {
		if span.Sort != "" {
			name := s.Text.Named(s.Lang, span.Sort, span.Slug) // without the article, and not wrapped:
			out = append(out, s.face.Paint(span).Of(strings.ReplaceAll(name, " ", "\u00a0")))
		}
	}
	return out
}

func (s *session) hint(seat game.Seat, m game.Move) []terminal.Piece {
	if hint := s.face.Hint(seat, m); hint != "" {
		return []terminal.Piece{{Text: "\u00a0" + strings.ReplaceAll(hint, " ", "\u00a0"), Style: terminal.Faint}}
	}
	return nil
}

func number(i int) string { return fmt.Sprintf("%3s", strconv.Itoa(i+1)) }
