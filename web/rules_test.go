package web

import (
	"net/http"
	"slices"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/table"
	"outremer/text/rules"
)

// withAll configures a server with every title of the lobby, in addition to those it already had.
func withAll(t *testing.T) func(*Config) {
	return func(c *Config) {
		all, err := games.All("")
		must(t, err)
		c.Games = append(c.Games, all...)
		var titles []game.Title
		for _, g := range c.Games {
			titles = append(titles, g.Title)
		}
		host := table.NewHost(table.Config{Store: c.Store, Titles: titles})
		t.Cleanup(func() { must(t, host.Shutdown(bg)) })
		c.Host = host
	}
}

func TestRules(t *testing.T) {
	v := newSite(t, withAll(t)).visitor()
	var en, it []rules.Section
	v.get("titles/kingdoms/rules?lang=en").ok(&en)
	v.get("titles/kingdoms/rules", "Accept-Language", "it-IT, en;q=0.5").ok(&it)
	at := slices.IndexFunc(en, func(s rules.Section) bool { return s.ID == "4.2" })
	if len(en) != len(it) || at < 0 {
		t.Fatalf("%d sections in English, %d in Italian", len(en), len(it))
	}
	a, b := en[at], it[at]
	if a.Heading != "Incursion" || b.Heading != "Incursione" || a.Level != 2 || b.ID != "4.2" {
		t.Errorf("%+v\n%+v", a, b)
	}
	if p := a.Paragraphs[0]; p.Kind != rules.Text || !slices.Equal(p.Rules, []string{"4.2a"}) || p.Text == b.Paragraphs[0].Text {
		t.Errorf("%+v\n%+v", p, b.Paragraphs[0])
	}
	v.get("titles/kingdoms/rules").ok(nil).lacks("null", "<!--")
}

// TestNoRules: unknown titles, titles without rules, and files that are not rules all answer
// not-found.
func TestNoRules(t *testing.T) {
	v := newSite(t).visitor()
	v.get("titles/chess/rules").refused(http.StatusNotFound, "not-found")
	v.get("titles/skirmish/rules").refused(http.StatusNotFound, "not-found")
	v.get("titles/kingdoms/rules").refused(http.StatusNotFound, "not-found") // written, but not in this lobby
	v.get("titles/..%2Frules/rules").refused(http.StatusNotFound, "not-found")
	v.get("titles/skirmish/rules?lang=fr").refused(http.StatusUnprocessableEntity, "invalid")
}

func TestRulesAreDescribed(t *testing.T) {
	newSite(t).visitor().get("openapi.json").ok(nil).has(`/api/v1/titles/{slug}/rules`, `"get-rules"`, `"example"`)
}
