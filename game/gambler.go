package game

// Gambler is implemented by states that can choose by chance without listing every option.
type Gambler interface {
	// Any returns one of the Options of s, each as likely as any other; false if there is none. Where
	// options have to be listed, it overwrites buf with them.
	Any(s Seat, r *Rand, buf *[]Move) (Move, bool)
}

// GamblerOf returns st as a Gambler; a state that is none lists its options.
func GamblerOf(st State) Gambler {
	if g, ok := st.(Gambler); ok {
		return g
	}
	return lister{st}
}

type lister struct{ State }

func (l lister) Any(s Seat, r *Rand, buf *[]Move) (Move, bool) {
	*buf = l.Options((*buf)[:0], s)
	return OneOf(*buf, r)
}

// OneOf returns one of some moves by chance; false if there is none.
func OneOf(moves []Move, r *Rand) (Move, bool) {
	if len(moves) == 0 {
		return Move{}, false
	}
	return moves[r.Intn(0, len(moves))], true
}
