package facts

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/game"
)

type world struct {
	Name    string   `toml:"name"`
	Turns   int      `toml:"turns"`
	Levels  level    `toml:"levels"`
	Regions []region `toml:"region"`
	Modes   []mode   `toml:"mode"`
}

type level struct {
	Low int `toml:"low"`
}

type region struct {
	Slug    string `toml:"slug"`
	Defence int8   `toml:"defence"`
	Points  int    `toml:"points" facts:"optional"`
}

type mode struct {
	Players  int       `toml:"players"`
	Kingdoms []kingdom `toml:"kingdom"`
}

type kingdom struct {
	Slug    string   `toml:"slug"`
	Cards   int      `toml:"cards"`
	Regions []string `toml:"regions" facts:"optional"`
}

const good = `# a small world
name = "levant"
turns = 3
region = [
  { slug = "acre", defence = 3 },
  { slug = "homs", defence = 3, points = 1 },
]

[levels]
low = 11

[[mode]]
players = 2

[[mode.kingdom]]
slug = "richard"
cards = 8
regions = [
  "acre",
  "homs",
]

[[mode]]
players = 1

[[mode.kingdom]]
slug = "crusade"
cards = 12
`

func written(text string) game.Source {
	return Dir(fstest.MapFS{"world.toml": {Data: []byte(text)}}, nil)
}

func TestDecode(t *testing.T) {
	var w world
	if err := written(good).Decode("world.toml", &w); err != nil {
		t.Fatal(err)
	}
	if w.Levels.Low != 11 || w.Regions[1].Points != 1 || w.Modes[1].Kingdoms[0].Cards != 12 {
		t.Errorf("read %+v", w)
	}
}

// TestSourceOfAFile: every file may give one source for all of its content.
func TestSourceOfAFile(t *testing.T) {
	var w world
	if err := written("source = \"rulebook\"\n"+good).Decode("world.toml", &w); err != nil || w.Modes[1].Kingdoms[0].Cards != 12 {
		t.Errorf("%v, %+v", err, w)
	}
}

func TestDecodeNamesLineAndField(t *testing.T) {
	tests := []struct{ name, old, new, want string }{
		{"syntax", "cards = 8", "cards = 8 8", "world.toml:17: mode[0].kingdom[0]: "},
		{"syntax before any table", "turns = 3", "turns = = 3", "world.toml:3: "},
		{"unclosed list", "]\n\n[levels]", "\n[levels]", "world.toml:8: "},
		{"twice", "turns = 3", "turns = 3\nturns = 4", "world.toml:4: turns: "},
		{"wrong type", "turns = 3", `turns = "3"`, "world.toml:3: turns: "},
		{"wrong type in a list", "defence = 3, points", "defence = [], points", "world.toml:6: region[1].defence: "},
		{"wrong type in a table", "players = 1", "players = true", "world.toml:24: mode[1].players: cannot decode TOML boolean into int"},
		{"number too large", "defence = 3 }", "defence = 300 }", "world.toml:5: region[0].defence: "},
		{"unknown key", "cards = 12", "cards = 12\ncastels = 7", "world.toml:29: mode[1].kingdom[0].castels: is not a known field"},
		{"unknown key in a list", "points = 1", "pionts = 1", "world.toml:6: region[1].pionts: is not a known field"},
		{"unknown table", "[levels]", "[seas]\n\n[levels]", "world.toml:9: seas: is not a known field"},
		{"missing key", "turns = 3\n", "", "world.toml:1: turns: is missing"},
		{"missing in a table", "cards = 8\n", "", "world.toml:15: mode[0].kingdom[0].cards: is missing"},
		{"missing in a list", `slug = "homs", `, "", "world.toml:6: region[1].slug: is missing"},
		{"missing table", "[levels]\nlow = 11\n", "", "world.toml:1: levels: is missing"},
		{"source of the file", "turns = 3", "turns = 3\nsource = \"hearsay\"", "world.toml:4: source: \"hearsay\" is not one of"},
		{"source that is no text", "turns = 3", "turns = 3\nsource = 3", "world.toml:4: source: \"3\" is not one of"},
		{"source of a table without one", "low = 11", "low = 11\nsource = \"rulebook\"", "world.toml:11: levels.source: is not a known field"},
		{"source and an unknown key", "turns = 3", "source = \"public\"\ncastels = 7\nturns = 3", "world.toml:4: castels: is not a known field"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if !strings.Contains(good, tt.old) {
				t.Fatalf("%q is not in the file", tt.old)
			}
			err := written(strings.Replace(good, tt.old, tt.new, 1)).Decode("world.toml", &world{})
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
			if at := new(Error); !errors.As(err, &at) {
				t.Errorf("%T is not an *Error", err)
			}
		})
	}
}

func TestFault(t *testing.T) {
	for field, want := range map[string]string{
		"turns":                         "world.toml:3: turns: no",
		"region":                        "world.toml:4: region: no",
		"region[1].defence":             "world.toml:6: region[1].defence: no",
		"region[0].points":              "world.toml:5: region[0].points: no",
		"levels.low":                    "world.toml:10: levels.low: no",
		"levels.high":                   "world.toml:9: levels.high: no",
		"mode":                          "world.toml:12: mode: no",
		"mode[1]":                       "world.toml:23: mode[1]: no",
		"mode[1].kingdom":               "world.toml:26: mode[1].kingdom: no",
		"mode[0].kingdom[0].regions[1]": "world.toml:20: mode[0].kingdom[0].regions[1]: no",
		"mode[1].kingdom[0].cards":      "world.toml:28: mode[1].kingdom[0].cards: no",
		"mode[1].kingdom[0].source":     "world.toml:26: mode[1].kingdom[0].source: no",
		"nowhere[7].at.all":             "world.toml:1: nowhere[7].at.all: no",
	} {
		if got := written(good).Fault("world.toml", field, "no").Error(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

func TestOverrideWinsFileByFile(t *testing.T) {
	file := func(n string) *fstest.MapFile { return &fstest.MapFile{Data: []byte("low = " + n)} }
	src := Dir(fstest.MapFS{"a.toml": file("1"), "b.toml": file("2")}, fstest.MapFS{"b.toml": file("3")})
	var a, b level
	if err := errors.Join(src.Decode("a.toml", &a), src.Decode("b.toml", &b)); err != nil {
		t.Fatal(err)
	}
	if a.Low != 1 || b.Low != 3 {
		t.Errorf("a is %d, b is %d", a.Low, b.Low)
	}
}

func TestNoFile(t *testing.T) {
	for _, err := range []error{written("").Decode("sea.toml", &world{}), written("").Fault("sea.toml", "x", "no")} {
		if want := "sea.toml: there is no such file"; err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// FuzzDecode: whatever is in a file, the result is a value or an *Error.
func FuzzDecode(f *testing.F) {
	f.Add(good)
	f.Add("a.b = [[1], {c = 2}]\n[[a.b]]\n")
	f.Fuzz(func(t *testing.T, text string) {
		err := written(text).Decode("world.toml", &world{})
		if at := new(Error); err != nil && !errors.As(err, &at) {
			t.Errorf("%T is not an *Error", err)
		}
	})
}
