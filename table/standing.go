package table

import (
	"context"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Standing is what a seat wants done with its questions that have only one answer. It is kept with the
// seat, and nobody else is told. An answer that comes at once does tell the others that there was no
// choice, so it is off unless the player says otherwise or nobody else plays.
type Standing string

const (
	Unset Standing = ""     // nothing was chosen: like Off
	Off   Standing = "off"  // ask all the same
	Next  Standing = "next" // answer them up to the next question with a choice
	On    Standing = "on"   // answer them
)

// forcedMoves limits how many answers are given for players in one step: the others wait for it.
const forcedMoves = 200

// Stand changes what a seat wants done with its questions that have only one answer. One that is
// asked right now is answered at once.
func (t *Table) Stand(ctx context.Context, by By, want Standing) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		p.private = true
		p.stand(by.Seat, want)
		return nil
	})
}

// stand changes a seat's standing choice. Only the seat itself sees that.
func (p *plan) stand(s game.Seat, want Standing) {
	p.changeSeat(s, func(seat *store.Seat) { seat.Standing = string(want) })
	p.stood = p.stood.With(s)
}

// standing is what a seat wants, or what suits it if it has not said.
func (s *state) standing(at game.Seat) Standing {
	chosen := Standing(s.row.Seats[at].Standing)
	if chosen == Unset && alone(s.row.Seats) {
		return On
	}
	return chosen
}

// alone reports whether all people at a table are one, who learns nothing from an answer that comes
// at once. People whose seats are covered come back, and read what happened.
func alone(seats []store.Seat) bool {
	who := ""
	for i := range seats {
		switch guest := seats[i].Guest; {
		case guest == "":
		case who == "":
			who = guest
		case guest != who:
			return false
		}
	}
	return true
}

// answerForced gives the answers that seats want given for them, until somebody has a choice. A vote
// goes first: a move would end a request to undo, or the time for adopting newer rules.
func (p *plan) answerForced() {
	if p.row.Status != store.Running {
		return
	}
	for range forcedMoves {
		if p.pending != nil || p.adoptable() {
			return
		}
		s, m, ok := p.nextForced()
		if !ok {
			return
		}
		p.attempt = p.trying(s, m, record.Auto)
		ch, err := p.course.Prepare(s, m, record.Auto)
		if err != nil {
			panic(err) // options are legal
		}
		p.follow(ch)
		p.forced++
	}
}

// adoptable reports whether the players could adopt newer rules now.
func (p *plan) adoptable() bool {
	return p.t.title.Info().Revision > p.course.Revision() && betweenTurns(p.course)
}

// nextForced finds an answer to give. Whoever took a move back is asked, lest it be made again.
func (p *plan) nextForced() (game.Seat, game.Move, bool) {
	asked := p.course.Awaiting() & people(p.row.Seats) &^ p.wait.Idle &^ p.undid
	for s := range asked.All() {
		want := p.standing(s)
		if want == Off || want == Unset {
			continue
		}
		if m, ok := p.course.Only(s); ok {
			return s, m, true
		}
		if want == Next && p.askedAnew(s) {
			p.stand(s, Off)
		}
	}
	return game.Nobody, game.Move{}, false
}

// askedAnew reports whether a seat was asked something else before the plan. Entering something into a
// draft does not make it another one.
func (p *plan) askedAnew(s game.Seat) bool {
	if p.t.course == nil {
		return true
	}
	was, asked := p.t.course.State.Prompt(s)
	is, _ := p.course.State.Prompt(s)
	return !asked || was.Step != is.Step || is.Kind != game.Draft && was.ID != is.ID
}
