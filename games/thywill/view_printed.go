package thywill

// show prepares what views have of the facts, which never changes.
func (f *facts) show() {
	for i := range f.tiles {
		f.tiles[i].shown = viewTile(&f.tiles[i])
	}
	for i := range f.sides {
		s := &f.sides[i]
		for on := s.on; on != 0; {
			r := on.take()
			s.shown[r] = RegionView{Slug: f.regions[r], Q: s.hex[r].q, R: s.hex[r].r, Flag: s.flags.has(r), Start: s.starts.has(r),
				Printed: s.viewPrinted(r), Borders: f.regionNames(s.borders[r])}
		}
	}
}

func viewTile(t *tile) TileView {
	v := TileView{Slug: t.slug, Shape: shapeNames[t.shape], Discount: t.discount, Influence: t.influence}
	for b, has := range t.types {
		if has {
			v.Types = append(v.Types, buildingNames[b])
		}
	}
	return v
}

func (s *side) viewPrinted(r Region) []LessView {
	out := []LessView{}
	for t, n := range s.discount[r] {
		if n > 0 {
			out = append(out, LessView{buildingNames[t], n})
		}
	}
	return out
}

func (f *facts) regionNames(x regions) []string {
	out := make([]string, 0, x.len())
	for x != 0 {
		out = append(out, f.regions[x.take()])
	}
	return out
}

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
