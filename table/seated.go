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
	undos uint32 // that its seat had learnt of when it sat down
	told  int    // last record that it knew when it chose
	luck  game.Rand
	mind  game.Brain // made when it is first asked
}

// sit is the bot that plays a seat now. When it is another one than before, or moves that
// it remembers were taken back, a new one sits down.
func (t *Table) sit(s game.Seat, r *game.Rand) *seated {
	name := t.botAt(s)
	if b := t.bots[s]; b != nil && b.name == name && b.title == t.title && b.undos == t.undos[s] {
		return b
	}
	key := [2]uint64{r.Uint64(0), r.Uint64(0)}
	t.bots[s] = &seated{seat: s, name: name, title: t.title, undos: t.undos[s], luck: game.NewRand(key)}
	return t.bots[s]
}

// scene is what a bot may see. The truth stays at the table: the world is one that the
// seat could be in, and the news are those that it was told.
func (t *Table) scene(b *seated, r *game.Rand) game.Scene {
	w := game.Scene{State: t.course.State, Seat: b.seat, News: t.course.Since(b.told)}.Window()
	scene := game.Scene{State: w.World(nil, r), Seat: b.seat, News: w.News(nil)}
	if dip, err := t.diplomat(); err == nil {
		scene.Pacts = t.mail.Standings(dip, b.seat)
	}
	return scene
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

// chose notes what a bot knew when it chose. One that failed leaves its seat: what it
// remembers may be no good.
func (t *Table) chose(turn *botTurnAt, failed error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	turn.told = turn.knew
	if failed != nil && t.bots[turn.seat] == turn.seated {
		t.bots[turn.seat] = nil
	}
}
