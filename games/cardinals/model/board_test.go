package model

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"outremer/game"
	"outremer/game/gametest"
)

// board is the map with what stands on it.
type board struct {
	look     func(any) error
	houses   []house
	holder   map[string]int   // of a centre
	claims   map[string][]int // who counts a centre for victory only [6b], [6c]
	units    map[string]int   // by space
	began    map[string]int   // where units stood when the turn began
	driven   map[string]int   // dislodged units, by the space they have to leave
	doomed   []string         // units that are destroyed where they stand
	moves    map[string]move  // orders to move, by the space they start from
	done     bool             // whether the moves were carried out
	season   string
	antipope map[string]bool
	pope     string
	offences
}

type house struct {
	slug, faith string
}

type move struct {
	to        string
	succeeded bool
}

const nobody = -1

// view is what the board shows at the start.
type view struct {
	Centres []struct {
		Space, Holder string
		Claims        []string
	}
	Dynasties []struct{ Slug, Faith string }
	Units     []struct{ Space, Owner string }
}

// see reads the board at the first question.
func (b *board) see() error {
	var v view
	if err := b.look(&v); err != nil {
		return err
	}
	b.holder, b.claims, b.units = map[string]int{}, map[string][]int{}, map[string]int{}
	b.driven, b.moves, b.antipope = map[string]int{}, map[string]move{}, map[string]bool{}
	b.season, b.pope = "early", "italian"
	b.offences = newOffences()
	for _, d := range v.Dynasties {
		b.houses = append(b.houses, house{d.Slug, d.Faith})
	}
	for _, c := range v.Centres {
		b.holder[c.Space] = b.seat(c.Holder)
		for _, slug := range c.Claims {
			b.claims[c.Space] = append(b.claims[c.Space], b.seat(slug))
		}
	}
	for _, u := range v.Units {
		b.units[u.Space] = b.seat(u.Owner)
	}
	b.began = maps.Clone(b.units)
	return nil
}

func (b *board) seat(slug string) int {
	return slices.IndexFunc(b.houses, func(h house) bool { return h.slug == slug })
}

func (b *board) catholic(seat int) bool { return seat >= 0 && b.houses[seat].faith == "catholic" }

// space is where a place lies: a coast belongs to its space.
func space(place string) string {
	for _, coast := range []string{"-nc", "-ec", "-sc", "-wc"} {
		place = strings.TrimSuffix(place, coast)
	}
	return place
}

// differ is a disagreement.
func differ(what string, got, want any) error {
	if fmt.Sprint(got) == fmt.Sprint(want) {
		return nil
	}
	return fmt.Errorf("%s: got %v, want %v", what, got, want)
}

// Asked looks at the board before the first move.
func (b *board) Asked(game.Seat, string, [][]string) error {
	if b.holder != nil {
		return nil
	}
	return b.see()
}

// Chose keeps no secrets: orders are read when they are published.
func (b *board) Chose(game.Seat, []string) error { return nil }

// Hear follows what is published.
func (b *board) Hear(e gametest.Told) error {
	if hear, ok := hearings[e.What]; ok {
		return hear(b, e)
	}
	return nil
}

var hearings = map[string]func(*board, gametest.Told) error{
	"held": (*board).ordered, "moved": (*board).moved, "ferried": (*board).moved, "supported": (*board).supported,
	"supported-move": (*board).supported, "convoyed": (*board).supported, "result": (*board).result,
	"destroyed": (*board).destroyed, "disbanded": (*board).removed,
	"retreated": (*board).retreated, "built": (*board).built, "minor-built": (*board).built,
	"broke-away": (*board).brokeAway, "failed": (*board).failed,
	"independent": (*board).independent, "minor-made": (*board).independent, "controlled": (*board).controlled,
	"credited": (*board).credited, "count": (*board).count, "turn": (*board).turn,
	"excommunicated": (*board).excommunicated, "lapsed": (*board).lapsed, "half": (*board).half,
	"antipope": (*board).invested, "antipope-gone": (*board).deposed, "elected": (*board).elected,
}

// ordered: each order is for a unit that stands there, and for its master.
func (b *board) ordered(e gametest.Told) error {
	at := space(e.Args[1])
	owner, there := b.units[at]
	if !there {
		return differ("unit in "+at, "ordered", "none")
	}
	if e.What == "held" {
		b.holds[int(e.Seat)]++
	}
	b.total[int(e.Seat)]++
	return differ("master of the unit in "+at, int(e.Seat), owner)
}

func (b *board) moved(e gametest.Told) error {
	at, to := space(e.Args[1]), space(e.Args[2])
	b.moves[at] = move{to: to}
	b.attacks = append(b.attacks, attack{int(e.Seat), at, to})
	return b.ordered(e)
}

func (b *board) result(e gametest.Told) error {
	if m, ok := b.moves[e.Args[0]]; ok {
		m.succeeded = e.Args[1] == "succeeds"
		b.moves[e.Args[0]] = m
	}
	return nil
}

// destroyed is told amid the results, before the moves are carried out.
func (b *board) destroyed(e gametest.Told) error {
	b.doomed = append(b.doomed, space(e.Args[1]))
	return nil
}

// march carries out all moves at once; who stood where another comes in is driven out.
func (b *board) march() {
	if b.done || len(b.moves) == 0 { // nothing was ordered yet
		return
	}
	b.done = true
	came := map[string]int{}
	for from, m := range b.moves {
		if m.succeeded {
			came[m.to] = b.units[from]
		}
	}
	for from, m := range b.moves {
		if m.succeeded {
			delete(b.units, from)
		}
	}
	for to, owner := range came {
		if old, there := b.units[to]; there {
			b.driven[to] = old
		}
		b.units[to] = owner
	}
	for _, at := range b.doomed {
		delete(b.driven, at)
	}
	b.doomed = nil
}

func (b *board) removed(e gametest.Told) error {
	b.march()
	at := space(e.Args[1])
	if _, ok := b.driven[at]; ok {
		delete(b.driven, at)
		return nil
	}
	_, there := b.units[at]
	delete(b.units, at)
	return differ("unit in "+at+" to be removed", true, there)
}

func (b *board) retreated(e gametest.Told) error {
	b.march()
	from, to := space(e.Args[1]), space(e.Args[2])
	owner, ok := b.driven[from]
	if _, taken := b.units[to]; taken || !ok || owner != int(e.Seat) {
		return differ("retreat from "+from+" to "+to, e.Seat, "not allowed")
	}
	delete(b.driven, from)
	b.units[to] = owner
	return nil
}

func (b *board) built(e gametest.Told) error {
	b.march()
	at := space(e.Args[0])
	if _, taken := b.units[at]; taken {
		return differ("unit built in "+at, "built", "one stands there")
	}
	b.units[at] = int(e.Seat)
	if e.Seat >= 0 {
		return differ("master of "+at, b.holder[at], int(e.Seat))
	}
	b.holder[at] = nobody
	return nil
}

// brokeAway: the Emperor loses two centres and their armies [2i(5)].
func (b *board) brokeAway(e gametest.Told) error {
	b.march()
	b.holder[e.Args[0]], b.units[e.Args[0]] = nobody, nobody
	return nil
}

// failed: all units of the dynasty go, and its centres are nobody's [7a].
func (b *board) failed(e gametest.Told) error {
	b.march()
	for at, owner := range b.units {
		if owner == int(e.Seat) {
			delete(b.units, at)
		}
	}
	for at, s := range b.holder {
		if s == int(e.Seat) {
			b.holder[at] = nobody
		}
		b.claims[at] = slices.DeleteFunc(b.claims[at], func(s int) bool { return s == int(e.Seat) })
	}
	return nil
}

func (b *board) independent(e gametest.Told) error {
	b.holder[e.Args[0]] = nobody
	return nil
}
