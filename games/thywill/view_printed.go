package thywill

// BuildingPrint is the row of a type of building on the player boards.
type BuildingPrint struct {
	Levels []LevelPrint `json:"levels"`
}

// LevelPrint is what a level costs and gives.
type LevelPrint struct {
	Cost    int           `json:"cost"` // without discounts
	Knight  bool          `json:"knight"`
	Actions []ActionPrint `json:"actions"` // increased from then on
	Finale  int           `json:"finale"`  // Influence at the end; castle, farm and bank pay it multiple times
}

// ActionPrint is what a level adds to an action.
type ActionPrint struct {
	Action string `json:"action"`
	N      int    `json:"n"`
}

func (f *facts) printedBuildings() []any {
	out := make([]any, buildings)
	for t := range buildings {
		row := BuildingPrint{}
		for i := range levels {
			row.Levels = append(row.Levels, f.printedLevel(t, i))
		}
		row.Levels[levels-1].Finale = f.finale[t] // [score.8]
		out[t] = row
	}
	return out
}

func (f *facts) printedLevel(t Building, i int) LevelPrint {
	v := LevelPrint{Cost: f.cost[t][i], Knight: f.knight[t][i], Actions: []ActionPrint{}}
	for a := range actions {
		if n := f.bonus[t][i+1][a] - f.bonus[t][i][a]; n != 0 {
			v.Actions = append(v.Actions, ActionPrint{actionNames[a], n})
		}
	}
	return v
}
