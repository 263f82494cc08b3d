//go:build engine && !cardinals

package web

// addAdjudicator adds nothing: the engine of another title leaves the adjudicator out.
func (*api) addAdjudicator() {}
