package diplomacy

import (
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

//go:embed maps/*.json
var mapFiles embed.FS

const classic = "classic"

// Classic is the map of the classic game.
func Classic() *Map { return MapNamed(classic) }

// MapNames lists the built-in maps, the classic one first.
func MapNames() []string {
	entries, err := mapFiles.ReadDir("maps")
	if err != nil {
		panic("diplomacy: " + err.Error()) // cannot happen: the maps are embedded
	}
	names := []string{classic}
	for _, e := range entries {
		if name := strings.TrimSuffix(e.Name(), ".json"); name != classic {
			names = append(names, name)
		}
	}
	return names
}

// MapNamed returns a built-in map, or nil if there is none of that name.
func MapNamed(name string) *Map {
	file, err := mapFiles.ReadFile("maps/" + name + ".json")
	if err != nil {
		return nil
	}
	m, err := ReadMap(file)
	if err != nil {
		panic("diplomacy: " + err.Error())
	}
	return m
}

// mapFile is the JSON form of a map.
type mapFile struct {
	Name          string                  `json:"name"`
	Powers        []string                `json:"powers"`
	Minors        []string                `json:"minors"` // powers whose units are bound and do not retreat
	BuildAnywhere bool                    `json:"build_anywhere"`
	Provinces     map[string]provinceFile `json:"provinces"`
	Units         []struct {
		Power string `json:"power"`
		Type  string `json:"type"`
		At    string `json:"at"`
	} `json:"starting_units"`
}

type provinceFile struct {
	Name         string          `json:"name"`
	Aliases      []string        `json:"aliases"`
	Kind         string          `json:"kind"`
	Coasts       []string        `json:"coasts"`
	SupplyCenter bool            `json:"supply_center"`
	Home         string          `json:"home"`
	Army         []string        `json:"army"`
	Fleet        json.RawMessage `json:"fleet"` // a list, or an object of lists by coast
}

var terrains = map[string]Terrain{"land": Inland, "coast": Coast, "sea": Sea}

// ReadMap makes a map from its JSON description; docs/adjudicator.md describes the format. Borders
// must be listed from both sides.
func ReadMap(file []byte) (*Map, error) {
	var f mapFile
	if err := json.Unmarshal(file, &f); err != nil {
		return nil, fmt.Errorf("map: %w", err)
	}
	m := &Map{Name: f.Name, Powers: slices.Concat(f.Powers, f.Minors), Majors: len(f.Powers), BuildAnywhere: f.BuildAnywhere}
	for l := range m.prov {
		m.prov[l] = NoProv
	}
	r := mapReader{m: m, file: f, ids: slices.Sorted(maps.Keys(f.Provinces))}
	for _, step := range []func() error{r.provinces, r.coasts, r.borders, m.checkBorders, r.start} {
		if err := step(); err != nil {
			return nil, fmt.Errorf("map %s: %w", f.Name, err)
		}
	}
	m.derive()
	m.words = r.names()
	return m, nil
}

// mapReader fills a map step by step.
type mapReader struct {
	m    *Map
	file mapFile
	ids  []string // of the provinces, sorted
}

// provinces numbers the provinces in the order of their ids.
func (r *mapReader) provinces() error {
	if len(r.ids) == 0 {
		return errors.New("there are no provinces")
	}
	for i, id := range r.ids {
		if i >= int(NoProv) {
			return fmt.Errorf("more than %d provinces", NoProv)
		}
		f := r.file.Provinces[id]
		terrain, ok := terrains[f.Kind]
		if !ok {
			return fmt.Errorf("%s: kind %q is none of land, coast, sea", id, f.Kind)
		}
		home := NoPower
		if f.Home != "" {
			home, ok = r.m.Power(f.Home)
			if !ok {
				return fmt.Errorf("%s: home of %q, which is not a power", id, f.Home)
			}
		}
		r.m.prov[i] = Prov(i)
		r.m.Provinces = append(r.m.Provinces, Province{ID: id, Name: f.Name, Terrain: terrain, SupplyCenter: f.SupplyCenter, Home: home})
	}
	return nil
}

// coasts numbers the coasts, following on from the provinces.
func (r *mapReader) coasts() error {
	for i, id := range r.ids {
		coasts := r.file.Provinces[id].Coasts
		if len(coasts) == 1 || len(coasts) > 0 && r.m.Provinces[i].Terrain != Coast {
			return fmt.Errorf("%s: coasts are named where there are several, and on a coast", id)
		}
		for _, name := range coasts {
			l := r.m.Locs()
			if l >= int(NoLoc) {
				return fmt.Errorf("more than %d locations", NoLoc)
			}
			r.m.prov[l] = Prov(i)
			r.m.coastNames = append(r.m.coastNames, name)
			r.m.Provinces[i].Coasts = append(r.m.Provinces[i].Coasts, Loc(l))
		}
	}
	return nil
}

func (r *mapReader) borders() error {
	for i, id := range r.ids {
		for _, name := range r.file.Provinces[id].Army {
			to := slices.Index(r.ids, name)
			if to < 0 {
				return fmt.Errorf("%s: army: %q is not a province", id, name)
			}
			r.m.armyTo[i].add(uint8(to))
		}
		if err := r.fleetBorders(Loc(i), id); err != nil {
			return err
		}
	}
	return nil
}

// fleetBorders reads a single list, or one per coast.
func (r *mapReader) fleetBorders(at Loc, id string) error {
	raw, coasts := r.file.Provinces[id].Fleet, r.m.Provinces[at].Coasts
	if len(raw) == 0 {
		return nil
	}
	if coasts == nil {
		var to []string
		if err := json.Unmarshal(raw, &to); err != nil {
			return fmt.Errorf("%s: fleet: %w", id, err)
		}
		return r.fleetList(at, to)
	}
	var lists map[string][]string
	if err := json.Unmarshal(raw, &lists); err != nil {
		return fmt.Errorf("%s: fleet: %w", id, err)
	}
	for _, l := range coasts {
		to, ok := lists[r.m.coastNames[int(l)-len(r.ids)]]
		if !ok || len(lists) != len(coasts) {
			return fmt.Errorf("%s: fleet: a list for each coast is needed", id)
		}
		if err := r.fleetList(l, to); err != nil {
			return err
		}
	}
	return nil
}

func (r *mapReader) fleetList(at Loc, to []string) error {
	for _, name := range to {
		l, ok := r.m.Loc(name)
		if !ok {
			return fmt.Errorf("%s: fleet: %q is not a location", r.m.ID(at), name)
		}
		if r.m.Provinces[r.m.prov[l]].Coasts != nil && l == Loc(r.m.prov[l]) {
			return fmt.Errorf("%s: fleet: %q needs a coast", r.m.ID(at), name)
		}
		r.m.fleetTo[at].add(uint8(l))
	}
	return nil
}

// checkBorders finds borders listed from one side only, and borders to places where the unit could
// not stand.
func (m *Map) checkBorders() error {
	for a := range m.Locs() {
		for b := range m.Locs() {
			from, to := m.ID(Loc(a)), m.ID(Loc(b))
			army, fleet := m.armyTo[a].has(uint8(b)), m.fleetTo[a].has(uint8(b))
			switch {
			case army && a == b, fleet && m.prov[a] == m.prov[b]:
				return fmt.Errorf("%s borders itself", from)
			case army && !m.armyTo[b].has(uint8(a)):
				return fmt.Errorf("army border of %s with %s is not listed there", from, to)
			case fleet && !m.fleetTo[b].has(uint8(a)):
				return fmt.Errorf("fleet border of %s with %s is not listed there", from, to)
			case army && (m.terrain(m.prov[a]) == Sea || m.terrain(m.prov[b]) == Sea):
				return fmt.Errorf("army border of %s with %s: one of them is a sea", from, to)
			case fleet && (m.terrain(m.prov[a]) == Inland || m.terrain(m.prov[b]) == Inland):
				return fmt.Errorf("fleet border of %s with %s: one of them is inland", from, to)
			}
		}
	}
	return nil
}

func (r *mapReader) start() error {
	b := Board{Map: r.m}
	for i, f := range r.file.Units {
		u := Unit{Type: map[string]UnitType{"A": Army, "F": Fleet}[f.Type]}
		var ok bool
		u.Power, ok = r.m.Power(f.Power)
		if !ok {
			return fmt.Errorf("starting_units: unit %d: %q is not a power", i+1, f.Power)
		}
		u.At, ok = r.m.Loc(f.At)
		if !ok {
			return fmt.Errorf("starting_units: unit %d: %q is not a location", i+1, f.At)
		}
		u.Traits = r.m.TraitsOf(u.Power)
		b.Units = append(b.Units, u)
	}
	if err := b.Check(); err != nil {
		return fmt.Errorf("starting_units: %w", err)
	}
	r.m.Start = b.Units
	return nil
}

// TraitsOf returns the default traits of a power's units.
func (m *Map) TraitsOf(p Power) Traits {
	if int(p) >= m.Majors && int(p) < len(m.Powers) {
		return Bound | NoRetreat
	}
	return 0
}

// derive computes what follows from the borders.
func (m *Map) derive() {
	for i := range m.Provinces {
		for _, coast := range m.Provinces[i].Coasts {
			m.fleetTo[i] = m.fleetTo[i].or(&m.fleetTo[coast])
		}
		if m.Provinces[i].Terrain == Sea {
			m.seas.add(uint8(i))
		}
	}
	for l := range m.Locs() {
		for to := m.fleetTo[l]; !to.empty(); {
			m.fleetReach[l].add(uint8(m.prov[to.take()]))
		}
	}
	for i := range m.Provinces {
		m.near[i] = m.armyTo[i].or(&m.fleetReach[i])
		if m.Provinces[i].Terrain == Coast {
			m.ports[i] = m.fleetReach[i].and(&m.seas)
		}
	}
	for i := range m.Provinces {
		m.around[i] = m.near[i]
		for j := range m.Provinces {
			if m.near[i].meets(&m.near[j]) {
				m.around[i].add(uint8(j))
			}
		}
	}
	order := make([]int, len(m.Provinces))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Compare(strings.ToLower(m.Provinces[a].Name), strings.ToLower(m.Provinces[b].Name))
	})
	m.byName = make([]int, len(order))
	for rank, i := range order {
		m.byName[i] = rank
	}
}

// names are the names that orders can use for provinces.
func (r *mapReader) names() names {
	var n names
	for i, id := range r.ids {
		n.add(id, uint8(i))
		n.add(r.file.Provinces[id].Name, uint8(i))
		for _, alias := range r.file.Provinces[id].Aliases {
			n.add(alias, uint8(i))
		}
	}
	return n
}
