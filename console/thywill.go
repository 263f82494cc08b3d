package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/thywill"
	"outremer/text"
)

// thywillFace shows Crusaders: Thy Will Be Done: the map as hexes, the players with
// their wheels, and beside each move what it would come to.
type thywillFace struct {
	explained bool              // how the map is written
	letters   map[string]string // of a colour
}

var seatColours = map[string]style{"blue": blue, "red": red, "green": green, "yellow": yellow}

func newThywill(s *session) face {
	f := &thywillFace{letters: map[string]string{}}
	taken := map[string]bool{}
	for _, slug := range s.Header.Seats {
		f.letters[slug] = letter(s.thing("colour", slug), taken)
	}
	return f
}

func (f *thywillFace) view(s *session, seat game.Seat) *thywill.View {
	return s.course.State.View(seat).(*thywill.View)
}

// thing is a name in the player's language.
func (s *session) thing(sort, slug string) string { return s.Text.Named(s.Lang, sort, slug) }

// low is a name inside a list, where a capital would stand out.
func (s *session) low(sort, slug string) string { return strings.ToLower(s.thing(sort, slug)) }

func (f *thywillFace) paint(span text.Span) style {
	switch span.Sort {
	case "colour":
		return seatColours[span.Slug]
	case "region", "wedge", "order":
		return bold
	}
	return plain
}

// quiet: what follows from the rest, and how others move their tokens.
func (f *thywillFace) quiet(event string, own bool) bool {
	return event == "turn-ended" || event == "sealed" || event == "strength" || event == "distributed" && !own
}

// confirms: until a turn is ended all of it can be taken back.
func (f *thywillFace) confirms(step string) bool { return step == "confirm" }

// board shows everything when a turn begins or a knight is placed; inside a turn the
// hints beside the moves say what there is to know.
func (f *thywillFace) board(s *session, seat game.Seat, q game.Prompt) {
	v := f.view(s, seat)
	switch s.Title.Lexicon().Steps[q.Step].Slug {
	case "turn", "place":
		f.heading(s, v)
		f.hexes(s, v)
		f.players(s, v)
	case "orders":
		f.ownWheel(s, v.Players[seat])
		f.pick(s, v.Pick)
	case "fit":
		f.ownWheel(s, v.Players[seat])
	}
}

func (f *thywillFace) whole(s *session, seat game.Seat) {
	v := f.view(s, seat)
	f.heading(s, v)
	f.hexes(s, v)
	f.players(s, v)
	f.list(s, v)
}

func (f *thywillFace) heading(s *session, v *thywill.View) {
	s.page.blank()
	head := s.words.say("round", v.Round, v.Supply)
	switch {
	case v.Last:
		head = s.words.say("round-last", v.Round, v.Reserve)
	case v.Round == 0:
		head = s.words.say("supply", v.Supply)
	}
	for _, t := range v.Tracks {
		head += " · " + s.thing("enemy", t.Enemy) + " " + strconv.Itoa(t.Values[t.At])
	}
	s.page.rule(head)
}

// ---- the map

// A hex is three lines of text: name, what stands there, knights.
const (
	hexWidth = 8 // with the space after it
	hexLines = 3
)

// hexes draws the map. A page too narrow for it has the list of regions.
func (f *thywillFace) hexes(s *session, v *thywill.View) {
	column := func(r thywill.RegionView) int { return 2*r.Q + r.R } // in half hexes
	left, right := column(v.Regions[0]), column(v.Regions[0])
	rows := map[int][]thywill.RegionView{}
	for _, r := range v.Regions {
		left, right = min(left, column(r)), max(right, column(r))
		rows[r.R] = append(rows[r.R], r)
	}
	if (right-left)*hexWidth/2+hexWidth > s.page.width {
		f.list(s, v)
		return
	}
	top := slices.MinFunc(v.Regions, func(a, b thywill.RegionView) int { return a.R - b.R }).R
	for y := top; rows[y] != nil; y++ {
		slices.SortFunc(rows[y], func(a, b thywill.RegionView) int { return a.Q - b.Q })
		for part := range hexLines {
			f.hexLine(s, v, rows[y], part, func(r thywill.RegionView) int { return (column(r) - left) * hexWidth / 2 })
		}
	}
	if !f.explained {
		f.explained = true
		s.page.dim(s.words.say("hex-legend"))
	}
}

// hexLine is one line of text through a row of hexes.
func (f *thywillFace) hexLine(s *session, v *thywill.View, row []thywill.RegionView, part int, column func(thywill.RegionView) int) {
	var line []piece
	at := 0
	for _, r := range row {
		cell := piece{cut(s.region(r.Slug), hexWidth-1), bold}
		switch part {
		case 1:
			cell = f.stands(s, r)
		case 2:
			cell = piece{f.knights(v, r.Slug), plain}
		}
		if cell.text != "" {
			line = append(line, piece{text: strings.Repeat("\u00a0", column(r)-at)}, cell)
			at = column(r) + len([]rune(cell.text))
		}
	}
	s.page.flow("", "", line)
}

// cut shortens a word.
func cut(word string, n int) string {
	runes := []rune(strings.ReplaceAll(word, " ", "\u00a0"))
	return string(runes[:min(n, len(runes))])
}

// stands is the enemy or the building in a region.
func (f *thywillFace) stands(s *session, r thywill.RegionView) piece {
	switch {
	case r.Reward != "":
		return piece{cut("*"+s.low("reward", r.Reward), hexWidth-1), plain}
	case r.Enemy != "":
		return piece{cut(s.thing("enemy", r.Enemy), 4) + "\u00a0" + strconv.Itoa(r.Strength), plain}
	case r.Owner != "":
		return piece{f.letters[r.Owner] + "\u00a0" + cut(s.low("building", r.Building), 4) + strconv.Itoa(r.Level), seatColours[r.Owner]}
	}
	return piece{}
}

// knights in a region, a letter each.
func (f *thywillFace) knights(v *thywill.View, region string) (t string) {
	for _, p := range v.Players {
		for _, k := range p.Knights {
			if k.Region == region {
				t += f.letters[p.Seat]
			}
		}
	}
	return t
}

// list is every region with what stands there, what building there would bring, and
// its neighbours.
func (f *thywillFace) list(s *session, v *thywill.View) {
	s.page.rule(s.words.say("map"))
	for _, r := range v.Regions {
		var names []string
		for _, b := range r.Borders {
			names = append(names, strings.ReplaceAll(s.region(b), " ", "\u00a0"))
		}
		line := []piece{{text: f.describe(s, r)}, {" → " + strings.Join(names, ", "), faint}}
		s.page.column(labelColumn, piece{s.region(r.Slug), bold}, line)
		if k := f.knights(v, r.Slug); k != "" {
			s.page.column(labelColumn, piece{}, []piece{{text: s.words.say("knights", k)}})
		}
	}
}

// describe is what stands in a region, and what is off the cost of buildings there
// or gained for them.
func (f *thywillFace) describe(s *session, r thywill.RegionView) string {
	var out []string
	switch {
	case r.Reward != "":
		out = append(out, fmt.Sprintf("%s %d (%s)", s.thing("enemy", r.Enemy), r.Strength, s.low("reward", r.Reward)))
	case r.Enemy != "":
		out = append(out, fmt.Sprintf("%s %d", s.thing("enemy", r.Enemy), r.Strength))
	case r.Owner != "":
		return fmt.Sprintf("%s: %s %d", s.thing("colour", r.Owner), s.low("building", r.Building), r.Level)
	}
	for _, row := range buildingRows(s) {
		less, gain := bonuses(r, row)
		if less > 0 {
			out = append(out, fmt.Sprintf("%s -%d", s.low("building", row), less))
		}
		if gain > 0 {
			out = append(out, fmt.Sprintf("%s +%d", s.low("building", row), gain))
		}
	}
	if out == nil {
		return "–"
	}
	return strings.Join(out, ", ")
}

// buildingRows is the types of buildings, in the order of the player board.
func buildingRows(s *session) []string {
	for _, sort := range s.Title.Lexicon().Sorts {
		if sort.Slug == "building" {
			return sort.Names
		}
	}
	return nil
}

// bonuses is what a region takes off the cost of a type, and what its tiles pay for it.
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

func (f *thywillFace) players(s *session, v *thywill.View) {
	for _, p := range v.Players {
		label := piece{f.letters[p.Seat] + " " + s.thing("colour", p.Seat), seatColours[p.Seat]}
		s.page.column(labelColumn, label, []piece{{text: strings.Join(f.standing(s, v, p), " · ")}})
		s.page.column(labelColumn, piece{}, []piece{{text: strings.Join(f.wheel(s, p), "  ")}})
		s.page.column(labelColumn, piece{}, []piece{{strings.Join(f.rows(s, p), " · "), faint}})
	}
}

func (f *thywillFace) ownWheel(s *session, p thywill.PlayerView) {
	s.page.labelled(s.words.say("wheel"), []piece{{text: strings.Join(f.wheel(s, p), "  ")}})
}

// standing is who a player is and what has been gained.
func (f *thywillFace) standing(s *session, v *thywill.View, p thywill.PlayerView) []string {
	var out []string
	if p.Seat == v.Seat {
		out = append(out, s.words.say("you"))
	}
	if p.Order != "" {
		out = append(out, s.thing("order", p.Order))
	}
	if p.Projected != p.Influence {
		out = append(out, s.words.say("influence-end", p.Influence, p.Projected))
	} else {
		out = append(out, s.words.say("influence", p.Influence))
	}
	for i, m := range v.Majority {
		out = append(out, s.thing("enemy", m.Enemy)+"\u00a0"+strconv.Itoa(p.Won[i]))
	}
	return out
}

// wheel is the wedges clockwise from the top with their tokens. An upgrade that has
// not been made stands in brackets.
func (f *thywillFace) wheel(s *session, p thywill.PlayerView) []string {
	var out []string
	for _, w := range p.Wheel {
		name := s.thing("action", w.Primary)
		if w.Upgraded {
			name += "+" + s.thing("action", w.Added)
		} else {
			name += "(" + s.thing("action", w.Added) + ")"
		}
		out = append(out, name+"\u00a0"+strconv.Itoa(w.Tokens))
	}
	return out
}

// rows is what has been built and mustered, what the next of each costs, and the
// bonuses.
func (f *thywillFace) rows(s *session, p thywill.PlayerView) []string {
	var out []string
	row := func(name string, n, cost int) {
		t := s.words.say("row-full", name, n)
		if cost > 0 {
			t = s.words.say("row", name, n, cost)
		}
		out = append(out, strings.ReplaceAll(t, " ", "\u00a0"))
	}
	for _, r := range p.Rows {
		row(s.low("building", r.Building), r.Built, r.Cost)
	}
	row(s.low("reward", "troop"), p.Troops, p.TroopCost)
	for i, n := range p.Bonuses {
		if n != 0 {
			out = append(out, s.action(i)+"\u00a0"+signed(n))
		}
	}
	return out
}

// action is the name of the action with that number.
func (s *session) action(i int) string {
	for at, sort := range s.Title.Lexicon().Sorts {
		if sort.Slug == "action" {
			return s.Text.Thing(s.Lang, game.Sort(at), int16(i))
		}
	}
	return ""
}

// pick is the order tiles to choose from, and the wheel as far as it is laid.
func (f *thywillFace) pick(s *session, k *thywill.PickView) {
	for _, o := range k.Offer {
		mark := "  "
		if o == k.Order {
			mark = "> "
		}
		s.page.line(piece{mark + s.thing("order", o), bold}, piece{text: "  " + s.Text.Detail(s.Lang, "order", o)})
	}
	if len(k.Wheel) > 0 {
		var names []string
		for _, w := range k.Wheel {
			names = append(names, s.thing("wedge", w))
		}
		s.page.labelled(s.words.say("own-wheel"), []piece{{text: strings.Join(names, "  ")}})
	}
}

// ---- hints

// hint says what a move would come to.
func (f *thywillFace) hint(s *session, seat game.Seat, m game.Move) string {
	if t := f.outcome(s, seat, m); t != "" {
		return "(" + t + ")"
	}
	return ""
}

func (f *thywillFace) outcome(s *session, seat game.Seat, m game.Move) string {
	words := s.Title.Lexicon().Words(m)
	v := f.view(s, seat)
	p := v.Players[seat]
	switch words[0] {
	case "resolve":
		return f.totals(s, wedgeOf(p, words[1]), words[2], int(m.C))
	case "upgrade":
		return "+" + s.thing("action", wedgeOf(p, words[1]).Added)
	case "place", "crusade":
		return f.describe(s, regionOf(v, words[1]))
	case "move":
		return f.describe(s, regionOf(v, words[2]))
	case "build":
		return f.price(s, p, regionOf(v, words[2]), words[1])
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

// totals is the tokens of both actions of a split, and what they come to with bonuses.
func (f *thywillFace) totals(s *session, w thywill.WedgeView, first string, tokens int) string {
	var out []string
	for _, a := range w.Actions {
		n, bonus := tokens, a.Total-w.Tokens
		if a.Action != first {
			n = w.Tokens - tokens
		}
		if n == 0 {
			continue
		}
		t := s.words.say("total", n, max(0, n+bonus))
		if a.Action == first {
			out = slices.Insert(out, 0, t)
		} else {
			out = append(out, s.words.say("then", s.thing("action", a.Action))+" "+t)
		}
	}
	return strings.Join(out, ", ")
}

// price of a building and what it pays.
func (f *thywillFace) price(s *session, p thywill.PlayerView, r thywill.RegionView, building string) string {
	less, gain := bonuses(r, building)
	i := slices.IndexFunc(p.Rows, func(row thywill.RowView) bool { return row.Building == building })
	return s.words.say("price", max(1, p.Rows[i].Cost-less), p.Rows[i].Built+1+gain)
}

// after is how many tokens lie on the wedges after a distribution, clockwise from the top.
func after(w thywill.WedgeView, way, at string) string {
	for _, x := range w.Ways {
		if x.Way == way && (x.At == at || x.At == "") {
			return strings.Trim(fmt.Sprint(x.After), "[]")
		}
	}
	return ""
}
