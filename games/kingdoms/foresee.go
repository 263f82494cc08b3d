package kingdoms

import (
	"outremer/game"
	"outremer/game/net"
	"outremer/game/pool"
)

// sight is what a look ahead needs.
type sight struct {
	inputs []float32
	tmp    net.Scratch
}

var sights pool.Pool[sight]

// Foresee implements game.Seer: what the judgement has learnt, before an action.
func (s *State) Foresee(dst []float64) ([]float64, bool) {
	if s.over() || s.core.Top().Step != stepAction {
		return dst, false
	}
	x := sights.Take()
	defer sights.Return(x)
	x.inputs = s.appendInputs(x.inputs[:0])
	y := judgements[s.players()].Judge(x.inputs, &x.tmp)
	if !s.against() {
		net.Share(y)
	}
	for p := range s.players() {
		if s.against() {
			dst = append(dst, float64(net.Chance(y[0])))
		} else {
			dst = append(dst, float64(y[p]))
		}
	}
	return dst, true
}

var _ game.Seer = (*State)(nil)
