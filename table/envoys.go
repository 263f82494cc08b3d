package table

import (
	"context"
	"encoding/binary"
	"fmt"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// Bots take part in the talk by pacts alone: they offer some when a draft begins, answer
// what they are offered, and play by what was agreed.

const (
	envoyKind = "envoy"
	// maxOffers is how many offers of a bot can be open or turned down before their
	// time is over. After that it is silent.
	maxOffers = 4
)

func (t *Table) envoyJob() store.Job {
	return store.Job{ID: "envoy " + t.id, Kind: envoyKind, Payload: t.id, RunAt: t.host.now() + t.host.Pause.Milliseconds()}
}

// callEnvoys sees to what a letter means for bots: an offer to one of them waits for an
// answer; a pact that was agreed lets it think again.
func (t *Table) callEnvoys(ctx context.Context, l *store.Letter) error {
	t.mu.Lock()
	bots := botSeats(t.row.Seats)
	offer := t.mail.Offered(l.N)
	var agreed *game.Pact
	if press.Answer(l.Word) == press.Accepted {
		agreed = t.mail.Offered(l.Re)
	}
	t.mu.Unlock()
	if offer != nil && bots.Has(offer.With) {
		if err := t.host.Store.PutJob(ctx, t.envoyJob()); err != nil {
			return t.wrap("envoy", err)
		}
		t.host.wakeJobs()
	}
	if agreed != nil {
		return t.reconsider(ctx, bots&game.Only(agreed.By, agreed.With))
	}
	return nil
}

// reconsider reopens the drafts that bots have sealed, so that they plan anew with what
// was agreed. The table's turn is held.
func (t *Table) reconsider(ctx context.Context, bots game.Seats) error {
	for ; bots != 0; bots = bots.Without(bots.First()) {
		if err := t.change(ctx, func(p *plan) error { return p.reopen(bots.First()) }); err != nil {
			return err
		}
	}
	return nil
}

// reopen takes back a sealed draft, if the rules offer that.
func (p *plan) reopen(s game.Seat) error {
	if p.row.Status != store.Running || p.course.State.Awaiting().Has(s) {
		return errNoChange
	}
	q, ok := p.course.State.Prompt(s)
	if !ok || q.Kind != game.Draft {
		return errNoChange
	}
	moves := p.course.State.Options(nil, s)
	if len(moves) != 1 {
		return errNoChange
	}
	return p.play(s, promptID(q, p.t.undos[s]), moves[0], "bot")
}

// envoyTurn answers the offers that bots of a table have got.
func (t *Table) envoyTurn(ctx context.Context) error {
	return t.alone(func() error {
		for {
			l, err := t.envoyReply()
			if err != nil || l == nil {
				return err
			}
			if err := t.deliver(ctx, *l); err != nil {
				return err
			}
		}
	})
}

// envoyReply is a bot's answer to the first offer that waits for one; nil if none does.
func (t *Table) envoyReply() (*store.Letter, error) {
	r, err := t.host.luck()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	dip, err := t.diplomat()
	if err != nil {
		return nil, nil // the game has ended meanwhile
	}
	offer, p, ok := t.mail.Unanswered(dip, botSeats(t.row.Seats))
	if !ok {
		return nil, nil
	}
	answer := press.Declined
	if t.accepts(dip, p, &r) {
		answer = press.Accepted
	}
	l := press.Reply(&offer, p.With, answer)
	return &l, nil
}

// accepts asks a bot whether it agrees. One that fails or has no opinion does not.
func (t *Table) accepts(dip game.Diplomat, p game.Pact, r *game.Rand) (yes bool) {
	defer func() {
		if bad := recover(); bad != nil {
			t.host.Log.Error("envoy failed, offer declined", "title", t.row.Title, "table", t.id, "error", fmt.Sprint(bad))
			yes = false
		}
	}()
	world := t.course.State.Clone()
	world.Sample(p.With, r)
	envoy, ok := world.(game.Envoy)
	if !ok {
		return false
	}
	envoy.Rely(p.With, t.mail.Agreed(dip, p.With))
	return envoy.Accept(p.With, p, r)
}

// propose lets a bot that drafts offer pacts.
func (t *Table) propose(ctx context.Context, turn *botTurnAt) error {
	t.turn.Lock()
	defer t.turn.Unlock()
	list, err := t.proposals(turn)
	if err != nil {
		return err
	}
	for _, l := range list {
		if err := t.deliver(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

func (t *Table) proposals(turn *botTurnAt) (list []store.Letter, err error) {
	r, err := t.host.luck()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	envoy, ok := turn.world.(game.Envoy)
	dip, failed := t.diplomat()
	if !ok || failed != nil || turn.kind != game.Draft || t.mode() == press.None {
		return nil, nil
	}
	defer func() {
		if bad := recover(); bad != nil {
			t.host.Log.Error("envoy failed, nothing offered", "title", t.row.Title, "table", t.id, "error", fmt.Sprint(bad))
			list = nil
		}
	}()
	tried := map[game.Pact]bool{}
	left := maxOffers
	for _, a := range t.mail.Agreements(dip, turn.seat) {
		if a.Pact.By == turn.seat && !a.Lapsed {
			tried[a.Pact] = true
			if a.Answer != press.Accepted {
				left--
			}
		}
	}
	for _, p := range envoy.Propose(nil, turn.seat, &r) {
		if left > 0 && !tried[p] {
			list = append(list, t.proposal(p))
			left--
		}
	}
	return list, nil
}

// proposal is a bot's letter with an offer.
func (t *Table) proposal(p game.Pact) store.Letter {
	if t.mode() == press.Full {
		return t.mail.Proposal(p, game.Only(p.With))
	}
	return t.mail.Proposal(p, 0)
}

// luck is a generator of the host's own, for what bots do.
func (h *Host) luck() (game.Rand, error) {
	key, err := h.bytes(16)
	if err != nil {
		return game.Rand{}, err
	}
	return game.NewRand([2]uint64{binary.BigEndian.Uint64(key), binary.BigEndian.Uint64(key[8:])}), nil
}
