package papers

import (
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
)

// Trial is what would have come of a past turn with other orders.
type Trial struct {
	OK       bool // all lines were understood and are possible
	Lines    []Line
	Outcomes []Outcome
}

// Outcome is what becomes of a unit and of its order.
type Outcome struct {
	Space       string              `json:"space"`
	Place       string              `json:"place" doc:"with its coast"`
	Type        string              `json:"type" enum:"army,fleet"`
	Owner       string              `json:"owner" doc:"empty for a minor realm"`
	Order       cardinals.OrderView `json:"order"`
	OrderText   string              `json:"order_text" doc:"the order as it is written"`
	Changed     bool                `json:"changed" doc:"another order than was given"`
	Differs     bool                `json:"differs" doc:"it comes out otherwise than it did"`
	Result      string              `json:"result" enum:"succeeds,fails,void,invalid"`
	Cause       string              `json:"cause" doc:"empty for a hold that nobody disturbs"`
	By          string              `json:"by" doc:"the other space that the cause names"`
	Strength    int                 `json:"strength"`
	Against     int                 `json:"against"`
	Dislodged   bool                `json:"dislodged"`
	DislodgedBy string              `json:"dislodged_by"`
	Destroyed   bool                `json:"destroyed"`
	Text        string              `json:"text" doc:"what came of it and why, in a sentence"`
}

// Try tries a turn again with the orders of a text, each for any unit. It rests on what
// a spectator saw before the turn and on its events.
func (o *Office) Try(lang string, before *cardinals.View, events []game.Event, text string) (*Trial, error) {
	r, err := o.title.Retrial(before, events)
	if err != nil {
		return nil, err
	}
	t := &Trial{OK: true, Lines: []Line{}}
	for i, line := range strings.Split(text, "\n") {
		bare := strings.TrimSpace(line)
		if bare == "" || bare[0] == '#' {
			continue
		}
		l := Line{N: i + 1, Text: strings.TrimRight(line, "\r"), Words: []Word{}, Moves: []game.Move{}}
		o.tryLine(r, lang, &l)
		t.OK = t.OK && l.Wrong == nil
		t.Lines = append(t.Lines, l)
	}
	var log game.Log
	r.Publish(&log)
	was, is := o.outcomes(lang, events), o.outcomes(lang, log.Events)
	for i := range is {
		x := &is[i]
		for _, y := range was {
			if y.Space == x.Space {
				x.Changed = x.Order != y.Order
				y.Order, y.OrderText, y.Changed = x.Order, x.OrderText, x.Changed
				x.Differs = *x != y
			}
		}
	}
	t.Outcomes = is
	return t, nil
}

// tryLine reads one order for any unit.
func (o *Office) tryLine(r *cardinals.Retrial, lang string, l *Line) {
	tokens := scan(l.Text)
	found, miss := o.matches(lang, tokens)
	deploy := o.verb("deploy")
	var best *Wrong
	for _, x := range found {
		if x.move.Verb > deploy {
			continue
		}
		wrong := o.misnamed(r.State(), lang, x, tokens)
		if wrong == nil {
			x.move = o.onlyCoast(r, x.move)
			if v := r.Order(x.move); v != nil {
				wrong = &Wrong{Key: v.Key, Violation: v}
				wrong.From, wrong.To = x.blame(v.Key, tokens)
			}
		}
		if wrong == nil {
			l.Words, l.Moves = x.words, []game.Move{x.move}
			l.Written = o.Write(r.State(), r.State().OwnerIn(x.move.A), lang, x.move, 0)
			return
		}
		if best == nil {
			best, l.Words = wrong, x.words
		}
	}
	l.Wrong = best
	if best == nil {
		l.Wrong = miss.wrong(o, lang)
		if len(found) > 0 { // an order, but not one for a unit
			l.Wrong = &Wrong{From: tokens[0].from, To: tokens[len(tokens)-1].to, Key: "no-order", Text: o.tongue(lang).Wrong["no-order"]}
		}
		l.Words = append(l.Words, Word{l.Wrong.From, l.Wrong.To, "error", ""})
	}
}

// onlyCoast names the coast that is meant by a move without one, if just one can be
// reached.
func (o *Office) onlyCoast(r *cardinals.Retrial, m game.Move) game.Move {
	if o.lex.Verbs[m.Verb].Slug != "move" || m.B != o.title.SpaceOf(m.B) || r.Refusal(m) == nil {
		return m
	}
	found, n := m, 0
	for place := range o.lex.Sorts[sortOf(o.lex, "place")].Names {
		x := m
		x.B = int16(place)
		if o.title.SpaceOf(x.B) == m.B && r.Refusal(x) == nil {
			found, n = x, n+1
		}
	}
	if n == 1 {
		return found
	}
	return m
}

// outcomes gathers the events of each unit.
func (o *Office) outcomes(lang string, events []game.Event) (list []Outcome) {
	p := o.publisher(lang)
	p.survey(events)
	index := map[int16]int{}
	for _, e := range events {
		slug := p.slug(e)
		at := e.A
		if kind, ok := orderKinds[slug]; ok {
			at = o.title.SpaceOf(e.B)
			index[at] = len(list)
			list = append(list, o.outcome(p, e, kind))
			continue
		}
		if slug == "destroyed" {
			at = o.title.SpaceOf(e.B)
		}
		if i, ok := index[at]; ok {
			o.complete(lang, &list[i], slug, e)
		}
	}
	return list
}

// orderKinds are the kinds of order by the event that tells of it.
var orderKinds = map[string]string{"held": "hold", "moved": "move", "ferried": "ferry", "supported": "support", "supported-move": "support-move",
	"convoyed": "convoy", "deployed": "deploy"}

func (o *Office) outcome(p *publisher, e game.Event, kind string) Outcome {
	space, place := sortOf(o.lex, "space"), sortOf(o.lex, "place")
	x := Outcome{Space: o.lex.Name(space, o.title.SpaceOf(e.B)), Place: o.lex.Name(place, e.B), Type: o.lex.Name(sortOf(o.lex, "unit"), e.A), Result: "succeeds"}
	if e.Seat != game.Nobody {
		x.Owner = o.seats[e.Seat]
	}
	x.Order = cardinals.OrderView{Space: x.Space, Kind: kind}
	switch kind {
	case "move", "ferry", "deploy":
		x.Order.To = o.lex.Name(place, e.C)
	case "support":
		x.Order.From = o.lex.Name(space, e.C)
	case "support-move", "convoy":
		x.Order.From, x.Order.To = o.lex.Name(space, e.C), o.lex.Name(place, e.D)
	}
	for _, span := range p.write(e) {
		x.OrderText += span.Text
	}
	return x
}

// complete adds what an event tells of a unit.
func (o *Office) complete(lang string, x *Outcome, slug string, e game.Event) {
	name := func(sort string, v int16) string {
		if v == game.None {
			return ""
		}
		return o.lex.Name(sortOf(o.lex, sort), v)
	}
	say := func() {
		x.Text = strings.TrimSpace(x.Text + " " + o.words.Event(lang, o.seats, e).String())
	}
	switch slug {
	case "result":
		x.Result, x.Cause, x.By = name("outcome", e.B), name("cause", e.C), name("space", e.D)
		say()
	case "strength":
		x.Strength, x.Against = int(e.B), int(e.C)
		say()
	case "dislodged":
		x.Dislodged, x.DislodgedBy = true, name("space", e.B)
		say()
	case "destroyed":
		x.Destroyed = true
		say()
	}
}

// SpaceSort is the sort of spaces of a lexicon.
func SpaceSort(lex *game.Lexicon) game.Sort { return sortOf(lex, "space") }
