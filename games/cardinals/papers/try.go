package papers

import (
	"encoding/json"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
)

// Try implements papers.Office.
func (o *Office) Try(lang string, before json.RawMessage, turn *papers.Turn, text string) (*papers.Trial, error) {
	v, err := viewOf(before)
	if err != nil {
		return nil, err
	}
	r, err := o.title.Retrial(v, turn.Events)
	if err != nil {
		return nil, err
	}
	t := &papers.Trial{OK: true, Lines: linesOf(text)}
	for i := range t.Lines {
		o.tryLine(r, lang, &t.Lines[i])
		t.OK = t.OK && t.Lines[i].Wrong == nil
	}
	var log game.Log
	r.Publish(&log)
	was, is := o.outcomes(lang, turn.Events), o.outcomes(lang, log.Events)
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

// viewOf decodes what a spectator saw.
func viewOf(data json.RawMessage) (*cardinals.View, error) {
	v := &cardinals.View{}
	return v, json.Unmarshal(data, v)
}

// tryLine reads one order for any unit.
func (o *Office) tryLine(r *cardinals.Retrial, lang string, l *papers.Line) {
	w := scan(l.Text)
	found, miss := o.matches(lang, w)
	deploy := o.verb("deploy")
	for i := range found {
		x := &found[i]
		if x.move.Verb > deploy {
			continue
		}
		wrong := o.misnamed(r.State(), lang, x)
		if wrong == nil {
			x.move = o.onlyCoast(r, x.move)
			wrong = x.refused(r.Order(x.move))
		}
		if wrong == nil {
			l.Words, l.Moves, l.Wrong = x.words, []game.Move{x.move}, nil
			l.Written = o.write(r.State(), r.State().OwnerIn(x.move.A), lang, x.move, 0)
			return
		}
		if l.Wrong == nil {
			l.Wrong, l.Words = wrong, x.words
		}
	}
	if l.Wrong != nil {
		return
	}
	l.Wrong = miss.wrong(o, lang)
	if len(found) > 0 { // an order, but not one for a unit
		l.Wrong = &papers.Wrong{From: w.tokens[0].from, To: w.tokens[len(w.tokens)-1].to, Key: "no-order", Text: o.tongue(lang).Wrong["no-order"]}
	}
	l.Words = append(l.Words, papers.Word{From: l.Wrong.From, To: l.Wrong.To, Kind: "error"})
}

// onlyCoast fills in the coast of a move without one, if only one can be reached.
func (o *Office) onlyCoast(r *cardinals.Retrial, m game.Move) game.Move {
	if o.lex.Verbs[m.Verb].Slug != "move" || m.B != o.title.SpaceOf(m.B) || r.Refusal(m) == nil {
		return m
	}
	found, n := m, 0
	for _, place := range o.places[m.B] {
		x := m
		x.B = place
		if r.Refusal(x) == nil {
			found, n = x, n+1
		}
	}
	if n == 1 {
		return found
	}
	return m
}

// outcomes groups the events by unit.
func (o *Office) outcomes(lang string, events []game.Event) (list []papers.Outcome) {
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

// orderKinds maps events to the kinds of order they report.
var orderKinds = map[string]string{"held": "hold", "moved": "move", "ferried": "ferry", "supported": "support", "supported-move": "support-move",
	"convoyed": "convoy", "deployed": "deploy"}

func (o *Office) outcome(p *publisher, e game.Event, kind string) papers.Outcome {
	space, place := o.sort.space, o.sort.place
	x := papers.Outcome{Space: o.lex.Name(space, o.title.SpaceOf(e.B)), Place: o.lex.Name(place, e.B), Type: o.lex.Name(sortOf(o.lex, "unit"), e.A), Result: "succeeds"}
	if e.Seat != game.Nobody {
		x.Owner = o.seats[e.Seat]
	}
	x.Order = papers.Order{Space: x.Space, Kind: kind}
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

// complete adds what an event says about a unit.
func (o *Office) complete(lang string, x *papers.Outcome, slug string, e game.Event) {
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
