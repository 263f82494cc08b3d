package games

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
)

// Positions that people have sent to each other are logs, too, and mean for ever what they meant. Whoever changes a set-up
// line, so that one of these goes on otherwise, raises the title's revision and keeps the old meaning.
func TestSentPositions(t *testing.T) {
	all, err := All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		title    string
		revision game.Revision
		players  int
		goesOn   string
		lines    []string
	}{
		{"kingdoms", 1, 3, "ea25d8a1", []string{"put acre jerusalem", "fortify acre", "hand antioch c-champion c-troop-1", "bonus saladin -1", "turn 2", "round antioch"}},
		{"thywill", 1, 2, "5efdcf80", []string{"joined blue templar", "joined red hospitaller", "house blue bank lyon", "knights blue lyon", "troops red 4", "gained blue 12", "turn blue"}},
		{"cardinals", 1, 12, "d7b05444", []string{"disarm capetians", "army capetians paris", "holder capetians toledo", "tithes 3", "turn early 1180"}},
		{"kings", 1, 5, "1ab17bb4", []string{"put ireland english", "castle ireland", "gold english 9", "age frankish 2", "era 2", "turn english 1"}},
	} {
		title := all[slices.IndexFunc(all, func(g Game) bool { return g.Info().Slug == c.title })].Title
		s, err := title.Info().Complete(game.Setup{Seats: c.players, Revision: c.revision})
		if err != nil {
			t.Fatal(err)
		}
		s.Position = c.lines
		st, err := game.Start(title, s)
		if err != nil {
			t.Fatalf("%s: %v", c.title, err)
		}
		if got := goesOn(title, st); got != c.goesOn {
			t.Errorf("%s, revision %d, goes on as %s, not as %s", c.title, c.revision, got, c.goesOn)
		}
	}
}

// goesOn hashes what can be told of a game in its next moves, which are chosen by their names.
func goesOn(title game.Title, st game.State) string {
	h := sha256.New()
	for n := 0; n < 300 && st.Awaiting() != 0; n++ {
		fmt.Fprintln(h, record.Fingerprint(title, st))
		seat := st.Awaiting().First()
		moves := st.Options(nil, seat)
		slices.SortFunc(moves, func(a, b game.Move) int {
			return strings.Compare(title.Lexicon().Format(a), title.Lexicon().Format(b))
		})
		st.Play(seat, moves[n*7919%len(moves)], nil)
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}
