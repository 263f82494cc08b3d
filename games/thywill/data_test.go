package thywill

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	source "outremer/facts"
	"outremer/facts/factstest"
	"outremer/game"
)

// edited makes the title from the built-in data with one fragment of one file replaced.
func edited(t *testing.T, file, old, repl string) (*Title, error) {
	t.Helper()
	src, _ := factstest.Edited(t, Box.Data, file, old, repl)
	return New(src)
}

// brokenData lists fragments of the built-in data, their replacements and the expected errors.
var brokenData = []factstest.Fault{
	{"a field left out", fileComponents, "fixed = 20, per-player", "per-player", "supply.fixed: is missing", "supply = {"},
	{"a word for a number", fileComponents, "fixed = 20", `fixed = "many"`, "supply.fixed: cannot", ""},
	{"an unknown field", fileComponents, "tokens = 2", "token = 2\ntokens = 2", "token: is not a known field", ""},
	{"a supply below nothing", fileComponents, "fixed = 20", "fixed = -20", "supply.fixed: -20 ", ""},
	{"nothing for a player", fileComponents, "per-player = 60", "per-player = 0", "supply.per-player: 0 ", ""},
	{"an unknown source", fileComponents, `per-player = 60, source = "rulebook"`, `per-player = 60, source = "hearsay"`, "supply.source: \"hearsay\"", ""},
	{"too many tokens", fileComponents, "tokens = 2", "tokens = 5", "tokens: 5 ", "tokens = 5"},

	{"five wedges", fileComponents, `  { slug = "travel-build", primary = "travel", added = "build", source = "rulebook" },` + "\n", "", "wedge: 5 wedges", "wedge = ["},
	{"a wedge twice", fileComponents, `slug = "travel-crusade", primary`, `slug = "travel-build", primary`, "wedge[1].slug: \"travel-build\"", `slug = "travel-build", primary = "travel", added = "crusade"`},
	{"a wedge without a name", fileComponents, `slug = "travel-build", primary`, `slug = "", primary`, "wedge[0].slug: ", ""},
	{"an unknown action", fileComponents, `primary = "muster"`, `primary = "pray"`, "wedge[5].primary: \"pray\"", ""},
	{"an unknown added action", fileComponents, `primary = "muster", added = "influence"`, `primary = "muster", added = "prayer"`, "wedge[5].added: \"prayer\"", ""},
	{"the same action twice", fileComponents, `primary = "muster", added = "influence"`, `primary = "muster", added = "muster"`, "wedge[5].added: \"muster\"", ""},
	{"a source of a wedge", fileComponents, `added = "crusade", source = "rulebook"`, `added = "crusade", source = ""`, "wedge[1].source: ", ""},
	{"a short fixed wheel", fileComponents, `fixed-wheel = ["travel-build", `, "fixed-wheel = [", "fixed-wheel: 5 wedges", ""},
	{"a fixed wheel with a wedge twice", fileComponents, `fixed-wheel = ["travel-build", "crusade-build"`, `fixed-wheel = ["travel-build", "travel-build"`, "fixed-wheel[1]: \"travel-build\" stands twice", ""},
	{"a fixed wheel with an unknown wedge", fileComponents, `fixed-wheel = ["travel-build"`, `fixed-wheel = ["travel-pray"`, "fixed-wheel[0]: \"travel-pray\"", ""},
	{"an unknown wedge for learners", fileComponents, `learning-upgraded = ["travel-build"`, `learning-upgraded = ["travel-pray"`, "learning-upgraded[0]: \"travel-pray\"", ""},

	{"an unknown building", fileComponents, `type = "castle", level = 1`, `type = "mill", level = 1`, "building[0].type: \"mill\"", ""},
	{"a level too high", fileComponents, `type = "castle", level = 4`, `type = "castle", level = 5`, "building[3].level: 5 ", ""},
	{"a level twice", fileComponents, `type = "castle", level = 2, cost = 4`, `type = "castle", level = 1, cost = 4`, "building[1].level: level 1 of castle stands twice", ""},
	{"a building left out", fileComponents, `  { type = "bank", level = 4, cost = 6, source = "reconstructed" },` + "\n", "", "building: 15 entries", "building = ["},
	{"a building for nothing", fileComponents, `level = 1, cost = 3, knight`, `level = 1, cost = 0, knight`, "building[0].cost: 0 ", ""},
	{"a bonus below nothing", fileComponents, "cost = 4, travel = 1", "cost = 4, travel = -1", "building[1].travel: -1 ", ""},
	{"a third knight to unlock", fileComponents, "cost = 4, travel = 1", "cost = 4, knight = true, travel = 1", "building: 3 buildings unlock a knight", "building = ["},
	{"a source of a building", fileComponents, `travel = 1, source = "reconstructed" },` + "\n" + `  { type = "castle", level = 3`, `travel = 1, source = "me" },` + "\n" + `  { type = "castle", level = 3`, "building[1].source: \"me\"", `source = "me"`},

	{"four troops", fileComponents, `  { level = 5, cost = 7, source = "public" },` + "\n", "", "troop: 4 troops", "troop = ["},
	{"troops out of order", fileComponents, `{ level = 5, cost = 7`, `{ level = 4, cost = 7`, "troop[4].level: 4 ", ""},
	{"a troop for nothing", fileComponents, `{ level = 5, cost = 7`, `{ level = 5, cost = 0`, "troop[4].cost: 0 ", ""},
	{"a source of a troop", fileComponents, `cost = 7, source = "public"`, `cost = 7, source = "rumour"`, "troop[4].source: \"rumour\"", ""},

	{"no Prussians", fileComponents, "prussian = { tokens = 11", "prussian = { tokens = 0", "prussian.tokens: 0 ", ""},
	{"a track without spaces", fileComponents, "slav = { tokens = 11, track = [3, 4, 5, 6, 7, 8, 8, 9, 9, 10]", "slav = { tokens = 11, track = []", "slav.track: 0 spaces", ""},
	{"a strength of nothing", fileComponents, "slav = { tokens = 11, track = [3, 4", "slav = { tokens = 11, track = [3, 0", "slav.track[1]: 0 ", ""},
	{"a source of a track", fileComponents, `9, 10], source = "reconstructed" } # the number`, `9, 10], source = "" } # the number`, "prussian.source: ", ""},
	{"too many Saracens", fileComponents, "each = 2", "each = 10", "saracen.each: 10 ", ""},
	{"a weak Saracen", fileComponents, "each = 2, strength = 6", "each = 2, strength = 0", "saracen.strength: 0 ", ""},
	{"a costly refusal", fileComponents, "spurned = 3", "spurned = -3", "saracen.spurned: -3 ", ""},
	{"a source of the Saracens", fileComponents, `spurned = 3, source = "reconstructed"`, `spurned = 3, source = "x"`, "saracen.source: \"x\"", ""},

	{"a first award below nothing", fileComponents, "first = 5, second", "first = -5, second", "majority.first: -5 ", ""},
	{"a second award below nothing", fileComponents, "second = 2", "second = -2", "majority.second: -2 ", ""},
	{"a tied first award", fileComponents, "tied-first = 3", "tied-first = 51", "majority.tied-first: 51 ", ""},
	{"a tied second award", fileComponents, "tied-second = 1", "tied-second = 51", "majority.tied-second: 51 ", ""},
	{"a source of the majorities", fileComponents, `tied-second = 1, source = "rulebook"`, `tied-second = 1, source = "x"`, "majority.source: \"x\"", ""},
	{"a finale below nothing", fileComponents, "finale = { castle = 4, church = 6", "finale = { castle = 4, church = -6", "finale.church: -6 ", ""},
	{"a source of the finale", fileComponents, `farm = 1, bank = 4, source = "rulebook"`, `farm = 1, bank = 4, source = "x"`, "finale.source: \"x\"", ""},

	{"an order twice", fileOrders, `slug = "aviz"`, `slug = "alcantara" `, "order[1].slug: \"alcantara\"", ""},
	{"an order without a name", fileOrders, `slug = "aviz"`, `slug = ""`, "order[1].slug: ", ""},
	{"an unknown place for tokens", fileOrders, `where = "travel"`, `where = "everywhere"`, "order[3].where: \"everywhere\"", ""},
	{"tokens without a place", fileOrders, `tokens = 1, where = "chosen", power`, `tokens = 1, power`, "order[1].where: tokens and where", `slug = "aviz"`},
	{"a place without tokens", fileOrders, `slug = "montesa",`, `slug = "montesa", where = "all",`, "order[5].where: tokens and where", ""},
	{"more chosen tokens than wedges", fileOrders, `tokens = 1, where = "chosen", power`, `tokens = 7, where = "chosen", power`, "order[1].tokens: 7 ", ""},
	{"an odd token for Travel", fileOrders, "tokens = 2, where", "tokens = 3, where", "order[3].tokens: 3 cannot be shared by two", ""},
	{"tokens that six wedges cannot share", fileOrders, "tokens = -6", "tokens = -5", "order[2].tokens: -5 cannot be shared by 6", ""},
	{"fewer tokens than none", fileOrders, "tokens = -6", "tokens = -18", "order[2].tokens: -18 ", ""},
	{"too many upgrades", fileOrders, "upgrades = 3", "upgrades = 7", "order[7].upgrades: 7 ", ""},
	{"too large a bonus", fileOrders, "all = 1", "all = 3", "order[2].all: 3 ", ""},
	{"too large a Travel bonus", fileOrders, "travel = -1", "travel = -3", "order[3].travel: -3 ", ""},
	{"an unknown power", fileOrders, `power = "double"`, `power = "fly"`, "order[8].power: \"fly\"", ""},
	{"a source of an order", fileOrders, `power = "double", source = "rulebook"`, `power = "double", source = "x"`, "order[8].source: \"x\"", ""},
	{"too few orders", fileOrders, ordersButThree, "", "order: 7 orders", "order = ["},

	{"a tile twice", fileTiles, `slug = "castle-less-2"`, `slug = "castle-less-1" `, "shield[2].slug: \"castle-less-1\"", `slug = "castle-less-1", types`},
	{"a tile without a type", fileTiles, `"castle-less-2", types = ["castle"]`, `"castle-less-2", types = []`, "shield[1].types: names no type", ""},
	{"a tile with an unknown type", fileTiles, `"castle-less-2", types = ["castle"]`, `"castle-less-2", types = ["mill"]`, "shield[1].types[0]: \"mill\"", ""},
	{"a tile with a type twice", fileTiles, `types = ["castle", "farm"]`, `types = ["farm", "farm"]`, "banner[1].types[1]: \"farm\" stands twice", ""},
	{"too large a discount", fileTiles, "discount = 2", "discount = 4", "shield[1].discount: 4 ", ""},
	{"Influence below nothing", fileTiles, "influence = 2", "influence = -2", "shield[3].influence: -2 ", ""},
	{"a source of a tile", fileTiles, `influence = 2, source = "reconstructed"`, `influence = 2, source = "x"`, "shield[3].source: \"x\"", ""},

	{"a board without a name", fileLarge, `slug = "p34"`, `slug = ""`, "slug: is empty", ""},
	{"players of another side", fileSmall, "players = [2]", "players = [2, 3]", "players: [2 3]", ""},
	{"a region twice", fileLarge, `slug = "lund"`, `slug = "roskilde" `, "region[1].slug: \"roskilde\"", ""},
	{"a region without a name", fileLarge, `slug = "lund"`, `slug = ""`, "region[1].slug: ", ""},
	{"a region of no board", fileSmall, `slug = "bruges"`, `slug = "ghent"`, "region[2].slug: \"ghent\"", ""},
	{"a region twice on the small side", fileSmall, `slug = "london"`, `slug = "paris" `, "region[1].slug: \"paris\" stands twice", ""},
	{"two regions in one place", fileLarge, `slug = "strasbourg", q = 1`, `slug = "strasbourg", q = 0`, "region[11].q: two hexes lie at 0, 0", ""},
	{"an unknown shape", fileLarge, `"lisbon", q = -3, r = 2, flag = true, spaces = ["banner"]`, `"lisbon", q = -3, r = 2, flag = true, spaces = ["coin"]`, "region[23].spaces[0]: \"coin\"", ""},
	{"a shape twice in a region", fileLarge, `"lisbon", q = -3, r = 2, flag = true, spaces = ["banner"]`, `"lisbon", q = -3, r = 2, flag = true, spaces = ["banner", "banner"]`, "region[23].spaces[1]: \"banner\" stands twice", ""},
	{"a discount for an unknown type", fileLarge, "discount = { farm = 2 }", "discount = { mill = 2 }", "region[39].discount: \"mill\"", ""},
	{"a discount too large", fileLarge, "discount = { farm = 2 }", "discount = { farm = 9 }", "region[39].discount: 9 ", ""},
	{"a source of a region", fileLarge, `discount = { farm = 2 }, source = "reconstructed"`, `discount = { farm = 2 }, source = "x"`, "region[39].source: \"x\"", ""},
	{"a blank under a region", fileLarge, `slug = "black-sea", q = 5, r = 1`, `slug = "black-sea", q = 4, r = 1`, "blank[5].q: two hexes lie at 4, 1", ""},
	{"two blanks in one place", fileLarge, `slug = "black-sea", q = 5, r = 1`, `slug = "black-sea", q = 5, r = -1`, "blank[5].q: two hexes lie at 5, -1", ""},
	{"a blank without a name", fileLarge, `slug = "black-sea"`, `slug = ""`, "blank[5].slug: is empty", ""},
	{"a source of a blank", fileLarge, `slug = "black-sea", q = 5, r = 1, source = "reconstructed"`, `slug = "black-sea", q = 5, r = 1, source = "x"`, "blank[5].source: \"x\"", ""},
	{"a start with a flag", fileLarge, `r = 0, start = true`, `r = 0, flag = true, start = true`, "region: a start region has a flag", "region = ["},
	{"a space without a tile", fileLarge, `q = 0, r = 0, discount`, `q = 0, r = 0, spaces = ["shield"], discount`, "region: 17 spaces for 16 tiles", "region = ["},
	{"an island", fileLarge, `slug = "dublin", q = -1, r = -1`, `slug = "dublin", q = -9, r = -9`, "region: 40 of 41 regions", "region = ["},
}

const ordersButThree = `  { slug = "lazarus", tokens = -1, where = "chosen", upgrades = 3, source = "rulebook" },
  { slug = "templar", tokens = -2, where = "chosen", power = "double", source = "rulebook" },
  { slug = "teutonic", power = "direction", source = "rulebook" },
`

// TestBrokenData: an invalid file is rejected with its name, the line and the field.
func TestBrokenData(t *testing.T) {
	factstest.Broken(t, Box.Data, func(src game.Source) error { _, err := New(src); return err }, brokenData)
}

// TestNumbersOfPieces: errors that only show across many entries or two files.
func TestNumbersOfPieces(t *testing.T) {
	// repeat inserts n copies of an entry before it, each with its own slug.
	repeat := func(entry string, n int) func(string) string {
		return func(text string) string {
			var more strings.Builder
			for i := range n {
				more.WriteString(strings.Replace(entry, `slug = "`, fmt.Sprintf(`slug = "x%d-`, i), 1))
			}
			return strings.Replace(text, entry, more.String()+entry, 1)
		}
	}
	for _, tt := range []struct {
		name, file string
		edit       func(string) string
		in, want   string // the file that is blamed, and why
	}{
		{"no start regions", fileLarge, func(s string) string { return strings.ReplaceAll(s, "start = true, ", "") },
			fileLarge, "region: 0 start regions for 4 players"},
		{"more flags than enemies", fileComponents, func(s string) string { return strings.Replace(s, "each = 2", "each = 0", 1) },
			fileLarge, "region: 26 flags, but only 20 enemy tokens"},
		{"too many orders", fileOrders, repeat(`  { slug = "teutonic", power = "direction", source = "rulebook" },`+"\n", 23),
			fileOrders, "order: 33 orders"},
		{"too many tiles", fileTiles, repeat(`  { slug = "bank-plus-2", types = ["bank"], discount = 0, influence = 2, source = "reconstructed" },`+"\n", 91),
			fileTiles, "shield: 121 tiles"},
		{"too many regions", fileLarge, repeat(`  { slug = "damietta", q = 3, r = 4, flag = true, spaces = ["shield"], source = "reconstructed" },`+"\n", 24),
			fileLarge, "region[64].slug: "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			data, err := fs.ReadFile(Box.Data, tt.file)
			if err != nil {
				t.Fatal(err)
			}
			_, err = New(source.Dir(Box.Data, fstest.MapFS{tt.file: {Data: []byte(tt.edit(string(data)))}}))
			if err == nil || !strings.HasPrefix(err.Error(), tt.in+":") || !strings.Contains(err.Error(), ": "+tt.want) {
				t.Errorf("%v, not %s: %s", err, tt.in, tt.want)
			}
		})
	}
}

// TestMissingFile: the title cannot be made if any file is missing.
func TestMissingFile(t *testing.T) {
	all := []string{fileComponents, fileOrders, fileTiles, fileLarge, fileSmall}
	for _, file := range all {
		less := fstest.MapFS{}
		for _, other := range all {
			if data, err := fs.ReadFile(Box.Data, other); err == nil && other != file {
				less[other] = &fstest.MapFile{Data: data}
			}
		}
		if _, err := New(source.Dir(less, nil)); err == nil || !strings.HasPrefix(err.Error(), file+": ") {
			t.Errorf("without %s: %v", file, err)
		}
	}
}

// TestCounts counts every component.
func TestCounts(t *testing.T) {
	f := title(t).f
	check := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %d, not %d", what, got, want)
		}
	}
	check("Slavs to deal", f.dealt[slav], 10)
	check("Prussians to deal", f.dealt[prussian], 10)
	for foe := saracen; foe < foes; foe++ {
		check("Saracens with "+rewardNames[foe.reward()], f.dealt[foe], 2)
	}
	for i, want := range []struct{ regions, flags, starts int }{{41, 26, 6}, {25, 14, 6}} {
		b := &f.sides[i]
		check(b.slug+": regions", b.on.len(), want.regions)
		check(b.slug+": flags", b.flags.len(), want.flags)
		check(b.slug+": start regions", b.starts.len(), want.starts)
		check(b.slug+": shield spaces", b.space[shield].len(), 16)
		check(b.slug+": banner spaces", b.space[banner].len(), 14)
	}
	var tiles, types [shapes]int
	var named [buildings]int
	for _, x := range f.tiles {
		tiles[x.shape]++
		for b, has := range x.types {
			if has {
				types[x.shape]++
				named[b]++
			}
		}
	}
	check("shields", tiles[shield], 16)
	check("banners", tiles[banner], 14)
	check("types on shields", types[shield], 16)
	check("types on banners", types[banner], 28)
	for b, n := range named {
		check("tiles for "+buildingNames[b], n, 11)
	}
	check("orders", len(f.orders), 10)
}

// TestCorrectedData: an owner of the game can correct a number, and play follows it.
func TestCorrectedData(t *testing.T) {
	for _, tt := range []struct {
		name, file, old, repl string
		seats                 int
		ask, want             string
	}{
		{"the supply", fileComponents, "fixed = 20", "fixed = 50", 2, "supply", "170"},
		{"tokens on a wedge", fileComponents, "tokens = 2", "tokens = 3", 2, "tokens blue travel-build", "3"},
		{"the fixed wheel", fileComponents, `fixed-wheel = ["travel-build", "crusade-build"`, `fixed-wheel = ["crusade-build", "travel-build"`, 2, "wheel blue",
			"crusade-build travel-build influence-travel travel-crusade build-influence muster-influence"},
		{"a strength", fileComponents, "slav = { tokens = 11, track = [3, 4", "slav = { tokens = 11, track = [4, 5", 2, "strength slav", "4"},
		{"a start region on one side", fileSmall, `slug = "london", q = 0, r = -1, start = true`, `slug = "london", q = 0, r = -1`, 2, "starts",
			"bruges brittany strasbourg bordeaux lyon"},
		{"leaves the other side alone", fileSmall, `slug = "london", q = 0, r = -1, start = true`, `slug = "london", q = 0, r = -1`, 3, "starts",
			"london bruges brittany strasbourg bordeaux lyon"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			k, err := edited(t, tt.file, tt.old, tt.repl)
			if err != nil {
				t.Fatal(err)
			}
			st, err := k.New(game.Setup{Seats: tt.seats, Options: map[string]string{optionVariant: "first"}})
			if err != nil {
				t.Fatal(err)
			}
			if err := st.(*State).Audit(); err != nil {
				t.Error(err)
			}
			if got, err := st.(*State).Inspect(strings.Fields(tt.ask)); err != nil || got != tt.want {
				t.Errorf("%s = %s (%v), not %s", tt.ask, got, err, tt.want)
			}
		})
	}
}
