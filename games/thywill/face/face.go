// Package face renders the title on a terminal.
package face

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/thywill"
	"outremer/terminal"
	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// Face shows Crusaders: Thy Will Be Done: the map as hexes, the players with their wheels, and the
// effect of each move next to it.
type Face struct {
	*terminal.Desk
	terminal.Words
	explained bool              // the map notation has been explained
	letters   map[string]string // by colour
}

var seatColours = map[string]terminal.Style{"blue": terminal.Blue, "red": terminal.Red, "green": terminal.Green, "yellow": terminal.Yellow}

// New makes the face for a game.
func New(d *terminal.Desk) terminal.Face {
	f := &Face{Desk: d, Words: terminal.ReadWords(files, d.Lang), letters: map[string]string{}}
	taken := map[string]bool{}
	for _, slug := range f.Seats {
		f.letters[slug] = terminal.Letter(f.Thing("colour", slug), taken)
	}
	return f
}

func (f *Face) view(seat game.Seat) *thywill.View {
	return f.View(seat).(*thywill.View)
}

func (f *Face) Paint(span text.Span) terminal.Style {
	switch span.Sort {
	case "colour":
		return seatColours[span.Slug]
	case "region", "wedge", "order":
		return terminal.Bold
	}
	return terminal.Plain
}

// Quiet suppresses what is only procedure, and how other players move their tokens.
func (f *Face) Quiet(event string, own bool) bool {
	return event == "turn-ended" || event == "sealed" || event == "distributed" && !own
}

// Board shows everything when a turn begins or a knight is placed; within a turn the hints next to
// the moves suffice.
func (f *Face) Board(seat game.Seat, q game.Prompt) {
	v := f.view(seat)
	switch f.Title.Lexicon().Steps[q.Step].Slug {
	case "turn", "place":
		f.heading(v)
		f.hexes(v)
		f.players(v)
	case "orders":
		f.ownWheel(v.Players[seat])
		f.pick(v.Pick)
	case "fit":
		f.ownWheel(v.Players[seat])
	}
}

func (f *Face) Whole(seat game.Seat) {
	v := f.view(seat)
	f.heading(v)
	f.hexes(v)
	f.players(v)
	f.list(v)
}

func (f *Face) heading(v *thywill.View) {
	f.Page.Blank()
	head := f.Say("round", v.Round, v.Supply)
	switch {
	case v.Last:
		head = f.Say("round-last", v.Round, v.Reserve)
	case v.Round == 0:
		head = f.Say("supply", v.Supply)
	}
	for _, t := range v.Tracks {
		head += " · " + f.Thing("enemy", t.Enemy) + " " + strconv.Itoa(t.Values[t.At])
	}
	f.Page.Rule(head)
}

// ---- the map

// A hex is three lines of text: name, what stands there, knights.
const (
	hexWidth = 8 // including the trailing space
	hexLines = 3
)

// hexes draws the map. If the page is too narrow, it lists the regions.
func (f *Face) hexes(v *thywill.View) {
	column := func(r thywill.RegionView) int { return 2*r.Q + r.R } // in half hexes
	left, right := column(v.Regions[0]), column(v.Regions[0])
	rows := map[int][]thywill.RegionView{}
	for _, r := range v.Regions {
		left, right = min(left, column(r)), max(right, column(r))
		rows[r.R] = append(rows[r.R], r)
	}
	if (right-left)*hexWidth/2+hexWidth > f.Page.Width() {
		f.list(v)
		return
	}
	top := slices.MinFunc(v.Regions, func(a, b thywill.RegionView) int { return a.R - b.R }).R
	for y := top; rows[y] != nil; y++ {
		slices.SortFunc(rows[y], func(a, b thywill.RegionView) int { return a.Q - b.Q })
		for part := range hexLines {
			f.hexLine(v, rows[y], part, func(r thywill.RegionView) int { return (column(r) - left) * hexWidth / 2 })
		}
	}
	if !f.explained {
		f.explained = true
		f.Page.Dim(f.Say("hex-legend"))
	}
}

// hexLine is one line of text through a row of hexes.
func (f *Face) hexLine(v *thywill.View, row []thywill.RegionView, part int, column func(thywill.RegionView) int) {
	var line []terminal.Piece
	at := 0
	for _, r := range row {
		cell := terminal.Bold.Of(cut(f.Thing("region", r.Slug), hexWidth-1))
		switch part {
		case 1:
			cell = f.stands(r)
		case 2:
			cell = terminal.Plain.Of(f.knights(v, r.Slug))
		}
		if cell.Text != "" {
			line = append(line, terminal.Piece{Text: strings.Repeat("\u00a0", column(r)-at)}, cell)
			at = column(r) + len([]rune(cell.Text))
		}
	}
	f.Page.Flow("", "", line)
}

// cut shortens a word.
func cut(word string, n int) string {
	runes := []rune(strings.ReplaceAll(word, " ", "\u00a0"))
	return string(runes[:min(n, len(runes))])
}

// stands is the enemy or the building in a region.
func (f *Face) stands(r thywill.RegionView) terminal.Piece {
	switch {
	case r.Reward != "":
		return terminal.Plain.Of(cut("*"+f.Low("reward", r.Reward), hexWidth-1))
	case r.Enemy != "":
		return terminal.Plain.Of(cut(f.Thing("enemy", r.Enemy), 4) + "\u00a0" + strconv.Itoa(r.Strength))
	case r.Owner != "":
		return seatColours[r.Owner].Of(f.letters[r.Owner] + "\u00a0" + cut(f.Low("building", r.Building), 4) + strconv.Itoa(r.Level))
	}
	return terminal.Piece{}
}

// knights in a region, one letter each.
func (f *Face) knights(v *thywill.View, region string) (t string) {
	for _, p := range v.Players {
		for _, k := range p.Knights {
			if k.Region == region {
				t += f.letters[p.Seat]
			}
		}
	}
	return t
}

// list shows every region with its contents, the benefits of building there, and its neighbours.
func (f *Face) list(v *thywill.View) {
	f.Page.Rule(f.Say("map"))
	for _, r := range v.Regions {
		var names []string
		for _, b := range r.Borders {
			names = append(names, strings.ReplaceAll(f.Thing("region", b), " ", "\u00a0"))
		}
		line := []terminal.Piece{{Text: f.describe(r)}, terminal.Faint.Of(" → " + strings.Join(names, ", "))}
		f.Page.Column(terminal.LabelColumn, terminal.Bold.Of(f.Thing("region", r.Slug)), line)
		if k := f.knights(v, r.Slug); k != "" {
			f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{{Text: f.Say("knights", k)}})
		}
	}
}

// describe shows the contents of a region, and the discounts and gains for buildings there.
func (f *Face) describe(r thywill.RegionView) string {
	var out []string
	switch {
	case r.Reward != "":
		out = append(out, fmt.Sprintf("%s %d (%s)", f.Thing("enemy", r.Enemy), r.Strength, f.Low("reward", r.Reward)))
	case r.Enemy != "":
		out = append(out, fmt.Sprintf("%s %d", f.Thing("enemy", r.Enemy), r.Strength))
	case r.Owner != "":
		return fmt.Sprintf("%s: %s %d", f.Thing("colour", r.Owner), f.Low("building", r.Building), r.Level)
	}
	for _, row := range f.buildingRows() {
		less, gain := bonuses(r, row)
		if less > 0 {
			out = append(out, fmt.Sprintf("%s -%d", f.Low("building", row), less))
		}
		if gain > 0 {
			out = append(out, fmt.Sprintf("%s +%d", f.Low("building", row), gain))
		}
	}
	if out == nil {
		return "–"
	}
	return strings.Join(out, ", ")
}

// buildingRows returns the building types, in player board order.
func (f *Face) buildingRows() []string {
	for _, sort := range f.Title.Lexicon().Sorts {
		if sort.Slug == "building" {
			return sort.Names
		}
	}
	return nil
}

// bonuses is a region's discount for a type, and what its tiles pay for it.
func bonuses(r thywill.RegionView, building string) (less, gain int) {
	for _, p := range r.Printed {
		if p.Building == building {
			less += p.N
		}
	}
	for _, t := range r.Tiles {
		if slices.Contains(t.Types, building) {
			less += t.Discount
			gain += t.Influence
		}
	}
	return less, gain
}

// ---- the players

func (f *Face) players(v *thywill.View) {
	for _, p := range v.Players {
		label := seatColours[p.Seat].Of(f.letters[p.Seat] + " " + f.Thing("colour", p.Seat))
		f.Page.Column(terminal.LabelColumn, label, []terminal.Piece{{Text: strings.Join(f.standing(v, p), " · ")}})
		f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{{Text: strings.Join(f.wheel(p), "  ")}})
		f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{terminal.Faint.Of(strings.Join(f.rows(p), " · "))})
	}
}

func (f *Face) ownWheel(p thywill.PlayerView) {
	f.Page.Labelled(f.Say("wheel"), []terminal.Piece{{Text: strings.Join(f.wheel(p), "  ")}})
}

// standing shows who a player is and what they have gained.
func (f *Face) standing(v *thywill.View, p thywill.PlayerView) []string {
	var out []string
	if p.Seat == v.Seat {
		out = append(out, f.Say("you"))
	}
	if p.Order != "" {
		out = append(out, f.Thing("order", p.Order))
	}
	if p.Projected != p.Influence {
		out = append(out, f.Say("influence-end", p.Influence, p.Projected))
	} else {
		out = append(out, f.Say("influence", p.Influence))
	}
	for i, m := range v.Majority {
		out = append(out, f.Thing("enemy", m.Enemy)+"\u00a0"+strconv.Itoa(p.Won[i]))
	}
	return out
}

// wheel shows the wedges clockwise from the top with their tokens. Pending upgrades are in
// brackets.
func (f *Face) wheel(p thywill.PlayerView) []string {
	var out []string
	for _, w := range p.Wheel {
		name := f.Thing("action", w.Primary)
		if w.Upgraded {
			name += "+" + f.Thing("action", w.Added)
		} else {
			name += "(" + f.Thing("action", w.Added) + ")"
		}
		out = append(out, name+"\u00a0"+strconv.Itoa(w.Tokens))
	}
	return out
}

// rows shows what has been built and mustered, the next cost of each, and the bonuses.
func (f *Face) rows(p thywill.PlayerView) []string {
	var out []string
	row := func(name string, n, cost int) {
		t := f.Say("row-full", name, n)
		if cost > 0 {
			t = f.Say("row", name, n, cost)
		}
		out = append(out, strings.ReplaceAll(t, " ", "\u00a0"))
	}
	for _, r := range p.Rows {
		row(f.Low("building", r.Building), r.Built, r.Cost)
	}
	row(f.Low("reward", "troop"), p.Troops, p.TroopCost)
	for i, n := range p.Bonuses {
		if n != 0 {
			out = append(out, f.action(i)+"\u00a0"+terminal.Signed(n))
		}
	}
	return out
}

// action is the name of the action with that number.
func (f *Face) action(i int) string {
	for at, sort := range f.Title.Lexicon().Sorts {
		if sort.Slug == "action" {
			return f.Text.Thing(f.Lang, game.Sort(at), int16(i))
		}
	}
	return ""
}

// pick shows the order tiles to choose from, and the wheel as arranged so far.
func (f *Face) pick(k *thywill.PickView) {
	for _, o := range k.Offer {
		mark := "  "
		if o == k.Order {
			mark = "> "
		}
		f.Page.Line(terminal.Bold.Of(mark+f.Thing("order", o)), terminal.Piece{Text: "  " + f.Text.Detail(f.Lang, "order", o)})
	}
	if len(k.Wheel) > 0 {
		var names []string
		for _, w := range k.Wheel {
			names = append(names, f.Thing("wedge", w))
		}
		f.Page.Labelled(f.Say("own-wheel"), []terminal.Piece{{Text: strings.Join(names, "  ")}})
	}
}

// ---- hints

// Hint says what a move would achieve.
func (f *Face) Hint(seat game.Seat, m game.Move) string {
	if t := f.outcome(seat, m); t != "" {
		return "(" + t + ")"
	}
	return ""
}

func (f *Face) outcome(seat game.Seat, m game.Move) string {
	words := f.Title.Lexicon().Words(m)
	v := f.view(seat)
	p := v.Players[seat]
	switch words[0] {
	case "resolve":
		return f.totals(wedgeOf(p, words[1]), words[2], int(m.C))
	case "upgrade":
		return "+" + f.Thing("action", wedgeOf(p, words[1]).Added)
	case "place", "crusade":
		return f.describe(regionOf(v, words[1]))
	case "move":
		return f.describe(regionOf(v, words[2]))
	case "build":
		return f.price(p, regionOf(v, words[2]), words[1])
	case "distribute":
		return after(wedgeOf(p, words[1]), words[2], words[3])
	}
	return ""
}

func wedgeOf(p thywill.PlayerView, slug string) thywill.WedgeView {
	i := slices.IndexFunc(p.Wheel, func(w thywill.WedgeView) bool { return w.Slug == slug })
	return p.Wheel[i]
}

func regionOf(v *thywill.View, slug string) thywill.RegionView {
	i := slices.IndexFunc(v.Regions, func(r thywill.RegionView) bool { return r.Slug == slug })
	return v.Regions[i]
}

// totals shows the tokens of both actions of a split, and their totals with bonuses.
func (f *Face) totals(w thywill.WedgeView, first string, tokens int) string {
	var out []string
	for _, a := range w.Actions {
		n, bonus := tokens, a.Total-w.Tokens
		if a.Action != first {
			n = w.Tokens - tokens
		}
		if n == 0 {
			continue
		}
		t := f.Say("total", n, max(0, n+bonus))
		if a.Action == first {
			out = slices.Insert(out, 0, t)
		} else {
			out = append(out, f.Say("then", f.Thing("action", a.Action))+" "+t)
		}
	}
	return strings.Join(out, ", ")
}

// price shows the cost of a building and what it pays.
func (f *Face) price(p thywill.PlayerView, r thywill.RegionView, building string) string {
	less, gain := bonuses(r, building)
	i := slices.IndexFunc(p.Rows, func(row thywill.RowView) bool { return row.Building == building })
	return f.Say("price", max(1, p.Rows[i].Cost-less), p.Rows[i].Built+1+gain)
}

// after shows the number of tokens on each wedge after a distribution, clockwise from the top.
func after(w thywill.WedgeView, way, at string) string {
	for _, x := range w.Ways {
		if x.Way == way && (x.At == at || x.At == "") {
			return strings.Trim(fmt.Sprint(x.After), "[]")
		}
	}
	return ""
}
