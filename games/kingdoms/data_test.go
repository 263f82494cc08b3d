package kingdoms

import (
	"io/fs"
	"slices"
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
	{"no defence", fileBoard34, `"homs",          defence = 3,`, `"homs",`, "region[7].defence: is missing", ""},
	{"defence out of range", fileBoard34, `"homs",          defence = 3,`, `"homs", defence = 12,`, "region[7].defence: 12", ""},
	{"a word for a number", fileBoard34, `"homs",          defence = 3,`, `"homs", defence = "three",`, "region[7].defence: cannot", ""},
	{"a region twice", fileBoard34, `slug = "jaffa"`, `slug = "acre"`, "region[3].slug: \"acre\"", `slug = "acre",          defence = 3`},
	{"a region without a name", fileBoard34, `slug = "jaffa"`, `slug = ""`, "region[1].slug: ", ""},
	{"a region of no board", fileBoard12, `slug = "jaffa"`, `slug = "joppa"`, "region[1].slug: no region is called \"joppa\"", ""},
	{"a connection to nowhere", fileBoard34, `a = "homs",          b = "latakia"`, `a = "homs", b = "lattakia"`, "connection[12].b: no region", ""},
	{"a connection twice", fileBoard34, `a = "homs",          b = "latakia"`, `a = "homs", b = "tripoli"`, "connection[12].b: homs and tripoli", ""},
	{"a connection with itself", fileBoard34, `a = "homs",          b = "latakia"`, `a = "homs", b = "homs"`, "connection[12].b: homs and homs", ""},
	{"a number twice", fileBoard12, "defence = 2, number = 2,", "defence = 2, number = 1,", "region[1].number: 1 ", ""},
	{"a number too high", fileBoard12, "number = 2,", "number = 15,", "region[1].number: 15 ", ""},
	{"points below none", fileBoard12, "points = 5", "points = -1", "region[0].points: -1 ", ""},
	{"an unknown source", fileBoard34, `defence = 4, source = "rulebook"`, `defence = 4, source = "hearsay"`, "region[0].source: \"hearsay\"", ""},
	{"an unknown field", fileBoard34, "defence = 4, source", "defense = 4, defence = 4, source", "region[0].defense: is not a known field", ""},
	{"a board without a name", fileBoard34, `slug = "second-crusade"`, `slug = ""`, "slug: is empty", ""},
	{"a deck of the wrong religion", fileMuslim, `religion = "muslim"`, `religion = "christian"`, "religion: ", ""},
	{"a card twice", fileMuslim, `slug = "m-troop-4"`, `slug = "m-troop-5" `, "card[1].slug: ", ""},
	{"a card of both decks", fileChristian, `slug = "c-troop-5"`, `slug = "m-troop-5"`, "card[0].slug: ", ""},
	{"an unknown type", fileMuslim, `type = "troop"`, `type = "army"`, "card[0].type: ", ""},
	{"an unknown effect", fileMuslim, `effect = "troop"`, `effect = "horse"`, "card[0].effect: ", ""},
	{"an effect for another type", fileMuslim, `effect = "militia"`, `effect = "razzia" `, "card[6].effect: ", ""},
	{"a strength out of range", fileMuslim, "n = 5, count = 1", "n = 10, count = 1", "card[0].n: 10 ", ""},
	{"a troop without strength", fileMuslim, "n = 5, count = 1", "n = 0, count = 1", "card[0].n: 0 ", ""},
	{"no copies", fileMuslim, "n = 5, count = 1", "n = 5, count = 0", "card[0].count: 0 ", ""},
	{"too many copies", fileMuslim, "n = 5, count = 1", "n = 5, count = 65", "card[0].count: 65 ", ""},
	{"more taken out than there are", fileMuslim, "count = 3, removed = 1", "count = 3, removed = 4", "card[1].removed: 4 ", ""},
	{"Spies left in for one player", fileChristian, `effect = "spies", count = 1, removed = 1`, `effect = "spies", count = 1, removed = 0`, "card[13].removed: c-spies", ""},
	{"no turns", fileModes, "turns = 3", "turns = 0", "turns: 0 ", ""},
	{"hits on a 7", fileModes, "hits-on = 4", "hits-on = 7", "hits-on: 7 ", ""},
	{"no limit", fileModes, "limit = 2", "limit = 0", "limit: 0 ", ""},
	{"no dice", fileModes, "dice = 3", "dice = 0", "dice: 0 ", ""},
	{"levels upside down", fileModes, "victory = 15", "victory = 10", "levels.victory: 10 ", ""},
	{"too many players", fileModes, "players = 4", "players = 5", "mode[0].players: 5 ", ""},
	{"a mode left out", fileModes, "players = 4", "players = 3 ", "mode[0].kingdom: 4 kingdoms for 3 players", "kingdom = ["},
	{"an unknown board", fileModes, `board = "second-crusade"`, `board = "fifth-crusade"`, "mode[0].board: no board", ""},
	{"an unknown kingdom", fileModes, `slug = "damascus"`, `slug = "cairo"`, "mode[0].kingdom[0].slug: \"cairo\"", ""},
	{"a kingdom twice", fileModes, `slug = "aleppo"`, `slug = "damascus" `, "mode[0].kingdom[1].slug: damascus plays already", ""},
	{"an unknown religion", fileModes, `slug = "damascus", religion = "muslim"`, `slug = "damascus", religion = "pagan"`, "mode[0].kingdom[0].religion: ", ""},
	{"too many castles", fileModes, "castles = 7", "castles = 17", "mode[0].kingdom[0].castles: 17 ", ""},
	{"too many cards", fileModes, "cards = 8", "cards = 31", "mode[0].kingdom[0].cards: 31 ", ""},
	{"a start region that is none", fileModes, `regions = ["damascus", "homs"]`, `regions = ["damascus", "hims"]`, "mode[0].kingdom[0].regions[1]: ", ""},
	{"a start region for two", fileModes, `regions = ["aleppo", "edessa"]`, `regions = ["homs", "edessa"]`, "mode[0].kingdom[1].regions: ", ""},
	{"the bot on a board without numbers", fileModes, `board = "first-third-crusades"`, `board = "second-crusade" `, "mode[2].board: the bot needs", ""},
}

// TestBrokenData: an invalid file is rejected with its name, the line and the field.
func TestBrokenData(t *testing.T) {
	factstest.Broken(t, Box.Data, func(src game.Source) error { _, err := New(src); return err }, brokenData)
}

// TestMissingNumber: the Muslims need all numbers, whichever is missing.
func TestMissingNumber(t *testing.T) {
	_, err := edited(t, fileBoard12, "number = 2,  ", "")
	if err == nil || !strings.HasPrefix(err.Error(), fileModes+":") {
		t.Errorf("without number 2: %v", err)
	}
}

// TestWhole: errors that only show across many entries or two files.
func TestWhole(t *testing.T) {
	without := func(words ...string) func(string) string {
		return func(text string) string {
			var kept []string
			for line := range strings.Lines(text) {
				if !slices.ContainsFunc(words, func(w string) bool { return strings.Contains(line, w) }) {
					kept = append(kept, line)
				}
			}
			return strings.Join(kept, "")
		}
	}
	for _, tt := range []struct {
		name, file string
		edit       func(string) string
		in, want   string // the file that is blamed, and why
	}{
		{"an island", fileBoard34, without(`a = "jaffa"`, `b = "jaffa"`), fileBoard34, "connection: 13 of 14 regions hang together"},
		{"more cards dealt than there are", fileMuslim, without(`type = "event"`, `"m-troop-2"`, `"m-troop-1"`), fileModes, "mode[0].kingdom: 16 cards are dealt from the muslim deck, which has 15"},
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
	for _, file := range []string{fileModes, fileBoard34, fileBoard12, fileMuslim, fileChristian} {
		less := fstest.MapFS{}
		for _, other := range []string{fileModes, fileBoard34, fileBoard12, fileMuslim, fileChristian} {
			if data, err := fs.ReadFile(Box.Data, other); err == nil && other != file {
				less[other] = &fstest.MapFile{Data: data}
			}
		}
		if _, err := New(source.Dir(less, nil)); err == nil || !strings.HasPrefix(err.Error(), file+": ") {
			t.Errorf("without %s: %v", file, err)
		}
	}
}

// TestCorrectedData: an owner of the game can correct a number, and play follows it.
func TestCorrectedData(t *testing.T) {
	tests := []struct {
		name, file, old, repl string
		seats                 int
		ask, want             string
	}{
		{"a value on one board", fileBoard34, "\"homs\",          defence = 3,", "\"homs\", defence = 5,", 4, "defence homs", "5"},
		{"leaves the other board alone", fileBoard34, "\"homs\",          defence = 3,", "\"homs\", defence = 5,", 1, "defence homs", "3"},
		{"a connection on one board", fileBoard34, `a = "homs",          b = "latakia"`, `a = "homs", b = "damascus"`, 4, "borders damascus", "oultrejordain baalbek homs"},
		{"leaves the other board alone", fileBoard34, `a = "homs",          b = "latakia"`, `a = "homs", b = "damascus"`, 2, "borders damascus", "oultrejordain baalbek"},
		{"victory points", fileBoard12, "points = 5", "points = 7", 1, "points jerusalem", "7"},
		{"a hand", fileModes, "cards = 8", "cards = 5", 4, "cards damascus", "5"},
		{"a castle limit", fileModes, "castles = 9", "castles = 10", 3, "limit saladin", "10"},
		{"a start region", fileModes, `regions = ["tripoli"]`, `regions = ["acre"]`, 2, "regions richard", "acre"},
		{"the bot listed first", fileModes, `{ slug = "crusade", religion = "christian", regions = ["marath"], cards = 12, source = "rulebook" },
  { slug = "muslims", religion = "muslim", cards = 8, bot = true, source = "rulebook" },`, `{ slug = "muslims", religion = "muslim", cards = 8, bot = true, source = "rulebook" },
  { slug = "crusade", religion = "christian", regions = ["marath"], cards = 12, source = "rulebook" },`, 1, "castles muslims", "13"},
		{"copies of a card", fileMuslim, "n = 5, count = 1", "n = 5, count = 3", 4, "deck muslim", "42"},
		{"cards taken out", fileMuslim, "count = 3, removed = 1", "count = 3, removed = 3", 1, "deck muslim", "31"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			k, err := edited(t, tt.file, tt.old, tt.repl)
			if err != nil {
				t.Fatal(err)
			}
			st, err := k.New(game.Setup{Seats: tt.seats})
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

// TestCorrectedNumbers: the number of a lasting event counts each time it takes effect.
func TestCorrectedNumbers(t *testing.T) {
	tests := []struct {
		file, old, repl string
		arrange, moves  []string
		ask, want       string
	}{
		{fileMuslim, `effect = "irrigation", n = 1`, `effect = "irrigation", n = 2`,
			[]string{"hands none", "bonus damascus -2", "lasting damascus irrigation", "hand damascus m-troop-1"},
			[]string{"discard m-troop-1"}, "bonus damascus", "0"},
		{fileChristian, `effect = "military-orders", n = 1`, `effect = "military-orders", n = 2`,
			[]string{"hands none", "bonus aleppo 2", "hand antioch c-military-orders", "put homs none", "round antioch"},
			[]string{"event c-military-orders"}, "bonus aleppo", "0"},
		{fileChristian, `effect = "settlers", n = 1`, `effect = "settlers", n = 2`,
			[]string{"hands none", "lasting antioch settlers", "hand antioch c-troop-1", "round antioch"},
			[]string{"discard c-troop-1", "garrison antioch", "garrison latakia"}, "garrison latakia", "yes"},
	}
	for _, tt := range tests {
		k, err := edited(t, tt.file, tt.old, tt.repl)
		if err != nil {
			t.Fatal(err)
		}
		s := beginWith(t, k, game.Setup{Seats: 4})
		carryOut(t, s, tt.arrange, tt.moves)
		if got, err := s.Inspect(strings.Fields(tt.ask)); err != nil || got != tt.want {
			t.Errorf("%s: %s = %s (%v), not %s", tt.repl, tt.ask, got, err, tt.want)
		}
	}
}
