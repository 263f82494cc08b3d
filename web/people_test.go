package web

import (
	"context"
	"net/http"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/store"
)

// pair makes another visitor the same person, by link, as two devices do.
func pair(t *testing.T, first, other *visitor) *answer {
	t.Helper()
	var link DeviceLinkDoc
	first.post("me/devices", nil).ok(&link)
	var claim ClaimDoc
	other.post("sign-in/device", TokenDoc{link.Token}).ok(&claim)
	first.post("me/devices/answer", map[string]any{"token": link.Token, "allow": true}).ok(nil)
	return other.post("sign-in/device/finish", map[string]any{"token": link.Token, "pickup": claim.Pickup})
}

func (v *visitor) rename(name string) *visitor {
	v.t.Helper()
	v.do("PATCH", "me", map[string]string{"name": name}).ok(nil)
	return v
}

func (v *visitor) ways() (d WaysDoc) {
	v.t.Helper()
	v.get("me/ways").ok(&d)
	return d
}

// cookieOf is what a thief takes from a visitor's browser.
func cookieOf(v *visitor) string {
	c := v.c.Jar.Cookies(mustURL(v.t, v.http.URL))[0]
	return c.Name + "=" + c.Value
}

// with sends requests with a cookie that was taken from another browser.
func (s *site) with(cookie string) func(path string) *answer {
	v := s.visitor()
	v.c.Jar = nil
	return func(path string) *answer { return v.get(path, "Cookie", cookie) }
}

func TestLookingStoresNothing(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	v.get("me").ok(nil)
	v.get("tables").ok(nil)
	if n := len(v.ways().SignIns); n != 0 {
		t.Errorf("%d sign-ins are stored for somebody who only looked, want none", n)
	}
	v.rename("Tancred")
	list := v.ways().SignIns
	if len(list) != 1 || !list[0].This {
		t.Errorf("sign-ins %+v, want this one", list)
	}
}

func TestTwoDevicesAreOnePerson(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	desk := m.players[m.seats[0]].rename("Tancred")
	phone := s.visitor()
	phone.get("me").ok(nil)
	var link DeviceLinkDoc
	desk.post("me/devices", nil).ok(&link)
	if !strings.HasPrefix(link.Link, s.http.URL+"/device#") || link.QR.Size < 21 || link.QR.Path == "" {
		t.Errorf("link %+v, want one to this site with a QR code", link)
	}
	desk.post("me/devices/state", TokenDoc{link.Token}).ok(nil).has(`"waiting"`)
	var claim ClaimDoc
	phone.post("sign-in/device", TokenDoc{link.Token}).ok(&claim)
	finish := map[string]any{"token": link.Token, "pickup": claim.Pickup}
	phone.post("sign-in/device/finish", finish).refused(http.StatusConflict, "device-waiting")
	phone.post("me/devices/answer", map[string]any{"token": link.Token, "allow": true}).refused(http.StatusNotFound, "link-unknown")
	var st DeviceStateDoc
	desk.post("me/devices/state", TokenDoc{link.Token}).ok(&st)
	if st.State != "claimed" || st.Code != claim.Code {
		t.Errorf("state %+v, want claimed with the code %s", st, claim.Code)
	}
	desk.post("me/devices/answer", map[string]any{"token": link.Token, "allow": true}).ok(nil)
	phone.post("sign-in/device/finish", map[string]any{"token": link.Token, "pickup": "guess"}).refused(http.StatusNotFound, "link-unknown")
	phone.post("sign-in/device/finish", finish).ok(nil).has("Tancred")
	desk.post("me/devices/state", TokenDoc{link.Token}).ok(nil).has(`"done"`)
	var d MyTableDoc
	phone.get("tables/" + m.id).ok(&d)
	if len(d.Mine) != 1 || d.Mine[0] != m.seats[0] {
		t.Errorf("the phone holds %v, want %s", d.Mine, m.seats[0])
	}
	if n := len(phone.ways().SignIns); n != 2 {
		t.Errorf("%d sign-ins, want two", n)
	}
}

func TestLinksSayWhatIsWrong(t *testing.T) {
	var now atomic.Int64
	now.Store(1_700_000_000_000)
	s := newSite(t, func(c *Config) { c.Now = func() time.Time { return time.UnixMilli(now.Load()) } })
	first, other, third := s.visitor(), s.visitor(), s.visitor()
	pair(t, first, other).ok(nil)
	third.post("sign-in/device", TokenDoc{"of another site"}).refused(http.StatusNotFound, "link-unknown")
	third.post("sign-in/device", TokenDoc{}).refused(http.StatusUnprocessableEntity, "invalid")
	var link DeviceLinkDoc
	first.post("me/devices", nil).ok(&link)
	other.post("sign-in/device", TokenDoc{link.Token}).ok(nil)
	third.post("sign-in/device", TokenDoc{link.Token}).refused(http.StatusGone, "link-used")
	first.post("me/devices", nil).ok(&link)
	now.Add((5 * time.Minute).Milliseconds())
	third.post("sign-in/device", TokenDoc{link.Token}).refused(http.StatusGone, "link-old")
}

func TestDeviceRefused(t *testing.T) {
	s := newSite(t)
	first, other := s.visitor().rename("Tancred"), s.visitor()
	var link DeviceLinkDoc
	first.post("me/devices", nil).ok(&link)
	var claim ClaimDoc
	other.post("sign-in/device", TokenDoc{link.Token}).ok(&claim)
	first.post("me/devices/answer", map[string]any{"token": link.Token, "allow": false}).ok(nil)
	other.post("sign-in/device/finish", map[string]any{"token": link.Token, "pickup": claim.Pickup}).refused(http.StatusForbidden, "device-refused")
	other.get("me").ok(nil).lacks("Tancred")
}

// A device that already has seats brings them along, and its open streams go on.
func TestSigningInMerges(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	desk, phone := s.visitor().rename("Tancred"), m.players[m.seats[0]]
	events := phone.events(m.path("events"))
	defer events.close()
	events.update()
	pair(t, desk, phone).ok(nil)
	desk.get("tables/" + m.id).ok(nil).has(`"mine":["` + m.seats[0] + `"]`)
	phone.get("tables/" + m.id).ok(nil).has(`"mine":["` + m.seats[0] + `"]`)
	if got := events.update().State.Table.Seats[0].Holder; got != "Tancred" {
		t.Errorf("the stream goes on with %q, want Tancred", got)
	}
}

func TestEnemiesAreNotMerged(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	a, b := m.players[m.seats[0]], m.players[m.seats[1]]
	p := pair(t, a, b).refused(http.StatusConflict, "clash")
	if !strings.Contains(p.Detail, m.id) {
		t.Errorf("%q does not name the table", p.Detail)
	}
	b.get("tables/" + m.id).ok(nil).has(`"mine":["` + m.seats[1] + `"]`)
}

func TestPhrase(t *testing.T) {
	s := newSite(t)
	v := s.visitor().rename("Tancred")
	var first, second PhraseDoc
	v.post("me/phrase", nil).ok(&first)
	v.post("me/phrase?lang=it", nil).ok(&second)
	if n := len(strings.Fields(second.Phrase)); n != 12 || first == second {
		t.Errorf("phrase %q, want twelve new words", second.Phrase)
	}
	other := s.visitor()
	other.post("sign-in/phrase", first).refused(http.StatusForbidden, "phrase-unknown")
	other.post("sign-in/phrase", PhraseDoc{"  " + strings.ToUpper(second.Phrase) + "\n"}).ok(nil).has("Tancred")
	words := strings.Fields(second.Phrase)
	words[3] = "outremer"
	p := other.post("sign-in/phrase", PhraseDoc{strings.Join(words, " ")}).refused(http.StatusUnprocessableEntity, "invalid")
	if p.Errors[0].Location != "body.phrase" || !strings.Contains(p.Errors[0].Message, "word 4") {
		t.Errorf("errors %+v, want word 4 of body.phrase", p.Errors)
	}
	v.do("DELETE", "me/phrase", nil).ok(nil)
	s.visitor().post("sign-in/phrase", second).refused(http.StatusForbidden, "phrase-unknown")
}

// Guessing is slowed down by address, whoever asks.
func TestPhraseGuessed(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var made PhraseDoc
	v.post("me/phrase", nil).ok(&made)
	v.do("DELETE", "me/phrase", nil).ok(nil)
	refused := 0
	for range 20 {
		if a := s.visitor().post("sign-in/phrase", made); a.status == http.StatusTooManyRequests {
			a.refused(http.StatusTooManyRequests, "too-many-tries")
			refused++
		}
	}
	if refused < 10 {
		t.Errorf("%d of 20 guesses were refused, want most of them", refused)
	}
}

// A stolen cookie is worth nothing once its sign-in is revoked, even for a stream that is open.
func TestStolenCookieAfterRevocation(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	desk, phone := m.players[m.seats[0]].rename("Tancred"), s.visitor()
	pair(t, desk, phone).ok(nil)
	stolen := s.with(cookieOf(phone))
	stolen("me").ok(nil).has("Tancred")
	events := phone.events(m.path("events?seat=" + m.seats[0]))
	defer events.close()
	events.update()
	for _, in := range desk.ways().SignIns {
		if !in.This {
			phone.do("DELETE", "me/sign-ins/unknown", nil).refused(http.StatusNotFound, "not-found")
			desk.do("DELETE", "me/sign-ins/"+in.ID, nil).ok(nil)
			desk.do("DELETE", "me/sign-ins/"+in.ID, nil).refused(http.StatusNotFound, "not-found")
		}
	}
	if e, ok := events.next(); ok {
		t.Errorf("the stream goes on with %+v, want it to end", e)
	}
	stolen("me").ok(nil).lacks("Tancred")
	stolen("tables/"+m.id+"/state?seat="+m.seats[0]).refused(http.StatusForbidden, "not-yours")
	phone.get("me").ok(nil).lacks("Tancred")
	desk.get("me").ok(nil).has("Tancred")
}

// Who suspects a theft gets a new cookie, and all old ones are worth nothing, the own one included.
func TestRevokeOthers(t *testing.T) {
	s := newSite(t)
	desk, phone := s.visitor().rename("Tancred"), s.visitor()
	pair(t, desk, phone).ok(nil)
	stolen := s.with(cookieOf(desk))
	desk.post("me/sign-ins/revoke-others", nil).ok(nil).has("Tancred")
	stolen("me").ok(nil).lacks("Tancred")
	phone.get("me").ok(nil).lacks("Tancred")
	desk.get("me").ok(nil).has("Tancred")
	if n := len(desk.ways().SignIns); n != 1 {
		t.Errorf("%d sign-ins, want one", n)
	}
}

// The cookie of a guest, as all servers before sign-ins gave it, goes on working and becomes a row;
// after signing in as somebody else it is worth nothing.
func TestOldCookies(t *testing.T) {
	s := newSite(t)
	id := store.NewID()
	old := s.visitor()
	cookie := s.srv.cookie(id, false)
	old.c.Jar.SetCookies(mustURL(t, s.http.URL), []*http.Cookie{cookie})
	old.rename("Bohemond")
	g, err := s.db.Guest(bg, id)
	must(t, err)
	if g.Name != "Bohemond" || len(old.ways().SignIns) != 1 {
		t.Errorf("guest %+v with %d sign-ins, want Bohemond with one", g, len(old.ways().SignIns))
	}
	pair(t, s.visitor().rename("Tancred"), old).ok(nil)
	s.with(cookie.Name+"="+cookie.Value)("me").ok(nil).lacks("Bohemond", "Tancred")
}

func TestHostCookieOverHTTPS(t *testing.T) {
	s := newSite(t, func(c *Config) {
		c.Proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("::1/128")}
	})
	v := s.visitor()
	a := v.get("me", "X-Forwarded-Proto", "https").ok(nil)
	c := a.header.Get("Set-Cookie")
	if !strings.HasPrefix(c, hostCookie+"=") || !strings.Contains(c, "Secure") || strings.Contains(c, "Domain") {
		t.Errorf("cookie %q, want a secure one of this host alone", c)
	}
}

// The hot path: once a browser is known, no request asks the store who it is.
func TestKnownVisitorsCostNoQuery(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	v := m.players[m.seats[0]]
	v.get(m.path("state")).ok(nil)
	counting := &countingStore{Store: s.db}
	s.srv.people.Store = counting
	v.get(m.path("state")).ok(nil)
	m.play(m.seats[0], "pass")
	if counting.asked != 0 {
		t.Errorf("the store was asked %d times who somebody is, want none", counting.asked)
	}
	program := s.program(v.newToken(store.ToRead, 0).Token)
	for range 2 { // its first use is written down
		program.get(m.path("state")).ok(nil)
	}
	counting.asked = 0
	program.get(m.path("state")).ok(nil)
	if counting.asked != 0 {
		t.Errorf("the store was asked %d times whose program it is, want none", counting.asked)
	}
}

// countingStore counts who is asked for.
type countingStore struct {
	store.Store
	asked int
}

func (c *countingStore) SignIn(ctx context.Context, id string) (store.SignIn, error) {
	c.asked++
	return c.Store.SignIn(ctx, id)
}

func (c *countingStore) Token(ctx context.Context, id string) (store.Token, error) {
	c.asked++
	return c.Store.Token(ctx, id)
}

func (c *countingStore) Guest(ctx context.Context, id string) (store.Guest, error) {
	c.asked++
	return c.Store.Guest(ctx, id)
}

func TestMyData(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	v := m.players[m.seats[0]].rename("Tancred")
	v.post(m.path("letters"), OutgoingDoc{Text: "peace?"}).ok(nil)
	v.do("PATCH", "me", MyWishDoc{Lang: "it", Zone: "Europe/Rome"}).ok(nil)
	var d MyDataDoc
	a := v.get("me/data").ok(&d)
	if d.Name != "Tancred" || d.Zone != "Europe/Rome" || len(d.Tables) != 1 || len(d.Letters) != 1 || d.Letters[0].Text != "peace?" {
		t.Errorf("data %+v, want name, zone, table and letter", d)
	}
	if got := a.header.Get("Content-Disposition"); !strings.HasPrefix(got, "attachment") {
		t.Errorf("disposition %q, want a file to save", got)
	}
	row, err := s.db.LoadTable(bg, m.id)
	must(t, err)
	a.lacks(row.Secret, row.Seats[0].Invite, row.Seats[1].Guest)
	p := v.do("PATCH", "me", MyWishDoc{Zone: "Middle/Earth"}).refused(http.StatusUnprocessableEntity, "invalid")
	if p.Errors[0].Location != "body.zone" {
		t.Errorf("errors %+v, want body.zone", p.Errors)
	}
}

func TestDeleteMeInTheMiddleOfAGame(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	me, other := m.players[m.seats[0]].rename("Tancred"), m.players[m.seats[1]]
	me.post(m.path("letters"), OutgoingDoc{Text: "my address is"}).ok(nil)
	stolen := s.with(cookieOf(me))
	me.do("DELETE", "me", map[string]string{"name": "Bohemond"}).refused(http.StatusUnprocessableEntity, "invalid")
	me.do("DELETE", "me", map[string]string{"name": "Tancred"}).ok(nil)
	other.get(m.path("letters")).ok(nil).lacks("my address is", "Tancred")
	other.get(m.path("state")).ok(nil).lacks("Tancred")
	var d MyTableDoc
	other.get("tables/" + m.id).ok(&d)
	if d.Seats[0].Bot == "" || d.Status != string(store.Running) {
		t.Errorf("seat %+v at a table that is %s, want a bot and the game to go on", d.Seats[0], d.Status)
	}
	stolen("me").ok(nil).lacks("Tancred")
	me.get("me").ok(nil).lacks("Tancred")
	me.get(m.path("letters")).refused(http.StatusForbidden, "not-yours")
}
