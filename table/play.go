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

// promptID numbers questions for clients. The state's own number goes back on undo; adding the
// undos the seat has learnt of makes it unique again, and reveals nothing the seat does not know.
func promptID(q game.Prompt, undos uint32) uint32 { return undos<<20 | q.ID&(1<<20-1) }

// Submit plays a move. It returns ErrStale if the prompt is not the current one, and a
// *game.Violation if the rules reject the move. Once it returns nil the move is on disk.
func (t *Table) Submit(ctx context.Context, o Order) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(o.By); err != nil {
			return err
		}
		return p.play(o.Seat, o.Prompt, o.Move, "")
	})
}

// SubmitAll plays several moves of one seat in one step: all or none. The prompt is that of the
// first move. With no moves, nothing changes.
func (t *Table) SubmitAll(ctx context.Context, by By, prompt uint32, moves []game.Move) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if len(moves) == 0 {
			return errNoChange
		}
		asked := prompt
		for _, m := range moves {
			if err := p.play(by.Seat, asked, m, ""); err != nil {
				return err
			}
			asked = p.asked(by.Seat)
		}
		return nil
	})
}

// asked returns the number of a seat's question; 0 if it has none.
func (p *plan) asked(s game.Seat) uint32 { return p.t.asked(p.course.State, s) }

func (t *Table) asked(st game.State, s game.Seat) uint32 {
	q, ok := st.Prompt(s)
	if !ok {
		return 0
	}
	return promptID(q, t.undos[s])
}

// play answers a prompt.
func (p *plan) play(s game.Seat, prompt uint32, m game.Move, mark string) error {
	p.attempt = p.trying(s, m, mark)
	if p.asked(s) != prompt {
		return ErrStale
	}
	ch, err := p.course.Prepare(s, m, mark)
	if err != nil {
		return err
	}
	p.follow(ch)
	p.played++
	return nil
}

// Explain checks a move without playing it: nil if it is legal now. It only reads, and does not
// wait for a move being written to disk.
func (t *Table) Explain(by By, m game.Move) (err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.stopped(); err != nil {
		return err
	}
	if err := t.authorize(by); err != nil {
		return err
	}
	defer func() {
		if r := recover(); r != nil {
			t.broken = failure(r, t.trying(by.Seat, m, "").record())
			err = ErrFrozen
		}
	}()
	return t.course.State.Check(by.Seat, m)
}

// attempt is a move that somebody tries; zero for none.
type attempt struct {
	course *record.Course
	n      int
	seat   game.Seat
	move   game.Move
	mark   string
}

func (s *state) trying(by game.Seat, m game.Move, mark string) attempt {
	return attempt{s.course, s.course.Len() + 1, by, m, mark}
}

// record returns the record the move would become, for the crash log; nil if there is none.
func (a attempt) record() *record.Record {
	if a.course == nil {
		return nil
	}
	return &record.Record{N: a.n, Seat: a.seat, Text: a.course.Title.Lexicon().Format(a.move), Mark: a.mark}
}
