package kings

import (
	"strings"
	"testing"

	"outremer/game"
)

// TestLastToken: the General Trait Bag gives its last token, and then none.
//
// Rule supply.7: what is used up is used up.
func TestLastToken(t *testing.T) {
	s := position(t, "1.0")
	want := s.General.nth(0)
	s.General = tokens{}
	s.General.add(want)
	if got := s.drawRandom(); got != want {
		t.Errorf("got token %d, want %d", got, want)
	}
	if got := s.drawRandom(); got != noToken {
		t.Errorf("got token %d out of an empty bag", got)
	}
}

// TestEmptyStacks: where nobody is on the map or in a stack, somebody of another dynasty can still
// be asked for, and an empty stack is named as the reason.
//
// Rule marry.3, marry.11: whom one can ask for.
func TestEmptyStacks(t *testing.T) {
	s := position(t, "1.0", "child frankish adele kind", "dynasty english")
	for x := s.free(); x != 0; {
		s.removeBride(x.take())
	}
	s.Stack = people{}
	if got := s.suitors(0); got.len() != 1 || !got.has(s.Houses[0].King) {
		t.Fatalf("got suitors %v, want the King", got)
	}
	play(t, s, 0, "marry william-the-conqueror")
	err := game.Apply(s, 0, moveSeek(0), nil)
	if err == nil || !strings.Contains(err.Error(), "empty-stack") {
		t.Errorf("got %v, want empty-stack", err)
	}
	s.removeKin(1, 0, fateBereaved, nil)
	if got := s.suitors(0); !got.empty() {
		t.Errorf("got suitors %v, want none", got)
	}
}

// TestStranger: if the own stack and its discards are used up, any other culture gives a ruler.
//
// Rule crisis.4: who follows without an heir.
func TestStranger(t *testing.T) {
	s := position(t, "1.0")
	s.Stack = s.Stack.minus(s.f.stack[0]).minus(s.f.stack[1])
	s.Grave = people{}
	s.crownStranger(0, nil)
	if k := s.Houses[0].King; !s.f.stack[2].has(k) {
		t.Errorf("got ruler %d, want one of the Germanic stack", k)
	}
}
