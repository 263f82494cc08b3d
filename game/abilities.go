package game

// Abilities says which of the optional interfaces the states of a title implement, so
// that nobody has to start a game to find out.
type Abilities struct {
	Arranger, Auditor, Absentee, Diplomat bool
}

// AbilitiesOf returns what states of s's type can do. A title calls it once, for its Info, with a
// nil pointer: only the type matters, not the value.
func AbilitiesOf(s State) (a Abilities) {
	_, a.Arranger = s.(Arranger)
	_, a.Auditor = s.(Auditor)
	_, a.Absentee = s.(Absentee)
	_, a.Diplomat = s.(Diplomat)
	return a
}
