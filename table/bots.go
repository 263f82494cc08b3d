package table

import (
	"context"
	"errors"
	"fmt"

	"outremer/bot"
	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

const (
	botKind = "bot"
	// patience is how often a bot rethinks because its question changed meanwhile, before its job
	// is postponed.
	patience = 5
)

func botJobID(table string) string { return "bot " + table }

// botJob is a bot's next move at a table. Bots with which nobody plays come last.
func botJob(row *store.Table, at int64) store.Job {
	return thought(row, store.Job{ID: botJobID(row.ID), Kind: botKind, Payload: row.ID, RunAt: at})
}

// thought puts a job of a table's bots into its place among those of other tables.
func thought(row *store.Table, j store.Job) store.Job {
	j.Queue, j.Creator = store.Bots, row.Creator
	if people(row.Seats) == 0 {
		j.Rank = 1
	}
	return j
}

// botTurn lets one bot of a table make one move, or a whole draft. The step that stores the move
// also queues the next job, or drops it, so no crash can duplicate or lose a move.
func (t *Table) botTurn(ctx context.Context) error {
	for range patience {
		turn, err := t.botToAct()
		if bad, ok := err.(*rulesFailed); ok {
			return settled(t.do(ctx, func(*plan) error { return bad }))
		}
		if err != nil || turn == nil {
			return err
		}
		if err := t.propose(ctx, turn); err != nil {
			return err
		}
		moves, err := t.choose(ctx, turn)
		if err != nil {
			return err
		}
		err = t.do(ctx, func(p *plan) error { return p.playBot(turn, moves) })
		if errors.Is(err, ErrStale) {
			continue
		}
		return settled(err)
	}
	return ErrStale
}

// settled: a table that is frozen, or whose game has left, no longer needs bots.
func settled(err error) error {
	if errors.Is(err, ErrFrozen) || errors.Is(err, ErrDeparted) {
		return nil
	}
	return err
}

// botTurnAt is the question put to a bot: what it sees and which prompt it answers.
type botTurnAt struct {
	*seated
	scene  game.Scene
	knew   int // last record included in the scene
	prompt uint32
	talks  bool      // it may offer pacts
	late   bool      // playing for a person whose time is up
	safe   game.Move // fallback if the bot fails
}

// botToAct returns the first bot that must act, with what its seat sees; nil if there is none.
func (t *Table) botToAct() (turn *botTurnAt, err error) {
	r, err := t.host.luck()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.row.Status != store.Running {
		return nil, nil
	}
	defer func() {
		if p := recover(); p != nil {
			turn, err = nil, failure(p, nil)
		}
	}()
	s := (t.course.Awaiting() & (botSeats(t.row.Seats) | t.wait.Idle)).First()
	if s == game.Nobody {
		return nil, nil
	}
	q, _ := t.course.State.Prompt(s)
	bot, late := t.sit(s, &r), t.wait.Idle.Has(s)
	return &botTurnAt{
		seated: bot,
		scene:  t.scene(bot, &r),
		knew:   t.course.Len(),
		prompt: promptID(q, t.undos[s]),
		talks:  q.Kind == game.Draft && t.mode() != press.None && !late, // a bot must not make promises for a person
		late:   late,
		safe:   t.title.Lexicon().Safe(t.course.State.Options(nil, s)),
	}, nil
}

// botAt returns the bot playing a seat now: its own, or a stand-in for somebody who is late.
func (t *Table) botAt(s game.Seat) string {
	if t.wait.Idle.Has(s) && t.row.Seats[s].Bot == "" {
		return t.host.standIn(t.title)
	}
	return t.row.Seats[s].Bot
}

// choose asks the bot. If the bot fails or answers with an illegal move, that is logged and a safe
// move is made, so that nobody has to wait.
func (t *Table) choose(ctx context.Context, turn *botTurnAt) ([]game.Move, error) {
	thinking, cancel := bot.Within(ctx, t.host.Think)
	defer cancel()
	moves, err := t.ask(thinking, turn)
	t.chose(turn, err)
	if ctx.Err() != nil {
		return nil, ErrShutdown
	}
	if err != nil {
		t.host.Log.Error("bot failed, safe move taken", "bot", turn.name, "title", turn.title.Info().Slug, "table", t.id, "error", err)
		return []game.Move{turn.safe}, nil
	}
	return moves, nil
}

// ask lets the bot think, then tries its choice in the world behind its window.
func (t *Table) ask(ctx context.Context, turn *botTurnAt) (moves []game.Move, err error) {
	t.thinking.Lock()
	defer t.thinking.Unlock()
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	brain, err := turn.brain(t.host)
	if err != nil {
		return nil, err
	}
	moves, err = brain.Choose(ctx, turn.scene.Window(), nil)
	if err != nil {
		return nil, err
	}
	if len(moves) == 0 {
		return nil, errors.New("no move")
	}
	for _, m := range moves {
		if err := game.Apply(turn.scene.State, turn.seat, m, nil); err != nil {
			return nil, err
		}
	}
	return moves, nil
}

// playBot plays a bot's moves if its question is unchanged and nothing was agreed while it thought:
// it would break its word without knowing.
func (p *plan) playBot(turn *botTurnAt, moves []game.Move) error {
	if p.row.Status != store.Running || p.t.botAt(turn.seat) != turn.name || p.t.agreed(turn.seat) != agreed(turn.scene.Pacts) {
		return ErrStale
	}
	p.bot = true
	mark := "bot"
	if turn.late {
		mark = "late"
	}
	prompt := turn.prompt
	for _, m := range moves {
		if err := p.play(turn.seat, prompt, m, mark); err != nil {
			return err
		}
		q, _ := p.course.State.Prompt(turn.seat)
		prompt = promptID(q, p.t.undos[turn.seat])
	}
	return nil
}
