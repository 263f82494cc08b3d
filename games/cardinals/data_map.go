package cardinals

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"outremer/diplomacy"
	"outremer/game"
)

// The map is passed to the adjudicator in its own format. Its provinces use the slugs as ids, so
// both sides number spaces in slug order.

// province is a space as the adjudicator reads it.
type province struct {
	Name         string   `json:"name"`
	Aliases      []string `json:"aliases"`
	Kind         string   `json:"kind"`
	Coasts       []string `json:"coasts,omitempty"`
	SupplyCenter bool     `json:"supply_center"`
	Army         []string `json:"army,omitempty"`
	Fleet        any      `json:"fleet,omitempty"` // a list, or lists by coast
}

var kinds = map[string]string{"land": "land", "coastal": "coast", "sea": "sea"}

func (l *loader) spaceList(in *mapFile) {
	f := l.f
	l.Want(len(in.Space) > 0 && len(in.Space) <= maxSpaces, fileMap, "space", "%d spaces; 1 to %d can be", len(in.Space), maxSpaces)
	for i, s := range in.Space {
		field := fmt.Sprintf("space[%d]", i)
		l.Fresh(s.Slug, f.spaces, fileMap, field+".slug")
		l.Fresh(s.Abbr, f.abbrs, fileMap, field+".abbr")
		_, known := kinds[s.Kind]
		l.Want(known, fileMap, field+".kind", "%q is none of land, coastal, sea", s.Kind)
		l.Want(len(s.Coasts) == 0 || len(s.Coasts) == 2 && s.Coasts[0] != s.Coasts[1] && s.Kind == "coastal", fileMap, field+".coasts", "two coasts, and of a coastal space")
		l.Want((s.Religion == "") == (s.Kind == "sea"), fileMap, field+".religion", "land has a religion, the sea has none")
		l.Want(!s.Combined || s.Kind == "coastal", fileMap, field+".combined", "land and water meet in coastal spaces only")
		l.Attested(s.Source, fileMap, field)
		f.spaces, f.abbrs = append(f.spaces, s.Slug), append(f.abbrs, s.Abbr)
	}
	slices.Sort(f.spaces)
}

// borders builds the adjudicator's map and what the rules need from it.
func (l *loader) borders(in *mapFile) {
	f := l.f
	list := map[string]*province{}
	for _, s := range in.Space {
		list[s.Slug] = &province{Name: strings.ReplaceAll(s.Slug, "-", " "), Aliases: []string{s.Abbr}, Kind: kinds[s.Kind], Coasts: s.Coasts, SupplyCenter: s.Supply}
	}
	fleets := map[string][]string{} // by location
	for i, e := range in.Edge {
		l.edge(list, fleets, e, fmt.Sprintf("edge[%d]", i))
	}
	if l.Err != nil {
		return
	}
	for _, s := range in.Space {
		list[s.Slug].Fleet = fleetsOf(s, fleets)
	}
	text, err := json.Marshal(map[string]any{"name": "cardinals", "powers": f.codes, "build_anywhere": true, "provinces": list})
	if err == nil {
		f.m, err = diplomacy.ReadMap(text)
	}
	if !l.Want(err == nil, fileMap, "edge", "%v", err) {
		return
	}
	f.abbrs = make([]string, len(f.spaces))
	for _, s := range in.Space {
		i, _ := slices.BinarySearch(f.spaces, s.Slug)
		f.abbrs[i] = s.Abbr
	}
	for p := range f.m.Locs() {
		f.places = append(f.places, strings.ReplaceAll(f.m.ID(diplomacy.Loc(p)), "/", "-"))
	}
	f.reach()
	f.lines()
	n := f.together()
	l.Want(n == len(f.spaces), fileMap, "edge", "%d of %d spaces hang together", n, len(f.spaces))
}

// together returns how many spaces can be reached from the first, including itself.
func (f *facts) together() int {
	var seen, edge spaces
	for edge.add(0); !edge.empty(); {
		at := edge.take()
		seen.add(at)
		for next := f.near[at]; !next.empty(); {
			if s := next.take(); !seen.has(s) {
				edge.add(s)
			}
		}
	}
	return seen.len()
}

func (l *loader) edge(list map[string]*province, fleets map[string][]string, e edgeFact, field string) {
	a, b := list[e.A], list[e.B]
	l.Want(a != nil, fileMap, field+".a", "%q is unknown", e.A)
	l.Want(b != nil && e.A != e.B, fileMap, field+".b", "%q is unknown or the same", e.B)
	l.Want(e.Army || e.Fleet, fileMap, field, "neither armies nor fleets may use it")
	l.Want(e.ACoast == "" || a != nil && slices.Contains(a.Coasts, e.ACoast), fileMap, field+".a-coast", "%s has no coast %q", e.A, e.ACoast)
	l.Want(e.BCoast == "" || b != nil && slices.Contains(b.Coasts, e.BCoast), fileMap, field+".b-coast", "%s has no coast %q", e.B, e.BCoast)
	l.Attested(e.Source, fileMap, field)
	if l.Err != nil {
		return
	}
	if e.Army {
		a.Army, b.Army = append(a.Army, e.B), append(b.Army, e.A)
	}
	if e.Fleet {
		from, to := location(e.A, e.ACoast), location(e.B, e.BCoast)
		fleets[from], fleets[to] = append(fleets[from], to), append(fleets[to], from)
	}
}

func location(slug, coast string) string {
	if coast == "" {
		return slug
	}
	return slug + "/" + coast
}

// fleetsOf returns where fleets can go from a space: a list, or one per coast.
func fleetsOf(s spaceFact, fleets map[string][]string) any {
	if len(s.Coasts) == 0 {
		if list := fleets[s.Slug]; list != nil {
			return list
		}
		return nil
	}
	byCoast := map[string][]string{}
	for _, c := range s.Coasts {
		byCoast[c] = append([]string{}, fleets[location(s.Slug, c)]...)
	}
	return byCoast
}

// reach queries the adjudicator's map once, up front.
func (f *facts) reach() {
	for s := range Space(len(f.spaces)) {
		switch f.m.Provinces[s].Terrain {
		case diplomacy.Sea:
			f.seas.add(s)
		default:
			f.land.add(s)
		}
		if f.m.Provinces[s].SupplyCenter {
			f.centres.add(s)
		}
		for t := range Space(len(f.spaces)) {
			if f.m.ArmyAdjacent(diplomacy.Prov(s), diplomacy.Prov(t)) {
				f.army[s].add(t)
			}
		}
	}
	for p := range f.m.Locs() {
		for q := range f.m.Locs() {
			if f.m.FleetAdjacent(diplomacy.Loc(p), diplomacy.Loc(q)) {
				f.fleet[p].add(f.space(Place(q)))
			}
		}
	}
	for s := range Space(len(f.spaces)) {
		f.near[s] = f.army[s].or(f.fleet[s])
	}
	f.walks = reachWithin(f.land, func(at Space) spaces { return f.army[at] })
	f.voyages = reachWithin(f.coasts(), f.sails)
}

// lines computes the steps of Lines of Supply: wherever armies step, from land to adjacent sea,
// and from sea to sea [R82].
func (f *facts) lines() {
	for s := range Space(len(f.spaces)) {
		f.line[s] = f.army[s]
		for near := f.fleet[s]; !near.empty(); {
			if t := near.take(); f.seas.has(s) || f.seas.has(t) {
				f.line[s].add(t)
			}
		}
	}
}

// space returns the space of a place.
func (f *facts) space(p Place) Space { return Space(f.m.Prov(diplomacy.Loc(p))) }

// starts reads the initial units, one in every supply centre [base.setup], [2d(1).1].
func (l *loader) starts(in *mapFile) {
	f := l.f
	for s := range f.start {
		f.start[s] = startOf{owner: game.Nobody, minor: -1}
		f.realm[s] = Space(s)
	}
	for i, x := range in.Space {
		field := fmt.Sprintf("space[%d]", i)
		at := Space(l.Index(x.Slug, f.spaces, fileMap, field+".slug"))
		st := &f.start[at]
		if x.Religion != "" {
			st.faith = l.religion(x.Religion, fileMap, field+".religion")
		}
		if x.Owner != "" {
			st.owner = l.dynasty(x.Owner, fileMap, field+".owner")
		}
		if x.Minor != "" {
			st.minor = l.Index(x.Minor, f.minors, fileMap, field+".minor")
		}
		st.unit = l.unit(x.Unit, fileMap, field+".unit")
		l.Want(x.Supply == (st.unit != diplomacy.AnyUnit), fileMap, field+".unit", "a supply centre has a unit at the start, other spaces have none")
		l.Want(x.Supply == ((x.Owner != "") != (x.Minor != "")), fileMap, field+".owner", "a supply centre has an owner or a minor realm, other spaces have neither")
		l.Want(st.unit != diplomacy.Fleet || x.Kind == "coastal" && x.Coasts == nil, fileMap, field+".unit", "a fleet cannot stand there at the start")
	}
	for s := range Space(len(f.spaces)) {
		for t := range s {
			if m := f.start[s].minor; m >= 0 && f.start[t].minor == m {
				f.realm[s] = f.realm[t]
				f.kin[s].add(t)
				f.kin[t].add(s)
			}
		}
	}
}

func (l *loader) unit(word, file, field string) diplomacy.UnitType {
	return diplomacy.UnitType(l.Index(word, []string{"", "army", "fleet"}, file, field))
}
