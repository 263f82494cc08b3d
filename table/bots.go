package table

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

const (
	botKind = "bot"
	// lease is how long a claimed job is reserved. If the process that claimed it dies while
	// another keeps running, the bot is silent for that long.
	lease = 30 * time.Second
	// patience is how often a bot rethinks because its question changed meanwhile, before its job
	// is postponed.
	patience = 5
)

func botJobID(table string) string { return "bot " + table }

// wakeJobs tells the runner that a job was queued.
func (h *Host) wakeJobs() {
	select {
	case h.wake <- struct{}{}:
	default:
	}
}

// glance is how long a node sleeps at most that shares its store: another may put a job.
const glance = time.Second

// runJobs runs jobs concurrently as they fall due, until the host stops.
func (h *Host) runJobs() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	slots := make(chan struct{}, h.Workers)
	for {
		wait, err := h.startDue(ctx, slots)
		if err != nil {
			h.Log.Error("jobs", "error", err)
			wait = time.Second
		}
		if h.Store.Shared() {
			wait = min(wait, glance)
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-h.wake:
		case <-h.closing:
			timer.Stop()
			cancel()
			for range h.Workers { // wait for all to end
				slots <- struct{}{}
			}
			return
		}
		timer.Stop()
	}
}

// startDue starts due jobs while there are free slots, and returns how long to wait for the next. A
// freed slot wakes the runner.
func (h *Host) startDue(ctx context.Context, slots chan struct{}) (time.Duration, error) {
	for {
		at, ok, err := h.Store.NextJob(ctx)
		if err != nil || !ok {
			return time.Minute, err
		}
		if wait := at - h.now(); wait > 0 {
			return time.Duration(wait) * time.Millisecond, nil
		}
		free := cap(slots) - len(slots)
		if free == 0 {
			return time.Minute, nil
		}
		due, err := h.Store.ClaimJobs(ctx, h.now(), lease.Milliseconds(), free)
		if err != nil || len(due) == 0 {
			return time.Second, err
		}
		for _, j := range due {
			if j.Kind == callKind {
				h.ended.Go(func() { h.call(ctx, j) })
				continue
			}
			if strings.HasPrefix(j.Kind, errandKind) {
				h.ended.Go(func() { h.errand(ctx, j) })
				continue
			}
			slots <- struct{}{}
			go func() {
				h.runJob(ctx, j)
				<-slots
				h.wakeJobs()
			}()
		}
	}
}

// runJob runs a job. A failed job is retried with growing delays.
func (h *Host) runJob(ctx context.Context, j store.Job) {
	err := h.atTable(ctx, j)
	after := context.WithoutCancel(ctx)
	if err == nil {
		err = h.Store.FinishJob(after, j)
	} else {
		wait := int64(0) // stopping: due at once when the server is back
		if !errors.Is(err, ErrShutdown) && ctx.Err() == nil {
			wait = time.Second.Milliseconds() << min(j.Attempt, 10)
		}
		if wait > 0 && !errors.Is(err, ErrHalted) { // already reported by the table
			h.Log.Error("job failed", "kind", j.Kind, "table", j.Payload, "attempt", j.Attempt, "error", err)
		}
		err = h.Store.RetryJob(after, j, h.now()+wait, err.Error())
	}
	if err != nil {
		h.Log.Error("job", "id", j.ID, "error", err)
	}
}

// atTable opens a job's table and does the job there. If the table is gone, there is nothing to do.
func (h *Host) atTable(ctx context.Context, j store.Job) error {
	id, _, _ := strings.Cut(j.Payload, " ")
	t, err := h.Open(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer t.Release()
	if err := t.current(ctx); err != nil { // the job may be of a step that was taken elsewhere
		return err
	}
	if t.halted() {
		return ErrHalted // the job waits with the table
	}
	switch j.Kind {
	case envoyKind:
		return t.envoyTurn(ctx)
	case clockKind:
		return t.timeUp(ctx)
	case expireKind:
		return t.expire(ctx)
	case seatKind:
		return t.offerSeat(ctx)
	case nearKind, lastKind:
		return t.warn(ctx, j)
	default:
		return t.botTurn(ctx)
	}
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

// settled: a frozen table no longer needs bots.
func settled(err error) error {
	if errors.Is(err, ErrFrozen) {
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
	thinking, cancel := context.WithTimeout(ctx, t.host.Think)
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

// playBot plays a bot's moves if its question is unchanged.
func (p *plan) playBot(turn *botTurnAt, moves []game.Move) error {
	if p.row.Status != store.Running || p.t.botAt(turn.seat) != turn.name {
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
