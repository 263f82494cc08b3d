package cardinals

import "outremer/game"

// shown is what views have of the facts, which never changes.
type shown struct {
	empire  []string
	centres [maxSpaces]CentreView
}

func (f *facts) show() {
	f.shown.empire = f.appendSpaces([]string{}, f.empire)
	for x := f.centres; !x.empty(); {
		at := x.take()
		v := CentreView{Space: f.spaces[at], Holy: at == f.rome || at == f.city || at == f.straits}
		if p := f.start[at].owner; p != game.Nobody {
			v.Start = f.dynasties[p]
		}
		f.shown.centres[at] = v
	}
}
