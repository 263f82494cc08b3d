package game

import "outremer/game/patch"

// Differ is implemented by views that can compare themselves with another view of the same game,
// with code that cmd/gents wrote.
type Differ interface {
	// AppendDiff adds what changed since an older view, at the current path. It reports false, and
	// adds nothing, if old is no such view.
	AppendDiff(p *patch.Patch, old any) bool
}
