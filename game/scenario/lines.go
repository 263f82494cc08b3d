package scenario

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
)

func (r *runner) setup(words []string) error {
	if r.st != nil {
		return errors.New("setup: once in a case")
	}
	s := game.Setup{Key: defaultKey, Options: map[string]string{}}
	for _, w := range words {
		k, v, ok := strings.Cut(w, "=")
		if !ok {
			return fmt.Errorf("setup: %q is not name=value", w)
		}
		if err := set(&s, k, v); err != nil {
			return fmt.Errorf("setup: %s: %w", k, err)
		}
	}
	st, err := r.title.New(s)
	if err != nil {
		return fmt.Errorf("setup: %w", err)
	}
	r.st, r.seats = st, r.info.Seats[s.Seats]
	r.tape.Keep = true
	st.Luck().SetTape(&r.tape)
	return nil
}

func set(s *game.Setup, k, v string) (err error) {
	switch k {
	case "seats":
		s.Seats, err = strconv.Atoi(v)
	case "edition":
		s.Edition = v
	case "revision":
		var n uint64
		n, err = strconv.ParseUint(v, 10, 16)
		s.Revision = game.Revision(n)
	case "key":
		s.Key[0] = 0
		s.Key[1], err = strconv.ParseUint(v, 16, 64)
	default:
		s.Options[k] = v
	}
	return err
}

func (r *runner) dice(words []string) error {
	st, values, err := r.pips(words)
	for _, v := range values {
		r.tape.Queue(st, v-1)
		r.queued[st] = append(r.queued[st], die{v, r.at})
	}
	return err
}

// pips reads a stream and values counted from 1.
func (r *runner) pips(words []string) (game.Stream, []int, error) {
	st, ok := r.lex.FindStream(words[0])
	if !ok {
		return 0, nil, fmt.Errorf("unknown stream %q", words[0])
	}
	var values []int
	for _, w := range words[1:] {
		v, err := strconv.Atoi(w)
		if err != nil || v < 1 {
			return 0, nil, fmt.Errorf("%q is not a number from 1", w)
		}
		values = append(values, v)
	}
	return st, values, nil
}

func (r *runner) play(words []string) error {
	seat, m, err := r.move(words)
	if err != nil {
		return err
	}
	before, err := r.st.AppendBinary(nil)
	if err != nil {
		return err
	}
	r.log.Reset()
	r.tape.Reset()
	err = game.Apply(r.st, seat, m, &r.log)
	switch {
	case r.refuse != nil:
		r.at = r.refuse.n
		return r.refused(r.refuse.words, err, before)
	case err != nil:
		return fmt.Errorf("refused: %w", err)
	default:
		return r.roll()
	}
}

// roll removes the dice that the move rolled from the queue. Each must be a possible result of its
// draw.
func (r *runner) roll() error {
	for _, roll := range r.tape.Rolls {
		q := &r.queued[roll.Stream]
		if len(*q) == 0 {
			continue
		}
		want := (*q)[0]
		*q = (*q)[1:]
		if want.value != roll.Value+1 {
			return fmt.Errorf("line %d queued %d for stream %s, but that draw goes from 1 to %d",
				want.line, want.value, r.lex.Streams[roll.Stream], roll.N)
		}
	}
	return nil
}

func (r *runner) refused(words []string, err error, before []byte) error {
	if len(words) != 3 {
		return errors.New("refuse: rule and key expected")
	}
	v, ok := errors.AsType[*game.Violation](err)
	switch {
	case err == nil:
		return errors.New("refuse: the move was allowed")
	case !ok:
		return fmt.Errorf("refuse: not a violation: %w", err)
	case string(v.Rule) != words[1] || v.Key != words[2]:
		return fmt.Errorf("refuse: refused with %s %s", v.Rule, v.Key)
	}
	after, err := r.st.AppendBinary(nil)
	if err == nil && !bytes.Equal(before, after) {
		err = errors.New("refuse: the refused move changed the state")
	}
	return err
}

// seat finds a seat by name; "nobody" is the spectator.
func (r *runner) seat(name string) (game.Seat, error) {
	if name == "nobody" {
		return game.Nobody, nil
	}
	at := slices.Index(r.seats, name)
	if at < 0 {
		return 0, fmt.Errorf("unknown seat %q", name)
	}
	return game.Seat(at), nil
}

// move reads a seat and the notation of a move.
func (r *runner) move(words []string) (game.Seat, game.Move, error) {
	seat, err := r.seat(words[0])
	if err != nil {
		return seat, game.Move{}, err
	}
	m, err := r.lex.ParseWords(words[1:])
	return seat, m, err
}

func (r *runner) ask(words []string) error {
	seat, err := r.seat(words[0])
	if err != nil {
		return err
	}
	if seat == game.Nobody {
		if a := r.st.Awaiting(); a != 0 {
			return fmt.Errorf("the game is not over: %s is asked", r.seats[a.First()])
		}
		return nil
	}
	q, ok := r.st.Prompt(seat)
	switch {
	case len(words) < 2:
		return errors.New("ask: seat and step expected")
	case !ok:
		return fmt.Errorf("%s is not asked", words[0])
	case r.lex.Steps[q.Step].Slug != words[1]:
		return fmt.Errorf("%s is asked %s", words[0], r.lex.Steps[q.Step].Slug)
	case len(words) == 2:
		return nil
	}
	return r.exactly(seat, strings.Join(words[2:], " "))
}

// exactly compares the options with a list of moves, in any order.
func (r *runner) exactly(seat game.Seat, list string) error {
	var want []string
	for text := range strings.SplitSeq(list, ",") {
		m, err := r.lex.Parse(text)
		if err != nil {
			return err
		}
		want = append(want, r.lex.Format(m))
	}
	got := r.offered(seat)
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		return fmt.Errorf("%s is offered %s", r.seats[seat], strings.Join(got, ", "))
	}
	return nil
}

func (r *runner) offered(seat game.Seat) []string {
	var list []string
	for _, m := range r.st.Options(nil, seat) {
		list = append(list, r.lex.Format(m))
	}
	return list
}

func (r *runner) offers(words []string, want bool) error {
	seat, m, err := r.move(words)
	if err != nil {
		return err
	}
	if slices.Contains(r.st.Options(nil, seat), m) == want {
		return nil
	}
	return fmt.Errorf("%s is offered %s", words[0], strings.Join(r.offered(seat), ", "))
}

func (r *runner) expect(words []string) error {
	at := slices.Index(words, "=")
	if at < 1 {
		return errors.New("expect: FACT = VALUE")
	}
	a, ok := r.st.(game.Arranger)
	if !ok {
		return fmt.Errorf("expect: %s answers no questions", r.info.Slug)
	}
	got, err := a.Inspect(words[:at])
	if err != nil {
		return err
	}
	if want := strings.Join(words[at+1:], " "); got != want {
		return fmt.Errorf("%s = %s, not %s", strings.Join(words[:at], " "), got, want)
	}
	return nil
}

func (r *runner) happened(words []string, want bool) error {
	return r.find(r.log.Events, words, want)
}

func (r *runner) saw(words []string, want bool) error {
	seat, err := r.seat(words[0])
	if err != nil {
		return err
	}
	var shown []game.Event
	for _, e := range r.log.Events {
		if e, ok := e.For(seat); ok {
			shown = append(shown, e)
		}
	}
	return r.find(shown, words[1:], want)
}

// find looks for an event whose words begin with the given ones.
func (r *runner) find(events []game.Event, words []string, want bool) error {
	if !slices.ContainsFunc(r.lex.Events, func(s game.EventSpec) bool { return s.Slug == words[0] }) {
		return fmt.Errorf("unknown event %q", words[0])
	}
	var all []string
	found := false
	for _, e := range events {
		w := r.eventWords(e)
		found = found || len(words) <= len(w) && slices.Equal(w[:len(words)], words)
		all = append(all, strings.Join(w, " "))
	}
	if found == want {
		return nil
	}
	return fmt.Errorf("events: %s", cmp.Or(strings.Join(all, "; "), "none"))
}

func (r *runner) eventWords(e game.Event) []string {
	spec := r.lex.Events[e.Kind]
	w := []string{spec.Slug, "-"}
	if e.Seat != game.Nobody {
		w[1] = r.seats[e.Seat]
	}
	for i, a := range r.lex.Args(e) {
		w = append(w, r.lex.Name(spec.Args[i], a))
	}
	return w
}

func (r *runner) rolled(words []string) error {
	if len(words) == 2 && words[1] == "none" {
		words = words[:1]
	}
	st, want, err := r.pips(words)
	if err != nil {
		return err
	}
	var got []int
	for _, roll := range r.tape.Rolls {
		if roll.Stream == st {
			got = append(got, roll.Value+1)
		}
	}
	if !slices.Equal(got, want) {
		return fmt.Errorf("stream %s gave %v", words[0], got)
	}
	return nil
}
