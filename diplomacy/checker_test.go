package diplomacy_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
)

var (
	sets = flag.Int("sets", 20_000, "random order sets for the comparison with the naive resolver")
	seed = flag.Uint64("seed", 1, "where those random sets begin")
)

// TestNaiveAgrees compares the resolver with the naive one on random order sets,
// half of them on each map. go test ./diplomacy -run Naive -args -sets 1000000
func TestNaiveAgrees(t *testing.T) {
	n := *sets
	if testing.Short() {
		n = min(n, 2000)
	}
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			agree(t, m, n/2)
		})
	}
}

func agree(t *testing.T, m *diplomacy.Map, n int) {
	d := newDealer(m, *seed)
	var w diplomacy.Workspace
	var second naive
	hard, paradoxes, single, bad := 0, 0, 0, 0
	for i := range n {
		b := d.board()
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
		orders := d.orders(b)
		first := w.Adjudicate(b, orders)
		second.run(b, orders)
		if second.tooHard {
			hard++
			continue
		}
		if slices.ContainsFunc(first.Outcomes, func(o diplomacy.Outcome) bool { return o.Why.Cause == diplomacy.ConvoyParadox }) {
			paradoxes++
		}
		if second.single {
			single++
		}
		if diffs := second.differences(first); diffs != nil {
			t.Errorf("set %d: %s\n%s", i, strings.Join(diffs, "\n"), second.describe())
			bad++
			if bad == 3 {
				break
			}
		}
	}
	t.Logf("%d order sets, %d with a convoy paradox, %d too hard for the naive resolver", n, paradoxes, hard)
	if single > 0 {
		t.Errorf("in %d sets a circle with convoys had a single outcome, which should not be possible", single)
	}
	if hard > n/1000 {
		t.Errorf("%d of %d sets were too hard", hard, n)
	}
}

// differences lists where a resolution deviates from the naive one.
func (n *naive) differences(r *diplomacy.Resolution) (diffs []string) {
	differ := func(u int, what string, got, want any) {
		if got != want {
			diffs = append(diffs, fmt.Sprintf("%s: %s %v, naive %v", n.m.FormatUnit(n.units[u]), what, got, want))
		}
	}
	for u, out := range r.Outcomes {
		void := out.Result == diplomacy.Void && out.Why.Cause != diplomacy.HelpsSortie && out.Why.Cause != diplomacy.WouldEnterFreely
		differ(u, "void", void, !n.legal[u])
		differ(u, "convoyed", out.Convoyed, n.moves(u) && n.byFleet[u])
		switch n.orders[u].Kind {
		case diplomacy.Move:
			differ(u, "enters", out.Result == diplomacy.Succeeded, n.success[u])
			if n.path[u] {
				attack, resist := n.measure(u)
				differ(u, "strengths", [2]int{int(out.Why.Strength), int(out.Why.Against)}, [2]int{attack, resist})
			}
		case diplomacy.SupportHold, diplomacy.SupportMove:
			counts := out.Result == diplomacy.Succeeded || out.Why.Cause == diplomacy.HelpsSortie
			helped := n.unitIn(n.prov(n.orders[u].From))
			differ(u, "support counts", counts, n.supports(u, helped) && !n.isCut(u))
			idle := n.supports(u, helped) && n.moves(helped) && n.has(helped, diplomacy.Bound) && n.path[helped] && n.wouldEnter(helped)
			differ(u, "support void", out.Why.Cause == diplomacy.HelpsSortie, idle && !n.isCut(u))
		}
		taker := -1
		if !n.left(u) {
			taker = n.takerOf(u)
		}
		differ(u, "dislodged", out.Dislodged, taker >= 0)
		if taker >= 0 {
			differ(u, "dislodged from", out.DislodgedBy, n.at(taker))
		}
		differ(u, "disbanded", out.Disbanded, n.deploys(u) && !n.success[u] || taker >= 0 && n.has(u, diplomacy.NoRetreat))
	}
	for p := range n.m.Provinces {
		prov := diplomacy.Prov(p)
		if r.Contested.HasProv(prov) != n.contested(prov) {
			diffs = append(diffs, n.m.Provinces[p].ID+": contested, or not")
		}
	}
	return append(diffs, n.retreatDifferences(r)...)
}

// retreatDifferences compares the positions after movement, and where the dislodged units may go.
func (n *naive) retreatDifferences(r *diplomacy.Resolution) (diffs []string) {
	next := r.Retreats()
	var taken []diplomacy.Prov
	for _, u := range next.Units {
		p := n.prov(u.At)
		if slices.Contains(taken, p) {
			diffs = append(diffs, "two units in "+n.m.Provinces[p].ID)
		}
		taken = append(taken, p)
	}
	for _, d := range next.Dislodged {
		var want []diplomacy.Loc
		u := n.unitIn(n.prov(d.Unit.At))
		for l := range diplomacy.Loc(n.m.Locs()) {
			p := n.prov(l)
			o := diplomacy.Order{Kind: diplomacy.Move, To: l}
			can := l == diplomacy.Loc(p) && n.m.ArmyAdjacent(n.at(u), p)
			if d.Unit.Type == diplomacy.Fleet {
				can = p != n.at(u) && n.coast(u, o) == l
				if l == diplomacy.Loc(p) && n.m.Provinces[p].Coasts != nil {
					can = can && n.oneCoast(d.Unit.Power, p)
				}
			}
			taker := n.takerOf(u)
			origin := p == n.at(taker) && !n.byFleet[taker] && !n.deploys(taker)
			if can && !origin && !slices.Contains(taken, p) && !n.contested(p) {
				want = append(want, l)
			}
		}
		got := next.Options(nil, d)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			diffs = append(diffs, fmt.Sprintf("%s retreats to %v, naive %v", n.m.FormatUnit(d.Unit), got, want))
		}
	}
	return diffs
}

func (n *naive) describe() string {
	var b strings.Builder
	for u, unit := range n.units {
		o := n.orders[u]
		o.Type, o.At = unit.Type, unit.At
		fmt.Fprintf(&b, "%d %s traits %d success %v path %v\n", unit.Power, n.m.Format(o), unit.Traits, n.success[u], n.path[u])
	}
	return b.String()
}
