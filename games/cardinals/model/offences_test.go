package model

import (
	"fmt"
	"maps"
	"slices"

	"outremer/game/gametest"
)

// Offences that published orders show: an attack on Rome (a), control of Rome (b) and help for an
// excommunicated Monarch (i) [2r(6)]. Tithes are paid in secret, so they are left to others.

type offences struct {
	attacks []attack
	helps   []help
	holds   map[int]int // orders to hold, by seat
	total   map[int]int
	halved  map[int]bool
	banned  map[int]string // season in which a Monarch was excommunicated
	before  map[int]bool   // who was excommunicated when orders were given
	papal   bool           // whether Rome was the Pope's when the turn began
}

type attack struct {
	by       int
	from, to string
}

type help struct {
	by       int
	of, into string
}

func newOffences() offences {
	return offences{
		holds: map[int]int{}, total: map[int]int{}, halved: map[int]bool{}, banned: map[int]string{}, before: map[int]bool{}, papal: true,
	}
}

// supported: whom a unit helps; a convoy names the army and where it lands.
func (b *board) supported(e gametest.Told) error {
	h := help{by: int(e.Seat), of: space(e.Args[2])}
	if len(e.Args) > 3 {
		h.into = space(e.Args[3])
	}
	b.helps = append(b.helps, h)
	return b.ordered(e)
}

// turn: a new season begins. After movement, excommunications have to be for something; before
// movement, those of two turns ago have lapsed.
func (b *board) turn(e gametest.Told) error {
	b.march()
	if e.Args[0] == "mid" || e.Args[0] == "end" {
		b.season = e.Args[0]
		return b.halves()
	}
	return b.newOrders(e.Args[0])
}

// halves: an excommunicated Monarch orders half of his units to hold, or all of them do [2r(4)(c)].
func (b *board) halves() error {
	for s := range b.before {
		if held, all := b.holds[s], b.total[s]; held < all/2 || b.halved[s] && held != all {
			return differ("units of "+b.houses[s].slug+" that hold", held, fmt.Sprint("half of ", all))
		}
	}
	return nil
}

// punished: an Italian Pope overlooks nobody, unless there is an antipope [2r(1)], [2r(2)].
func (b *board) punished() error {
	for s, h := range b.houses {
		guilty := b.papal && b.attacked(s) || b.holder[rome] == s || b.helpedBanned(s)
		if guilty && b.catholic(s) && b.pope == "italian" && len(b.antipope) == 0 && b.banned[s] != b.season {
			return differ("excommunication of "+h.slug, "none", "for Rome, or for help to the excommunicated")
		}
	}
	return nil
}

// newOrders forgets the orders of the last turn.
func (b *board) newOrders(season string) error {
	if err := b.punished(); err != nil {
		return err
	}
	b.season, b.done = season, false
	clear(b.moves)
	clear(b.driven)
	old := b.banned
	b.offences = newOffences()
	b.banned = old
	for s, when := range b.banned {
		if ended := season == "early" && when == "mid" || season == "late" && when == "end"; ended {
			delete(b.banned, s)
			continue
		}
		b.before[s] = true
	}
	b.began = maps.Clone(b.units)
	owner, there := b.units[rome]
	b.papal = b.holder[rome] == nobody && (!there || owner == nobody)
	return nil
}

func (b *board) half(e gametest.Told) error {
	b.halved[int(e.Seat)] = true
	return differ(b.houses[e.Seat].slug+" is excommunicated", b.before[int(e.Seat)], true)
}

// excommunicated: a Catholic, while there is no antipope [2r(1)], for something that was done.
func (b *board) excommunicated(e gametest.Told) error {
	s, why := int(e.Seat), e.Args[0]
	b.banned[s] = b.season
	guilty := true
	switch why {
	case "a":
		guilty = b.papal && b.attacked(s)
	case "b":
		guilty = b.holder[rome] == s
	case "i":
		guilty = b.helpedBanned(s)
	}
	if !b.catholic(s) || !guilty || len(b.antipope) > 0 {
		return differ("excommunication of "+b.houses[s].slug, why, "none")
	}
	return nil
}

// attacked: moved against Rome, or helped another great power that did.
func (b *board) attacked(s int) bool {
	for _, a := range b.attacks {
		if a.by == s && a.to == rome {
			return true
		}
	}
	for _, h := range b.helps {
		owner, ok := b.stood(h.of)
		if h.by == s && h.into == rome && ok && owner != nobody && b.matches(h, owner) {
			return true
		}
	}
	return false
}

// helpedBanned: supported or convoyed a unit of another Monarch who was excommunicated [R99].
func (b *board) helpedBanned(s int) bool {
	for _, h := range b.helps {
		owner, ok := b.stood(h.of)
		if h.by == s && ok && owner != s && b.before[owner] && b.matches(h, owner) {
			return true
		}
	}
	return false
}

// matches: orders count, not success, but there must be a move to help [R100].
func (b *board) matches(h help, owner int) bool {
	return h.into == "" || slices.Contains(b.attacks, attack{owner, h.of, h.into})
}

// stood is whose unit began the turn in a space.
func (b *board) stood(at string) (int, bool) {
	owner, ok := b.began[at]
	return owner, ok
}

func (b *board) lapsed(e gametest.Told) error {
	_, still := b.banned[int(e.Seat)]
	return differ(b.houses[e.Seat].slug+" is excommunicated", still, false)
}

func (b *board) invested(e gametest.Told) error { b.antipope[e.Args[0]] = true; return nil }
func (b *board) deposed(e gametest.Told) error  { delete(b.antipope, e.Args[0]); return nil }

func (b *board) elected(e gametest.Told) error {
	b.pope = e.Args[0]
	clear(b.antipope)
	return nil
}
