package model

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// What a seat may do.

// Asked compares the answers with those that the rulebook allows.
func (t *table) Asked(seat game.Seat, step string, answers [][]string) error {
	t.seat = int(seat)
	if step == "orders" || step == "fit" || step == "reward" || step == "confirm" {
		return nil
	}
	if err := t.see(); err != nil {
		return err
	}
	t.arrive()
	if len(t.rest) == 0 && (step == "travel" || step == "crusade" || step == "build") {
		return differ("question", step, "none")
	}
	var want []string
	switch step {
	case "place":
		want = t.starts()
	case "turn":
		t.any, t.keep, t.wedge = false, false, ""
		want = t.choices()
	case "travel":
		want = append(pairs("move", t.steps(t.rest[0].points)), "done")
	case "crusade":
		for _, r := range t.foes(t.rest[0].points) {
			want = append(want, "crusade "+r)
		}
	case "build":
		want = pairs("build", t.sites(t.rest[0].points))
	case "distribute":
		want = t.distributions()
	}
	return same(step, answers, want)
}

func pairs(verb string, list [][2]string) (out []string) {
	for _, p := range list {
		out = append(out, verb+" "+p[0]+" "+p[1])
	}
	return out
}

// same compares two lists without their order, and says what is missing and what is too many.
func same(step string, answers [][]string, want []string) error {
	var got, more, less []string
	for _, a := range answers {
		got = append(got, strings.Join(a, " "))
	}
	for _, a := range got {
		if !slices.Contains(want, a) {
			more = append(more, a)
		}
	}
	for _, a := range want {
		if !slices.Contains(got, a) {
			less = append(less, a)
		}
	}
	if more == nil && less == nil {
		return nil
	}
	return fmt.Errorf("%s: got also %q, want also %q", step, more, less)
}

func (t *table) starts() (list []string) {
	for _, r := range t.board.Region {
		taken := slices.ContainsFunc(t.players, func(p *player) bool { return slices.Contains(p.knights, r.Slug) })
		if r.Start && !taken {
			list = append(list, "place "+r.Slug)
		}
	}
	return list
}

// choices of a turn: resolve, upgrade, or skip with six upgraded wedges [skip.2], [R10].
func (t *table) choices() (list []string) {
	all := true
	for _, w := range t.f.Wedge {
		list = append(list, t.resolutions(w)...)
		all = all && t.me().upgraded[w.Slug]
	}
	stuck := t.learning() && len(list) == 0
	for _, w := range t.f.Wedge {
		if !t.me().upgraded[w.Slug] && !t.learning() {
			list = append(list, "upgrade "+w.Slug)
		}
	}
	if all || stuck {
		list = append(list, "skip")
	}
	return list
}

// resolutions of a wedge: one action, or both in either order with at least a token each.
func (t *table) resolutions(w wedge) (list []string) {
	n := t.me().tokens[w.Slug]
	pairs := [][2]string{{w.Primary, ""}}
	if t.me().upgraded[w.Slug] {
		pairs = [][2]string{{w.Primary, w.Added}, {w.Added, w.Primary}}
	}
	for _, p := range pairs {
		for k := 1; k <= n; k++ {
			if k == n && t.can(p[0], k) || k < n && p[1] != "" && t.canBoth(p[0], k, p[1], n-k) {
				list = append(list, fmt.Sprint("resolve ", w.Slug, " ", p[0], " ", k))
			}
		}
	}
	return list
}

// can: Travel and Influence always work, the others must succeed [R2].
func (t *table) can(action string, tokens int) bool {
	total := t.total(action, tokens)
	switch action {
	case "muster":
		_, ok := t.troopFor(total)
		return ok
	case "crusade":
		return len(t.foes(total)) > 0
	case "build":
		return len(t.sites(total)) > 0
	}
	return true
}

// canBoth: the second must be possible after one way of carrying out the first [R46].
func (t *table) canBoth(first string, n int, second string, m int) bool {
	if !t.can(first, n) {
		return false
	}
	total := t.total(first, n)
	switch first {
	case "travel":
		return t.travelThen(total, second, m)
	case "crusade":
		for _, r := range t.foes(total) {
			for _, after := range t.afterCrusade(r) {
				if after.can(second, m) {
					return true
				}
			}
		}
		return false
	case "build":
		for _, s := range t.sites(total) {
			after := t.clone()
			after.erect(s[0], s[1])
			if after.can(second, m) {
				return true
			}
		}
		return false
	case "muster":
		after := t.clone()
		after.me().troops++
		return after.can(second, m)
	}
	return t.can(second, m)
}

// travelThen tries every place that one knight can reach: no second action needs two of them.
func (t *table) travelThen(points int, second string, m int) bool {
	after := t.clone()
	for i, from := range t.me().knights {
		for r := range t.reach(from, points) {
			after.me().knights[i] = r
			if after.can(second, m) {
				return true
			}
		}
		after.me().knights[i] = from
	}
	return false
}

// reach is where a knight can get, with the points left there.
func (t *table) reach(from string, points int) map[string]int {
	left := map[string]int{from: points}
	for todo := []string{from}; len(todo) > 0; todo = todo[1:] {
		now := left[todo[0]] - t.leave(todo[0])
		for _, b := range t.board.next[todo[0]] {
			if old, seen := left[b]; now >= 0 && (!seen || now > old) {
				left[b] = now
				todo = append(todo, b)
			}
		}
	}
	return left
}

// afterCrusade is the table after a Crusade, with a Saracen's reward and without it.
func (t *table) afterCrusade(r string) []*table {
	s := t.site[r]
	plain := t.clone()
	plain.conquer(r)
	list := []*table{plain}
	if s.enemy != "saracen" || !t.usable(s.reward) {
		return list
	}
	paid := t.clone()
	paid.conquer(r)
	if s.reward == "troop" {
		paid.me().troops++
	} else {
		paid.erect(s.reward, r)
	}
	return append(list, paid)
}

// Chose notes the wedge of a split, which its event does not name.
func (t *table) Chose(_ game.Seat, answer []string) error {
	if answer[0] == "resolve" {
		t.wedge = answer[1]
	}
	return nil
}
