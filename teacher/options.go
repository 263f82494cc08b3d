package teacher

import (
	"slices"

	"outremer/game"
)

// choose returns what to try of the options, not too many. Every kind of verb is among them; of many options with the same verb those
// are that look best at a glance, or, where the title has no eye for that, some from everywhere.
func (t *trial) choose(options []game.Move) []game.Move {
	sifter, ok := t.master.Title.(game.Sifter)
	if ok {
		options = sifter.Sift(t.window, options[:0:0], t.luck)
	}
	options = slices.DeleteFunc(options, t.isPart)
	kinds, shares := shared(options, mostChoices)
	chosen := options[:0:0]
	for i, kind := range kinds {
		step := 1
		if !ok {
			step = (len(kind) + shares[i] - 1) / max(1, shares[i])
		}
		for n := 0; n < shares[i] && n*step < len(kind); n++ {
			chosen = append(chosen, kind[n*step])
		}
	}
	return chosen
}

// shared groups options by their verbs, and shares out so many places evenly: what a small group leaves is for the others.
func shared(options []game.Move, places int) (kinds [][]game.Move, shares []int) {
	for _, o := range options {
		i := slices.IndexFunc(kinds, func(k []game.Move) bool { return k[0].Verb == o.Verb })
		if i < 0 {
			kinds, i = append(kinds, nil), len(kinds)
		}
		kinds[i] = append(kinds[i], o)
	}
	shares = make([]int, len(kinds))
	places = min(places, len(options))
	for i := 0; places > 0; i = (i + 1) % len(kinds) {
		if shares[i] < len(kinds[i]) {
			shares[i]++
			places--
		}
	}
	return kinds, shares
}
