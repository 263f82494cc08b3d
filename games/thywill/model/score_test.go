package model

import (
	"slices"

	"outremer/game"
	"outremer/game/gametest"
)

// The end of the game.

func (t *table) over(e gametest.Told) error {
	return differ("points", e.Nums[0], t.points(int(e.Seat)))
}

// points: Influence, majorities and level IV buildings.
func (t *table) points(seat int) int {
	n := t.players[seat].influence
	for _, enemy := range []string{"slav", "prussian", "saracen"} {
		n += t.majority(seat, enemy)
	}
	for _, kind := range kinds {
		n += t.finale(t.players[seat], kind)
	}
	return n
}

// majority: first and second place, shared by the backs of the tiles; behind tied leaders there is no
// second place [score.5], [R34], [R35].
func (t *table) majority(seat int, enemy string) int {
	var numbers []int
	for _, p := range t.players {
		numbers = append(numbers, p.won[enemy])
	}
	mine := numbers[seat]
	better, level := 0, 0
	for _, n := range numbers {
		if n > mine {
			better++
		}
		if n == mine {
			level++
		}
	}
	m := t.f.Majority
	switch {
	case mine == 0 || better > 1:
		return 0
	case better == 0 && level == 1:
		return m.First
	case better == 0:
		return m.TiedFirst
	case level == 1:
		return m.Second
	}
	return m.TiedSecond
}

// finale is what a level IV building pays [R36].
func (t *table) finale(p *player, kind string) int {
	if p.built[kind] < 4 {
		return 0
	}
	each := int(t.f.Finale[kind].(int64))
	switch kind {
	case "castle":
		return each * min(p.won["slav"], p.won["prussian"], p.won["saracen"])
	case "farm":
		return each * (len(p.knights) + p.troops)
	case "bank":
		four := 0
		for _, k := range kinds {
			if p.built[k] == 4 {
				four++
			}
		}
		return each * four
	}
	return each
}

// Over: the supply is gone, all had the same number of turns, and the most points win or share.
func (t *table) Over(r game.Result) error {
	var points []int
	for s := range t.players {
		points = append(points, t.points(s))
	}
	var winners game.Seats
	for s, n := range points {
		if n == slices.Max(points) {
			winners = winners.With(game.Seat(s))
		}
	}
	return firstOf(
		differ("supply gone", t.gone, true),
		differ("turns", t.turns, slices.Repeat(t.turns[:1], len(t.turns))),
		differ("points and winners", []any{r.Points, r.Winners}, []any{points, winners}),
	)
}
