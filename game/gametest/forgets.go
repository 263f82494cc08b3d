package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"outremer/game"
)

// samples is how many worlds are sampled from each of two. If Sample is sound, they all come from
// the same distribution. The chance that a fact then has one value in all samples of the first and
// another in all samples of the second is one in 4^samples.
const samples = 12

// leaves looks for a secret that differs between a and b and that Sample fails to overwrite.
func (x *exam) leaves(g *run, a, b game.State, blind []game.Seat) error {
	if bytes.Equal(snapshot(a), snapshot(b)) || a.Luck().Counters() != b.Luck().Counters() {
		return nil
	}
	for _, p := range blind {
		va, err := see(a, p, nil)
		if err != nil {
			return err
		}
		vb, err := see(b, p, nil)
		if err != nil {
			return err
		}
		if x.differs(va, vb, nil) != nil {
			continue // p can tell: its own card, perhaps
		}
		wa, wb := worlds(a, p, &g.rand), worlds(b, p, &g.rand)
		if a, agreeA := bits(wa); !apart(a, agreeA, wb) {
			continue
		}
		if fact, va, vb := x.telling(g, wa, wb); fact != "" {
			return fmt.Errorf("Sample(%s) leaves a secret: %s is always %s in worlds sampled from the true one, "+
				"and always %s in worlds sampled from one that looks the same", g.name(p), fact, va, vb)
		}
	}
	return nil
}

// worlds samples from a state.
func worlds(st game.State, p game.Seat, r *game.Rand) []game.State {
	list := make([]game.State, samples)
	for i := range list {
		list[i] = st.Clone()
		list[i].Sample(p, r)
	}
	return list
}

// bits returns the first snapshot and a mask of the bits all of them agree on. A difference in bits
// is quickly found but proves nothing: the same fact may be stored in two ways.
func bits(list []game.State) (first, agree []byte) {
	first = snapshot(list[0])
	agree = bytes.Repeat([]byte{0xff}, len(first))
	for _, st := range list[1:] {
		s := snapshot(st)
		for i := range agree {
			if i >= len(s) {
				agree[i] = 0
			} else {
				agree[i] &^= s[i] ^ first[i]
			}
		}
	}
	return first, agree
}

// apart reports whether two lists of worlds each agree on a bit, but with different values.
func apart(a, agreeA []byte, list []game.State) bool {
	b, agreeB := bits(list)
	for i := range min(len(a), len(b)) {
		if (a[i]^b[i])&agreeA[i]&agreeB[i] != 0 {
			return true
		}
	}
	return len(a) != len(b)
}

// telling finds a fact that tells two lists of worlds apart: in what some seat is
// shown, or in what happens next.
func (x *exam) telling(g *run, a, b []game.State) (fact, va, vb string) {
	fa, fb := x.certain(g, a), x.certain(g, b)
	for _, k := range slices.Sorted(maps.Keys(fa)) {
		if v, ok := fb[k]; ok && v != fa[k] {
			return k, fa[k], v
		}
	}
	return "", "", ""
}

// certain returns the facts on which all worlds of a list agree.
func (x *exam) certain(g *run, list []game.State) map[string]string {
	sure := x.facts(g, list[0])
	for _, st := range list[1:] {
		here := x.facts(g, st)
		maps.DeleteFunc(sure, func(k, v string) bool { return here[k] != v })
	}
	return sure
}

// facts returns everything that can be found out about a world: what each seat is shown, and the
// events of the next moves, which reveal what nobody sees yet.
func (x *exam) facts(g *run, st game.State) map[string]string {
	out := map[string]string{}
	for _, q := range watchers(g.table.setup.Seats) {
		var view any
		text, err := game.EncodeView(st.View(q))
		if err != nil || json.Unmarshal(text, &view) != nil {
			continue
		}
		flatten(out, "view of "+g.name(q), view)
		out["options of "+g.name(q)] = x.list(st.Options(nil, q))
	}
	next, log, r := st.Clone(), game.Log{}, game.NewRand([2]uint64{1, 1})
	next.Luck().Reseed(&r)
	for n := 0; n < 12 && next.Awaiting() != 0; n++ {
		s, m, _ := x.player.choose(next, &r, nil)
		next.Play(s, m, &log)
	}
	times := map[string]int{}
	for _, e := range log.Events {
		kind := fmt.Sprintf("%s of seat %d", x.lex.Events[e.Kind].Slug, e.Seat)
		times[kind]++
		out[fmt.Sprintf("event %d %s", times[kind], kind)] = x.narrate([]game.Event{e})
	}
	return out
}

// flatten collects the leaves of a JSON value by path.
func flatten(out map[string]string, path string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for k, w := range v {
			flatten(out, path+" "+k, w)
		}
	case []any:
		for i, w := range v {
			flatten(out, fmt.Sprintf("%s %d", path, i), w)
		}
	default:
		out[path] = fmt.Sprint(v)
	}
}
