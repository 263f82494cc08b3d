package web

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/people"
	"outremer/store"
)

// carrier sends a token with every request.
type carrier struct {
	http.RoundTripper
	token string
}

func (c carrier) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+c.token)
	return c.RoundTripper.RoundTrip(r)
}

// program is a program that shows a token, and keeps no cookies.
func (s *site) program(token string) *visitor {
	v := s.visitor()
	v.c.Jar, v.c.Transport = nil, carrier{v.c.Transport, token}
	return v
}

func (v *visitor) newToken(scope store.Scope, days int) (d MadeTokenDoc) {
	v.t.Helper()
	v.post("me/tokens", NewTokenDoc{Name: "my bot", Scope: scope, Days: days}).ok(&d)
	return d
}

// newBot returns a bot: in its browser, and as a program.
func (s *site) newBot() (owner, program *visitor, token MadeTokenDoc) {
	owner = s.visitor()
	token = owner.newToken(store.ToPlay, 0)
	return owner, s.program(token.Token), token
}

// botMatch is a running skirmish of a person at the first seat against a bot at the second.
func (s *site) botMatch() (m *match, owner, program *visitor, token MadeTokenDoc) {
	owner, program, token = s.newBot()
	m = &match{site: s, seats: []string{"red", "blue"}, players: map[string]*visitor{"red": s.visitor(), "blue": program}}
	var doc MyTableDoc
	m.players["red"].post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}}).ok(&doc)
	m.id = doc.ID
	program.post(m.path("join"), JoinDoc{Invite: doc.Invites["blue"]}).ok(nil)
	return m, owner, program, token
}

func TestTokensAreListedAndShownOnce(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	made := v.newToken(store.ToRead, 30)
	secret := strings.TrimPrefix(made.Token, people.TokenMark)
	if len(secret) != 64 || made.Expires-made.Created != (30*24*time.Hour).Milliseconds() || made.Seen != 0 {
		t.Errorf("made %+v", made)
	}
	v.get("me/tokens").ok(nil).has(`"my bot"`, `"scope":"read"`).lacks(secret)
	v.get("me/data").ok(nil).has(`"my bot"`).lacks(secret)
	s.program(made.Token).get("me").ok(nil).lacks(secret)
	var list []ProgramTokenDoc
	v.get("me/tokens").ok(&list)
	if len(list) != 1 || list[0].Seen == 0 {
		t.Errorf("tokens %+v, want one that was used", list)
	}
	for _, bad := range []NewTokenDoc{{Name: " ", Scope: store.ToRead}, {Name: "x", Scope: "admin"}, {Name: "x", Scope: store.ToRead, Days: -1}, {Name: "bell\a", Scope: store.ToRead}} {
		v.post("me/tokens", bad).refused(http.StatusUnprocessableEntity, "invalid")
	}
	for range store.MaxTokens - 1 {
		v.newToken(store.ToRead, 0)
	}
	v.post("me/tokens", NewTokenDoc{Name: "one more", Scope: store.ToRead}).refused(http.StatusConflict, "too-many-tokens")
}

// TestProgramPlays: a program plays a game to its end with a token alone, and its person sees the same.
func TestProgramPlays(t *testing.T) {
	s := newSite(t)
	m, owner, program, _ := s.botMatch()
	for moves := 0; ; moves++ {
		seat := m.awaited()
		if seat == "" {
			break
		}
		if a, b := owner.get(m.path("state")).body, program.get(m.path("state")).body; a != b {
			t.Fatalf("the program sees\n%s\nand its person\n%s", b, a)
		}
		d := m.state(seat)
		m.players[seat].post(m.path("moves"), OrderDoc{Prompt: d.Prompt.ID, Move: d.Moves[moves%len(d.Moves)].Move}).ok(nil)
	}
	program.post(m.path("letters"), OutgoingDoc{Text: "well played"}).ok(nil)
	program.get(m.path("log")).ok(nil)
	if a := program.get("me").ok(nil); a.header.Get("Set-Cookie") != "" {
		t.Errorf("a program got the cookie %q", a.header.Get("Set-Cookie"))
	}
}

// TestTokenIsForOwnSeats: a token sees and does what its person may, at no other seat.
func TestTokenIsForOwnSeats(t *testing.T) {
	s := newSite(t)
	m, _, program, _ := s.botMatch()
	d := m.state("red")
	program.get(m.path("state?seat=red")).refused(http.StatusForbidden, "not-yours")
	program.get(m.path("events?seat=red")).refused(http.StatusForbidden, "not-yours")
	program.post(m.path("moves"), OrderDoc{Seat: "red", Prompt: d.Prompt.ID, Move: d.Moves[0].Move}).refused(http.StatusForbidden, "not-yours")
	program.post(m.path("resign"), SeatChoice{Seat: "red"}).refused(http.StatusForbidden, "not-yours")
	stranger := s.newMatch(2)
	program.get(stranger.path("letters")).refused(http.StatusForbidden, "not-yours")
	if m.state("red").N != d.N {
		t.Error("something was played")
	}
}

func TestTokenToRead(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	red := m.players["red"]
	reader := s.program(red.newToken(store.ToRead, 0).Token)
	if a, b := red.get(m.path("state")).body, reader.get(m.path("state")).ok(nil).body; a != b {
		t.Errorf("the program sees\n%s\nand its person\n%s", b, a)
	}
	events := reader.events(m.path("events?seat=red"))
	defer events.close()
	events.update()
	d := m.state("red")
	for path, in := range map[string]any{
		m.path("moves"):   OrderDoc{Prompt: d.Prompt.ID, Move: d.Moves[0].Move},
		m.path("letters"): OutgoingDoc{Text: "hello"},
		m.path("resign"):  SeatChoice{},
		"tables":          NewTableDoc{Title: "skirmish", Players: 2},
	} {
		reader.post(path, in).refused(http.StatusForbidden, "token-scope")
	}
	reader.do("PUT", m.path("notes"), map[string]string{"text": "hm"}).refused(http.StatusForbidden, "token-scope")
	if m.state("red").N != d.N {
		t.Error("something was played")
	}
	red.get("me").ok(nil).lacks("program") // looking makes nobody a bot
}

// TestTokensAtAccountMatters: no token reaches who its person is. Every operation of the API is either
// among those that tokens reach or refused; a new one is refused until somebody thinks about it here.
func TestTokensAtAccountMatters(t *testing.T) {
	s := newSite(t)
	_, program, token := s.newBot()
	var spec struct {
		Paths map[string]map[string]any `json:"paths"`
	}
	program.get("openapi.json").ok(&spec)
	reachable := map[string]bool{"tables": true, "titles": true, "people": true, "words": true, "about": true, "site": true, "adjudicate": true}
	refused := 0
	for path, methods := range spec.Paths {
		room, rest, _ := strings.Cut(strings.TrimPrefix(path, base+"/"), "/")
		for method := range methods {
			may := reachable[room] && !strings.Contains(rest, "hooks") && !strings.HasSuffix(rest, "regards") && !strings.HasSuffix(rest, "report")
			may = may || path == base+"/me" && method == "get"
			if may {
				continue
			}
			refused++
			p := program.do(strings.ToUpper(method), path, map[string]string{}).refused(http.StatusForbidden, "token-reach")
			if !strings.Contains(p.Detail, "browser") {
				t.Errorf("%s %s: %q does not say what to do", method, path, p.Detail)
			}
		}
	}
	if refused < 40 {
		t.Errorf("%d operations refuse tokens, want all of those for accounts and wardens", refused)
	}
	program.do("GET", "/api/v1/tables/../me/data", nil).refused(http.StatusForbidden, "token-reach")
	program.do("DELETE", "me/tokens/"+token.ID, nil).refused(http.StatusForbidden, "token-reach")
	program.get("me").ok(nil)
}

func TestBadTokens(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	red := m.players["red"]
	good := red.newToken(store.ToRead, 0).Token
	other := s.visitor()
	for name, headers := range map[string][]string{
		"nothing":         {"Bearer"},
		"blank":           {"Bearer  "},
		"of another site": {"Bearer ghp_0123456789"},
		"cut off":         {"Bearer " + good[:len(good)-1]},
		"guessed":         {"Bearer " + people.TokenMark + strings.Repeat("0", 64)},
		"two":             {"Bearer " + good, "Bearer " + good},
		"two in one":      {"Bearer " + good + " " + good},
		"a cookie":        {"Bearer " + strings.TrimPrefix(cookieOf(red), "outremer=")},
		"upper case":      {"Bearer " + strings.ToUpper(good)},
	} {
		r, err := http.NewRequest("GET", s.http.URL+base+"/me", nil)
		must(t, err)
		r.Header["Authorization"] = headers
		r.Header.Set("Cookie", cookieOf(red)) // which must not help
		res, err := http.DefaultTransport.RoundTrip(r)
		must(t, err)
		var p Problem
		must(t, json.NewDecoder(res.Body).Decode(&p))
		res.Body.Close()
		if res.StatusCode != http.StatusUnauthorized || p.Key != "token-unknown" || res.Header.Get("WWW-Authenticate") != "Bearer" || res.Header.Get("Set-Cookie") != "" {
			t.Errorf("%s: %d %+v with %v", name, res.StatusCode, p, res.Header)
		}
	}
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	other.get(m.path("state?seat=red"), "Authorization", "bearer  "+good).ok(nil)
	other.get("me", "Authorization", "Basic dTpw").ok(nil) // meant for a proxy
	for _, path := range []string{"me?access_token=" + good, "me?token=" + good, m.path("state?seat=red&authorization=Bearer%20" + good), "tables/" + good, "/?t=" + good} {
		a := other.get(path)
		if a.status != http.StatusBadRequest || !strings.Contains(a.body, "revoke it") {
			t.Errorf("%s: %d %s, want it refused", path, a.status, a.body)
		}
	}
}

// TestRevokedToken: a token that is revoked, by itself or with everything else, is worth nothing at once,
// even for a stream that is open.
func TestRevokedToken(t *testing.T) {
	for name, revoke := range map[string]func(owner *visitor, id string){
		"alone":          func(owner *visitor, id string) { owner.do("DELETE", "me/tokens/"+id, nil).ok(nil) },
		"with all":       func(owner *visitor, _ string) { owner.post("me/sign-ins/revoke-others", nil).ok(nil) },
		"with its owner": func(owner *visitor, _ string) { owner.do("DELETE", "me", map[string]string{"name": "Robot"}).ok(nil) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newSite(t)
			m, owner, program, token := s.botMatch()
			owner.rename("Robot")
			events := program.events(m.path("events?seat=blue"))
			defer events.close()
			events.update()
			m.players["red"].do("DELETE", "me/tokens/"+token.ID, nil).refused(http.StatusNotFound, "not-found")
			revoke(owner, token.ID)
			for _, ok := events.next(); ok; _, ok = events.next() { // what was on its way; it ends
			}
			program.get("me").refused(http.StatusUnauthorized, "token-unknown")
			program.get(m.path("state")).refused(http.StatusUnauthorized, "token-unknown")
		})
	}
}

// TestRevokedElsewhere: nodes hear that a token was revoked at another one.
func TestRevokedElsewhere(t *testing.T) {
	for name, heard := range map[string]bool{"by name": true, "as something": false} {
		t.Run(name, func(t *testing.T) {
			s := newSite(t)
			m, _, program, token := s.botMatch()
			who, err := s.srv.people.Bearer(bg, token.Token)
			must(t, err)
			events := program.events(m.path("events?seat=blue"))
			defer events.close()
			events.update()
			must(t, s.db.DropToken(bg, who.Person, token.ID)) // as another node would
			id := token.ID
			if !heard {
				id = ""
			}
			s.srv.people.Heard(id)
			if e, ok := events.next(); ok {
				t.Errorf("the stream goes on with %+v, want it to end", e)
			}
			program.get("me").refused(http.StatusUnauthorized, "token-unknown")
		})
	}
}

func TestExpiredToken(t *testing.T) {
	var later atomic.Int64
	s := newSite(t, func(c *Config) {
		c.Heartbeat = 10 * time.Millisecond
		c.Now = func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
	})
	m := s.newMatch(2)
	reader := s.program(m.players["red"].newToken(store.ToRead, 1).Token)
	events := reader.events(m.path("events?seat=red"))
	defer events.close()
	events.update()
	later.Store(int64(24 * time.Hour))
	if e, ok := events.next(); ok {
		t.Errorf("the stream goes on with %+v, want it to end", e)
	}
	reader.get(m.path("state")).refused(http.StatusUnauthorized, "token-old")
	m.players["red"].get("me/tokens").ok(nil).has(`"my bot"`) // so that its owner sees why
}

// TestTokensAreKeptSecret: only the hash is stored, and no line of the log has the token.
func TestTokensAreKeptSecret(t *testing.T) {
	var log logged
	s := newSite(t, func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	})
	m, _, program, token := s.botMatch()
	secret := strings.TrimPrefix(token.Token, people.TokenMark)
	events := program.events(m.path("events"))
	events.update()
	events.close()
	program.get("me/data").refused(http.StatusForbidden, "token-reach")
	program.get("me?token=" + token.Token)
	s.program(token.Token+"x").get("me").refused(http.StatusUnauthorized, "token-unknown")
	must(t, s.db.Close()) // the server cannot look anything up
	s.srv.people.Heard("")
	program.get("me")
	if text := log.String(); strings.Contains(text, secret) || strings.Contains(text, token.ID) || !strings.Contains(text, "route=") {
		t.Errorf("the log tells the token, or nothing:\n%s", text)
	}
}

// TestOriginOfPrograms: what keeps pages of other sites from using a browser's cookie does not hamper a token,
// and a token does not open the door for the cookie beside it.
func TestOriginOfPrograms(t *testing.T) {
	s := newSite(t)
	owner, program, _ := s.newBot()
	for _, header := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://tools.example"}} {
		program.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}}, header...).ok(nil)
		owner.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2}, append(header, "Authorization", "Bearer x")...).refused(http.StatusUnauthorized, "token-unknown")
		owner.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2}, append(header, "Authorization", "Basic x")...).refused(http.StatusForbidden, "cross-site")
	}
}

// TestLimitsOfPrograms: all tokens of a person together may change as much as a browser.
func TestLimitsOfPrograms(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Limits.Changes = Rate{0.001, 4} }) // one of them makes a token
	owner := s.visitor()
	first, second := s.program(owner.newToken(store.ToPlay, 0).Token), s.program(owner.newToken(store.ToPlay, 0).Token)
	for _, v := range []*visitor{first, second, first} {
		v.post("tables/none/moves", OrderDoc{Move: []string{"pass"}}).refused(http.StatusNotFound, "not-found")
	}
	a := second.post("tables/none/moves", OrderDoc{Move: []string{"pass"}})
	a.refused(http.StatusTooManyRequests, "too-many-requests")
	if a.header.Get("Retry-After") == "" {
		t.Error("nobody is told how long to wait")
	}
	second.get("me").ok(nil)
}

// TestBotsAreMarked: everybody sees that they play with a bot, wherever it sits.
func TestBotsAreMarked(t *testing.T) {
	s := newSite(t)
	m, owner, program, _ := s.botMatch()
	var me MeDoc
	program.get("me").ok(&me)
	if me.Program == 0 {
		t.Errorf("me %+v, want a bot", me)
	}
	marks := func(d *TableDoc) (list []bool) {
		for _, x := range d.Seats {
			list = append(list, x.Program)
		}
		return list
	}
	var doc MyTableDoc
	m.players["red"].get("tables/" + m.id).ok(&doc)
	state := m.state("red")
	for _, got := range [][]bool{marks(&doc.TableDoc), marks(&state.Table)} {
		if !slices.Equal(got, []bool{false, true}) {
			t.Errorf("marks %v, want blue to be a bot", got)
		}
	}
	m.players["red"].get("people/" + doc.Seats[1].Person).ok(nil).has(`"program":`)
	owner.get("people/" + doc.Seats[0].Person).ok(nil).lacks(`"program":`)
}

// TestBotsKeepToThemselves: a bot sits where it was invited, never without its mark, and nobody becomes one
// after others have met them as a person.
func TestBotsKeepToThemselves(t *testing.T) {
	s := newSite(t)
	_, bot, _ := s.newBot()
	person := s.visitor().rename("Tancred")
	var open, hidden MyTableDoc
	person.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Public: true, Sit: []string{"red"}}).ok(&open)
	person.post("me/tokens", NewTokenDoc{Name: "me", Scope: store.ToPlay}).refused(http.StatusConflict, "bot-played")
	person.get("me").ok(nil).lacks(`"program"`)
	bot.post("tables/"+open.ID+"/join", JoinDoc{}).refused(http.StatusForbidden, "bot-uninvited")
	bot.post("tables/"+open.ID+"/join", JoinDoc{Seat: "green"}).refused(http.StatusForbidden, "bot-uninvited")
	bot.post("tables/"+open.ID+"/join", JoinDoc{Invite: open.Invite}).ok(nil)
	person.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Hidden: true, Sit: []string{"red"}}).ok(&hidden)
	bot.post("tables/"+hidden.ID+"/join", JoinDoc{Invite: hidden.Invite}).refused(http.StatusForbidden, "bot-unseen")
	bot.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Hidden: true, Sit: []string{"red"}}).refused(http.StatusForbidden, "bot-unseen")
	bot.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red"}}).ok(nil)
}

// TestBotsAndPeopleStayApart: signing in does not make one of a bot and a person.
func TestBotsAndPeopleStayApart(t *testing.T) {
	s := newSite(t)
	owner, bot, _ := s.newBot()
	person := s.visitor().rename("Tancred")
	pair(t, person, owner).refused(http.StatusConflict, "bot-mixed")
	pair(t, owner, person).refused(http.StatusConflict, "bot-mixed")
	person.get("me").ok(nil).has("Tancred")
	bot.get("me").ok(nil)
	phone := s.visitor()
	pair(t, owner, phone).ok(nil).has(`"program"`)
}

// TestBotsAreRated: a bot's games move its own rating, on the scale of everybody.
func TestBotsAreRated(t *testing.T) {
	s := newSite(t)
	_, program, _ := s.newBot()
	m := &match{site: s, seats: []string{"red", "blue"}, players: map[string]*visitor{"red": s.visitor(), "blue": program}}
	var doc MyTableDoc
	m.players["red"].post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Rated: true}).ok(&doc)
	m.id = doc.ID
	program.post(m.path("join"), JoinDoc{Invite: doc.Invites["blue"]}).ok(nil)
	for seat := m.awaited(); seat != ""; seat = m.awaited() {
		d := m.state(seat)
		m.players[seat].post(m.path("moves"), OrderDoc{Prompt: d.Prompt.ID, Move: d.Moves[len(d.Moves)-1].Move}).ok(nil)
	}
	var p PersonDoc
	program.get("people/me").ok(&p)
	if len(p.Ratings) != 1 || p.Ratings[0].Games != 1 || p.Program == 0 {
		t.Errorf("page %+v, want a rating", p)
	}
}
