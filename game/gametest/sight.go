package gametest

import (
	"errors"
	"fmt"
	"slices"

	"outremer/game"
)

// sight is everything a seat is shown at one moment.
type sight struct {
	view     []byte // JSON
	asked    bool
	prompt   game.Prompt
	options  []game.Move
	awaiting game.Seats
	refusals []string    // one per probe
	pacts    []game.Pact // that p can offer
}

// see looks at a state through the eyes of p. Probes are moves that p tries, to learn from their
// refusals.
func see(st game.State, p game.Seat, probes []game.Move) (sight, error) {
	view, err := game.EncodeView(st.View(p))
	if err != nil {
		return sight{}, fmt.Errorf("the view is no JSON: %w", err)
	}
	s := sight{view: view, options: st.Options(nil, p), awaiting: st.Awaiting()}
	if q, ok := st.Prompt(p); ok {
		s.prompt, s.asked = q, true
	}
	for _, m := range probes {
		s.refusals = append(s.refusals, refusal(st.Check(p, m)))
	}
	if dip, ok := st.(game.Diplomat); ok && p != game.Nobody {
		for q := range st.Result().Points {
			s.pacts = dip.Pacts(s.pacts, p, game.Seat(q))
		}
	}
	return s, nil
}

// refusal returns everything an answer of Check reveals.
func refusal(err error) string {
	if v, ok := errors.AsType[*game.Violation](err); ok {
		return fmt.Sprint(v.Rule, " ", v.Key, " ", v.Args)
	}
	return fmt.Sprint(err)
}

// differs reports how two sights differ; nil if they do not. The probes name the moves behind the
// refusals.
func (x *exam) differs(a, b sight, probes []game.Move) error {
	switch {
	case a.awaiting != b.awaiting:
		return fmt.Errorf("awaiting %b and %b", a.awaiting, b.awaiting)
	case a.asked != b.asked || a.prompt != b.prompt:
		return fmt.Errorf("prompts %s and %s", x.question(a), x.question(b))
	case !slices.Equal(a.options, b.options):
		return fmt.Errorf("options %s and %s", x.list(a.options), x.list(b.options))
	case !slices.Equal(a.pacts, b.pacts):
		return fmt.Errorf("pacts to offer: %d %v and %d %v", len(a.pacts), surplus(a.pacts, b.pacts), len(b.pacts), surplus(b.pacts, a.pacts))
	case string(a.view) != string(b.view):
		return fmt.Errorf("views\n\t%s\n\t%s", around(a.view, b.view), around(b.view, a.view))
	}
	for i := range a.refusals {
		if a.refusals[i] != b.refusals[i] {
			return fmt.Errorf("answers to %q: %s and %s", x.lex.Format(probes[i]), a.refusals[i], b.refusals[i])
		}
	}
	return nil
}

// surplus returns a pact that only the first list has, if any.
func surplus(a, b []game.Pact) []game.Pact {
	for _, p := range a {
		if !slices.Contains(b, p) {
			return []game.Pact{p}
		}
	}
	return nil
}

func (x *exam) question(s sight) string {
	if !s.asked {
		return "(none)"
	}
	q := s.prompt
	return fmt.Sprintf("%s (id %d, %s, must %t, %d %d)", x.lex.Steps[q.Step].Slug, q.ID, q.Kind, q.Must, q.A, q.B)
}

func (x *exam) list(moves []game.Move) string {
	var names []string
	for _, m := range moves[:min(len(moves), 12)] {
		names = append(names, x.lex.Format(m))
	}
	return fmt.Sprintf("%d%q", len(moves), names)
}

// around returns the part of a where it first differs from b.
func around(a, b []byte) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	return string(a[max(0, i-120):min(len(a), i+80)])
}

// shown returns the events of a log as p sees them.
func shown(log *game.Log, p game.Seat) []game.Event {
	var out []game.Event
	for _, e := range log.Events {
		if e, ok := e.For(p); ok {
			out = append(out, e)
		}
	}
	return out
}

// narrate formats events for a message.
func (x *exam) narrate(events []game.Event) string {
	if len(events) == 0 {
		return "nothing"
	}
	text := ""
	for i, e := range events {
		if i > 0 {
			text += "; "
		}
		spec := x.lex.Events[e.Kind]
		text += fmt.Sprintf("%s seat %d", spec.Slug, e.Seat)
		for i, a := range x.lex.Args(e) {
			text += " " + x.lex.Name(spec.Args[i], a)
		}
	}
	return text
}

// stray makes a move that may or may not be legal for p: any verb with any operands, a slightly
// altered option, an operand out of range, a verb that does not exist.
func (x *exam) stray(r *game.Rand, options []game.Move) game.Move {
	kind := r.Intn(0, 6)
	if kind == 5 {
		return game.Move{Verb: game.Verb(len(x.lex.Verbs) + r.Intn(0, 60000)), A: int16(r.Intn(0, 9))}
	}
	var m game.Move
	if kind > 2 && len(options) > 0 {
		m = options[r.Intn(0, len(options))]
	} else {
		m = x.anyMove(r)
	}
	switch slot := r.Intn(0, 3); kind {
	case 1, 3:
		*operand(&m, slot) = odd[r.Intn(0, len(odd))]
	case 2, 4:
		*operand(&m, slot) += int16(r.Intn(0, 3) - 1)
	}
	return m
}

// odd are operands on which a careless index would fail.
var odd = []int16{game.None, -2, game.Hidden, 32767, 0, 1, 64, 127, 128, 255, 256, 1000}

// anyMove is a move in good notation: each operand is a thing of its sort.
func (x *exam) anyMove(r *game.Rand) game.Move {
	m := game.Move{Verb: game.Verb(r.Intn(0, len(x.lex.Verbs)))}
	for i, k := range x.lex.Verbs[m.Verb].Args {
		n := len(x.lex.Sorts[k].Names)
		if n == 0 {
			n = 16
		}
		*operand(&m, i) = int16(r.Intn(0, n))
	}
	return m
}

func operand(m *game.Move, i int) *int16 { return [3]*int16{&m.A, &m.B, &m.C}[i] }

// probes are moves for p to try in order to learn something.
func (x *exam) probes(r *game.Rand, options []game.Move) []game.Move {
	moves := make([]game.Move, 12)
	for i := range moves {
		moves[i] = x.anyMove(r)
		if i%3 == 0 {
			moves[i] = x.stray(r, options)
		}
	}
	return moves
}
