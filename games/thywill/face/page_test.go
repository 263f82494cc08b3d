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

// showThywill returns the first page of a game on a terminal of the given width.
func showThywill(t *testing.T, width int) string {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := console.Config{In: strings.NewReader("quit\n"), Out: &out, Width: width, Lang: "en", Secret: []byte("secret"), People: game.AllSeats(2)}
	for _, g := range all {
		if g.Info().Slug != "thywill" {
			continue
		}
		setup, err := g.Info().Complete(game.Setup{Seats: 2, Options: map[string]string{"variant": "first"}})
		if err != nil {
			t.Fatal(err)
		}
		c.Title, c.Face, c.Header = g.Title, g.Face, record.NewHeader(g.Title, setup, record.Seal(c.Secret), make([]string, 2))
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

// TestThywillMap: the map is drawn where there is room for its hexes, each below those it touches;
// otherwise the regions are listed.
func TestThywillMap(t *testing.T) {
	wide, narrow := showThywill(t, 80), showThywill(t, 50)
	for page, want := range map[string]string{wide: "\n    Brittan Paris   Strasbo Prague  Buda\n", narrow: "\n Paris           castle -1, church -1"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing in\n%s", want, page)
		}
	}
	if strings.Contains(wide, "── Map") || strings.Contains(narrow, "Brittan Paris") {
		t.Error("list and hexes are both shown")
	}
	for line := range strings.Lines(wide) {
		if strings.HasSuffix(line, " \n") {
			t.Errorf("spaces at the end of %q", line)
		}
	}
}
