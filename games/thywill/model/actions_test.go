package model

import (
	"slices"

	"outremer/game/gametest"
)

// The five actions: what each of them needs, costs and brings.

// resolved: all tokens of the wedge serve one action.
func (t *table) resolved(e gametest.Told) error {
	t.wedge = e.Args[0]
	t.rest = []working{{action: e.Args[1], tokens: e.Nums[2]}}
	return differ("tokens used", e.Nums[2], t.me().tokens[t.wedge])
}

// split: the tokens are shared between the two actions; the wedge was named by the choice.
func (t *table) split(e gametest.Told) error {
	t.rest = []working{{action: e.Args[0], tokens: e.Nums[1]}, {action: e.Args[2], tokens: e.Nums[3]}}
	return differ("tokens used", e.Nums[1]+e.Nums[3], t.me().tokens[t.wedge])
}

// begin opens the next action, when it is first heard of: all that the one before has brought counts
// [R6]. Later buildings do not change it.
func (t *table) begin() {
	if len(t.rest) > 0 && !t.rest[0].begun {
		w := &t.rest[0]
		w.begun = true
		w.points = t.total(w.action, w.tokens)
	}
}

// arrive ends a Travel that can go no further, without a word [R49].
func (t *table) arrive() {
	t.begin()
	if len(t.rest) > 0 && t.rest[0].action == "travel" && len(t.steps(t.rest[0].points)) == 0 {
		t.finish()
		t.begin()
	}
}

// work is the action being carried out.
func (t *table) work(action string) (working, error) {
	t.arrive()
	if len(t.rest) == 0 {
		return working{}, differ("action", action, "none")
	}
	return t.rest[0], differ("action", action, t.rest[0].action)
}

func (t *table) finish() {
	t.rest = t.rest[1:]
	if len(t.rest) == 0 {
		t.rest = nil
	}
}

// leave is what a step out of a region costs [travel.5], [R11].
func (t *table) leave(r string) int {
	if t.site[r].enemy != "" {
		return 2
	}
	return 1
}

// steps lists all steps of own knights that the points pay for.
func (t *table) steps(points int) (list [][2]string) {
	for _, a := range t.board.Region {
		if !slices.Contains(t.me().knights, a.Slug) || t.leave(a.Slug) > points {
			continue
		}
		for _, b := range t.board.next[a.Slug] {
			list = append(list, [2]string{a.Slug, b})
		}
	}
	return list
}

func (t *table) moved(e gametest.Told) error {
	w, err := t.work("travel")
	from, to := e.Args[0], e.Args[1]
	if err != nil {
		return err
	}
	if !slices.Contains(t.steps(w.points), [2]string{from, to}) {
		return differ("step", []string{from, to}, t.steps(w.points))
	}
	cost := t.leave(from)
	k := t.me().knights
	k[slices.Index(k, from)] = to
	t.rest[0].points -= cost
	t.arrive()
	return differ("points spent", e.Nums[2], cost)
}

func (t *table) travelled(e gametest.Told) error {
	w, err := t.work("travel")
	t.finish()
	return firstOf(err, differ("points left", e.Nums[0], w.points))
}

// troopFor: the next troop, if the total pays for it [muster.2].
func (t *table) troopFor(total int) (level int, ok bool) {
	level = t.me().troops + 1
	if level > len(t.f.Troop) {
		return 0, false
	}
	return level, t.f.Troop[level-1].Cost <= total
}

func (t *table) mustered(e gametest.Told) error {
	total := 99 // a Saracen's troop costs nothing [R28]
	if t.free == "" {
		w, err := t.work("muster")
		if err != nil {
			return err
		}
		total = w.points
		t.finish()
	}
	t.free = ""
	level, ok := t.troopFor(total)
	if !ok {
		return differ("troop mustered", e.Nums[0], "none")
	}
	t.me().troops++
	t.gain(level)
	return differ("level and Influence", e.Nums[:2], []int{level, level})
}

func (t *table) influenced(e gametest.Told) error {
	w, err := t.work("influence")
	if err != nil {
		return err
	}
	t.finish()
	t.gain(w.points)
	return differ("Influence", e.Nums[0], w.points)
}

// foes are the regions in which a Crusade with this total succeeds [crusade.1], [crusade.5].
func (t *table) foes(total int) (list []string) {
	for _, r := range t.board.Region {
		enemy := t.site[r.Slug].enemy
		if enemy != "" && slices.Contains(t.me().knights, r.Slug) && t.strength(enemy) <= total {
			list = append(list, r.Slug)
		}
	}
	return list
}

func (t *table) crusaded(e gametest.Told) error {
	enemy := t.site[e.Args[0]].enemy
	want := t.strength(enemy)
	err := t.beat(e.Args[0])
	t.beaten[enemy]++
	t.gain(want)
	return firstOf(err, differ("enemy", e.Args[1], enemy), differ("strength and Influence", e.Nums[2:], []int{want, want}))
}

func (t *table) saracen(e gametest.Told) error {
	s := t.site[e.Args[0]]
	want := []any{"saracen", s.reward, t.f.Saracen.Strength}
	t.free = s.reward
	return firstOf(t.beat(e.Args[0]), differ("enemy", []any{s.enemy, e.Args[1], e.Nums[2]}, want))
}

// beat takes the enemy out of a region.
func (t *table) beat(r string) error {
	w, err := t.work("crusade")
	if err != nil {
		return err
	}
	if !slices.Contains(t.foes(w.points), r) {
		return differ("region of the Crusade", r, t.foes(w.points))
	}
	t.conquer(r)
	t.finish()
	return nil
}

func (t *table) conquer(r string) {
	s := t.site[r]
	t.me().won[s.enemy]++
	s.enemy = ""
	t.site[r] = s
}

func (t *table) advanced(e gametest.Told) error {
	return differ("strength of "+e.Args[0], e.Nums[1], t.strength(e.Args[0]))
}

func (t *table) rewarded(e gametest.Told) error {
	return firstOf(differ("reward", e.Args[0], t.free), differ("reward can be used", true, t.usable(t.free)))
}

// usable: there is a next building of the row, or a next troop.
func (t *table) usable(reward string) bool {
	if reward == "troop" {
		return t.me().troops < len(t.f.Troop)
	}
	_, ok := t.f.next(reward, t.me().built[reward])
	return ok
}

func (t *table) spurned(e gametest.Told) error {
	t.free = ""
	t.gain(t.f.Saracen.Spurned)
	return differ("Influence", e.Nums[1], t.f.Saracen.Spurned)
}

// cost of the next building of a type in a region: printed and tile discounts add up, and a building
// never costs less than 1 [R29].
func (t *table) cost(kind string, r region) (int, bool) {
	b, ok := t.f.next(kind, t.me().built[kind])
	n := b.Cost - r.Discount[kind]
	for _, slug := range t.site[r.Slug].tiles {
		if x := t.f.tiles[slug]; slices.Contains(x.Types, kind) {
			n -= x.Discount
		}
	}
	return max(1, n), ok
}

// sites lists what can be built where for this total: an own knight is there, an enemy or a building
// is not [build.6] to [build.8].
func (t *table) sites(total int) (list [][2]string) {
	for _, kind := range kinds {
		for _, r := range t.board.Region {
			s := t.site[r.Slug]
			if s.built || s.enemy != "" || !slices.Contains(t.me().knights, r.Slug) {
				continue
			}
			if cost, ok := t.cost(kind, r); ok && cost <= total {
				list = append(list, [2]string{kind, r.Slug})
			}
		}
	}
	return list
}

func (t *table) builtIt(e gametest.Told) error {
	kind, at := e.Args[0], e.Args[2]
	if t.free == "" {
		w, err := t.work("build")
		if err != nil {
			return err
		}
		if !slices.Contains(t.sites(w.points), [2]string{kind, at}) {
			return differ("building", []string{kind, at}, t.sites(w.points))
		}
		t.finish()
	} else if err := differ("free building", kind, t.free); err != nil {
		return err
	}
	t.free = ""
	level, pays := t.erect(kind, at)
	t.gain(pays)
	return differ("level and Influence", []int{e.Nums[1], e.Nums[3]}, []int{level, pays})
}

// erect puts up the next building of a type; it pays its level and what the tiles add [build.4].
func (t *table) erect(kind, at string) (level, pays int) {
	p, s := t.me(), t.site[at]
	p.built[kind]++
	level = p.built[kind]
	pays = level
	for _, slug := range s.tiles {
		if x := t.f.tiles[slug]; slices.Contains(x.Types, kind) {
			pays += x.Influence
		}
	}
	s.built, s.tiles = true, nil
	t.site[at] = s
	if b, _ := t.f.next(kind, level-1); b.Knight {
		p.knights = append(p.knights, at)
	}
	return level, pays
}

// knight: it was brought out by the castle, where the castle stands.
func (t *table) knight(e gametest.Told) error {
	if !slices.Contains(t.me().knights, e.Args[0]) {
		return differ("knight brought out", e.Args[0], "none")
	}
	return nil
}

// lapsed: a second action without room [R47].
func (t *table) lapsed(e gametest.Told) error {
	w, err := t.work(e.Args[0])
	if err != nil {
		return err
	}
	t.finish()
	return differ(w.action+" can be carried out", false, t.can(w.action, w.tokens))
}
