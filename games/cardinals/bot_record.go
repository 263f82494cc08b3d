package cardinals

import "outremer/game"

// How others have kept their word. A monarch notes at every turn of movement who has promised him
// peace and what was his, and sees afterwards who came nevertheless.

// record is how often each has broken his word to one monarch, and how often he has kept it since, in
// turns of movement.
type record struct{ kept, broken [majors]int8 }

// mostTurns is how many of them count.
const mostTurns = 100

// pledges is what a monarch relied on when he last gave orders.
type pledges struct {
	peace game.Seats // with whom he had it
	mine  spaces     // his centres and units
	came  game.Seats // who attacked one of them since
	due   bool       // there is something to judge
}

// amends is how many turns of kept promises make up for a broken one.
const amends = 8

// distrusts reports whether the seat that thinks relies on q no longer.
func (r *record) distrusts(q game.Seat) bool {
	return q != game.Nobody && r.broken[q] > 0 && r.kept[q] < amends*r.broken[q]
}

// believes decides by chance whether a promise of q is taken to be kept: three times of four at
// first, and by his record later.
func (r *record) believes(q game.Seat, luck *game.Rand) bool {
	breaks := 1 + 3*int(r.broken[q])
	return luck.Intn(0, 3+breaks+int(r.kept[q])/4) >= breaks
}

// rely notes whom p trusts in the turn for which he gives orders now.
func (b *pledges) rely(s *counsel, p game.Seat) {
	b.peace, b.mine, b.came, b.due = 0, spaces{}, 0, true
	for q := range s.live().All() {
		if q != p && s.atPeace(p, q) {
			b.peace = b.peace.With(q)
		}
	}
	for at := range Space(len(s.f.spaces)) {
		if s.isAgainst(at, p) {
			b.mine.add(at)
		}
	}
}

// see notes a move of another.
func (b *pledges) see(q game.Seat, to Space) {
	if b.peace.Has(q) && b.mine.has(to) {
		b.came = b.came.With(q)
	}
}

// judge writes into the record who kept his word in the turn that is over.
func (b *pledges) judge(r *record) {
	if !b.due {
		return
	}
	for q := range b.peace.All() {
		if b.came.Has(q) {
			r.broken[q], r.kept[q] = min(r.broken[q]+1, mostTurns/amends), 0
		} else {
			r.kept[q] = min(r.kept[q]+1, mostTurns)
		}
	}
	b.peace, b.due = 0, false
}

// recall returns the record with the news that he has not chosen upon yet: letters come in between.
func (b *memory) recall(s *State, w game.Window) record {
	now := *b
	now.hear(s, w)
	b.news = now.news
	return now.record
}

// Resents implements game.Rememberer.
func (b *brain) Resents(w game.Window, q game.Seat) bool {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	r := b.recall(&s.State, w)
	return r.distrusts(q)
}

var _ game.Rememberer = (*brain)(nil)
