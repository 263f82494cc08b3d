package game

// Scene is a game as the host shows it to one seat.
type Scene struct {
	State State // the game, or a world sampled for the seat: the window looks the same
	Seat  Seat
	News  []Event    // what happened since the seat last chose; at first, since the game began
	Pacts []Standing // those that the seat is part of
}

// Window opens on the scene.
func (x Scene) Window() Window { return Window{x} }

// Window is everything a player gets: what the seat sees, what it was told, its pacts, and worlds
// consistent with all this. Everything in it depends only on what the seat may know; the true state
// cannot be reached from it.
type Window struct{ scene Scene }

// Seat returns whose window it is.
func (w Window) Seat() Seat { return w.scene.Seat }

// Prompt is the question put to the seat; false if it is not asked anything.
func (w Window) Prompt() (Prompt, bool) { return w.scene.State.Prompt(w.scene.Seat) }

// Options appends the legal answers in canonical order.
func (w Window) Options(dst []Move) []Move { return w.scene.State.Options(dst, w.scene.Seat) }

// Any returns one of the legal answers by chance, as [Gambler.Any].
func (w Window) Any(r *Rand, buf *[]Move) (Move, bool) {
	return GamblerOf(w.scene.State).Any(w.scene.Seat, r, buf)
}

// View is what the seat sees of the game, as [State.View].
func (w Window) View() any { return w.scene.State.View(w.scene.Seat) }

// News appends what happened since the seat last chose, as the seat saw it. A brain that
// is asked for the first time is told everything since the game began.
func (w Window) News(dst []Event) []Event {
	for _, e := range w.scene.News {
		if e, ok := e.For(w.scene.Seat); ok {
			dst = append(dst, e)
		}
	}
	return dst
}

// Pacts are those that the seat is part of, in the order in which they were offered.
func (w Window) Pacts() []Standing { return w.scene.Pacts }

// World returns a random world consistent with what the seat knows, with its own luck, in which a
// brain may play and sample freely. It overwrites dst, a state of the same title, and allocates
// only if dst is nil.
func (w Window) World(dst State, r *Rand) State {
	if dst == nil {
		dst = w.scene.State.Clone()
	} else {
		dst.CopyFrom(w.scene.State)
	}
	dst.Sample(w.scene.Seat, r)
	return dst
}
