package kingdoms

import "fmt"

// Audit implements game.Auditor: invariants that hold whatever is played.
func (s *State) Audit() error {
	if err := s.auditCards(); err != nil {
		return err
	}
	return s.auditBoard()
}

// auditCards: every card is in exactly one place, and nobody "knows" a card that is face up or in
// his own hand.
func (s *State) auditCards() error {
	places := []Set{s.Pile, s.Up, s.Down, s.InPlay, s.Look, s.Out, s.Army, s.rowSet(), s.unseenSet()}
	places = append(places, s.Hand[:]...)
	places = append(places, s.Fight.Laid[:]...)
	if s.Fight.Answer != noCard {
		places = append(places, setOf([]Card{s.Fight.Answer}))
	}
	var all Set
	n := 0
	for _, x := range places {
		all = all.or(x)
		n += x.len()
	}
	if all != s.f.all || n != all.len() {
		return fmt.Errorf("cards: %d in their places, %d different, %d in the decks", n, all.len(), s.f.all.len())
	}
	for p := range s.Seen {
		if x := s.Seen[p].and(s.Hand[p].or(s.Pile).or(s.open())); !x.empty() {
			return fmt.Errorf("seat %d knows of %s, which lie open, in the pile or in its own hand", p, s.names(x))
		}
		if x := s.Doubt[p].and(s.Seen[p]); !x.empty() {
			return fmt.Errorf("seat %d both knows and doubts where %s lie", p, s.names(x))
		}
		if s.Fight.Open && !s.Doubt[p].empty() {
			return fmt.Errorf("seat %d doubts where %s lie although the attack is open", p, s.names(s.Doubt[p]))
		}
	}
	return nil
}

// auditBoard: one castle per region [2.2a], garrisons only with castles [2.2b], the bonus within
// its limits [2.3].
func (s *State) auditBoard() error {
	var held regions
	for p := range s.Held {
		if held&s.Held[p] != 0 {
			return fmt.Errorf("two castles in one region")
		}
		held |= s.Held[p]
		if b := int(s.Bonus[p]); b > s.f.limit || b < -s.f.limit {
			return fmt.Errorf("card bonus %d of %d", b, p)
		}
	}
	if s.Garrison&^held != 0 || held&^s.mode.board.on != 0 {
		return fmt.Errorf("a garrison without a castle, or a castle off the board")
	}
	return nil
}
