package console

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"outremer/text"
)

// style is how a piece of text looks; colour is never alone in telling things apart.
type style string

const (
	plain  style = ""
	bold   style = "1"
	faint  style = "2"
	red    style = "1;31"
	green  style = "1;32"
	yellow style = "1;33"
	blue   style = "1;94"
	alert  style = "1;35"
	key    style = "1;36" // what can be typed
)

// piece is text in one style.
type piece struct {
	text  string
	style style
}

// page writes lines that fit the terminal. Errors of the writer are not reported: a
// terminal that is gone ends the input as well.
type page struct {
	w     io.Writer
	color bool
	width int
}

func newPage(w io.Writer, color bool, width int) *page {
	if width <= 0 {
		width = 80
	}
	return &page{w, color, max(width, 40)}
}

func (p *page) paint(x piece) string {
	if !p.color || x.style == plain || x.text == "" {
		return x.text
	}
	return "\x1b[" + string(x.style) + "m" + x.text + "\x1b[0m"
}

func (p *page) blank()            { fmt.Fprintln(p.w) }
func (p *page) text(t string)     { fmt.Fprintln(p.w, strings.TrimRight(t, "\n")) }
func (p *page) dim(t string)      { p.flow("", "  ", []piece{{t, faint}}) }
func (p *page) note(t string)     { p.flow("", "", []piece{{t, bold}}) }
func (p *page) warn(t string)     { p.flow("", "", []piece{{"! " + t, alert}}) }
func (p *page) prompt(t string)   { fmt.Fprint(p.w, p.paint(piece{t, bold})) }
func (p *page) line(all ...piece) { p.flow(" ", "   ", all) }

// clear empties the screen. What is no terminal gets a line instead.
func (p *page) clear() {
	if p.color {
		fmt.Fprint(p.w, "\x1b[2J\x1b[3J\x1b[H")
		return
	}
	p.rule("")
}

// rule is a line across the page with a heading.
func (p *page) rule(heading string) {
	if heading != "" {
		heading = " " + heading + " "
	}
	tail := max(0, p.width-2-utf8.RuneCountInString(heading))
	fmt.Fprintln(p.w, p.paint(piece{"──" + heading + strings.Repeat("─", tail), bold}))
}

// sentence writes a sentence whose things are painted.
func (p *page) sentence(indent string, s text.Sentence, paint func(text.Span) style) {
	var line []piece
	for _, span := range s {
		line = append(line, piece{span.Text, paint(span)})
	}
	p.flow(indent, indent, line)
}

// item is a numbered line.
func (p *page) item(number string, line []piece) {
	p.flow("", strings.Repeat(" ", len(number)+2), append([]piece{{number + "  ", key}}, line...))
}

// labelColumn is where the text after a label usually begins.
const labelColumn = 17

// labelled is a label in a column of its own, and text beside it.
func (p *page) labelled(label string, line []piece) { p.column(labelColumn, piece{text: label}, line) }

// column is labelled for a label with a style, and text that begins elsewhere.
func (p *page) column(at int, label piece, line []piece) {
	pad := max(1, at-1-utf8.RuneCountInString(label.text))
	if len(line) == 0 || line[0].text == "" {
		pad = 0
	}
	label.text = strings.ReplaceAll(label.text, " ", "\u00a0") + strings.Repeat("\u00a0", pad)
	p.flow(" ", strings.Repeat(" ", at), append([]piece{label}, line...))
}

// flow writes pieces, broken at spaces into lines that fit. Spaces that must not be
// broken at are written as U+00A0.
func (p *page) flow(first, rest string, line []piece) {
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
			b.WriteString(p.paint(piece{strings.ReplaceAll(x.text, "\u00a0", " "), x.style}))
		}
		at, gap = at+gap+n, 1
	}
	fmt.Fprintln(p.w, b.String())
}

// word is pieces without a space between them.
type word []piece

func (w word) width() (n int) {
	for _, x := range w {
		n += utf8.RuneCountInString(x.text)
	}
	return n
}

// wordsIn cuts pieces at their spaces. A second space in a row is an empty word.
func wordsIn(line []piece) []word {
	words := []word{nil}
	for _, x := range line {
		for i, part := range strings.Split(x.text, " ") {
			if i > 0 {
				words = append(words, nil)
			}
			if part != "" {
				last := len(words) - 1
				words[last] = append(words[last], piece{part, x.style})
			}
		}
	}
	return words
}
