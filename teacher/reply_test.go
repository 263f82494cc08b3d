package teacher

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
)

// TestProposals: what is proposed is answered as a strong player would, not as those do who play on, and once.
func TestProposals(t *testing.T) {
	title := traders(t)
	luck := game.Quick([2]uint64{1, 2})
	knight := title.(game.Thinker).NewBrain("knight", game.Faithful, &luck)
	met, changed := 0, 0
	walk(t, title, 1, 900, func(m Master, st game.State, s game.Seat) {
		options := st.Options(nil, s)
		at := slices.IndexFunc(options, func(o game.Move) bool { return title.Lexicon().Verbs[o.Verb].Slug == "propose" })
		if at < 0 || met >= 40 {
			return
		}
		st = st.Clone()
		st.Play(s, options[at], nil)
		for _, terms := range st.Options(nil, s) {
			after := st.Clone()
			after.Play(s, terms, nil)
			p := after.Awaiting().First()
			if p == s {
				continue // scripts answer at once
			}
			met++
			weak, err := knight.Choose(context.Background(), game.Scene{State: after, Seat: p}.Window(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(weak, title.(game.Replier).Refuses) != refused(t, m, st, s, terms) {
				changed++
			}
		}
	})
	if met < 20 || changed == 0 {
		t.Errorf("%d proposals, %d of them answered otherwise than by those who play on", met, changed)
	}
}

// refused reports whether what s proposes is turned down in worlds that are played on, and checks that it is thought about once.
func refused(t *testing.T, m Master, st game.State, s game.Seat, terms game.Move) bool {
	t.Helper()
	r := rollout{master: m}
	var end *ending
	for i := range uint64(3) {
		before := end != nil && end.refused
		var err error
		end, err = r.play(context.Background(), st, s, []game.Move{terms}, [2]uint64{3, i})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.replies.known) != 1 || i > 0 && end.refused != before {
			t.Errorf("world %d: %d answers are known, refused: %v", i, len(r.replies.known), end.refused)
		}
	}
	return end.refused
}

// TestRefusedIsNotAdvised: what is turned down comes after what may be as good, and is not called about as good.
func TestRefusedIsNotAdvised(t *testing.T) {
	title := traders(t)
	for _, c := range []struct {
		refused bool
		lead    float64
		want    string
	}{
		{false, 0.001, "ask-dowry 3 english"},
		{true, -0.005, "calm wessex"},
		{true, -0.05, "ask-dowry 3 english"}, // no is better than a yes to anything else
	} {
		first := weighed(t, title, "ask-dowry 3 english", 0, 0)
		if c.refused {
			first.refused = first.tried
		}
		list := []*attempt{first, weighed(t, title, "calm wessex", c.lead, 0.1)}
		x := trial{master: Master{Title: title}, list: list, first: first}
		told := x.verdict()
		if got := title.Lexicon().Format(told[0].Moves[0]); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
		if i := slices.IndexFunc(told, func(y Choice) bool { return y.Refused }); (i >= 0) != c.refused {
			t.Errorf("%+v: refused: %d", c, i)
		}
	}
}

// TestLookingBeyond: what shows only after somebody could first tell how the game may end is waited for.
func TestLookingBeyond(t *testing.T) {
	title := traders(t)
	draws := 0
	walk(t, title, 1, 2, func(m Master, st game.State, s game.Seat) {
		options := st.Options(nil, s)
		if len(options) < 2 || title.Lexicon().Verbs[options[0].Verb].Slug != "draw" {
			return
		}
		draws++
		a := advise(t, m, st, s)
		if best := a.Best(); best.Spread == 0 {
			t.Errorf("%d cards to draw from, and all worlds are alike", len(options))
		}
	})
	if draws == 0 {
		t.Error("nobody drew a card")
	}
}
