package facts

import (
	"testing"

	"outremer/game"
)

const atlas = `source = "rulebook"
turns = 3
empire = ["genoa", "pisa"]
region = [
  { slug = "acre", defence = 3, discount = { farm = 1 }, source = "public" },
  { slug = "homs", flag = true, sites = [[1.5, 2]], source = "reconstructed" },
]
connection = [ { a = "acre", b = "homs", source = "reconstructed" } ]

[levels]
low = 11
high = { first = 2 }

[[mode]]
players = 2
kingdom = [
  { slug = "richard", cards = 8, source = "public" },
  { slug = "leopold", kin = [{ sex = "male" }] },
]

[[mode]]
kingdom = [ { slug = "crusade", source = "public" } ]

[[mode]]
slug = "third"
edition = "1.1"
source = "public"

[[mode.kingdom]]
slug = "saladin"
`

func TestEntries(t *testing.T) {
	want := []Entry{
		{"a.toml", 2, "turns", "", "turns", "3", "rulebook", nil},
		{"a.toml", 3, "empire", "", "empire", "[genoa pisa]", "rulebook", nil},
		{"a.toml", 5, "region[0]", "acre", "region acre", "defence 3, discount {farm 1}", "public", nil},
		{"a.toml", 6, "region[1]", "homs", "region homs", "flag yes, sites [[1.5 2]]", "reconstructed", nil},
		{"a.toml", 8, "connection[0]", "", "connection acre homs", "", "reconstructed", nil},
		{"a.toml", 10, "levels", "", "levels", "low 11, high {first 2}", "rulebook", nil},
		{"a.toml", 14, "mode[0]", "", "mode 2", "", "rulebook", nil},
		{"a.toml", 17, "mode[0].kingdom[0]", "richard", "mode 2, kingdom richard", "cards 8", "public", nil},
		{"a.toml", 18, "mode[0].kingdom[1]", "leopold", "mode 2, kingdom leopold", "kin [{sex male}]", "rulebook", nil},
		{"a.toml", 22, "mode[1].kingdom[0]", "crusade", "mode, kingdom crusade", "", "public", nil},
		{"a.toml", 24, "mode[2]", "third", "mode third 1.1", "kingdom [{slug saladin}]", "public", nil},
		{"b.toml", 1, "tokens", "", "tokens", "2", "", nil},
	}
	set := Set{Files: []game.FactsFile{{Name: "a.toml", Text: atlas}, {Name: "b.toml", Text: "tokens = 2"},
		{Name: "names.en.toml", Text: `thing.region.homs = "Homs"`}, {Name: "broken.toml", Text: "= ="}}}
	got := Entries(set)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) {
			t.Fatalf("%d entries, not %d", len(got), len(want))
		}
		e := got[i]
		e.fields = nil
		if e.Line != want[i].Line || e.Path != want[i].Path || e.Slug != want[i].Slug || e.Label != want[i].Label ||
			e.Values != want[i].Values || e.Source != want[i].Source || e.File != want[i].File {
			t.Errorf("got  %+v\nwant %+v", e, want[i])
		}
	}
	p := set.Provenance()
	if want := (Counts{Rulebook: 5, Public: 4, Reconstructed: 2, Unknown: 1}); p.Counts != want || p.All() != 12 {
		t.Errorf("%+v, not %+v", p.Counts, want)
	}
	if len(p.Files) != 3 || p.Files[1].File != "b.toml" || p.Files[1].Unknown != 1 || len(p.Files[0].Entries) != 11 {
		t.Errorf("files %+v", p.Files)
	}
}
