package papers

import (
	"encoding/json"
	"errors"
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
	return o.try(r, lang, text, turn.Events), nil
}

// Suppose implements papers.Office.
func (o *Office) Suppose(lang string, now json.RawMessage, text string) (*papers.Trial, error) {
	r, err := o.rehearsal(now)
	if err != nil {
		return nil, err
	}
	var idle game.Log
	r.Publish(&idle)
	return o.try(r, lang, text, idle.Events), nil
}

// Possible implements papers.Office.
func (o *Office) Possible(now json.RawMessage) ([]game.Move, error) {
	r, err := o.rehearsal(now)
	if err != nil {
		return nil, err
	}
	return r.Possible(), nil
}

func (o *Office) rehearsal(now json.RawMessage) (*cardinals.Retrial, error) {
	v, err := viewOf(now)
	if err != nil {
		return nil, err
	}
	r, err := o.title.Rehearsal(v)
	if errors.Is(err, cardinals.ErrNoMovement) {
		err = papers.ErrNotNow
	}
	return r, err
}

// try gives units the orders of a text, and compares what comes of them with some events.
func (o *Office) try(r *cardinals.Retrial, lang, text string, events []game.Event) *papers.Trial {
	t := &papers.Trial{OK: true, Lines: linesOf(text)}
	for i := range t.Lines {
		o.tryLine(r, lang, &t.Lines[i])
		t.OK = t.OK && t.Lines[i].Wrong == nil
	}
	var log game.Log
	r.Publish(&log)
	was := o.outcomes(lang, events)
	t.Outcomes = o.outcomes(lang, log.Events)
	for i := range t.Outcomes {
		x := &t.Outcomes[i]
		for _, y := range was {
			if y.Space == x.Space {
				x.Changed = x.Order != y.Order
				y.Order, y.OrderText, y.Changed = x.Order, x.OrderText, x.Changed
				x.Differs = *x != y
			}
		}
	}
	return t
}

// viewOf decodes what a spectator saw.
func viewOf(data json.RawMessage) (*cardinals.View, error) {
	v := &cardinals.View{}
	return v, json.Unmarshal(data, v)
}

// tryLine reads the orders of a line, for any units.
func (o *Office) tryLine(r *cardinals.Retrial, lang string, l *papers.Line) {
	parts := partsOf(l.Text, func(w words) bool { return len(o.matches(lang, w, o.isOrder).found) > 0 })
	if len(parts) < 2 {
		o.tryOrder(r, lang, l, scan(l.Text), true)
		return
	}
	for _, part := range parts {
		one := lineOf(l.N, part.text)
		o.tryOrder(r, lang, &one, scan(part.text), true)
		part.join(l, &one)
		if l.Wrong != nil {
			l.Moves, l.Written = []game.Move{}, ""
			return
		}
	}
}

// isOrder reports whether a verb is an order for a unit.
func (o *Office) isOrder(v game.Verb) bool { return v <= o.verb("deploy") }

func (o *Office) tryOrder(r *cardinals.Retrial, lang string, l *papers.Line, w words, mend bool) {
	here := o.matches(lang, w, o.isOrder)
	for i := range here.found {
		x := &here.found[i]
		wrong := o.tryMatch(r, lang, x)
		if wrong == nil {
			l.Words, l.Moves, l.Wrong = x.words, []game.Move{x.move}, nil
			l.Written = o.write(r.State(), r.State().OwnerIn(x.move.A), lang, x.move, 0)
			return
		}
		if l.Wrong == nil || isWeak(l.Wrong) {
			l.Wrong, l.Words = wrong, x.words
		}
	}
	if l.Wrong != nil {
		return
	}
	wrong, mended := here.wrong()
	switch {
	case len(here.rest(o.isOrder).found) > 0:
		wrong = w.wrong("no-order", o.tongue(lang).Wrong["no-order"])
	case mended != nil && mend:
		o.tryOrder(r, lang, l, *mended, false)
		return
	}
	l.Wrong = wrong
	l.Words = append(l.Words, papers.Word{From: wrong.From, To: wrong.To, Kind: "error"})
}

// tryMatch gives a unit another order, or says why it cannot have it.
func (o *Office) tryMatch(r *cardinals.Retrial, lang string, x *match) *papers.Wrong {
	if w := o.misnamed(r.State(), lang, x); w != nil {
		return w
	}
	if w := o.misrouted(r.State(), lang, x); w != nil {
		return w
	}
	if x.move.Verb == o.verb("move") {
		x.move = o.coasted(x.move, 1, func(m game.Move) bool { return r.Refusal(m) == nil })
	}
	if v := r.Order(x.move); v != nil {
		return x.refused(v)
	}
	return nil
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
