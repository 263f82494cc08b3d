package table

import (
	"fmt"

	"outremer/game"
)

// seated is a bot at work.
type seated struct {
	seat  game.Seat
	name  string
	title game.Title
	undos uint32 // undos its seat had learnt of when it sat down
	told  int    // last record it knew when it chose
	luck  game.Rand
	mind  game.Brain // made when it is first asked
}

// sit returns the bot that plays a seat now. If that is a different bot than before, or moves it
// remembers were undone, a new one is seated.
func (t *Table) sit(s game.Seat, r *game.Rand) *seated {
	name := t.botAt(s)
	if b := t.bots[s]; b != nil && b.name == name && b.title == t.title && b.undos == t.undos[s] {
		return b
	}
	key := [2]uint64{r.Uint64(0), r.Uint64(0)}
	t.bots[s] = &seated{seat: s, name: name, title: t.title, undos: t.undos[s], luck: game.NewRand(key)}
	return t.bots[s]
}

// scene is what a bot may see. The true state stays at the table: the world is one the seat could
// be in, and the news is what it was told.
func (t *Table) scene(b *seated, r *game.Rand) game.Scene {
	w := game.Scene{State: t.course.State, Seat: b.seat, News: t.course.Since(b.told)}.Window()
	scene := game.Scene{State: w.World(nil, r), Seat: b.seat, News: w.News(nil)}
	scene.Pacts = t.standings(b.seat)
	return scene
}

// standings is the pacts that a seat is part of.
func (t *Table) standings(s game.Seat) []game.Standing {
	dip, err := t.diplomat()
	if err != nil {
		return nil
	}
	return t.mail.Standings(dip, s)
}

// agreed is how many pacts a seat has agreed to so far.
func (t *Table) agreed(s game.Seat) int { return agreed(t.standings(s)) }

func agreed(list []game.Standing) (n int) {
	for _, x := range list {
		if x.Status == game.Agreed {
			n++
		}
	}
	return n
}

// brain is what the bot thinks with.
func (b *seated) brain(h *Host) (game.Brain, error) {
	if b.mind == nil {
		player, ok := h.Players[b.name]
		if !ok {
			return nil, fmt.Errorf("no bot is called %q", b.name)
		}
		b.mind = player.New(b.title, &b.luck)
	}
	return b.mind, nil
}

// chose records what a bot knew when it chose. A bot that failed is unseated: its memory may be
// corrupt.
func (t *Table) chose(turn *botTurnAt, failed error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	turn.told = turn.knew
	if failed != nil && t.bots[turn.seat] == turn.seated {
		t.bots[turn.seat] = nil
	}
}
