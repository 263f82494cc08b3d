package game

// Abilities says which of the optional interfaces the states of a title implement, so
// that nobody has to start a game to find out.
type Abilities struct {
	Arranger, Auditor, Absentee, Diplomat bool
}

// AbilitiesOf finds the abilities of a type of states. A title calls it once, for its Info.
func AbilitiesOf[S State]() (a Abilities) {
	var s S
	_, a.Arranger = any(s).(Arranger)
	_, a.Auditor = any(s).(Auditor)
	_, a.Absentee = any(s).(Absentee)
	_, a.Diplomat = any(s).(Diplomat)
	return a
}
