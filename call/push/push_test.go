package push

import (
	"bytes"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"outremer/call/post"
)

// browser is a push service and the browser behind it.
type browser struct {
	t      *testing.T
	key    *ecdh.PrivateKey
	auth   []byte
	status int
	header http.Header
	body   []byte
	url    string
}

func newBrowser(t *testing.T) (*browser, Subscription) {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(bytes.NewReader(bytes.Repeat([]byte{7}, 64)))
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{t: t, key: key, auth: []byte("sixteen bytes ok"), status: http.StatusCreated}
	srv := httptest.NewServer(b)
	t.Cleanup(srv.Close)
	b.url = srv.URL
	var s Subscription
	s.Endpoint = srv.URL + "/push/1"
	s.Keys.P256dh, s.Keys.Auth = b64.EncodeToString(key.PublicKey().Bytes()), b64.EncodeToString(b.auth)
	return b, s
}

func (b *browser) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	b.header = r.Header
	b.body, _ = io.ReadAll(r.Body)
	w.WriteHeader(b.status)
}

// open decrypts what came.
func (b *browser) open() string {
	b.t.Helper()
	salt, size, n := b.body[:16], binary.BigEndian.Uint32(b.body[16:20]), int(b.body[20])
	server, sealed := b.body[21:21+n], b.body[21+n:]
	if size != record || len(b.body) > record {
		b.t.Errorf("record of %d bytes in %d, want %d", size, len(b.body), record)
	}
	other, err := ecdh.P256().NewPublicKey(server)
	if err != nil {
		b.t.Fatal(err)
	}
	gcm, nonce, err := derive(b.key, other, b.key.PublicKey().Bytes(), server, b.auth, salt)
	if err != nil {
		b.t.Fatal(err)
	}
	text, err := gcm.Open(nil, nonce, sealed, nil)
	if err != nil || text[len(text)-1] != 2 {
		b.t.Fatalf("not decrypted: %q, %v", text, err)
	}
	return string(text[:len(text)-1])
}

// proof checks the signature of the token and returns its claims.
func (b *browser) proof() map[string]any {
	b.t.Helper()
	token, key, ok := strings.Cut(strings.TrimPrefix(b.header.Get("Authorization"), "vapid t="), ", k=")
	parts := strings.Split(token, ".")
	if !ok || len(parts) != 3 {
		b.t.Fatalf("no proof in %q", b.header.Get("Authorization"))
	}
	raw, _ := b64.DecodeString(key)
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), raw)
	if err != nil {
		b.t.Fatal(err)
	}
	sig, _ := b64.DecodeString(parts[2])
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if len(sig) != 64 || !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(sig[:32]), new(big.Int).SetBytes(sig[32:])) {
		b.t.Fatal("the signature is wrong")
	}
	claims := map[string]any{}
	payload, _ := b64.DecodeString(parts[1])
	if err := json.Unmarshal(payload, &claims); err != nil {
		b.t.Fatal(err)
	}
	return claims
}

func newSender(t *testing.T) *Sender {
	t.Helper()
	key, err := NewKey()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(key, "mailto:host@example.org", http.DefaultClient)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSend(t *testing.T) {
	b, to := newBrowser(t)
	s := newSender(t)
	for _, text := range []string{"", "your turn", strings.Repeat("é", MaxMessage/2)} {
		if err := s.Send(t.Context(), to, []byte(text), time.Hour); err != nil {
			t.Fatal(err)
		}
		if got := b.open(); got != text {
			t.Errorf("got %q, want %q", got, text)
		}
	}
	if got := b.header.Get("TTL") + " " + b.header.Get("Content-Encoding"); got != "3600 aes128gcm" {
		t.Errorf("got %q, want 3600 aes128gcm", got)
	}
	claims := b.proof()
	left := time.Until(time.Unix(int64(claims["exp"].(float64)), 0))
	if claims["aud"] != b.url || claims["sub"] != "mailto:host@example.org" || left <= 0 || left > 24*time.Hour {
		t.Errorf("got %v, want %s, the contact, and at most a day", claims, b.url)
	}
	if s.Send(t.Context(), to, make([]byte, MaxMessage+1), 0) == nil {
		t.Error("sent a message that is too long")
	}
}

// TestSealVector decrypts the example of RFC 8291, appendix A.
func TestSealVector(t *testing.T) {
	dec := func(s string) []byte {
		b, err := b64.DecodeString(s)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	key, err := ecdh.P256().NewPrivateKey(dec("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{t: t, key: key, auth: dec("BTBZMqHH6r4Tts7J_aSIgg"), body: dec("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml" +
		"mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")}
	if got, want := b.open(), "When I grow up, I want to be a watermelon"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAnswers(t *testing.T) {
	b, to := newBrowser(t)
	s := newSender(t)
	for status, gone := range map[int]bool{404: true, 410: true, 429: false, 500: false} {
		b.status = status
		if err := s.Send(t.Context(), to, nil, 0); err == nil || errors.Is(err, post.ErrGone) != gone {
			t.Errorf("%d: got %v, want gone: %t", status, err, gone)
		}
	}
}

func TestCheck(t *testing.T) {
	_, good := newBrowser(t)
	if err := good.Check(); err != nil {
		t.Errorf("got %v, want nil", err)
	}
	for name, spoil := range map[string]func(*Subscription){
		"endpoint": func(s *Subscription) { s.Endpoint = "file:///etc/passwd" },
		"key":      func(s *Subscription) { s.Keys.P256dh = "AAAA" },
		"auth":     func(s *Subscription) { s.Keys.Auth = "AAAA" },
	} {
		bad := good
		spoil(&bad)
		if bad.Check() == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
