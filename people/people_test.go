package people

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var bg = context.Background()

// office is a desk whose clock is moved by hand.
type office struct {
	*Desk
	t  *testing.T
	ms atomic.Int64
}

func newOffice(t *testing.T) *office {
	t.Helper()
	db := testdb.Open(t)
	o := &office{t: t}
	o.ms.Store(1_700_000_000_000)
	now := func() time.Time { return time.UnixMilli(o.ms.Load()) }
	host := table.NewHost(table.Config{Store: db, Titles: []game.Title{games.Example().Title}, Now: now})
	t.Cleanup(func() {
		must(t, host.Shutdown(bg))
		must(t, db.Close())
	})
	o.Desk = New(Config{Host: host, Store: db, Now: now})
	return o
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func want(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Fatalf("error %v, want %v", got, want)
	}
}

// guest is somebody of whom something is stored.
func (o *office) guest(id string) Visitor {
	o.t.Helper()
	v := NewGuest(id)
	must(o.t, o.Store.PutGuest(bg, store.Guest{ID: id, Name: id, Created: o.now()}))
	must(o.t, o.Keep(bg, v, "Firefox"))
	return v
}

// is checks whom a token stands for; "" for nobody.
func (o *office) is(token, person string) {
	o.t.Helper()
	v, ok, err := o.Who(bg, token)
	must(o.t, err)
	if v.Person != person || ok != (person != "") {
		o.t.Errorf("%.8s… stands for %q (%t), want %q", token, v.Person, ok, person)
	}
}

// TestGuestOnlyLooks: whoever only looks is a person without a row.
func TestGuestOnlyLooks(t *testing.T) {
	o := newOffice(t)
	o.is("anna", "anna")
	must(t, o.See(bg, NewGuest("anna")))
	if list, err := o.SignIns(bg, "anna"); err != nil || len(list) != 0 {
		t.Errorf("sign-ins %v (%v), want none", list, err)
	}
	o.is(mark+"made up", "")
}

// TestRevoked: a sign-in that was revoked stands for nobody, though it was known a moment ago; those of
// others cannot be revoked.
func TestRevoked(t *testing.T) {
	o := newOffice(t)
	v := o.guest("anna")
	o.guest("berta")
	o.is("anna", "anna")
	want(t, o.Revoke(bg, "berta", v.SignIn), store.ErrNotFound)
	o.is("anna", "anna")
	must(t, o.Revoke(bg, "anna", v.SignIn))
	o.is("anna", "")
	want(t, o.Revoke(bg, "anna", v.SignIn), store.ErrNotFound)
	must(t, o.Keep(bg, NewGuest("anna"), "Firefox")) // a row that is there stays as it is
	o.is("anna", "")
}

// TestRevokeAll: a stolen cookie is worth nothing, whoever goes on has another.
func TestRevokeAll(t *testing.T) {
	o := newOffice(t)
	v := o.guest("anna")
	e, ended, err := o.RevokeAll(bg, v, "Firefox")
	must(t, err)
	if len(ended) == 0 || e.Person != "anna" {
		t.Errorf("ended %v for %+v, want anna's", ended, e)
	}
	o.is("anna", "")
	o.is(e.Token, "anna")
}

// TestPhrase: a phrase leads to its person from anywhere, in both languages, until there is a newer
// one; a slip of the pen is told.
func TestPhrase(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	for _, lang := range []string{"en", "it"} {
		phrase, err := o.NewPhrase(bg, "anna", lang)
		must(t, err)
		e, err := o.ByPhrase(bg, NewGuest("phone "+lang), strings.ToUpper(phrase)+" ", "Safari", lang)
		must(t, err)
		o.is(e.Token, "anna")
		newer, err := o.NewPhrase(bg, "anna", lang)
		must(t, err)
		_, err = o.ByPhrase(bg, NewGuest("tablet"), phrase, "Safari", lang)
		want(t, err, ErrPhrase)
		words := strings.Fields(newer)
		for name, wrong := range map[string]string{
			"short": strings.Join(words[1:], " "), "unknown": strings.Join(append(words[:11:11], "outremer"), " "), "empty": "",
		} {
			var slip *game.SetupError
			if _, err := o.ByPhrase(bg, NewGuest("tablet"), wrong, "Safari", lang); !errors.As(err, &slip) || slip.Field != "phrase" {
				t.Errorf("%s: got %v, want what is wrong with the phrase", name, err)
			}
		}
	}
}

// TestPhraseGuessed: after some tries there are no more for a while, from that address or by that
// person, though the phrase were right.
func TestPhraseGuessed(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	right, err := o.NewPhrase(bg, "anna", "en")
	must(t, err)
	guess := strings.Join(spell(make([]byte, phraseBytes), lists["en"]), " ")
	last := error(nil)
	for i := 0; i < 20 && !errors.Is(last, ErrOften); i++ {
		_, last = o.ByPhrase(bg, NewGuest("thief"), guess, "", "192.0.2.1")
		if !errors.Is(last, ErrPhrase) {
			want(t, last, ErrOften)
		}
	}
	want(t, last, ErrOften)
	for _, c := range []struct{ person, from string }{{"thief", "192.0.2.9"}, {"other", "192.0.2.1"}} {
		_, err = o.ByPhrase(bg, NewGuest(c.person), right, "", c.from)
		want(t, err, ErrOften)
	}
	o.ms.Add(time.Hour.Milliseconds())
	_, err = o.ByPhrase(bg, NewGuest("thief"), right, "", "192.0.2.1")
	must(t, err)
}

// TestDevice: a link for another device is claimed once, allowed by who made it, and used once.
func TestDevice(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	token, _, err := o.OfferDevice(bg, "anna")
	must(t, err)
	want(t, o.Answer(bg, "anna", token, true), ErrWaiting)
	code, pickup, err := o.Claim(bg, token, "Safari")
	must(t, err)
	_, _, err = o.Claim(bg, token, "Chrome")
	want(t, err, ErrUsed)
	phone := NewGuest("phone")
	_, err = o.PickUp(bg, phone, token, pickup, "Safari")
	want(t, err, ErrWaiting)
	want(t, o.Answer(bg, "berta", token, true), ErrUnknown)
	if st, err := o.DeviceState(bg, "anna", token); err != nil || st.Code != code || st.Device != "Safari" || st.Done {
		t.Errorf("state %+v (%v), want the claim with code %s", st, err, code)
	}
	must(t, o.Answer(bg, "anna", token, true))
	_, err = o.PickUp(bg, phone, token, "another", "Safari")
	want(t, err, ErrUnknown)
	e, err := o.PickUp(bg, phone, token, pickup, "Safari")
	must(t, err)
	o.is(e.Token, "anna")
	_, err = o.PickUp(bg, phone, token, pickup, "Safari")
	want(t, err, ErrUsed)
}

// TestDeviceTooLate: after five minutes a link is old, and what is no link is unknown.
func TestDeviceTooLate(t *testing.T) {
	o := newOffice(t)
	token, until, err := o.OfferDevice(bg, "anna")
	must(t, err)
	o.ms.Store(until.UnixMilli())
	_, _, err = o.Claim(bg, token, "Safari")
	want(t, err, ErrOld)
	_, _, err = o.Claim(bg, "nothing", "Safari")
	want(t, err, ErrUnknown)
}

// TestDeviceRefused: who is refused does not come in.
func TestDeviceRefused(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	token, _, err := o.OfferDevice(bg, "anna")
	must(t, err)
	_, pickup, err := o.Claim(bg, token, "Safari")
	must(t, err)
	must(t, o.Answer(bg, "anna", token, false))
	_, err = o.PickUp(bg, NewGuest("phone"), token, pickup, "Safari")
	want(t, err, ErrRefused)
	o.is("phone", "phone")
}

// TestLinkRace: of many who pick up at once one comes in.
func TestLinkRace(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	token, _, err := o.OfferDevice(bg, "anna")
	must(t, err)
	_, pickup, err := o.Claim(bg, token, "Safari")
	must(t, err)
	must(t, o.Answer(bg, "anna", token, true))
	var in atomic.Int64
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if _, err := o.PickUp(bg, NewGuest(store.NewID()), token, pickup, "Safari"); err == nil {
				in.Add(1)
			} else if !errors.Is(err, ErrUsed) {
				t.Errorf("got %v, want %v", err, ErrUsed)
			}
		})
	}
	all.Wait()
	if in.Load() != 1 {
		t.Errorf("%d came in, want one", in.Load())
	}
}

// TestMergesAtOnce: two devices that sign in as each other end as one person, with one good token each
// for whoever came in.
func TestMergesAtOnce(t *testing.T) {
	o := newOffice(t)
	people := []string{"anna", "berta"}
	phrases, entries, errs := make([]string, 2), make([]Entry, 2), make([]error, 2)
	for i, who := range people {
		o.guest(who)
		phrase, err := o.NewPhrase(bg, who, "en")
		must(t, err)
		phrases[i] = phrase
	}
	var all sync.WaitGroup
	for i, who := range people {
		all.Go(func() { entries[i], errs[i] = o.ByPhrase(bg, NewGuest(who), phrases[1-i], "Safari", who) })
	}
	all.Wait()
	one := ""
	for i := range people {
		if errs[i] != nil {
			continue // the other one was merged first
		}
		v, ok, err := o.Who(bg, entries[i].Token)
		if err != nil || !ok || one != "" && v.Person != one {
			t.Errorf("%s came in as %+v (%t, %v), want the same person as the other", people[i], v, ok, err)
		}
		one = v.Person
	}
	if one == "" {
		t.Errorf("nobody came in: %v", errs)
	}
	gone := 0
	for _, who := range people {
		g, err := o.Store.Guest(bg, who)
		must(t, err)
		if g.Heir != "" {
			gone++
		}
	}
	if gone != 1 {
		t.Errorf("%d of two were merged into the other, want one", gone)
	}
}

// TestLeave: who has left is nobody, and so are all their sign-ins and proofs.
func TestLeave(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	phrase, err := o.NewPhrase(bg, "anna", "en")
	must(t, err)
	ended, err := o.Leave(bg, "anna")
	must(t, err)
	if len(ended) != 1 {
		t.Errorf("ended %v, want anna's only sign-in", ended)
	}
	o.is("anna", "")
	_, err = o.ByPhrase(bg, NewGuest("phone"), phrase, "", "")
	want(t, err, ErrPhrase)
}

// TestSeenAfterRevoking: a request that was under way when its sign-in was revoked does not bring it
// back.
func TestSeenAfterRevoking(t *testing.T) {
	o := newOffice(t)
	o.guest("anna")
	v, _, err := o.Who(bg, "anna")
	must(t, err)
	must(t, o.Revoke(bg, "anna", v.SignIn))
	o.ms.Add(2 * time.Hour.Milliseconds())
	must(t, o.See(bg, v))
	o.is("anna", "")
}
