package terminal

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"outremer/text"
)

// Style is how a Piece of text looks. Colour is never the only distinction.
type Style string

const (
	Plain  Style = ""
	Bold   Style = "1"
	Faint  Style = "2"
	Red    Style = "1;31"
	Green  Style = "1;32"
	Yellow Style = "1;33"
	Blue   Style = "1;94"
	Alert  Style = "1;35"
	Key    Style = "1;36" // what can be typed
)

// Piece is text in one style.
type Piece struct {
	Text  string
	Style Style
}

// Of returns text in this style.
func (s Style) Of(text string) Piece { return Piece{text, s} }

// Page writes lines that fit the terminal. Write errors are not reported: when the terminal goes
// away, the input ends as well.
type Page struct {
	w     io.Writer
	color bool
	width int
}

// NewPage returns a page of the given width in columns; 0 means 80.
func NewPage(w io.Writer, color bool, width int) *Page {
	if width <= 0 {
		width = 80
	}
	return &Page{w, color, max(width, 40)}
}

func (p *Page) paint(x Piece) string {
	if !p.color || x.Style == Plain || x.Text == "" {
		return x.Text
	}
	return "\x1b[" + string(x.Style) + "m" + x.Text + "\x1b[0m"
}

func (p *Page) Blank()            { fmt.Fprintln(p.w) }
func (p *Page) Text(t string)     { fmt.Fprintln(p.w, strings.TrimRight(t, "\n")) }
func (p *Page) Dim(t string)      { p.Flow("", "  ", []Piece{{t, Faint}}) }
func (p *Page) Note(t string)     { p.Flow("", "", []Piece{{t, Bold}}) }
func (p *Page) Warn(t string)     { p.Flow("", "", []Piece{{"! " + t, Alert}}) }
func (p *Page) Prompt(t string)   { fmt.Fprint(p.w, p.paint(Piece{t, Bold})) }
func (p *Page) Line(all ...Piece) { p.Flow(" ", "   ", all) }

// Clear clears the screen. Output that is not a terminal gets a line instead.
func (p *Page) Clear() {
	if p.color {
		fmt.Fprint(p.w, "\x1b[2J\x1b[3J\x1b[H")
		return
	}
	p.Rule("")
}

// Rule writes a line across the page with a heading; one that is too long for it goes on below.
func (p *Page) Rule(heading string) {
	if heading != "" {
		heading = " " + heading + " "
	}
	line := Piece{"──" + heading, Bold}
	if tail := p.width - utf8.RuneCountInString(line.Text); tail >= 0 {
		line.Text += strings.Repeat("─", tail)
		fmt.Fprintln(p.w, p.paint(line))
		return
	}
	p.Flow("", "   ", []Piece{line})
}

// Sentence writes a sentence with its things painted.
func (p *Page) Sentence(indent string, s text.Sentence, paint func(text.Span) Style) {
	var line []Piece
	for _, span := range s {
		line = append(line, Piece{span.Text, paint(span)})
	}
	p.Flow(indent, indent, line)
}

// Item writes a numbered line.
func (p *Page) Item(number string, line []Piece) {
	p.Flow("", strings.Repeat(" ", len(number)+2), append([]Piece{{number + "  ", Key}}, line...))
}

// LabelColumn is where the text after a label usually starts.
const LabelColumn = 17

// Labelled writes a label in its own column, with text beside it.
func (p *Page) Labelled(label string, line []Piece) { p.Column(LabelColumn, Piece{Text: label}, line) }

// Column is Labelled with a styled label and text that starts at a given column.
func (p *Page) Column(at int, label Piece, line []Piece) {
	pad := max(1, at-1-utf8.RuneCountInString(label.Text))
	if len(line) == 0 || line[0].Text == "" {
		pad = 0
	}
	label.Text = strings.ReplaceAll(label.Text, " ", "\u00a0") + strings.Repeat("\u00a0", pad)
	p.Flow(" ", strings.Repeat(" ", at), append([]Piece{label}, line...))
}

// Flow writes pieces, wrapped at spaces. Non-breaking spaces are written as U+00A0.
func (p *Page) Flow(first, rest string, line []Piece) {
	var b strings.Builder
	b.WriteString(first)
	at, gap := utf8.RuneCountInString(first), 0
	for _, word := range wordsIn(line) {
		n := word.width()
		if n == 0 {
			gap++
			continue
		}
		if at+gap+n > p.width && at > utf8.RuneCountInString(rest) {
			b.WriteString("\n" + rest)
			at, gap = utf8.RuneCountInString(rest), 0
		}
		b.WriteString(strings.Repeat(" ", gap))
		for _, x := range word {
			b.WriteString(p.paint(Piece{strings.ReplaceAll(x.Text, "\u00a0", " "), x.Style}))
		}
		at, gap = at+gap+n, 1
	}
	fmt.Fprintln(p.w, b.String())
}

// word is consecutive pieces without a space between them.
type word []Piece

func (w word) width() (n int) {
	for _, x := range w {
		n += utf8.RuneCountInString(x.Text)
	}
	return n
}

// wordsIn splits pieces at spaces. A second space in a row yields an empty word.
func wordsIn(line []Piece) []word {
	words := []word{nil}
	for _, x := range line {
		for i, part := range strings.Split(x.Text, " ") {
			if i > 0 {
				words = append(words, nil)
			}
			if part != "" {
				last := len(words) - 1
				words[last] = append(words[last], Piece{part, x.Style})
			}
		}
	}
	return words
}

// Width returns the number of columns.
func (p *Page) Width() int { return p.width }
