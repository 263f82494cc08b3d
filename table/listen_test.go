package table

import (
	"testing"
	"time"

	"outremer/game"
	"outremer/table/press"
)

// trucer reads every letter of red to blue as a wish for a truce.
type trucer int16

func (n trucer) Hear(_ string, h *Heard) {
	h.Asked = &game.Pact{By: 0, With: 1, A: int16(n), B: 3}
	h.Back = game.Pact{By: 1, With: 0, A: int16(n), B: 3}
}

func (trucer) Say(h Heard) string {
	switch {
	case h.Stands:
		return "stands"
	case h.Waits:
		return "waits"
	case h.Agrees:
		return "agrees "
	default:
		return "refuses"
	}
}

// TestBotsAnswerLetters: a bot offers what a letter asks for, says of an offer that it waits for an answer, and of a
// pact that it stands, whoever offered it.
func TestBotsAnswerLetters(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Players = map[string]Player{"envoy": envoy} })
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "envoy"}})
	until(t, tab, 0, sealed(1))
	hear := func(n trucer) { must(t, tab.Listen(bg, 0, game.Only(1), "", n)) }
	hear(0)
	hear(1)
	hear(1)
	say(t, tab, 0, press.Outgoing{Re: 2, Answer: press.Accepted})
	hear(1)
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Offer: []string{"truce", "blue", "2", "3"}})
	untilMail(t, tab, 0, "accept to 6")
	hear(2)
	expectMail(t, tab, 0, "1:1>1 refuses; 2:1>1 agrees truce 1; 3:1>1 waits; 4:0>10 accept to 2; 5:1>1 stands; 6:0>10 truce 2; 7:1>1 accept to 6; 8:1>1 stands")
}

// TestOffersAreNotOutdated: what a bot thought of before it agreed to something is not offered.
func TestOffersAreNotOutdated(t *testing.T) {
	for _, agrees := range []bool{false, true} {
		h := newHost(t, func(c *Config) {
			c.Players, c.Pause = map[string]Player{"envoy": envoy}, time.Hour // bots do what the test does for them
		})
		id, err := h.Create(bg, berta, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{1}, Bots: map[game.Seat]string{0: "envoy"}})
		must(t, err)
		tab := open(t, h, id)
		turn, err := tab.botToAct()
		must(t, err)
		want := "1:1>1 truce 1; 2:0>10 truce 0"
		say(t, tab, 1, press.Outgoing{To: game.Only(0), Offer: []string{"truce", "red", "1", "3"}})
		if agrees {
			o, err := tab.openOffer()
			must(t, err)
			must(t, tab.alone(func() error { return tab.answerFor(bg, o, press.Accepted) }))
			want = "1:1>1 truce 1; 2:0>10 accept to 1"
		}
		must(t, tab.propose(bg, turn))
		expectMail(t, tab, 1, want)
	}
}
