package web

import (
	"net/http"
	"strings"
	"testing"

	"outremer/game"
	"outremer/store"
)

// TestAdoptNewerRules: the API offers newer rules with their changes in the reader's language,
// adopts them once all agree, and records it in the log.
func TestAdoptNewerRules(t *testing.T) {
	s := newSite(t)
	anna, berta := s.visitor(), s.visitor()
	var title TitleDoc
	anna.get("titles/skirmish").ok(&title)
	if title.Revision != 2 || len(title.Changes) != 1 || title.Changes[0].Revision != 2 || !strings.Contains(title.Changes[0].Texts[0], "fewer troops") {
		t.Errorf("the title says %d %+v", title.Revision, title.Changes)
	}
	anna.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Revision: 3}).refused(http.StatusUnprocessableEntity, "invalid")
	var doc MyTableDoc
	anna.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Revision: 1, Public: true, Sit: []string{"red"}}).ok(&doc)
	at := "tables/" + doc.ID
	berta.post(at+"/join", JoinDoc{}).ok(nil)

	var state StateDoc
	berta.get(at + "/state?lang=it").ok(&state)
	a := state.Adopt
	if a == nil || a.To != 2 || !a.Open || len(a.Missing) != 2 || len(a.Changes) != 1 || !strings.Contains(a.Changes[0].Texts[0], "meno truppe") {
		t.Fatalf("offered: %+v", a)
	}
	s.visitor().post(at+"/adopt", AdoptDoc{Agree: true}).refused(http.StatusForbidden, "not-yours")
	anna.post(at+"/adopt", AdoptDoc{Agree: true}).ok(nil).has(`"agreed":["red"]`, `"missing":["blue"]`)
	berta.post(at+"/adopt", AdoptDoc{Agree: true}).ok(nil).has(`"agreed":["red","blue"]`, `"revision":1`)
	for _, move := range []string{"seal", "pass"} {
		for _, v := range []*visitor{anna, berta} {
			v.get(at + "/state").ok(&state)
			v.post(at+"/moves", OrderDoc{Prompt: state.Prompt.ID, Move: []string{move}}).ok(nil)
		}
	}
	anna.get(at+"/state").ok(nil).has(`"revision":2`, `"adopt":null`)
	anna.get(at + "/news").ok(nil).has("From here on the game follows revision 2 of the rules.")
	anna.post(at+"/adopt", AdoptDoc{Agree: true}).refused(http.StatusConflict, "newest")
}

// TestHaltIsTold: a halted table says what happened, which program is needed, and that nothing is
// lost.
func TestHaltIsTold(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	row, err := s.db.LoadTable(bg, m.id)
	must(t, err)
	step := store.Step{Table: m.id, From: row.Version, To: row.Progress, Records: []store.Record{{N: 1, Text: "1 red dance\n"}}}
	step.To.Version++
	step.To.Program = "v0.9"
	must(t, s.db.ApplyStep(bg, step))
	s.host.Park(s.host.Now())
	red := m.players["red"]
	red.get("tables/"+m.id).ok(nil).has(`"status":"halted"`, "last played with Outremer version v0.9", "Nothing is lost").lacks("dance", "record")
	red.get("tables?list=mine&lang=it").ok(nil).has(`"status":"halted"`, "la versione v0.9", "Nulla è perduto")
	red.post(m.path("moves"), OrderDoc{Move: []string{"seal"}}).refused(http.StatusConflict, "halted")
}

// TestFactsOnOffer: a title lists its sets of facts, and a table chooses one by name or hash.
func TestFactsOnOffer(t *testing.T) {
	s := playing(t, "")
	v := s.visitor()
	var title TitleDoc
	v.get("titles/kingdoms").ok(&title)
	if len(title.Facts) != 1 || title.Facts[0].Name != game.BuiltIn || !title.Facts[0].BuiltIn || !title.Facts[0].Default {
		t.Fatalf("on offer: %+v", title.Facts)
	}
	var facts ProvenanceDoc
	v.get("titles/kingdoms/facts?facts=" + title.Facts[0].Hash).ok(&facts)
	if facts.Hash != title.Facts[0].Hash || facts.Reconstructed == 0 || facts.Rulebook == 0 || len(facts.Files) != 5 || facts.Files[0].Entries[0].Source == "" {
		t.Errorf("the facts are %+v", facts)
	}
	v.get("titles/kingdoms/facts?facts=ffff").refused(http.StatusNotFound, "not-found")
	v.get("titles/chess/facts").refused(http.StatusNotFound, "not-found")
	sit := []string{"damascus", "aleppo", "jerusalem", "antioch"}
	for _, set := range []string{"", game.BuiltIn, title.Facts[0].Hash} {
		var doc MyTableDoc
		v.post("tables", NewTableDoc{Title: "kingdoms", Players: 4, Sit: sit, Facts: set}).ok(&doc)
		if doc.Facts != (TableFactsDoc{game.BuiltIn, title.Facts[0].Hash, true}) || doc.Status != "running" {
			t.Errorf("chosen %q: %+v", set, doc.Facts)
		}
	}
	p := v.post("tables", NewTableDoc{Title: "kingdoms", Players: 4, Facts: "my-copy"}).refused(http.StatusUnprocessableEntity, "invalid")
	if len(p.Errors) != 1 || p.Errors[0].Location != "body.facts" || !strings.Contains(p.Errors[0].Message, "possible: built-in") {
		t.Errorf("%+v", p.Errors)
	}
}
