package table

import (
	"context"

	"outremer/game"
	"outremer/game/record"
)

// Order is a move that answers a prompt. Prompt is the number from the Snapshot.
type Order struct {
	By
	Prompt uint32
	Move   game.Move
}

// promptID numbers questions for the outside. The state's own number goes back
// when something is undone; the undos that the seat has learnt of make it
// unique again, and tell nothing that the seat does not know.
func promptID(q game.Prompt, undos uint32) uint32 { return undos<<20 | q.ID&(1<<20-1) }

// Submit plays a move. It returns ErrStale if the prompt is not the one that is
// asked now, and a *game.Violation if the rules refuse the move. Once it returns
// nil the move is on disk.
func (t *Table) Submit(ctx context.Context, o Order) error {
	err := t.do(ctx, func(p *plan) error {
		if err := p.authorize(o.By); err != nil {
			return err
		}
		return p.play(o.Seat, o.Prompt, o.Move, "")
	})
	if err == nil {
		t.host.stats.moves.Add(1)
	}
	return err
}

// Explain checks a move without playing it: nil if it is legal now.
func (t *Table) Explain(ctx context.Context, by By, m game.Move) error {
	var verdict error
	err := t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		p.trying(by.Seat, m, "")
		verdict = p.course.State.Check(by.Seat, m)
		return errNoChange
	})
	if err == errNoChange {
		return verdict
	}
	return err
}

// play answers a prompt.
func (p *plan) play(s game.Seat, prompt uint32, m game.Move, mark string) error {
	p.trying(s, m, mark)
	q, ok := p.course.State.Prompt(s)
	if ok && promptID(q, p.t.undos[s]) != prompt || !ok && prompt != 0 {
		return ErrStale
	}
	ch, err := p.course.Prepare(s, m, mark)
	if err != nil {
		return err
	}
	p.follow(ch)
	return nil
}

// trying remembers a move for the log of a crash.
func (p *plan) trying(s game.Seat, m game.Move, mark string) {
	p.attempt = &record.Record{N: p.course.Len() + 1, Seat: s, Text: p.course.Title.Lexicon().Format(m), Mark: mark}
}
