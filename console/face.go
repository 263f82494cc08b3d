package console

import (
	"encoding/json"
	"regexp"
	"strings"

	"outremer/game"
	"outremer/terminal"
	"outremer/text"
)

// pieces returns a sentence in the styles of a face.
func pieces(f terminal.Face, s text.Sentence) []terminal.Piece {
	var out []terminal.Piece
	for _, span := range s {
		out = append(out, terminal.Piece{Text: span.Text, Style: f.Paint(span)})
	}
	return out
}

// plainFace shows the view of any title as names and values.
type plainFace struct{ *terminal.Desk }

func newPlainFace(d *terminal.Desk) terminal.Face { return plainFace{d} }

func (f plainFace) Board(seat game.Seat, _ game.Prompt) { f.Whole(seat) }
func (plainFace) Hint(game.Seat, game.Move) string      { return "" }
func (plainFace) Quiet(event string, own bool) bool     { return false }
func (plainFace) Paint(span text.Span) terminal.Style {
	if span.Sort != "" {
		return terminal.Bold
	}
	return terminal.Plain
}

// flatList matches a list without nested lists or tables.
var flatList = regexp.MustCompile(`\[[^\[\]{}]*\]`)

// marks removes the JSON syntax that only a program needs.
var marks = strings.NewReplacer(`"`, "", "{", "", "}", "", "[", "", "]", "", ",", "")

func (f plainFace) Whole(seat game.Seat) {
	data, err := json.MarshalIndent(f.View(seat), "", "  ")
	if err != nil {
		f.Page.Warn(err.Error())
		return
	}
	f.Page.Rule("")
	short := flatList.ReplaceAllStringFunc(string(data), func(list string) string { return strings.Join(strings.Fields(list), " ") })
	for line := range strings.Lines(short) {
		line = marks.Replace(line)
		if strings.TrimSpace(line) != "" {
			f.Page.Text(strings.TrimRight(line, " \n"))
		}
	}
}
