package papers

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"math"
	"slices"
	"strings"
	"sync"

	"outremer/atlas"
	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
	"outremer/text"
)

//go:embed draw.css
var drawStyle string

// board is the drawn board, parsed once.
type board struct {
	head    string            // up to where styles are inserted
	body    map[string]string // the rest, by language; unterminated
	anchors map[string]map[string][2]float64
}

// label is a name on the board.
type label struct {
	Lines map[string][]string `json:"lines"` // by language
	At    [2]float64          `json:"at"`
	Size  float64             `json:"size"`
	Curve string              `json:"curve"` // the line it follows; "" for none
}

// leading is the distance between the rows of a label, relative to its size, as set by the atlas.
const leading = 1.05

// in returns the content of a label's element.
func (l *label) in(lang string) string {
	rows := l.Lines[lang]
	if l.Curve != "" {
		return fmt.Sprintf(`<textPath href="#%s" startOffset="50%%">%s</textPath>`, l.Curve, html.EscapeString(strings.Join(rows, " ")))
	}
	var out strings.Builder
	for i, row := range rows {
		y := l.At[1] + (float64(i)-float64(len(rows)-1)/2)*l.Size*leading
		fmt.Fprintf(&out, `<tspan x="%g" y="%g">%s</tspan>`, l.At[0], math.Round(y*10)/10, html.EscapeString(row))
	}
	return out.String()
}

var kept struct {
	sync.Mutex
	board *board
}

// theBoard is parsed when it is first needed. It is built in, so a fault in it is a programming error; but a browser, which
// has it as a file, may not have it at hand.
func theBoard() (*board, error) {
	kept.Lock()
	defer kept.Unlock()
	if kept.board == nil {
		svg := atlas.Board("cardinals")
		if svg == "" {
			return nil, errors.New("the drawing of the board is not at hand")
		}
		kept.board = parseBoard(svg)
	}
	return kept.board, nil
}

func parseBoard(svg string) *board {
	head, rest, found := strings.Cut(svg, `<metadata id="facts">`)
	facts, body, closed := strings.Cut(rest, "</metadata>")
	if !found || !closed {
		panic("the board of cardinals has no facts")
	}
	var data struct {
		Spaces map[string]struct {
			Anchors map[string][2]float64 `json:"anchors"`
		} `json:"spaces"`
		Labels map[string]label `json:"labels"`
	}
	if err := json.Unmarshal([]byte(html.UnescapeString(facts)), &data); err != nil {
		panic(fmt.Sprintf("the facts of the board of cardinals: %v", err))
	}
	body = strings.TrimSuffix(strings.TrimSpace(body), "</svg>")
	b := &board{head: head, body: map[string]string{}, anchors: map[string]map[string][2]float64{}}
	for _, lang := range text.Languages {
		b.body[lang] = relabel(body, lang, data.Labels)
	}
	for slug, s := range data.Spaces {
		b.anchors[slug] = s.Anchors
	}
	return b
}

const labelStart, labelEnd = `<text id="label-`, "</text>"

// relabel writes the names on the board in a language.
func relabel(body, lang string, labels map[string]label) string {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(body, labelStart)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		tag, rest, _ := strings.Cut(after, ">")
		slug, _, _ := strings.Cut(tag, `"`)
		l := labels[slug]
		out.WriteString(labelStart + tag + ">" + l.in(lang) + labelEnd)
		_, body, _ = strings.Cut(rest, labelEnd)
	}
}

// colours of the dynasties in seat order: the background, and text on it.
var colours = map[string][2]string{
	"almohads": {"#a85a1c", "#fff6e8"}, "anscarids": {"#6e1226", "#fbeee6"}, "arpads": {"#faf6ea", "#2b2015"}, "ayyubids": {"#d8a52c", "#2b2015"},
	"capetians": {"#2b5797", "#f6f3e6"}, "hautevilles": {"#33693b", "#f5f3e0"}, "hohenstaufens": {"#38322c", "#f5ecd8"}, "komnenos": {"#6a3a78", "#f8f0ea"},
	"piasts": {"#d9688f", "#2b1018"}, "plantagenets": {"#a32a22", "#fff4e4"}, "rurikids": {"#74b4d8", "#10222e"}, "zengids": {"#c9ab7c", "#2b2015"},
	"": {"#e9e4d2", "#2b2015"}, // minor realms
}

// Draw implements papers.Office: the board before a turn with its orders as arrows, or as a turn without orders left it.
func (o *Office) Draw(lang string, view json.RawMessage, t *papers.Turn) ([]byte, error) {
	before, err := viewOf(view)
	if err != nil {
		return nil, err
	}
	b, err := theBoard()
	if err != nil {
		return nil, err
	}
	d := &drawing{o: o, b: b, before: before}
	report := o.Publish(lang, t)
	d.style()
	d.out.WriteString(d.b.body[lang])
	outcomes := o.outcomes(lang, t.Events)
	d.orders(outcomes)
	if len(outcomes) == 0 {
		for _, u := range before.Units {
			d.unit(u.Place, u.Space, u.Type, u.Owner, u.Crusader)
		}
	}
	for i := range outcomes {
		x := &outcomes[i]
		crusader := slices.ContainsFunc(before.Units, func(u cardinals.UnitView) bool { return u.Space == x.Space && u.Crusader })
		d.unit(x.Place, x.Space, x.Type, x.Owner, crusader)
		if x.Dislodged || x.Destroyed {
			at := d.at(x.Space, x.Place)
			d.printf(`<circle class="lost" cx="%.0f" cy="%.0f" r="25"/>`, at[0], at[1])
		}
	}
	d.printf(`<text class="title" x="24" y="60">%s</text></svg>`, html.EscapeString(report.Name))
	return []byte(d.out.String()), nil
}

type drawing struct {
	o      *Office
	b      *board
	before *cardinals.View
	out    strings.Builder
}

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(&d.out, format+"\n", args...) }

// style adds the board's colours and those of the owners of centres.
func (d *drawing) style() {
	d.out.WriteString(strings.Replace(d.b.head, "<svg ", `<svg width="2000" height="1596" `, 1))
	d.out.WriteString("<style>" + drawStyle)
	for _, c := range d.before.Centres {
		if c.Holder != "" {
			d.printf("#space-%s{fill:%s;fill-opacity:.5}", c.Space, colours[c.Holder][0])
		}
	}
	d.out.WriteString("</style>\n" + `<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.4" markerHeight="4.4" orient="auto"><path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker></defs>` + "\n")
}

// at returns where a place is drawn.
func (d *drawing) at(space, place string) [2]float64 {
	anchors := d.b.anchors[space]
	if coast, ok := strings.CutPrefix(place, space+"-"); ok {
		if p, ok := anchors["unit-"+coast]; ok {
			return p
		}
	}
	return anchors["unit"]
}

// place returns where a place is drawn, looking up its space first.
func (d *drawing) place(slug string) [2]float64 {
	lex := d.o.lex
	v, ok := lex.Find(sortOf(lex, "place"), slug)
	if !ok {
		return [2]float64{}
	}
	return d.at(lex.Name(sortOf(lex, "space"), d.o.title.SpaceOf(v)), slug)
}

func (d *drawing) unit(place, space, kind, owner string, crusader bool) {
	at, c := d.at(space, place), colours[owner]
	class := "unit"
	if crusader {
		class += " crusader"
	}
	if kind == "fleet" {
		d.printf(`<path class="%s" fill="%s" d="M%.0f %.0fh40l-9 17h-22z"/>`, class, c[0], at[0]-20, at[1]-8)
	} else {
		d.printf(`<circle class="%s" fill="%s" cx="%.0f" cy="%.0f" r="17"/>`, class, c[0], at[0], at[1])
	}
	code := d.o.Letter("en", kind)
	if p := slices.Index(d.o.seats, owner); p >= 0 {
		code = d.o.title.Code(game.Seat(p))
	}
	d.printf(`<text class="code" fill="%s" x="%.0f" y="%.0f">%s</text>`, c[1], at[0], at[1]+5, code)
}

// orders draws moves as arrows, and help as a line to the middle of what is helped.
func (d *drawing) orders(list []papers.Outcome) {
	for i := range list {
		x := &list[i]
		from, class := d.at(x.Space, x.Place), ""
		if x.Result != "succeeds" {
			class = " fails"
		}
		switch x.Order.Kind {
		case "move", "ferry", "deploy":
			d.arrow(from, d.place(x.Order.To), class)
		case "support":
			d.help(from, d.at(x.Order.From, x.Order.From), class, true)
		case "support-move":
			d.help(from, middle(d.at(x.Order.From, x.Order.From), d.place(x.Order.To)), class, false)
		case "convoy":
			d.help(from, middle(d.at(x.Order.From, x.Order.From), d.place(x.Order.To)), class+" ferry", false)
		}
	}
}

func middle(a, b [2]float64) [2]float64 { return [2]float64{(a[0] + b[0]) / 2, (a[1] + b[1]) / 2} }

// shortened keeps a line clear of the units at its ends.
func shortened(a, b [2]float64, start, end float64) (c, e [2]float64) {
	length := math.Hypot(b[0]-a[0], b[1]-a[1])
	if length < start+end+1 {
		return a, b
	}
	x, y := (b[0]-a[0])/length, (b[1]-a[1])/length
	return [2]float64{a[0] + x*start, a[1] + y*start}, [2]float64{b[0] - x*end, b[1] - y*end}
}

func (d *drawing) arrow(from, to [2]float64, class string) {
	a, b := shortened(from, to, 18, 16)
	line := fmt.Sprintf("M%.0f %.0fL%.0f %.0f", a[0], a[1], b[0], b[1])
	d.printf(`<path class="halo" d="%s"/><path class="arrow%s" marker-end="url(#head)" d="%s"/>`, line, class, line)
	if class != "" { // not by colour alone
		m := middle(a, b)
		d.printf(`<path class="cross" d="M%.0f %.0fl14 14m0 -14l-14 14"/>`, m[0]-7, m[1]-7)
	}
}

func (d *drawing) help(from, to [2]float64, class string, ring bool) {
	a, b := shortened(from, to, 18, 4)
	if ring {
		a, b = shortened(from, to, 18, 24)
		d.printf(`<circle class="ring" cx="%.0f" cy="%.0f" r="23"/>`, to[0], to[1])
	}
	d.printf(`<path class="help%s" d="M%.0f %.0fL%.0f %.0f"/>`, class, a[0], a[1], b[0], b[1])
	if strings.Contains(class, "fails") {
		m := middle(a, b)
		d.printf(`<path class="cross" d="M%.0f %.0fl10 10m0 -10l-10 10"/>`, m[0]-5, m[1]-5)
	}
}
