package web

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/warden"
)

// me returns who a visitor is.
func (v *visitor) me() (d MeDoc) {
	v.t.Helper()
	v.get("me").ok(&d)
	return d
}

// warden is a visitor who looks after the site.
func (s *site) warden() *visitor {
	s.t.Helper()
	v := s.visitor().rename("Wilma")
	s.console().do("PUT", "admin/wardens/"+v.me().Person, nil).ok(nil)
	return v
}

// console is whoever runs the server.
func (s *site) console() *visitor {
	s.t.Helper()
	file := filepath.Join(s.t.TempDir(), "s")
	l, err := net.Listen("unix", file)
	must(s.t, err)
	ctx, cancel := context.WithCancel(bg)
	ended := make(chan error, 1)
	go func() { ended <- s.srv.ServeConsole(ctx, l) }()
	c := &http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "unix", file)
	}}}
	s.t.Cleanup(func() {
		cancel()
		must(s.t, <-ended)
		c.CloseIdleConnections()
	})
	return &visitor{s, c}
}

// TestOnlyWardens: nobody else gets anything from there; wardens make no wardens; and the console has
// nothing for players.
func TestOnlyWardens(t *testing.T) {
	s := newSite(t)
	v, w := s.visitor().rename("Vera"), s.warden()
	for _, path := range []string{"admin/office", "admin/tables", "admin/persons", "admin/reports", "admin/reports/x", "admin/deeds"} {
		v.get(path).refused(http.StatusForbidden, "not-warden")
	}
	v.post("admin/bans", NewBanDoc{Kind: "ban", Person: w.me().Person, Hours: 1}).refused(http.StatusForbidden, "not-warden")
	v.post("admin/retention", nil).refused(http.StatusForbidden, "not-warden")
	v.get("site").ok(nil).has(`"warden":false`)
	w.get("site").ok(nil).has(`"warden":true`)
	w.do("PUT", "admin/wardens/"+v.me().Person, nil).refused(http.StatusForbidden, "console")
	w.get("admin/office").ok(nil).has("Wilma").lacks(`"person":""`)
	s.console().get("me").refused(http.StatusNotFound, "not-found")
	s.console().do("DELETE", "admin/wardens/"+w.me().Person, nil).ok(nil)
	w.get("admin/office").refused(http.StatusForbidden, "not-warden")
	s.console().get("admin/deeds").ok(nil).has(`"what":"grant"`, `"what":"revoke"`, `"name":"console"`)
}

// TestReportLetter: a letter that its reader has reported can be read and hidden, and only that one.
func TestReportLetter(t *testing.T) {
	s := newSite(t)
	m, w := s.newMatch(3), s.warden()
	red, blue, green := m.players["red"].rename("Rosa"), m.players["blue"].rename("Bruna"), m.players["green"]
	red.post(m.path("letters"), OutgoingDoc{To: []string{"blue"}, Text: "a plan"}).ok(nil)
	red.post(m.path("letters"), OutgoingDoc{To: []string{"blue"}, Text: "you fool"}).ok(nil)
	red.post(m.path("letters"), OutgoingDoc{To: []string{"green"}, Text: "a secret"}).ok(nil)

	green.post(m.path("letters/2/report"), WhyDoc{}).refused(http.StatusNotFound, "not-found")
	s.visitor().post(m.path("letters/1/report"), WhyDoc{}).refused(http.StatusForbidden, "not-yours")
	red.post(m.path("letters/2/report"), WhyDoc{}).refused(http.StatusUnprocessableEntity, "yourself")
	blue.post(m.path("letters/2/report"), WhyDoc{Why: strings.Repeat("x", 301)}).refused(http.StatusUnprocessableEntity, "invalid")
	blue.post(m.path("letters/2/report"), WhyDoc{Why: "rude"}).ok(nil)
	blue.post(m.path("letters/2/report"), WhyDoc{Why: "very rude"}).ok(nil)

	var list []ReportedDoc
	w.get("admin/reports").ok(&list).lacks("you fool")
	if len(list) != 1 || list[0].Why != "rude" || list[0].Person.Name != "Rosa" || list[0].Reporter.Name != "Bruna" || list[0].Seat != "red" {
		t.Fatalf("reports %+v", list)
	}
	at := "admin/reports/" + list[0].ID
	w.get(at).ok(nil).has("you fool").lacks("a plan", "a secret")
	w.get("admin/deeds").ok(nil).has(`"what":"read-report"`, "Wilma")
	ev := blue.events(m.path("events?after=0.3"))
	defer ev.close()
	w.post(at+"/hide", nil).ok(nil)
	for {
		e, ok := ev.next()
		if !ok {
			t.Fatal("nobody was told that the letter is hidden")
		}
		if strings.Contains(e.data, `"answer":"hidden"`) {
			break
		}
	}
	letters := m.letters("blue", 0)
	if letters[0].Text != "a plan" || letters[1].Text != "" || !letters[1].Hidden || letters[2].Re != 2 {
		t.Errorf("blue reads %+v", letters)
	}
	if n := len(m.letters("green", 0)); n != 1 {
		t.Errorf("green has %d letters, want 1", n)
	}
	w.get("admin/reports").ok(nil).lacks(list[0].ID)
	w.get("admin/reports?all=true").ok(nil).has(list[0].ID)

	w.post("admin/bans", NewBanDoc{Kind: "mute", Report: list[0].ID, Hours: 2, Why: "rude"}).ok(nil)
	p := red.post(m.path("letters"), OutgoingDoc{Text: "hello"}).refused(http.StatusForbidden, "muted")
	if left := time.Until(time.UnixMilli(p.Until)); left < time.Hour || left > 3*time.Hour {
		t.Errorf("muted for %v", left)
	}
	m.play("red", "bid 1").ok(nil)
}

// TestReportName: a name that was reported and hidden is gone everywhere, and does not come back.
func TestReportName(t *testing.T) {
	s := newSite(t)
	m, w := s.newMatch(2), s.warden()
	red, blue := m.players["red"].rename("Bad Word"), m.players["blue"]
	blue.post("people/"+red.me().Person+"/report", WhyDoc{Why: "look"}).ok(nil)
	blue.post("people/"+blue.me().Person+"/report", WhyDoc{}).refused(http.StatusUnprocessableEntity, "yourself")
	blue.post("people/nobody/report", WhyDoc{}).refused(http.StatusNotFound, "not-found")
	var list []ReportedDoc
	w.get("admin/reports").ok(&list).has("Bad Word")
	w.post("admin/reports/"+list[0].ID+"/hide", nil).ok(nil)
	blue.get(m.path("state")).ok(nil).lacks("Bad Word")
	red.do("PATCH", "me", MeDoc{Name: "Bad Word"}).refused(http.StatusForbidden, "name-kept")
	red.do("PATCH", "me", map[string]string{"lang": "it"}).ok(nil)

	var doc MyTableDoc
	blue.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Name: "Worse Word", Sit: []string{"red"}}).ok(&doc)
	w.post("admin/tables/"+doc.ID+"/hide-name", nil).ok(nil)
	s.visitor().get("tables?list=open").ok(nil).has(doc.ID).lacks("Worse Word")

	for i := range 30 { // twenty a day, of which one is used
		if a := blue.post("people/"+s.visitor().rename(strconv.Itoa(i)).me().Person+"/report", WhyDoc{}); a.status != http.StatusNoContent {
			a.refused(http.StatusTooManyRequests, "too-many-reports")
			return
		}
	}
	t.Error("nobody stops reporting")
}

// TestBan: who is banned changes nothing, looks on and may delete themselves; a ban ends.
func TestBan(t *testing.T) {
	s := newSite(t)
	m, w := s.newMatch(2), s.warden()
	red := m.players["red"].rename("Rosa")
	w.get("admin/persons?find=ros").ok(nil).has(`"name":"Rosa"`).lacks("Wilma")
	w.post("admin/bans", NewBanDoc{Kind: "ban", Person: w.me().Person, Hours: 1}).refused(http.StatusUnprocessableEntity, "yourself")
	w.post("admin/bans", NewBanDoc{Kind: "ban", Hours: 1}).refused(http.StatusUnprocessableEntity, "invalid")
	w.post("admin/bans", NewBanDoc{Kind: "ban", Person: red.me().Person, Hours: 1e6}).refused(http.StatusUnprocessableEntity, "invalid")
	w.post("admin/bans", NewBanDoc{Kind: "ban", Person: red.me().Person, Hours: 1}).ok(nil)
	m.play("red", "bid 1").refused(http.StatusForbidden, "banned")
	red.get(m.path("state")).ok(nil)
	var office OfficeDoc
	w.get("admin/office").ok(&office)
	if len(office.Bans) != 1 || office.Bans[0].Person.Name != "Rosa" {
		t.Fatalf("bans %+v", office.Bans)
	}
	w.do("DELETE", "admin/bans/"+office.Bans[0].ID, nil).ok(nil)
	w.do("DELETE", "admin/bans/"+office.Bans[0].ID, nil).refused(http.StatusNotFound, "not-found")
	m.play("red", "bid 1").ok(nil)
	w.post("admin/bans", NewBanDoc{Kind: "ban", Person: red.me().Person, Hours: 1, Leave: true}).ok(nil)
	m.players["blue"].get(m.path("state")).ok(nil).lacks("Rosa")
	red.do("DELETE", "me", map[string]string{"name": "Rosa"}).ok(nil)
}

// TestBanAddress: a network is banned, or what the log calls an address, and nobody else.
func TestBanAddress(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Proxies = append(c.Proxies, mustPrefix("127.0.0.1/32")) })
	w := s.warden()
	try := func(from string) *answer {
		return s.visitor().do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2}, "X-Forwarded-For", from)
	}
	for _, bad := range []string{"here", "127.0.0.1", "0.0.0.0/0", "0123456789AB"} {
		w.post("admin/bans", NewBanDoc{Kind: "ban", Address: bad, Hours: 1}).refused(http.StatusUnprocessableEntity, "invalid")
	}
	w.post("admin/bans", NewBanDoc{Kind: "ban", Address: "203.0.113.0/24", Hours: 1}).ok(nil)
	w.post("admin/bans", NewBanDoc{Kind: "ban", Address: "2001:db8::7", Hours: 1}).ok(nil)
	logged := s.srv.names.of(parseAddr("198.51.100.9"), s.srv.Now())
	w.post("admin/bans", NewBanDoc{Kind: "ban", Address: logged, Hours: 1}).ok(nil)
	for _, from := range []string{"203.0.113.9", "2001:db8::1", "198.51.100.9"} {
		try(from).refused(http.StatusForbidden, "banned")
	}
	for _, from := range []string{"203.0.114.9", "2001:db8:1::1", "198.51.100.8"} {
		try(from).ok(nil)
	}
}

// TestReadOnly: nothing changes and nothing is lost, whoever asks; looking goes on, wardens go on, and
// so does everything afterwards.
func TestReadOnly(t *testing.T) {
	s := newSite(t)
	m, w := s.newMatch(2), s.warden()
	m.play("red", "bid 1").ok(nil)
	w.do("PUT", "admin/announcement", AnnounceDoc{Text: map[string]string{"en": " Back at  noon. "}, Hours: 1}).ok(nil)
	w.do("PUT", "admin/announcement", AnnounceDoc{Text: map[string]string{"fr": "Midi"}}).refused(http.StatusUnprocessableEntity, "invalid")
	w.do("PUT", "admin/read-only", ReadOnlyDoc{true}).ok(nil)
	a := m.play("red", "seal")
	a.refused(http.StatusServiceUnavailable, "read-only")
	if a.header.Get("Retry-After") == "" {
		t.Error("nobody knows when to come back")
	}
	s.visitor().post("tables", NewTableDoc{Title: "skirmish", Players: 2}).refused(http.StatusServiceUnavailable, "read-only")
	s.visitor().get("site?lang=it").ok(nil).has(`"read_only":true`, `"announcement":"Back at noon."`)
	m.players["red"].get(m.path("state")).ok(nil).has(`"bids":[1,null]`)
	w.do("PUT", "admin/read-only", ReadOnlyDoc{false}).ok(nil)
	m.play("red", "seal").ok(nil)
	w.do("PUT", "admin/announcement", AnnounceDoc{Text: map[string]string{}}).ok(nil)
	s.visitor().get("site").ok(nil).has(`"read_only":false`, `"announcement":""`)
}

// TestAdminTables: a table is found, given to somebody else, rid of somebody, and closed.
func TestAdminTables(t *testing.T) {
	s := newSite(t)
	m, w := s.newMatch(2), s.warden()
	red, blue := m.players["red"].rename("Rosa"), m.players["blue"].rename("Bruna")
	var list []AdminTableDoc
	for _, find := range []string{"?find=" + m.id, "?person=" + blue.me().Person, ""} {
		w.get("admin/tables" + find).ok(&list)
		if len(list) != 1 || list[0].Creator.Name != "Rosa" || list[0].Seats[1].Person.Name != "Bruna" || list[0].Status != "running" {
			t.Fatalf("%q: %+v", find, list)
		}
	}
	at := "admin/tables/" + m.id + "/"
	w.post(at+"hand-over", map[string]string{"person": blue.me().Person}).ok(nil)
	red.get("tables/" + m.id).ok(nil).has(`"creator":false`)
	blue.get("tables/" + m.id).ok(nil).has(`"creator":true`)
	w.post(at+"put-out", ExpelDoc{}).refused(http.StatusUnprocessableEntity, "invalid")
	w.post(at+"put-out", ExpelDoc{Seat: "white"}).refused(http.StatusNotFound, "not-found")
	w.post(at+"put-out", ExpelDoc{Seat: "red"}).ok(nil)
	m.play("red", "bid 1").refused(http.StatusForbidden, "not-yours")
	w.post(at+"close", WhyDoc{Why: "abandoned"}).ok(nil)
	blue.get("tables/"+m.id).ok(nil).has(`"status":"closed"`, `"closed":"warden"`)
	w.post("admin/tables/nowhere/close", WhyDoc{}).refused(http.StatusNotFound, "not-found")
	w.get("admin/deeds").ok(nil).has(`"what":"close"`, "abandoned", "to Bruna", `"result":"not found"`).lacks(red.id())
}

// id is the visitor's own, which nobody may read.
func (v *visitor) id() string {
	id, err := v.srv.aliases.person(v.me().Person)
	must(v.t, err)
	return id
}

// TestAdminSecrets: two worlds that differ in what is secret look the same to those who look after the
// site, byte for byte: bids, letters that nobody has reported, notes, and who plays where names are
// hidden.
func TestAdminSecrets(t *testing.T) {
	world := func(bid, words, first, second string) string {
		s := makeSite(t, true)
		w := s.visitor().rename("Wilma")
		var who string
		for _, c := range w.c.Jar.Cookies(mustURL(t, s.http.URL)) {
			who, _, _ = strings.Cut(c.Value, ".")
		}
		must(t, s.srv.Warden.Appoint(bg, warden.Console, who, true))
		m := s.newMatch(2)
		red, blue := m.players["red"].rename("Rosa"), m.players["blue"].rename("Bruna")
		m.play("red", "bid "+bid).ok(nil)
		red.post(m.path("letters"), OutgoingDoc{To: []string{"blue"}, Text: words}).ok(nil)
		red.post(m.path("letters"), OutgoingDoc{To: []string{"blue"}, Text: "you fool"}).ok(nil)
		blue.post(m.path("letters/2/report"), WhyDoc{}).ok(nil)
		blue.do("PUT", m.path("notes"), NotesDoc{words}).ok(nil)

		var doc MyTableDoc
		people := map[string]*visitor{"Paola": s.visitor().rename("Paola"), "Sara": s.visitor().rename("Sara")}
		w.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}, Hidden: true, Public: true, Press: "full"}).ok(&doc)
		people[first].post("tables/"+doc.ID+"/join", JoinDoc{Seat: "blue"}).ok(nil)
		people[second].post("tables/"+doc.ID+"/join", JoinDoc{Seat: "green"}).ok(nil)
		people[first].post("tables/"+doc.ID+"/letters", OutgoingDoc{To: []string{"green"}, Text: "You, " + second}).ok(nil)
		people[second].post("tables/"+doc.ID+"/letters/1/report", WhyDoc{Why: "he knows me as " + second}).ok(nil)

		var all strings.Builder
		var list []ReportedDoc
		w.get("admin/reports").ok(&list)
		paths := []string{"admin/office", "admin/reports", "admin/tables", "admin/persons", "admin/tables?find=" + m.id}
		for _, r := range list {
			paths = append(paths, "admin/reports/"+r.ID)
		}
		for _, p := range append(paths, "admin/deeds") {
			all.WriteString(w.get(p).ok(nil).body + "\n")
		}
		ids := strings.NewReplacer(list[0].ID, "one report", list[1].ID, "another report")
		return regexp.MustCompile(`\b\d{13}\b`).ReplaceAllString(ids.Replace(all.String()), "then")
	}
	one := world("1", "attack at dawn", "Paola", "Sara")
	other := world("2", "sleep well", "Sara", "Paola")
	if one != other {
		t.Errorf("one world\n%s\nanother\n%s", one, other)
	}
	if !strings.Contains(one, "you fool") || !strings.Contains(one, `"withheld":true`) {
		t.Errorf("nothing was reported:\n%s", one)
	}
}

// TestAdminHiddenNames: who wrote a letter where names are hidden cannot be banned for it before the end.
func TestAdminHiddenNames(t *testing.T) {
	s := newSite(t)
	w, red, blue := s.warden(), s.visitor().rename("Rosa"), s.visitor().rename("Bruna")
	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Hidden: true, Public: true, Press: "full"}).ok(&doc)
	blue.post("tables/"+doc.ID+"/join", JoinDoc{}).ok(nil)
	blue.post("tables/"+doc.ID+"/letters", OutgoingDoc{To: []string{"red"}, Text: "you fool"}).ok(nil)
	red.post("tables/"+doc.ID+"/letters/1/report", WhyDoc{}).ok(nil)
	var list []ReportedDoc
	w.get("admin/reports").ok(&list).has(`"seat":"blue"`, `"nameless":true`).lacks("Bruna", "Rosa")
	w.get("admin/tables?find="+doc.ID).ok(nil).lacks("Bruna", "Rosa", red.me().Person, blue.me().Person)
	w.get("admin/tables?person=" + blue.me().Person).ok(nil).lacks(doc.ID)
	w.post("admin/bans", NewBanDoc{Kind: "mute", Report: list[0].ID, Hours: 1}).refused(http.StatusConflict, "names-hidden")
	w.post("admin/tables/"+doc.ID+"/put-out", ExpelDoc{Seat: "blue"}).ok(nil)
	blue.get("tables/" + doc.ID).ok(nil).has(`"mine":[]`)
}

// TestRetention: what is old goes, on demand, and what is told about it is what the server does.
func TestRetention(t *testing.T) {
	s := newSite(t)
	w := s.warden()
	old := s.Now().AddDate(-2, 0, 0).UnixMilli()
	must(t, s.db.PutGuest(bg, store.Guest{ID: "old", Name: "Ottilie", Created: old}))
	_, err := s.db.AddLetter(bg, store.Letter{Table: "t", Guest: "old", Seat: game.Nobody, Text: "hello", At: old})
	must(t, err)
	w.get("admin/persons?find=ottilie").ok(nil).has("Ottilie")
	w.post("admin/retention", nil).ok(nil).has("1 guests")
	w.get("admin/persons?find=ottilie").ok(nil).lacks("Ottilie")
	w.get("admin/persons?find=wilma").ok(nil).has("Wilma")
	s.visitor().get("site").ok(nil).has(`"guests":400`, `"reports":180`)
	jobs, err := s.db.Jobs(bg)
	must(t, err)
	if len(jobs) != 1 || jobs[0].Kind != "errand retention" {
		t.Errorf("jobs %+v", jobs)
	}
}

func (s *site) Now() time.Time { return s.srv.Now() }

func mustPrefix(text string) netip.Prefix { return netip.MustParsePrefix(text) }
