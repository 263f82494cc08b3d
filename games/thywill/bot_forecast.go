package thywill

import (
	"context"

	"outremer/game"
)

// A plan of many turns meets a map on which the others have been busy: with four players they have three turns
// for each of one's own. So before it plans, a legend lets everyone play on with little thought, and notes what
// the others take from the map and gain meanwhile.

// forecast is what the others probably do after each of a player's next turns.
type forecast struct {
	first, n int // turns that have passed, and how many were foreseen
	turns    [planTurns][maxPlayers]deeds
}

// deeds are what a player does in a turn, as far as it matters to others.
type deeds struct {
	gain  int16
	fell  regions // where enemies were defeated
	built regions
	types [2]Building // built, in the order of the regions
}

func (f *forecast) clear() { f.first, f.n = 0, 0 }

// after returns what is foreseen after the k-th turn from now, if anything.
func (f *forecast) after(k int) *[maxPlayers]deeds {
	if f.first+k >= f.n {
		return nil
	}
	return &f.turns[f.first+k]
}

// foresee plays on from the current world for some turns. The rest of p's own turn is left out.
func (x *search) foresee(ctx context.Context, turns int) {
	y := searches.Take()
	defer searches.Return(y)
	y.here = x.here
	y.ahead.clear()
	for k := 0; k < turns && ctx.Err() == nil; k++ {
		x.ahead.turns[k] = [maxPlayers]deeds{}
		x.ahead.n = k + 1
		if y.goOn(ctx, x.p, &x.ahead.turns[k]) {
			return
		}
	}
}

// goOn plays until p has had another turn, notes what the others do, and reports whether the game ends before.
func (y *search) goOn(ctx context.Context, p game.Seat, into *[maxPlayers]deeds) (over bool) {
	s := &y.here
	for i := 1; i <= s.n; i++ {
		q := (p + game.Seat(i)) % game.Seat(s.n)
		if q == s.Start && s.Supply <= 0 { // [end.2]
			return true
		}
		next := &y.roots[y.whole(ctx, q, replyMind).root].state
		if q != p {
			into[q] = deedsBetween(s, next, q)
		}
		*s = *next
	}
	return false
}

// deedsBetween is what q did between two positions.
func deedsBetween(a, b *State, q game.Seat) deeds {
	d := deeds{gain: b.Influence[q] - a.Influence[q], fell: a.enemiesAt() &^ b.enemiesAt(), built: b.Houses[q] &^ a.Houses[q]}
	i := 0
	for at := d.built; at != 0 && i < len(d.types); i++ {
		d.types[i] = b.House[at.take()].Type
	}
	return d
}

// suffer lets the others do what was foreseen after a turn of p, and reports whether the game ends before p's next.
func (s *State) suffer(p game.Seat, turn *[maxPlayers]deeds) (over bool) {
	for i := 1; i <= s.n; i++ {
		q := (p + game.Seat(i)) % game.Seat(s.n)
		if q == s.Start && s.Supply <= 0 { // [end.2]
			return true
		}
		if q != p {
			s.credit(q, &turn[q])
		}
	}
	return false
}

// credit lets q do on the map what is still possible there. What q gains is taken as foreseen: who comes too late
// finds something else to do.
func (s *State) credit(q game.Seat, d *deeds) {
	s.gain(q, int(d.gain), nil)
	for at := d.fell & s.enemiesAt(); at != 0; {
		r := at.take()
		foe := s.foe(r)
		s.Foes[foe] = s.Foes[foe].without(r)
		s.Won[q][foe.enemy()]++
		if foe < saracen {
			s.Track[foe] = min(s.Track[foe]+1, int8(len(s.f.track[foe])-1)) // [R25]
		}
	}
	taken, i := s.enemiesAt()|s.housesAt(), 0
	for at := d.built; at != 0 && i < len(d.types); i++ {
		r, t := at.take(), d.types[i]
		if !taken.has(r) && s.Built[q][t] < levels {
			s.Built[q][t]++
			s.Houses[q] = s.Houses[q].with(r)
			s.House[r] = house{t, s.Built[q][t]}
		}
	}
}
