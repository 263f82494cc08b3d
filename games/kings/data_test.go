package kings

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	source "outremer/facts"
	"outremer/facts/factstest"
)

// TestFaults breaks one value of a data file and expects an error that names the file and field.
func TestFaults(t *testing.T) {
	tests := []struct{ file, old, new, want string }{
		{fileMap, `slug = "english"`, `slug = "welsh"`, "culture[0].slug"},
		{fileMap, `slug = "ireland"`, `slug = "scotland"`, "territory[1].slug"},
		{fileMap, `culture = "english", seas = ["atlantic-ocean"]`, `culture = "norse", seas = ["atlantic-ocean"]`, "territory[1].culture"},
		{fileMap, `seas = ["north-sea"]`, `seas = ["baltic"]`, ".seas[0]"},
		{fileMap, `a = "northumbria", b = "scotland"`, `a = "northumbria", b = "northumbria"`, "connection[0].b"},
		{fileMap, `way = "sea"`, `way = "air"`, ".way"},
		{fileMap, `source = "public"`, `source = "hearsay"`, ".source"},
		{fileComponents, "castles = 10", "castles = 99", "supply.castles"},
		{fileComponents, "size = 8", "size = 13", "hand.size"},
		{fileComponents, "crusade = 1 }", "crusade = 3 }", "hand.least"},
		{fileComponents, "develop = [1, 2, 3]", "develop = [1]", "cost.develop"},
		{fileComponents, "bribe = 2\n", "", "cost.bribe"},
		{fileTraits, `sign = "green"`, `sign = "blue"`, "trait[0].sign"},
		{fileTraits, `critical = ["build"]`, `critical = ["swim"]`, "critical[0]"},
		{fileTraits, `kind = "starting"`, `kind = "golden"`, "token[0].kind"},
		{fileTraits, "count = 1", "count = 0", ".count"},
		{fileDevelopments, `slug = "navy"`, `slug = "fleet"`, "development"},
		{fileDevelopments, `kind = "councilor"`, `kind = "friend"`, "development[0].kind"},
		{fileDevelopments, `draws = ["build"]`, `draws = ["cook"]`, ".draws[0]"},
		{fileDevelopments, "copies = 2", "copies = 0", "developments.toml:15: development[0].copies"},
		{fileDevelopments, `use = "defensive"`, `use = "modest"`, `development[2].use: "modest" is neither`},
		{fileDevelopments, "tax = 2", "tax = 10", "development[6].tax"},
		{fileTrack, "  { slug = \"jerusalem\", source = \"rulebook\" },\n", "", "position"},
		{fileTrack, `trait = "brave"`, `trait = "humble"`, "position[1].trait"},
		{fileTrack, "tax = 1", "tax = 99", "position[0].tax"},
		{fileDynasties, `dynasty = "house-of-normandy"`, `dynasty = "house-of-york"`, "ruler[0].dynasty"},
		{fileCharacters, "number = 2,", "number = 1,", "character"},
		{fileCharacters, `sex = "male"`, `sex = "horse"`, "character[0].sex"},
		{fileScenarios, `ruler = "heinrich-iv"`, `ruler = "edmund"`, "dynasty[2].ruler"},
		{fileScenarios, `territories = ["saxony", "pomerania", "poland", "bohemia"]`, `territories = ["paris"]`, "scenario[0]"},
		{fileScenarios, `castles = ["paris"]`, `castles = ["leon"]`, "dynasty[1].territories"},
		{fileScenarios, `traits = ["pious", "brave", "cruel", "dimwitted"]`, `traits = ["ugly", "ugly", "ugly", "ugly"]`, "scenario[0]"},
		{fileScenarios, "end = 7", "end = 11", "scenario[1].end"},
		{fileEvents, `op = "birth"`, `op = "wedding"`, "effects[0].op"},
		{fileEvents, `needs = "has-castle"`, `needs = "has-moat"`, ".needs"},
		{fileEvents, `target = "self"`, `target = "both"`, ".target"},
		{fileEvents, `trait = "stingy"`, `trait = "rich"`, "effects[0].trait"},
		{fileEvents, "copies = 6", "copies = 60", ".copies"},
		{fileStrategies, `slug = "postis"`, `slug = "ferox"`, ".slug"},
		{fileStrategies, `"overthrow", "casus-belli",`, `"sing", "casus-belli",`, "intrigue[0]"},
		{fileStrategies, "realm = 1, intrigue = 3", "realm = 4, intrigue = 3", ".hand.realm"},
		{fileStrategies, `tokens = ["lustful", "attractive"]`, `development = "bank"`, "strategy"},
		{fileStrategies, `else = "nearest"`, `else = "never"`, ".marry.else"},
	}
	for _, tt := range tests {
		src, _ := factstest.Edited(t, Box.Data, tt.file, tt.old, tt.new)
		_, err := New(src)
		if err == nil || !strings.Contains(err.Error(), tt.file) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s with %q: %v, want the field %s", tt.file, tt.new, err, tt.want)
		}
	}
}

// TestWhole: faults that involve many entries or two files.
func TestWhole(t *testing.T) {
	for _, tt := range []struct{ file, old, new, want string }{
		{fileComponents, "castles = 10", "castles = 4", "scenarios.toml:68: scenario[1]: 5 Castles stand in edition 1.0, the box has 4"},
		{fileComponents, "foot = 4 ", "foot = 1 ", "scenarios.toml:150: scenario[2]: the english have 2 Foot Soldiers in edition 1.0, the box has 1"},
		{fileComponents, "unrest = 12", "unrest = 2", "scenarios.toml:150: scenario[2]: 3 Unrest tokens lie in edition 1.0, the box has 2"},
		{fileMap, "(?m)^.*(a|b) = \"ireland\".*\n", "", "connection: 33 of 34 territories hang together"},
		{fileCharacters, `culture = "iberian", sex = "male"`, `culture = "iberian", sex = "female"`, "character: there are no iberian men or no iberian women"},
	} {
		data, err := fs.ReadFile(Box.Data, tt.file)
		if err != nil {
			t.Fatal(err)
		}
		data = regexp.MustCompile(tt.old).ReplaceAll(data, []byte(tt.new))
		_, err = New(source.Dir(Box.Data, fstest.MapFS{tt.file: {Data: data}}))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, not %s", err, tt.want)
		}
	}
}

// TestComponents: the box holds what the rulebooks say.
//
// Rule supply.1, supply.2, supply.3, supply.4, supply.5, supply.6: numbers of components.
func TestComponents(t *testing.T) {
	f := title(t).f
	for e, want := range [editions][4]int{{48, 51, 35, 10}, {48, 51, 35, 10}} {
		for kind, n := range want {
			if got := f.ofKind[kind].and(f.inEdition[e]).len(); got != n {
				t.Errorf("edition %s: %d %s tokens, want %d", editionNames[e], got, tokenKindNames[kind], n)
			}
		}
	}
	random := f.ofKind[randomToken]
	if green := random.and(f.greens).len(); green != 26 {
		t.Errorf("%d green random tokens, want 26", green)
	}
	if want := [decks]int{35, 35, 35, 25, 25}; f.size != want {
		t.Errorf("decks of %v cards, want %v", f.size, want)
	}
	if n := copies(&f.copies); n != 24 || f.councilors.len() != 6 || f.inventions.len() != 6 {
		t.Errorf("%d Development Cards, %d councilors, %d inventions", n, f.councilors.len(), f.inventions.len())
	}
	if len(f.dynasties) != 13 || len(f.rulerOf) != 24 || len(f.characters) != 125 {
		t.Errorf("%d dynasties, %d rulers, %d characters", len(f.dynasties), len(f.rulerOf), len(f.characters))
	}
	for c := range f.stack {
		if f.stack[c].len() != 20 || f.stack[c].and(f.bySex[male]).len() != 10 {
			t.Errorf("%s: %d cards, %d men", cultureNames[c], f.stack[c].len(), f.stack[c].and(f.bySex[male]).len())
		}
	}
}

// TestMap: 34 territories, 57 borders, 11 sea passages, and the seven inland ones.
//
// Rule invade.3, invade.4, independent.6: the map.
func TestMap(t *testing.T) {
	f := title(t).f
	edges := 0
	for i := range f.territories {
		edges += f.borders[i].len()
		for j := range f.territories {
			if f.borders[i].has(Territory(j)) != f.borders[j].has(Territory(i)) {
				t.Errorf("%s and %s border one way only", f.territories[i], f.territories[j])
			}
		}
	}
	if len(f.territories) != 34 || edges != 2*68 || f.passages != 11 {
		t.Errorf("%d territories, %d connections, %d over sea", len(f.territories), edges/2, f.passages)
	}
	for c, want := range []int{6, 8, 8, 6, 6} {
		if n := f.ofCulture[c].len(); n != want {
			t.Errorf("%s: %d territories, want %d", cultureNames[c], n, want)
		}
	}
	var inland []string
	for i, name := range f.territories {
		if !f.coastal.has(Territory(i)) {
			inland = append(inland, name)
		}
	}
	if want := []string{"paris", "lorraine", "burgundy", "poland", "bohemia", "swabia", "castile"}; !slices.Equal(inland, want) {
		t.Errorf("without a coast: %v, want %v", inland, want)
	}
	if f.distance(lands(0).with(f.territory("portugal")), lands(0).with(f.territory("poland"))) != 7 {
		t.Errorf("from Portugal to Poland in %d steps", f.distance(lands(0).with(f.territory("portugal")), lands(0).with(f.territory("poland"))))
	}
}
