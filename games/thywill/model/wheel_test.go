package model

import (
	"slices"

	"outremer/game/gametest"
)

// The wheel: upgrades and distribution.

func (t *table) upgraded(e gametest.Told) error {
	p, w := t.me(), e.Args[0]
	was := p.upgraded[w]
	p.upgraded[w] = true
	t.any, t.keep = true, true
	return differ(w+" was upgraded already", was, false)
}

func (t *table) skipped(gametest.Told) error {
	t.any = true
	return nil
}

func (t *table) kept(gametest.Told) error { return differ("may keep all tokens", true, t.keep) }

// distributions lists all ways of all wedges that may be distributed now [R9], [R54].
func (t *table) distributions() (list []string) {
	for _, w := range t.me().wheel {
		if t.me().tokens[w] == 0 || !t.any && w != t.wedge {
			continue
		}
		for _, way := range t.ways(w) {
			list = append(list, "distribute "+w+" "+way[0]+" "+way[1])
		}
	}
	if t.keep {
		list = append(list, "keep")
	}
	return list
}

// ways of a distribution: the plain one, and what the order's power adds.
func (t *table) ways(w string) [][2]string {
	list := [][2]string{{"plain", "none"}}
	path := t.path(w, 1)
	switch t.me().order.Power {
	case "origin":
		list = append(list, [2]string{"origin", "none"})
	case "direction":
		list = append(list, [2]string{"counter-clockwise", "none"})
	case "pass-over":
		list = append(list, each("pass-over", path)...)
	case "double": // two tokens must be in hand [R18]
		list = append(list, each("double", path[:len(path)-1])...)
	}
	return list
}

// each offers a wedge once, however often the path meets it [R52].
func each(way string, path []string) (list [][2]string) {
	for _, w := range path {
		if !slices.Contains(list, [2]string{way, w}) {
			list = append(list, [2]string{way, w})
		}
	}
	return list
}

// path is where the tokens of a wedge fall one by one, the emptied wedge included [R8].
func (t *table) path(w string, step int) (list []string) {
	wheel := t.me().wheel
	at := slices.Index(wheel, w)
	for range t.me().tokens[w] {
		at = (at + step + len(wheel)) % len(wheel)
		list = append(list, wheel[at])
	}
	return list
}

func (t *table) distributed(e gametest.Told) error {
	w, way, at, n := e.Args[0], e.Args[1], e.Args[2], e.Nums[3]
	p := t.me()
	for _, err := range []error{
		differ("tokens distributed", n, p.tokens[w]),
		differ("wedge may be distributed", t.any || w == t.wedge, true),
		differ("way may be chosen", slices.Contains(t.ways(w), [2]string{way, at}), true),
	} {
		if err != nil {
			return err
		}
	}
	t.arrive()
	falls := t.falls(w, way, at)
	p.tokens[w] = 0
	for _, x := range falls {
		p.tokens[x]++
	}
	t.wedge, t.any, t.keep = "", false, false
	return nil
}

// falls is where each token falls on the way chosen.
func (t *table) falls(w, way, at string) []string {
	path := t.path(w, 1)
	n := len(path)
	wheel := t.me().wheel
	switch way {
	case "origin":
		return append([]string{w}, path[:n-1]...)
	case "counter-clockwise":
		return t.path(w, -1)
	case "pass-over":
		i := slices.Index(path, at)
		next := wheel[(slices.Index(wheel, path[n-1])+1)%len(wheel)]
		return append(slices.Delete(path, i, i+1), next)
	case "double":
		i := slices.Index(path, at)
		return slices.Insert(path[:n-1], i, at)
	}
	return path
}
