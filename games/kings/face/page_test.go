package face_test

import (
	"bytes"
	"strings"
	"testing"

	"outremer/console"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/text"
)

// showKings plays a few answers of a solo game against scripts, in a given language.
func showKings(t *testing.T, lang, answers string) string {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := console.Config{In: strings.NewReader(answers), Out: &out, Width: 100, Lang: lang, Secret: []byte("secret"), People: game.Only(0)}
	for _, g := range all {
		if g.Info().Slug != "kings" {
			continue
		}
		options := map[string]string{"frankish": "postis", "germanic": "ferox", "italian": "munitio", "iberian": "absent", "first-player": "english"}
		setup, err := g.Info().Complete(game.Setup{Seats: 5, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		c.Title, c.Face, c.Header = g.Title, g.Face, record.NewHeader(g.Title, setup, record.Seal(c.Secret), make([]string, 5))
		c.Text, err = text.Load(g.Title, g.Text)
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := console.Play(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestKingsPage: the page shows the dynasties in play, the player's own bag, and what a spouse
// would bring.
func TestKingsPage(t *testing.T) {
	draws := "draw war\ndraw war\ndraw war\ndraw tax\ndraw tax\ndraw realm\ndraw realm\ndraw crusade\n"
	page := showKings(t, "en", draws+"marry william-the-conqueror\nview\nquit\n")
	for _, want := range []string{"Era 1 of 3 · Round 1", "you · 4 points · Gold 5 (a Tax brings 4)", "William the Conqueror · Age 0", "Bag", "Brave", "Independent", "Ferox"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing in\n%s", want, page)
		}
	}
	if strings.Contains(page, "Iberians   ") {
		t.Error("a dynasty that does not play is shown")
	}
	if page := showKings(t, "it", draws+"quit\n"); !strings.Contains(page, "Sacchetto") {
		t.Errorf("no Italian page:\n%s", page)
	}
}
