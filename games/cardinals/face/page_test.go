package face_test

import (
	"bytes"
	"strings"
	"testing"

	"outremer/bot"
	"outremer/console"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/text"
)

// playCardinals plays the Anscarids in the first turn with typed lines; all others do nothing.
func playCardinals(t *testing.T, lang, typed string) string {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := console.Config{In: strings.NewReader(typed + "\nquit\n"), Out: &out, Width: 100, Lang: lang, Secret: []byte("secret"), Bots: map[game.Seat]bot.Player{}}
	for _, g := range all {
		if g.Info().Slug != "cardinals" {
			continue
		}
		setup, err := g.Info().Complete(game.Setup{Seats: 12})
		if err != nil {
			t.Fatal(err)
		}
		c.Title, c.Face, c.Header = g.Title, g.Face, record.NewHeader(g.Title, setup, record.Seal(c.Secret), make([]string, 12))
		c.Text, err = text.Load(g.Title, g.Text)
		if err != nil {
			t.Fatal(err)
		}
		me, _ := g.Info().SeatNamed(12, "anscarids")
		c.People = game.Only(me)
		for p := range game.Seat(12) {
			c.Bots[p] = bot.Players()["random"]
		}
	}
	if err := console.Play(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestCardinalsOrders: orders are typed, several to a line; a fault is marked below its word, and
// the rest of the line is not played.
func TestCardinalsOrders(t *testing.T) {
	page := playCardinals(t, "en", "A Burgos - Leon; A Toldoo S Burgos - Leon; seal\n1 DP Aragon H")
	for _, want := range []string{" A Burgos - Leon\n", "  A Toldoo S Burgos - Leon\n    ^^^^^^\n", "Perhaps: Toledo", " 1 DP A Aragon H\n", "points left 0", "Write orders"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing in\n%s", want, page)
		}
	}
	if strings.Contains(page, "Mid 1170s") {
		t.Error("the rest of a faulty line was played")
	}
	page = playCardinals(t, "it", "A Burgos - Roma\nA Burgos - León; sigilla")
	for _, want := range []string{"             ^^^^\n", "non può muovere", "ANSCARICI: A Burgos - León", "Metà anni 1170"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing in\n%s", want, page)
		}
	}
}
