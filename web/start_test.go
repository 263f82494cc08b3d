package web

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/games"
	"outremer/table"
)

// corrected returns a folder for --data with one change in a data file.
func corrected(t *testing.T, title, file, old, now string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("../games", title, "data", file))
	must(t, err)
	text := strings.Replace(string(b), old, now, 1)
	if text == string(b) {
		t.Fatalf("%s/%s does not say %q", title, file, old)
	}
	dir := t.TempDir()
	must(t, os.MkdirAll(filepath.Join(dir, title), 0o755))
	must(t, os.WriteFile(filepath.Join(dir, title, file), []byte(text), 0o644))
	return dir
}

// playing creates a site with all titles, and with the facts of a folder for --data.
func playing(t *testing.T, data string) *site {
	shelf, err := games.Open(data, "")
	must(t, err)
	return newSite(t, func(c *Config) {
		c.Shelf, c.Games = shelf, shelf.Games()
		hc := table.Config{Store: c.Store, Shelf: shelf}
		for _, g := range c.Games {
			hc.Titles = append(hc.Titles, g.Title)
		}
		must(t, c.Host.Shutdown(bg))
		c.Host = table.NewHost(hc)
		t.Cleanup(func() { must(t, c.Host.Shutdown(bg)) })
	})
}

// owners returns who owns each territory when a game of Crusader Kings begins.
func owners(t *testing.T, v *visitor, query string) map[string]string {
	t.Helper()
	var doc StartDoc
	v.get("titles/kings/start?players=5" + query).ok(&doc)
	var view struct {
		Territories []struct{ Slug, Owner string }
	}
	must(t, json.Unmarshal(doc.View, &view))
	by := map[string]string{}
	for _, x := range view.Territories {
		by[x.Slug] = x.Owner
	}
	if doc.Board != "kings" || doc.Players != 5 {
		t.Errorf("got a board %q for %d, want kings for 5", doc.Board, doc.Players)
	}
	return by
}

// TestStart: a game starts as its rules, options and facts say, the same every time.
func TestStart(t *testing.T) {
	data := corrected(t, "kings", "scenarios.toml", `"mercia", "normandy"]`, `"mercia", "scotland"]`)
	s := playing(t, data)
	v := s.visitor()
	if by := owners(t, v, ""); by["scotland"] != "english" || by["normandy"] != "" {
		t.Errorf("with other facts: Scotland begins with %q, Normandy with %q; want english and nobody", by["scotland"], by["normandy"])
	}
	var title TitleDoc
	v.get("titles/kings").ok(&title)
	if by := owners(t, v, "&facts="+title.Facts[0].Hash); by["scotland"] != "" || by["normandy"] != "english" {
		t.Errorf("built in: Scotland begins with %q, Normandy with %q; want nobody and english", by["scotland"], by["normandy"])
	}
	if by := owners(t, v, "&options=scenario=second-crusade,english=absent"); by["wessex"] != "" {
		t.Errorf("without the English Wessex begins with %q, want nobody", by["wessex"])
	}
	one, other := v.get("titles/thywill/start?players=3&options=variant=learning"), v.get("titles/thywill/start?players=3&options=variant=learning")
	if !strings.Contains(one.body, `"enemy":"slav"`) || one.body != other.body {
		t.Error("the map is not dealt, or twice in another way")
	}
	v.get("titles/kings/start?players=4").refused(http.StatusUnprocessableEntity, "invalid")
	v.get("titles/kings/start?players=5&options=scenario=first").refused(http.StatusUnprocessableEntity, "invalid")
	v.get("titles/chess/start?players=2").refused(http.StatusNotFound, "not-found")
}

// TestPrinted: the text printed on a thing comes with the title, as given by the facts.
func TestPrinted(t *testing.T) {
	s := playing(t, corrected(t, "thywill", "components.toml", `level = 1, cost = 3, muster = 1`, `level = 1, cost = 7, muster = 2`))
	v := s.visitor()
	v.get("titles/thywill").ok(nil).has(`{"cost":7,"knight":false,"actions":[{"action":"muster","n":2}],"finale":0}`, `"players":2,"setting":"`, `"board":"thywill-p2"`)
	v.get("titles/kingdoms").ok(nil).has(`"printed":{"deck":"muslim","type":"event","effect":"citadels","n":`, `"board":"kingdoms-second-crusade"`)
}
