package thywill

import (
	"fmt"

	"outremer/game"
)

// Audit implements game.Auditor: invariants that hold whatever is played.
func (s *State) Audit() error {
	if err := s.auditBoard(); err != nil {
		return err
	}
	sum := s.Supply
	for p := range game.Seat(s.n) {
		sum += s.Influence[p]
		if err := s.auditPlayer(p); err != nil {
			return fmt.Errorf("%s: %w", s.colour(p), err)
		}
	}
	if start := int16(s.f.supply + s.f.perPlayer*s.n); sum != start {
		return fmt.Errorf("supply and Influence make %d, not %d", sum, start)
	}
	return nil
}

// auditBoard: every enemy is on the map or with one player; no building shares a region with an
// enemy or another building.
func (s *State) auditBoard() error {
	var seen regions
	for f, at := range s.Foes {
		if seen&at != 0 || at&^s.side.flags != 0 {
			return fmt.Errorf("enemies of kind %d stand beside others or off the flags", f)
		}
		seen |= at
	}
	var built regions
	for _, at := range s.Houses {
		if built&at != 0 || seen&at != 0 || at&^s.side.on != 0 {
			return fmt.Errorf("a building beside an enemy or a building, or off the board")
		}
		built |= at
	}
	if s.Start == game.Nobody {
		return nil // not dealt yet
	}
	n := seen.len()
	for p := range s.Won {
		for _, won := range s.Won[p] {
			n += int(won)
		}
	}
	if n != s.side.flags.len() {
		return fmt.Errorf("%d enemies on the map and won, %d flags", n, s.side.flags.len())
	}
	return nil
}

// auditPlayer: the number of tokens never changes [resolve.dist.5]; buildings on the map match the
// rows; there are as many knights as unlocked.
func (s *State) auditPlayer(p game.Seat) error {
	tokens := 0
	for _, n := range s.Wheels[p].Tokens {
		tokens += int(n)
	}
	want := wedges * int(s.f.tokens)
	if o := s.order(p); o.where == chosen {
		n, _ := o.choices()
		want += min(int(s.Fitted[p]), n) * o.tokens / max(n, 1)
	} else {
		want += o.tokens
	}
	if tokens != want {
		return fmt.Errorf("%d action tokens, not %d", tokens, want)
	}
	rows, unlocked := 0, 0
	for t, level := range s.Built[p] {
		rows += int(level)
		for _, k := range s.f.knight[t][:level] {
			if k {
				unlocked++
			}
		}
	}
	if n := s.Houses[p].len(); n != rows {
		return fmt.Errorf("%d buildings on the map, %d in the rows", n, rows)
	}
	if s.Knights[p][0] == noRegion {
		return nil // not placed yet
	}
	if s.order(p).knight {
		unlocked++
	}
	if n := s.knights(p); n != 1+unlocked {
		return fmt.Errorf("%d knights on the map, not %d", n, 1+unlocked)
	}
	return nil
}
