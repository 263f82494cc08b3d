package text

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// named returns the toy's catalogue with a set's names in English.
func named(names string) fstest.MapFS {
	text := &fstest.MapFile{Data: []byte(english)}
	return fstest.MapFS{"en.toml": text, "it.toml": text, NamesFile("en"): {Data: []byte(names)}}
}

func TestOwnNames(t *testing.T) {
	c, err := Load(toy{}, named(`thing.town.acre = { name = "Akko", the = "the bay of Akko", detail = "A bay." }`))
	if err != nil {
		t.Fatal(err)
	}
	if en, it := c.Named("en", "town", "acre"), c.Named("it", "town", "acre"); en != "Akko" || it != "Acre" {
		t.Errorf("%s and %s", en, it)
	}
	want := []string{`thing.town.acre = { name = "Akko", the = "the bay of Akko", detail = "A bay." }`,
		`thing.town.tyre = { name = "Tyre", the = "the isle of Tyre", detail = "An island." }`}
	if got := c.Written("en", "town"); !slices.Equal(got, want) {
		t.Errorf("written %q", got)
	}
}

// TestWrittenNamesAreRead: a file that lists every name unchanged has no effect.
func TestWrittenNamesAreRead(t *testing.T) {
	c := load(t, english, english)
	lines := slices.Concat(c.Written("en", "town"), c.Written("en", "seat"))
	again, err := Load(toy{}, named(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	if got := slices.Concat(again.Written("en", "town"), again.Written("en", "seat")); !slices.Equal(got, lines) || len(got) != 4 {
		t.Errorf("%q", got)
	}
}

func TestCheckNames(t *testing.T) {
	lost := strings.NewReplacer("tyre = { name", "sidon = { name", `, on = "Thick"`, "").Replace(english)
	for _, tt := range []struct {
		name, names      string
		edit             bool // the catalogue has neither Tyre nor thick fog
		faults, warnings string
	}{
		{"nothing", "", false, "", ""},
		{"all commented", "# thing.town.acre = \"Akko\"", false, "", ""},
		{"a good name", `thing.town.acre = { name = "Akko", the = "Akko", detail = "A bay." }`, false, "", ""},
		{"a poor name", `thing.town.acre = "Akko"`, false, "",
			`names.en.toml:1: thing.town.acre: "detail" is missing, which all others have; names.en.toml:1: thing.town.acre: "the" is missing, which all others have`},
		{"a name for nothing", "\n" + `thing.town.jaffa = { name = "Jaffa", the = "Jaffa", detail = "A port." }`, false,
			"names.en.toml:2: thing.town.jaffa: there is no such thing in the data files", ""},
		{"no such sort", `thing.river.jordan = "Jordan"`, false, "names.en.toml:1: thing.river: there are no such things in this game", ""},
		{"an empty name", "\n" + `thing.town.acre = ""`, false, "names.en.toml:2: thing.town.acre: has no name", ""},
		{"a number", `thing.town.acre = 3`, false, "names.en.toml:1: thing.town.acre: name is neither a text nor, as plural, true or false", ""},
		{"another field", `towns = 3`, false, "names.en.toml:1: towns: is not a known field", ""},
		{"no name", "", true, "names.en.toml:1: thing.town.tyre: has no name; names.it.toml: thing.town.tyre: has no name",
			`en: the fog "on" has no name: players see it as it stands; it: the fog "on" has no name: players see it as it stands`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			fsys := named(tt.names)
			if tt.edit {
				fsys["en.toml"].Data = []byte(lost)
			}
			faults, warnings := CheckNames(toy{}, fsys)
			if got := join(faults); got != tt.faults {
				t.Errorf("faults   %s\nnot      %s", got, tt.faults)
			}
			if got := join(warnings); got != tt.warnings {
				t.Errorf("warnings %s\nnot      %s", got, tt.warnings)
			}
		})
	}
}

func join(list []error) string {
	var all []string
	for _, err := range list {
		all = append(all, err.Error())
	}
	return strings.Join(all, "; ")
}
