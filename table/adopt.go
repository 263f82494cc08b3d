package table

import (
	"context"
	"encoding/json"
	"fmt"

	"outremer/game"
	"outremer/game/record"
)

// adoption records who agrees to switch to newer rules. It is stored with the table.
type adoption struct {
	To     game.Revision `json:"to"`
	Agreed game.Seats    `json:"agreed"`
	By     game.Seat     `json:"by,omitempty"` // who agreed first
}

func (a adoption) String() string {
	if a.Agreed == 0 {
		return ""
	}
	b, _ := json.Marshal(a) // numbers
	return string(b)
}

func parseAdoption(text string) (a adoption, err error) {
	if text == "" {
		return a, nil
	}
	err = json.Unmarshal([]byte(text), &a)
	if err != nil {
		return a, fmt.Errorf("adoption: %w", err)
	}
	return a, nil
}

// Adoption is the offer to switch to newer rules.
type Adoption struct {
	To      game.Revision
	Open    bool       // it can be answered now: nobody is mid-turn
	Agreed  game.Seats // who agrees; once all do, the newer rules apply from the next turn, or from this one if it is fresh
	Missing game.Seats
}

// Adopt records whether the person at a seat agrees to switch to the newest rules. Once all players
// agree, the table adopts them: immediately if a turn has just begun for all to see, otherwise with
// the next turn. During secret drafts nobody can see how fresh the turn is, and the adoption must
// not reveal it. It returns ErrNewest if the table already has the newest rules, and ErrMidTurn
// while somebody is mid-turn.
func (t *Table) Adopt(ctx context.Context, by By, agree bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		newest := p.t.title.Info().Revision
		switch {
		case newest <= p.course.Revision():
			return ErrNewest
		case !betweenTurns(p.course):
			return ErrMidTurn
		}
		if p.adopting.To != newest { // nobody has agreed to this revision yet
			p.adopting = adoption{To: newest}
		}
		held := p.holds(by.Guest) // one answer counts for all of a person's seats
		if agree && p.adopting.Agreed == 0 && people(p.row.Seats)&^held != 0 {
			p.adopting.By = by.Seat
			p.note(by.Seat, "ask-rules")
		}
		p.adopting.Agreed &^= held
		if agree {
			p.adopting.Agreed |= held
		}
		if fresh(p.course) {
			p.adopt(by.Seat)
		}
		return nil
	})
}

// adopt switches the game to newer rules if all players agree. It is called as a turn begins.
func (p *plan) adopt(last game.Seat) {
	all := people(p.row.Seats)
	if p.adopting.Agreed == 0 || all&^p.adopting.Agreed != 0 {
		return
	}
	to := p.adopting.To
	p.adopting = adoption{}
	ch, err := p.course.PrepareAdopt(last, to)
	if err != nil {
		// For example after a downgrade: the game goes on as it is.
		p.t.host.Log.Error("newer rules not adopted", "table", p.t.id, "revision", to, "error", err)
		return
	}
	p.row.Revision = to
	p.follow(ch)
}

// betweenTurns reports whether, as far as everybody can see, nobody is mid-turn: a turn has just
// begun, or all are drafting simultaneously.
func betweenTurns(c *record.Course) bool {
	q, ok := c.State.Prompt(c.State.Awaiting().First())
	if !ok || !c.Title.Lexicon().Steps[q.Step].Turn {
		return false
	}
	return q.Kind == game.Draft || fresh(c)
}

// fresh reports whether a turn has publicly begun and nothing visible has happened since.
func fresh(c *record.Course) bool {
	q, ok := c.State.Prompt(c.State.Awaiting().First())
	if !ok || q.Kind == game.Draft || !c.Title.Lexicon().Steps[q.Step].Turn {
		return false
	}
	for i := len(c.Line) - 1; i >= 0; i-- {
		if e := &c.Line[i]; e.VisibleTo(game.Nobody) {
			return e.Turn
		}
	}
	return true
}

// adoption is what a seat is told about newer rules; nil if there are none.
func (t *Table) adoption() *Adoption {
	newest := t.title.Info().Revision
	if newest <= t.course.Revision() {
		return nil
	}
	a := &Adoption{To: newest, Open: betweenTurns(t.course), Missing: people(t.row.Seats)}
	if t.adopting.To == newest {
		a.Agreed = t.adopting.Agreed & a.Missing
		a.Missing &^= a.Agreed
	}
	return a
}
