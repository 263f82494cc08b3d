package model

import (
	"slices"
	"strings"

	"outremer/game"
)

// What a seat may do, and how a game ends.

// Asked compares the answers of the questions that belong to attack, defence and bonus.
func (t *table) Asked(seat game.Seat, step string, answers [][]string) error {
	if t.sudden {
		return differ("after the last castle", "asked "+step, "the game is over")
	}
	who := t.named(seat)
	switch step {
	case "action":
		if err := t.settled(); err != nil {
			return err
		}
		t.event = card{}
		return t.action(who, answers)
	case "spend":
		return differ("garrisons to give up", operands(answers, "spend"), t.spendable())
	case "reward":
		return differ("rewards", words(answers), t.rewards(t.reward))
	}
	return nil
}

// action: attacks and incursions need a troop card; without cards one can only pass [4.5b], [K5].
func (t *table) action(who string, answers [][]string) error {
	var attacks, victims []string
	troops := slices.ContainsFunc(operands(answers, "discard"), func(c string) bool { return t.f.cards[c].Type == "troop" })
	if troops {
		attacks, victims = t.targets(who), t.victims(who)
	}
	got := slices.Compact(slices.Sorted(slices.Values(operands(answers, "incursion"))))
	slices.Sort(victims)
	for _, err := range []error{
		differ("regions to attack", operands(answers, "attack"), attacks),
		differ("victims of an incursion", got, victims),
	} {
		if err != nil {
			return err
		}
	}
	if t.hand[who] == 0 {
		return differ("actions without a card", words(answers), "[pass]")
	}
	return nil
}

// operands are the first operands of the answers with a verb.
func operands(answers [][]string, verb string) (list []string) {
	for _, a := range answers {
		if a[0] == verb {
			list = append(list, a[1])
		}
	}
	return list
}

func words(answers [][]string) (list []string) {
	for _, a := range answers {
		list = append(list, strings.Join(a, " "))
	}
	return list
}

// Chose takes the step of bonus that a conqueror prefers.
func (t *table) Chose(_ game.Seat, answer []string) error {
	if answer[0] == "bonus" {
		t.shift(t.reward, 1)
	}
	if answer[0] == "bonus" || answer[0] == "garrison" {
		t.reward = ""
	}
	return nil
}

// Over: the last castle wins at once; after the third turn castles, then bonus [7.2]. Crusaders
// count their regions and the difference of the bonuses [8.5].
func (t *table) Over(r game.Result) error {
	if err := t.settled(); err != nil {
		return err
	}
	points, winners, reason := t.standing()
	if t.solo {
		points, winners, reason = t.crusade()
	}
	return differ("end", []any{r.Points, r.Winners, r.Reason}, []any{points, winners, reason})
}

func (t *table) standing() (points []int, winners game.Seats, reason string) {
	most, mark := 0, -9
	for _, k := range t.mode.Kingdom {
		n := len(t.lands(k.Slug))
		points = append(points, n)
		if n > most || n == most && t.bonus[k.Slug] > mark {
			most, mark = n, t.bonus[k.Slug]
		}
	}
	level := 0
	for s, k := range t.mode.Kingdom {
		switch {
		case t.sudden && points[s] == k.Castles:
			return points, game.Only(game.Seat(s)), "sudden"
		case points[s] == most && t.bonus[k.Slug] == mark:
			winners = winners.With(game.Seat(s))
		}
		if points[s] == most {
			level++
		}
	}
	switch {
	case level == 1:
		return points, winners, "castles"
	case winners.Len() == 1:
		return points, winners, "bonus"
	}
	return points, winners, "shared"
}

func (t *table) crusade() (points []int, winners game.Seats, reason string) {
	sum := -t.bonus[muslims]
	for _, k := range t.mode.Kingdom {
		if k.Bot {
			continue
		}
		sum += t.bonus[k.Slug]
		for _, r := range t.board.Region {
			if t.owner[r.Slug] == k.Slug {
				sum += r.Points
			}
		}
	}
	for range t.mode.Players {
		points = append(points, sum)
	}
	switch {
	case sum >= t.f.modes.Levels.Victory:
		return points, game.AllSeats(t.mode.Players), "victory"
	case sum >= t.f.modes.Levels.Marginal:
		return points, game.AllSeats(t.mode.Players), "marginal"
	}
	return points, 0, "defeat"
}
