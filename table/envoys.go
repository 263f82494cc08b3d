package table

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// Bots communicate only through pacts: they offer some when a draft begins, answer offers, and play
// by what was agreed. In free letters they look for pacts, too.

const (
	envoyKind = "envoy"
	// maxOffers is how many of a bot's unexpired offers can be open or declined before it stops
	// offering.
	maxOffers = 4
)

func (t *Table) envoyJob() store.Job {
	t.mu.Lock()
	defer t.mu.Unlock()
	return thought(&t.row, store.Job{ID: "envoy " + t.id, Kind: envoyKind, Payload: t.id, RunAt: t.host.now() + t.host.Pause.Milliseconds()})
}

// callEnvoys lets bots react to a letter: an offer to a bot needs an answer; an agreed pact makes
// it reconsider.
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

// reconsider reopens drafts that bots have sealed, so that they plan again with what was agreed.
// The table's turn must be held.
func (t *Table) reconsider(ctx context.Context, bots game.Seats) error {
	for ; bots != 0; bots = bots.Without(bots.First()) {
		if err := t.change(ctx, func(p *plan) error { return p.reopen(bots.First()) }); err != nil {
			return err
		}
	}
	return nil
}

// reopen reopens a sealed draft, if the rules allow it.
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

// envoyTurn answers the offers made to a table's bots.
func (t *Table) envoyTurn(ctx context.Context) error {
	for {
		o, err := t.openOffer()
		if err != nil || o == nil {
			return err
		}
		answer := press.Declined
		if t.accepts(o) {
			answer = press.Accepted
		}
		if err := t.alone(func() error { return t.answerFor(ctx, o, answer) }); err != nil {
			return err
		}
	}
}

// offerTo is an unanswered offer to a bot.
type offerTo struct {
	*seated
	scene  game.Scene
	letter store.Letter
	pact   game.Pact
}

// openOffer returns the first unanswered offer to a bot; nil if there is none.
func (t *Table) openOffer() (o *offerTo, err error) {
	r, err := t.host.luck()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	defer func() {
		if p := recover(); p != nil { // the rules failed: the next change will find out
			o, err = nil, fmt.Errorf("envoy: panic: %v", p)
		}
	}()
	letter, pact, ok := t.unanswered()
	if !ok {
		return nil, nil
	}
	bot := t.sit(pact.With, &r)
	return &offerTo{bot, t.scene(bot, &r), letter, pact}, nil
}

// unanswered returns the oldest unanswered offer to a bot.
func (t *Table) unanswered() (offer store.Letter, p game.Pact, ok bool) {
	dip, err := t.diplomat()
	if err != nil {
		return offer, p, false // the game has ended meanwhile
	}
	return t.mail.Unanswered(dip, botSeats(t.row.Seats))
}

// accepts asks a bot whether it agrees. A bot that fails or has no opinion does not.
func (t *Table) accepts(o *offerTo) (yes bool) {
	t.thinking.Lock()
	defer t.thinking.Unlock()
	defer func() {
		if bad := recover(); bad != nil {
			t.host.Log.Error("envoy failed, offer declined", "title", o.title.Info().Slug, "table", t.id, "error", fmt.Sprint(bad))
			yes = false
		}
	}()
	brain, err := o.brain(t.host)
	envoy, ok := brain.(game.Envoy)
	return err == nil && ok && envoy.Accept(o.scene.Window(), o.pact)
}

// resents reports whether a bot remembers a broken promise of another seat.
func (t *Table) resents(o *offerTo, other game.Seat) bool {
	t.thinking.Lock()
	defer t.thinking.Unlock()
	brain, err := o.brain(t.host)
	mind, ok := brain.(game.Rememberer)
	return err == nil && ok && mind.Resents(o.scene.Window(), other)
}

// answerFor sends a bot's answer to an offer, if that is still the pending one. The table's turn
// must be held.
func (t *Table) answerFor(ctx context.Context, o *offerTo, answer press.Answer) error {
	t.mu.Lock()
	now, _, ok := t.unanswered()
	t.mu.Unlock()
	if !ok || now.N != o.letter.N {
		return nil
	}
	return t.deliver(ctx, press.Reply(&o.letter, o.seat, answer))
}

// Heard is what a bot answers to a free letter.
type Heard struct {
	Asked    *game.Pact  // what it understood; nil for nothing
	Back     game.Pact   // the same promise as the bot would offer it
	More     bool        // it understood more than one wish, of which it is the first
	No       bool        // it understood nothing but what the writer does not want
	Agrees   bool        // it would promise that
	Stands   bool        // both have
	Waits    bool        // it has offered that, and waits for the writer's word
	Resents  bool        // the writer once broke a promise to it
	Possible []game.Pact // what the letter could have asked for
}

// Interpreter reads and writes letters for bots, which know no language.
type Interpreter interface {
	// Hear notes which of the possible pacts a letter asks for.
	Hear(letter string, heard *Heard)
	// Say puts an answer into words.
	Say(Heard) string
}

// Listen lets the bots among the readers of a seat's free letter answer it: with the pact that it
// asks for, as an offer, or in words. Letters to all players are not for anyone in particular.
func (t *Table) Listen(ctx context.Context, from game.Seat, to game.Seats, letter string, in Interpreter) error {
	ctx = store.WithKey(ctx, store.Key{}) // an answer is another letter than the one that was asked for once
	t.mu.Lock()
	to &= botSeats(t.row.Seats)
	t.mu.Unlock()
	for ; to != 0; to = to.Without(to.First()) {
		if err := t.listen(ctx, from, to.First(), letter, in); err != nil {
			return err
		}
	}
	return nil
}

func (t *Table) listen(ctx context.Context, from, bot game.Seat, letter string, in Interpreter) error {
	var heard Heard
	o, err := t.addressed(from, bot, &heard)
	if err != nil || o == nil {
		return err
	}
	in.Hear(letter, &heard)
	if heard.Asked != nil {
		o.pact = *heard.Asked
		heard.Agrees = t.accepts(o)
		heard.Resents = t.resents(o, from)
	}
	return t.alone(func() error { return t.deliver(ctx, t.reply(from, bot, &heard, in)) })
}

// addressed returns the bot that a letter is for; nil if no pacts can be made now.
func (t *Table) addressed(from, bot game.Seat, heard *Heard) (o *offerTo, err error) {
	r, err := t.host.luck()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	defer func() {
		if p := recover(); p != nil { // the rules failed: the next change will find out
			o, err = nil, fmt.Errorf("envoy: panic: %v", p)
		}
	}()
	dip, err := t.diplomat()
	if err != nil {
		return nil, nil //nolint:nilerr // bots talk of nothing else
	}
	heard.Possible = dip.Pacts(nil, from, bot)
	b := t.sit(bot, &r)
	return &offerTo{seated: b, scene: t.scene(b, &r)}, nil
}

// reply returns a bot's answer to a free letter. It offers what it would promise, if it can.
func (t *Table) reply(from, bot game.Seat, heard *Heard, in Interpreter) store.Letter {
	t.mu.Lock()
	defer t.mu.Unlock()
	l := store.Letter{Seat: bot, Readers: game.Only(from)}
	if heard.Agrees {
		t.weigh(bot, from, heard)
	}
	if heard.Agrees && !heard.Stands && !heard.Waits {
		l = t.mail.Proposal(heard.Back, game.Only(from))
	}
	l.Text = in.Say(*heard)
	return l
}

// weigh notes whether a pact that a bot agrees to was made already, waits for the other's word, or
// cannot be made any more.
func (t *Table) weigh(bot, from game.Seat, heard *Heard) {
	dip, err := t.diplomat()
	if err != nil {
		heard.Agrees = false
		return
	}
	for _, a := range t.mail.Agreements(dip, bot) {
		if a.Stands() && (a.Pact == heard.Back || a.Pact == *heard.Asked) {
			heard.Stands = heard.Stands || a.Answer == press.Accepted
			heard.Waits = heard.Waits || a.Answer == "" && a.Pact == heard.Back
		}
	}
	heard.Agrees = heard.Stands || heard.Waits || slices.Contains(dip.Pacts(nil, bot, from), heard.Back)
}

// propose lets a drafting bot offer pacts.
func (t *Table) propose(ctx context.Context, turn *botTurnAt) error {
	offers := t.offersOf(turn)
	if len(offers) == 0 {
		return nil
	}
	t.turn.Lock()
	defer t.turn.Unlock()
	if t.outdated(turn) {
		return nil // it thinks again, and may offer something else
	}
	for _, l := range t.proposals(turn.seat, offers) {
		if err := t.deliver(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

// outdated reports whether a bot has agreed to something since it looked, such as to help another
// where it is about to ask for help itself.
func (t *Table) outdated(turn *botTurnAt) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.agreed(turn.seat) != agreed(turn.scene.Pacts)
}

// offersOf asks a bot what it wants to offer. A bot that fails offers nothing.
func (t *Table) offersOf(turn *botTurnAt) (offers []game.Pact) {
	if !turn.talks {
		return nil
	}
	t.thinking.Lock()
	defer t.thinking.Unlock()
	defer func() {
		if bad := recover(); bad != nil {
			t.host.Log.Error("envoy failed, nothing offered", "title", turn.title.Info().Slug, "table", t.id, "error", fmt.Sprint(bad))
			offers = nil
		}
	}()
	brain, err := turn.brain(t.host)
	envoy, ok := brain.(game.Envoy)
	if err != nil || !ok {
		return nil
	}
	return envoy.Propose(turn.scene.Window(), nil)
}

// proposals returns the letters for those of a bot's offers that can be made now. While one is open
// the same is not offered with another date.
func (t *Table) proposals(s game.Seat, offers []game.Pact) (list []store.Letter) {
	t.mu.Lock()
	defer t.mu.Unlock()
	dip, err := t.diplomat()
	if err != nil {
		return nil
	}
	lex := t.title.Lexicon()
	tried, open, left := map[game.Pact]bool{}, map[game.Pact]bool{}, maxOffers
	for _, a := range t.mail.Agreements(dip, s) {
		if a.Pact.By != s || a.Lapsed {
			continue
		}
		tried[a.Pact] = true
		if a.Answer == "" {
			open[lex.Undated(a.Pact)] = true
		}
		if a.Answer != press.Accepted {
			left--
		}
	}
	for _, p := range offers {
		same := lex.Undated(p)
		if left > 0 && !tried[p] && !open[same] && t.mayOffer(dip, s, p) {
			list = append(list, t.proposal(p))
			open[same] = true
			left--
		}
	}
	return list
}

// mayOffer reports whether a seat can offer a pact now. A bot may be wrong about that.
func (t *Table) mayOffer(dip game.Diplomat, s game.Seat, p game.Pact) bool {
	return p.By == s && game.AllSeats(len(t.row.Seats)).Has(p.With) && slices.Contains(dip.Pacts(nil, s, p.With), p)
}

// proposal is a bot's letter with an offer.
func (t *Table) proposal(p game.Pact) store.Letter {
	if t.mode() == press.Full {
		return t.mail.Proposal(p, game.Only(p.With))
	}
	return t.mail.Proposal(p, 0)
}

// luck returns a generator from the host's randomness, for bots.
func (h *Host) luck() (game.Rand, error) {
	key, err := h.bytes(16)
	if err != nil {
		return game.Rand{}, err
	}
	return game.NewRand([2]uint64{binary.BigEndian.Uint64(key), binary.BigEndian.Uint64(key[8:])}), nil
}
