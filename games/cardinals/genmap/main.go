// Command genmap writes the map of College of Cardinals in the format of the adjudicator, which
// knows no titles: the title's data is the only source of the map.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"outremer/games/cardinals"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: genmap FILE")
		os.Exit(2)
	}
	text, err := write()
	if err == nil {
		err = os.WriteFile(os.Args[1], text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// source is the part of the title's data needed here.
type source struct {
	Major []struct{ Slug, Code string }
	Minor []struct{ Slug string }
	Space []space
	Edge  []edge
}

type space struct {
	Slug, Abbr, Kind, Owner, Minor, Unit string
	Coasts                               []string
	Supply                               bool
}

func (s *space) id() string { return strings.ToLower(s.Abbr) }

type edge struct {
	A, B        string
	ACoast      string `toml:"a-coast"`
	BCoast      string `toml:"b-coast"`
	Army, Fleet bool
}

// words is the part of the title's English text needed here.
type words struct {
	Thing struct {
		Space map[string]struct{ Name string }
	}
}

// The data has only slugs for the realms, and two of them do not reveal their spelling.
var (
	spelt   = map[string]string{"cuman-kipchak-confederation": "Cuman-Kipchak Confederation"}
	aliases = map[string][]string{"rome": {"Papal States"}}
)

// realm is the name of a minor realm.
func realm(slug string) string {
	if name, ok := spelt[slug]; ok {
		return name
	}
	parts := strings.Split(slug, "-")
	for i, w := range parts {
		if w != "of" {
			parts[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(parts, " ")
}

// province is a space as the adjudicator reads it.
type province struct {
	Name         string   `json:"name"`
	Kind         string   `json:"kind"`
	Aliases      []string `json:"aliases,omitempty"`
	Coasts       []string `json:"coasts,omitempty"`
	SupplyCenter bool     `json:"supply_center,omitempty"`
	Army         []string `json:"army"`
	Fleet        any      `json:"fleet"` // a list, or lists by coast
}

type unit struct {
	Power string `json:"power"`
	Type  string `json:"type"`
	At    string `json:"at"`
}

// write renders the map as a file: one line for each unit and each province.
func write() ([]byte, error) {
	var src source
	var en words
	for _, f := range []struct {
		dir  fs.FS
		name string
		into any
	}{{cardinals.Box.Data, "map.toml", &src}, {cardinals.Box.Text, "en.toml", &en}} {
		data, err := fs.ReadFile(f.dir, f.name)
		if err != nil {
			return nil, err
		}
		if err := toml.Unmarshal(data, f.into); err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	slices.SortFunc(src.Space, func(a, b space) int { return strings.Compare(a.id(), b.id()) })
	p := printer{}
	powers, minors := src.powers()
	p.printf("{\n \"name\": \"cardinals\",\n \"powers\": %s,\n \"minors\": %s,\n", p.json(powers), p.json(minors))
	p.printf(" \"build_anywhere\": true,\n")
	var units, provinces []string
	for _, u := range src.units() {
		units = append(units, p.json(u))
	}
	borders := src.borders()
	for i := range src.Space {
		s := &src.Space[i]
		provinces = append(provinces, p.json(s.id())+": "+p.json(s.province(en.Thing.Space[s.Slug].Name, borders)))
	}
	p.printf(" \"starting_units\": [\n  %s\n ],\n", strings.Join(units, ",\n  "))
	p.printf(" \"provinces\": {\n  %s\n }\n}\n", strings.Join(provinces, ",\n  "))
	return p.out.Bytes(), p.err
}

// printer writes until the first error.
type printer struct {
	out bytes.Buffer
	err error
}

func (p *printer) printf(format string, args ...any) { fmt.Fprintf(&p.out, format, args...) }

func (p *printer) json(v any) string {
	b, err := json.Marshal(v)
	p.err = cmp.Or(p.err, err)
	return string(b)
}

func (src *source) powers() (majors, minors []string) {
	for _, m := range src.Major {
		majors = append(majors, m.Code)
	}
	for _, m := range src.Minor {
		minors = append(minors, realm(m.Slug))
	}
	return majors, minors
}

// units lists the initial units: power by power, armies first.
func (src *source) units() (list []unit) {
	of := func(power string, holds func(*space) bool) {
		for _, kind := range []string{"army", "fleet"} {
			for i := range src.Space {
				if s := &src.Space[i]; s.Unit == kind && holds(s) {
					list = append(list, unit{power, strings.ToUpper(kind[:1]), s.id()})
				}
			}
		}
	}
	for _, m := range src.Major {
		of(m.Code, func(s *space) bool { return s.Owner == m.Slug })
	}
	for _, m := range src.Minor {
		of(realm(m.Slug), func(s *space) bool { return s.Minor == m.Slug })
	}
	return list
}

// borders holds where units can go from each place.
type borders struct{ army, fleet map[string][]string }

func (src *source) borders() borders {
	ids := map[string]string{}
	for i := range src.Space {
		ids[src.Space[i].Slug] = src.Space[i].id()
	}
	place := func(slug, coast string) string {
		if coast == "" {
			return ids[slug]
		}
		return ids[slug] + "/" + coast
	}
	x := borders{map[string][]string{}, map[string][]string{}}
	join := func(m map[string][]string, a, b string) { m[a], m[b] = append(m[a], b), append(m[b], a) }
	for _, e := range src.Edge {
		if e.Army {
			join(x.army, ids[e.A], ids[e.B])
		}
		if e.Fleet {
			join(x.fleet, place(e.A, e.ACoast), place(e.B, e.BCoast))
		}
	}
	return x
}

// list returns a sorted list, non-nil even if empty.
func list(names []string) []string {
	all := append([]string{}, names...)
	slices.Sort(all)
	return all
}

func (s *space) province(name string, x borders) province {
	kinds := map[string]string{"land": "land", "coastal": "coast", "sea": "sea"}
	p := province{Name: name, Kind: kinds[s.Kind], Aliases: aliases[s.Slug], Coasts: list(s.Coasts),
		SupplyCenter: s.Supply, Army: list(x.army[s.id()])}
	if len(s.Coasts) == 0 {
		p.Fleet = list(x.fleet[s.id()])
		return p
	}
	coasts := map[string][]string{}
	for _, c := range s.Coasts {
		coasts[c] = list(x.fleet[s.id()+"/"+c])
	}
	p.Fleet = coasts
	return p
}
