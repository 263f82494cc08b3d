package cardinals

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	source "outremer/facts"
	"outremer/facts/factstest"
)

// edited builds the title from the built-in data with one piece of one file replaced.
func edited(t *testing.T, file, old, repl string) (*Title, error) {
	t.Helper()
	src, _ := factstest.Edited(t, Box.Data, file, old, repl)
	return New(src)
}

// brokenData lists pieces of the built-in data, their replacements, and the expected error.
var brokenData = []struct {
	name, file, old, repl string
	want                  string // field and the beginning of the reason
}{
	{"a dynasty left out", fileMap, `  { slug = "zengids"      , code = "ZE", religion = "islamic", source = "rulebook" },` + "\n", "", "major: 11 great powers"},
	{"a dynasty twice", fileMap, `slug = "zengids"      ,`, `slug = "rurikids",`, `major[11].slug: "rurikids"`},
	{"a code twice", fileMap, `code = "ZE"`, `code = "RU"`, `major[11].code: "RU"`},
	{"a religion of a dynasty", fileMap, `code = "ZE", religion = "islamic"`, `code = "ZE", religion = "zoroastrian"`, `major[11].religion: "zoroastrian"`},
	{"no religion", fileMap, `code = "ZE", religion = "islamic"`, `code = "ZE", religion = "faithless"`, `major[11].religion: "faithless"`},
	{"a source of a dynasty", fileMap, `code = "ZE", religion = "islamic", source = "rulebook"`, `code = "ZE", religion = "islamic", source = "x"`, `major[11].source: "x"`},
	{"a minor twice", fileMap, `slug = "kingdom-of-alba"`, `slug = "lombardy"`, `minor[16].slug: "lombardy"`},
	{"a tie to nobody", fileMap, `tie = "komnenos"`, `tie = "seljuks"`, `minor[1].tie: "seljuks"`},
	{"a space twice", fileMap, `slug = "akhlat"`, `slug = "alba"`, `space[1].slug: "alba"`},
	{"an abbreviation twice", fileMap, `abbr = "Akh"`, `abbr = "Aba"`, `space[1].abbr: "Aba"`},
	{"a kind of space", fileMap, `abbr = "Akh", kind = "land"`, `abbr = "Akh", kind = "swamp"`, `space[1].kind: "swamp"`},
	{"one coast", fileMap, `coasts = ["wc", "ec"]`, `coasts = ["wc"]`, `space[17].coasts: two coasts`},
	{"a religion of the sea", fileMap, `abbr = "Adr", kind = "sea"`, `abbr = "Adr", kind = "sea", religion = "catholic"`, "space[114].religion: "},
	{"a combined space inland", fileMap, `abbr = "Akh", kind = "land"`, `abbr = "Akh", kind = "land", combined = true`, "space[1].combined: "},
	{"a centre without a unit", fileMap, `minor = "kingdom-of-alba", unit = "army"`, `minor = "kingdom-of-alba"`, "space[0].unit: "},
	{"a unit without a centre", fileMap, `abbr = "Akh", kind = "land"`, `abbr = "Akh", kind = "land", unit = "army"`, "space[1].unit: "},
	{"an owner and a minor", fileMap, `minor = "kingdom-of-alba", unit`, `minor = "kingdom-of-alba", owner = "zengids", unit`, "space[0].owner: "},
	{"an unknown owner", fileMap, `owner = "ayyubids", unit = "army"`, `owner = "fatimids", unit = "army"`, `space[4].owner: "fatimids"`},
	{"a fleet inland", fileMap, `owner = "zengids", unit = "army"`, `owner = "zengids", unit = "fleet"`, "a fleet cannot stand there"},
	{"an edge to nowhere", fileMap, `a = "alba", b = "ireland"`, `a = "alba", b = "iceland"`, `edge[0].b: "iceland"`},
	{"an edge for nobody", fileMap, `a = "akhlat", b = "edessa", army = true`, `a = "akhlat", b = "edessa"`, "edge[4]: neither"},
	{"an edge to a coast that is not", fileMap, `b-coast = "ec"`, `b-coast = "sc"`, `edge[2].b-coast: `},
	{"an army at sea", fileMap, `a = "armenia", b = "cilician-sea", fleet = true`, `a = "armenia", b = "cilician-sea", army = true, fleet = true`, "edge: map cardinals: army border"},
	{"a centre of the Empire that is none", fileMap, `empire = ["constance"`, `empire = ["akhlat"`, `empire[0]: "akhlat" has no supply centre`},
	{"a centre twice", fileMap, `outremer = ["antioch", "jerusalem"`, `outremer = ["antioch", "antioch"`, `outremer[1]: "antioch" stands twice`},
	{"a field left out", fileRules, "year = 1170, ", "", "start.year: is missing"},
	{"a year", fileRules, "year = 1170", "year = 117", "start.year: 117 "},
	{"too many points", fileRules, "most = 3, emperor = 1", "most = 4, emperor = 1", "points.emperor: 1 "},
	{"no victory", fileRules, "centres = 18", "centres = 0", "victory.centres: 0 "},
	{"a cardinal of Saracens", fileRules, `slug = "english", major = "plantagenets"`, `slug = "english", major = "zengids"`, `cardinal[6].major: "zengids"`},
	{"a dynasty without a cardinal", fileRules, `  { slug = "english", major = "plantagenets", source = "rulebook" },` + "\n", "", "cardinal: the plantagenets have none"},
	{"a cardinal twice", fileRules, `slug = "english"`, `slug = "polish"`, `cardinal[6].slug: "polish"`},
	{"one army breaks away", fileRules, `breakaway = ["constance", "frankfurt"]`, `breakaway = ["constance"]`, "crown.breakaway: two"},
	{"another's army breaks away", fileRules, `breakaway = ["constance"`, `breakaway = ["paris"`, "crown.breakaway[0]: "},
	{"a strait with one coast", fileRules, `unified = "opsikion"`, `unified = "crete"`, `places.unified: "crete"`},
	{"an unknown coast", fileRules, `unknown = "wc"`, `unknown = "ec"`, `places.unknown: "opsikion-ec"`},
	{"Rome elsewhere", fileRules, `rome = "rome"`, `rome = "anagni"`, `places.rome: "anagni"`},
	{"a claimant who does not play", fileRules, `claimants = ["capetians"`, `claimants = ["valois"`, `victory.claimants[0]: "valois"`},
	{"a source of the rules", fileRules, `gift = 1, source = "rulebook"`, `gift = 1, source = ""`, "points.source: "},
	{"no pause", fileRules, "pause = 2", "pause = 0", "crusade.pause: 0 "},
}

func TestBrokenData(t *testing.T) {
	for _, x := range brokenData {
		t.Run(x.name, func(t *testing.T) {
			_, err := edited(t, x.file, x.old, x.repl)
			f, ok := errors.AsType[*source.Error](err)
			switch {
			case !ok:
				t.Fatalf("no fault is found: %v", err)
			case f.File != x.file || f.Line == 0:
				t.Errorf("the place is not named: %v", err)
			case !strings.Contains(fmt.Sprintf("%s: %s", f.Field, f.Text), x.want):
				t.Errorf("%q, not %q", f.Field+": "+f.Text, x.want)
			}
		})
	}
}

// TestIsland: a space without borders is on no map.
func TestIsland(t *testing.T) {
	data, err := fs.ReadFile(Box.Data, fileMap)
	if err != nil {
		t.Fatal(err)
	}
	border := regexp.MustCompile(`(?m)^  \{ (a = "cairo"|a = "[a-z-]+", b = "cairo").*\n`)
	_, err = New(source.Dir(Box.Data, fstest.MapFS{fileMap: {Data: border.ReplaceAll(data, nil)}}))
	if err == nil || !strings.Contains(err.Error(), "edge: 142 of 143 spaces hang together") {
		t.Errorf("%v", err)
	}
}

// TestCorrectedData: an owner of the printed map corrects a border.
func TestCorrectedData(t *testing.T) {
	if _, err := edited(t, fileMap, `a = "akhlat", b = "georgia", army = true, source = "reconstructed"`, `a = "akhlat", b = "chaldia", army = true, source = "rulebook"`); err != nil {
		t.Error(err)
	}
}
