package web

import (
	"context"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"outremer/people"
	"outremer/store"
)

// outbox is a mailer that keeps what it was to send.
type outbox struct {
	mu    sync.Mutex
	mails []string
}

func (o *outbox) Send(_ context.Context, to, subject, text, html string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.mails = append(o.mails, to+"\n"+subject+"\n"+text+"\n"+html)
	return nil
}

var inMail = regexp.MustCompile(`/mail#(\S+)`)

// link returns the link of the last of n mails.
func (o *outbox) link(t *testing.T, n int) string {
	t.Helper()
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.mails) != n {
		t.Fatalf("%d mails, want %d: %q", len(o.mails), n, o.mails)
	}
	if n == 0 {
		return ""
	}
	return inMail.FindStringSubmatch(o.mails[n-1])[1]
}

func TestMail(t *testing.T) {
	box := new(outbox)
	s := newSite(t, func(c *Config) { c.Mail = box })
	v := s.visitor().rename("Tancred")
	v.post("me/mail?lang=it", AddressDoc{"tancred@EXAMPLE.org"}).ok(nil)
	link := box.link(t, 1)
	if !strings.Contains(box.mails[0], "tancred@example.org\nOutremer: il tuo link") {
		t.Errorf("mail %q, want an Italian one to tancred@example.org", box.mails[0])
	}
	// Whoever only looks at the page of the link, as scanners of mail do, changes nothing.
	s.visitor().get("/mail")
	if n := len(v.ways().Mail); n != 0 {
		t.Errorf("%d addresses before the link was used, want none", n)
	}
	other := s.visitor()
	other.post("sign-in/mail/finish", TokenDoc{link}).ok(nil).has(`"signed_in":false`)
	other.get("me").ok(nil).lacks("Tancred")
	other.post("sign-in/mail/finish", TokenDoc{link}).refused(http.StatusGone, "link-used")
	other.post("sign-in/mail", AddressDoc{"nobody@example.org"}).ok(nil)
	other.post("sign-in/mail", AddressDoc{"tancred@example.org"}).ok(nil)
	s.errandsDone()
	link = box.link(t, 2)
	other.post("sign-in/mail/finish", TokenDoc{"mail-add." + strings.TrimPrefix(link, "mail-in.")}).refused(http.StatusNotFound, "link-unknown")
	other.post("sign-in/mail/finish", TokenDoc{link}).ok(nil).has("Tancred", `"signed_in":true`)
	v.do("DELETE", "me/mail/tancred@example.org", nil).ok(nil)
	other.post("sign-in/mail", AddressDoc{"tancred@example.org"}).ok(nil)
	s.errandsDone()
	box.link(t, 2)
}

// errandsDone waits until nothing is left to be sent by now.
func (s *site) errandsDone() {
	s.t.Helper()
	waiting := func() bool {
		jobs, err := s.db.Jobs(bg)
		must(s.t, err)
		return slices.ContainsFunc(jobs, func(j store.Job) bool { return strings.HasPrefix(j.Kind, "errand ") && j.RunAt <= s.Now().UnixMilli() })
	}
	for waiting() {
		time.Sleep(time.Millisecond)
	}
}

// stuckOutbox is a mail server that takes what comes only when it is let.
type stuckOutbox struct {
	outbox
	stuck chan struct{} // closed to let it go
}

func (o *stuckOutbox) Send(ctx context.Context, to, subject, text, html string) error {
	<-o.stuck
	return o.outbox.Send(ctx, to, subject, text, html)
}

// TestMailTellsNothing: an address that somebody here has is answered without waiting for the mail server,
// like one that nobody has, so that the time does not tell which it is. The mail comes all the same.
func TestMailTellsNothing(t *testing.T) {
	box := &stuckOutbox{stuck: make(chan struct{})}
	s := newSite(t, func(c *Config) { c.Mail = box })
	v := s.visitor().rename("Tancred")
	must(t, s.db.PutGuest(bg, store.Guest{ID: "tancred", Name: "Tancred", Created: 1}))
	must(t, s.db.PutProof(bg, store.Proof{Kind: store.Mail, Key: "tancred@example.org", Person: "tancred", Created: 1}))
	for _, address := range []string{"tancred@example.org", "nobody@example.org"} {
		a := v.post("sign-in/mail", AddressDoc{address})
		if a.status != http.StatusNoContent || a.body != "" {
			t.Errorf("%s: answered %d %q, want nothing", address, a.status, a.body)
		}
	}
	box.link(t, 0)
	close(box.stuck)
	s.errandsDone()
	box.link(t, 1)
}

func TestMailRefuses(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Mail = new(outbox) })
	v := s.visitor()
	for _, bad := range []string{"tancred", "Tancred <t@example.org>", "t@example.org\r\nBcc: all@example.org", "t@example.org, u@example.org"} {
		p := v.post("me/mail", AddressDoc{bad}).refused(http.StatusUnprocessableEntity, "invalid")
		if p.Errors[0].Location != "body.address" {
			t.Errorf("%q: errors %+v, want body.address", bad, p.Errors)
		}
	}
	newSite(t).visitor().post("me/mail", AddressDoc{"t@example.org"}).refused(http.StatusNotFound, "no-mail")
}

// issuer is a small OpenID Connect provider. It takes everybody for the subject it was made with.
type issuer struct {
	*httptest.Server
	key     *rsa.PrivateKey
	subject string
	asked   url.Values // of the last authorization
}

func newIssuer(t *testing.T, subject string) *issuer {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	must(t, err)
	i := &issuer{key: key, subject: subject}
	mux := http.NewServeMux()
	i.Server = httptest.NewServer(mux)
	t.Cleanup(i.Close)
	mux.HandleFunc("/.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		json.NewEncoder(w).Encode(map[string]any{"issuer": i.URL, "authorization_endpoint": i.URL + "/authorize", "token_endpoint": i.URL + "/token",
			"jwks_uri": i.URL + "/keys", "id_token_signing_alg_values_supported": []string{"RS256"}})
	})
	mux.HandleFunc("/keys", func(w http.ResponseWriter, _ *http.Request) {
		json.NewEncoder(w).Encode(jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: key.Public(), KeyID: "k", Algorithm: "RS256", Use: "sig"}}})
	})
	mux.HandleFunc("/authorize", func(w http.ResponseWriter, r *http.Request) {
		i.asked = r.URL.Query()
		back := url.Values{"state": {i.asked.Get("state")}, "code": {"code"}}
		http.Redirect(w, r, i.asked.Get("redirect_uri")+"?"+back.Encode(), http.StatusFound)
	})
	mux.HandleFunc("/token", i.token)
	return i
}

// token gives an id token to whoever has the verifier of the challenge.
func (i *issuer) token(w http.ResponseWriter, r *http.Request) {
	sum := sha256.Sum256([]byte(r.FormValue("code_verifier")))
	if base64.RawURLEncoding.EncodeToString(sum[:]) != i.asked.Get("code_challenge") || r.FormValue("code") != "code" {
		http.Error(w, `{"error":"invalid_grant"}`, http.StatusBadRequest)
		return
	}
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.RS256, Key: i.key}, (&jose.SignerOptions{}).WithHeader("kid", "k"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	now := time.Now()
	raw, err := jwt.Signed(signer).Claims(map[string]any{"iss": i.URL, "sub": i.subject, "aud": "outremer", "nonce": i.asked.Get("nonce"),
		"iat": now.Unix(), "exp": now.Add(time.Minute).Unix()}).Serialize()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]any{"access_token": "a", "token_type": "Bearer", "id_token": raw})
}

func TestOIDC(t *testing.T) {
	other := newIssuer(t, "tancred")
	s := newSite(t, func(c *Config) {
		c.OIDC = &people.OIDCClient{Issuer: other.URL, ID: "outremer", Secret: "s", Name: "the club"}
	})
	t.Cleanup(http.DefaultClient.CloseIdleConnections)
	first, second, third := s.visitor().rename("Tancred"), s.visitor().rename("Bohemond"), s.visitor()
	if got := first.ways().Offers.Other; got != "the club" {
		t.Errorf("the other sign-in is called %q, want the club", got)
	}
	var to AwayDoc
	first.post("sign-in/oidc", nil).ok(&to)
	first.goTo(to.To)
	if got := first.ways().Others; len(got) != 1 || got[0] != "the club" {
		t.Errorf("signed in by %v, want by the club", got)
	}
	first.get("me").ok(nil).has("Tancred")
	second.post("sign-in/oidc", nil).ok(&to)
	third.goTo(to.To) // a link that somebody else was given signs nobody in
	third.get("me").ok(nil).lacks("Tancred", "Bohemond")
	second.goTo(to.To)
	second.get("me").ok(nil).has("Tancred")
	newSite(t).visitor().post("sign-in/oidc", nil).refused(http.StatusNotFound, "no-oidc")
}

// goTo follows redirects, as a browser does.
func (v *visitor) goTo(address string) {
	v.t.Helper()
	res, err := v.c.Get(address)
	must(v.t, err)
	res.Body.Close()
}
