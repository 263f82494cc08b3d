package cardinals

import "outremer/game"

// How others have kept their word. A monarch notes at every turn of movement who has promised him
// peace and what was his, and sees afterwards who came nevertheless; likewise who has promised him
// help for a move and could give it, and who gave none when he went.

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
	aids  [majors]aid
	due   bool // there is something to judge
}

// aid is help that one has promised.
type aid struct {
	order
	n           int8 // how much he has promised: of several promises he may be able to keep only one
	went, given bool
}

// due reports whether help was promised and needed.
func (a *aid) due() bool { return a.n == 1 && a.went }

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
	*b = pledges{due: true}
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
	for _, x := range s.pacts {
		if q := helper(x); q != game.Nobody && joins(x, p, q) && q != p && s.aider(x) != noSpace {
			b.aids[q].promise(aidOrder(x))
		}
	}
}

func (a *aid) promise(o order) {
	if a.order != o {
		a.order = o
		a.n++
	}
}

// see notes a move of another.
func (b *pledges) see(q game.Seat, to Space) {
	if b.peace.Has(q) && b.mine.has(to) {
		b.came = b.came.With(q)
	}
}

// went notes a move of his own.
func (b *pledges) went(from, to Space) {
	for q := range b.aids {
		if a := &b.aids[q]; a.From == from && a.To == Place(to) {
			a.went = true
		}
	}
}

// helped notes help that another gave.
func (b *pledges) helped(q game.Seat, o order) {
	if q != game.Nobody && b.aids[q].order == o {
		b.aids[q].given = true
	}
}

// judge writes into the record who kept his word in the turn that is over.
func (b *pledges) judge(r *record) {
	if !b.due {
		return
	}
	for q := range game.Seat(majors) {
		a := &b.aids[q]
		switch {
		case b.came.Has(q) || a.due() && !a.given:
			r.broken[q], r.kept[q] = min(r.broken[q]+1, mostTurns/amends), 0
		case b.peace.Has(q) || a.due():
			r.kept[q] = min(r.kept[q]+1, mostTurns)
		}
	}
	*b = pledges{}
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
