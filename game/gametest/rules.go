package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"outremer/game"
)

func snapshot(st game.State) []byte {
	b, err := st.AppendBinary(nil)
	if err != nil {
		panic(fault("AppendBinary: " + err.Error()))
	}
	return b
}

// prompts checks who is asked what, and the standing.
func (x *exam) prompts() error {
	return x.walk(1, 40000, 4000, func(g *run) error {
		n := g.table.setup.Seats
		for s := game.Nobody; s < game.MaxSeats; s++ {
			if err := x.prompt(g.st, s, s >= 0 && int(s) < n); err != nil {
				return fmt.Errorf("seat %d: %w", s, err)
			}
		}
		return x.standing(g.st, n)
	})
}

// prompt checks the question put to s, whether s is at the table or not.
func (x *exam) prompt(st game.State, s game.Seat, seated bool) error {
	q, ok := st.Prompt(s)
	awaited := st.Awaiting().Has(s)
	mark := game.Move{Verb: 65535}
	options := st.Options([]game.Move{mark}, s)
	if len(options) == 0 || options[0] != mark {
		return errors.New("Options does not append")
	}
	options = options[1:]
	switch {
	case ok && !seated:
		return errors.New("nobody sits there, yet there is a prompt")
	case !ok && awaited:
		return errors.New("is awaited without a prompt")
	case !ok && len(options) > 0:
		return fmt.Errorf("is not asked, yet has options %s", x.list(options))
	case !ok:
		return nil
	case q.Must != awaited:
		return fmt.Errorf("Must is %t, awaited is %t", q.Must, awaited)
	case int(q.Step) >= len(x.lex.Steps):
		return fmt.Errorf("step %d does not exist", q.Step)
	case x.lex.Steps[q.Step].Works:
		return fmt.Errorf("is asked %s, a step that only works (StepSpec.Works)", x.lex.Steps[q.Step].Slug)
	case len(options) == 0:
		return fmt.Errorf("is asked %s without options", x.lex.Steps[q.Step].Slug)
	case q.Kind == game.React && !slices.ContainsFunc(options, x.bare):
		return fmt.Errorf("cannot pass in the window %s: %s", x.lex.Steps[q.Step].Slug, x.list(options))
	}
	return x.canonical(options)
}

// bare is a move without operands, as passing is.
func (x *exam) bare(m game.Move) bool {
	return int(m.Verb) < len(x.lex.Verbs) && len(x.lex.Verbs[m.Verb].Args) == 0
}

func (x *exam) canonical(options []game.Move) error {
	for i := 1; i < len(options); i++ {
		if a, b := options[i-1], options[i]; !a.Less(b) {
			return fmt.Errorf("options out of order: %q before %q", x.lex.Format(a), x.lex.Format(b))
		}
	}
	return nil
}

func (x *exam) standing(st game.State, seats int) error {
	r := st.Result()
	switch over := st.Awaiting() == 0; {
	case r.Over != over:
		return fmt.Errorf("Result.Over is %t, and %b are awaited", r.Over, st.Awaiting())
	case len(r.Points) != seats:
		return fmt.Errorf("points for %d seats of %d", len(r.Points), seats)
	case over && !slices.Contains(x.lex.Reasons, r.Reason):
		return fmt.Errorf("the game is over for the reason %q, which is not in the lexicon", r.Reason)
	case !over && (r.Winners != 0 || r.Reason != ""):
		return errors.New("there are winners or a reason before the game is over")
	case r.Winners&^game.AllSeats(seats) != 0:
		return fmt.Errorf("winners %b: somebody does not sit at the table", r.Winners)
	}
	for _, l := range r.Lines {
		if !slices.Contains(x.lex.Scores, l.Key) {
			return fmt.Errorf("points for %q, which is not among the scores of the lexicon", l.Key)
		}
	}
	return nil
}

// legality checks that exactly the options pass Check, and that a refusal has its
// reasons and changes nothing.
func (x *exam) legality() error {
	keys := map[string]game.Rule{}
	for _, r := range x.lex.Refusals {
		keys[r.Key] = r.Rule
	}
	var memory []game.Move // what was possible at some other time
	return x.walk(2, 20000, 400, func(g *run) error {
		before := snapshot(g.st)
		for _, s := range watchers(g.table.setup.Seats) {
			options := g.st.Options(nil, s)
			for _, m := range options {
				if err := g.st.Check(s, m); err != nil {
					return fmt.Errorf("%s is offered and refused: %w", g.format(s, m), err)
				}
			}
			tries := slices.Clone(memory)
			for range 24 {
				tries = append(tries, x.stray(&g.rand, options))
			}
			for _, m := range tries {
				if err := x.refused(g, keys, options, s, m); err != nil {
					return fmt.Errorf("%s: %w", g.format(s, m), err)
				}
			}
			memory = remember(&g.rand, memory, options)
		}
		if !bytes.Equal(before, snapshot(g.st)) {
			return errors.New("Options or Check changed the state")
		}
		return nil
	})
}

// remember keeps some of the options to try at other prompts.
func remember(r *game.Rand, memory, options []game.Move) []game.Move {
	for _, m := range options[:min(len(options), 4)] {
		if len(memory) < 16 {
			memory = append(memory, m)
		} else {
			memory[r.Intn(0, len(memory))] = m
		}
	}
	return memory
}

// refused checks that m, if it is not among the options, is refused properly.
func (x *exam) refused(g *run, keys map[string]game.Rule, options []game.Move, s game.Seat, m game.Move) error {
	err := g.st.Check(s, m)
	if slices.Contains(options, m) {
		return err
	}
	if err == nil {
		return fmt.Errorf("is not offered, yet passes Check (%v)", m)
	}
	v, ok := errors.AsType[*game.Violation](err)
	if !ok || v == nil {
		return fmt.Errorf("is refused with %v, which is no violation", err)
	}
	rule, declared := keys[v.Key]
	_, asked := g.st.Prompt(s)
	switch {
	case (v.Key == game.KeyNotAsked) == asked:
		return fmt.Errorf("is refused with %s, and asked is %t", v.Key, asked)
	case !x.lex.HasRule(v.Rule):
		return fmt.Errorf("is refused by rule %q, which is not in the lexicon", v.Rule)
	case v.Key == game.KeyNotAsked || v.Key == game.KeyNotOffered:
		return nil
	case !declared:
		return fmt.Errorf("is refused with key %s, which the lexicon does not declare", v.Key)
	case rule != v.Rule:
		return fmt.Errorf("is refused by rule %s, but %s is declared with rule %s", v.Rule, v.Key, rule)
	}
	return nil
}

// notation checks that every option can be written and read back.
func (x *exam) notation() error {
	return x.walk(3, 40000, 4000, func(g *run) error {
		for s := range game.Seat(g.table.setup.Seats) {
			for _, m := range g.st.Options(nil, s) {
				text := x.lex.Format(m)
				if back, err := x.lex.Parse(text); err != nil || back != m {
					return fmt.Errorf("%+v is written %q and read as %+v, %v: unused operands must be 0", m, text, back, err)
				}
			}
		}
		return nil
	})
}

// events checks that the events the rules emit can be narrated.
func (x *exam) events() error {
	var log game.Log
	return x.walk(4, 40000, 8000, func(g *run) error {
		if g.st.Awaiting() == 0 {
			return nil
		}
		st := g.st.Clone()
		log.Reset()
		st.Play(g.seat, g.move, &log)
		for _, e := range log.Events {
			if err := x.event(e, g.table.setup.Seats); err != nil {
				return fmt.Errorf("%s emits %+v: %w", g.format(g.seat, g.move), e, err)
			}
		}
		return nil
	})
}

func (x *exam) event(e game.Event, seats int) error {
	if int(e.Kind) >= len(x.lex.Events) {
		return errors.New("there is no such kind of event")
	}
	spec := x.lex.Events[e.Kind]
	switch {
	case e.Seat < game.Nobody || int(e.Seat) >= seats:
		return fmt.Errorf("%s: nobody sits at seat %d", spec.Slug, e.Seat)
	case e.To&^game.AllSeats(seats) != 0:
		return fmt.Errorf("%s: shown to seats %b that nobody has", spec.Slug, e.To)
	case e.Mask != game.Secret && int(e.Mask)>>len(spec.Args) != 0:
		return fmt.Errorf("%s: mask %b hides operands that it does not have", spec.Slug, e.Mask)
	}
	for i, v := range x.lex.Args(e) {
		names := x.lex.Sorts[spec.Args[i]].Names
		if names != nil && v != game.None && (v < 0 || int(v) >= len(names)) {
			return fmt.Errorf("%s: operand %s is no %s", spec.Slug, strconv.Itoa(int(v)), x.lex.Sorts[spec.Args[i]].Slug)
		}
	}
	return nil
}

// audit checks the title's own invariants.
func (x *exam) audit() error {
	return x.walk(5, 40000, 8000, func(g *run) error { return audit(g.st) })
}

func audit(st game.State) error {
	if a, ok := st.(game.Auditor); ok {
		if err := a.Audit(); err != nil {
			return fmt.Errorf("audit: %w", err)
		}
	}
	return nil
}
