// Package push sends messages to browsers: Web Push (RFC 8030) with encryption (RFC 8291, the
// aes128gcm coding of RFC 8188) and proof of who sends (VAPID, RFC 8292).
package push

import (
	"bytes"
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"outremer/call/post"
)

// record is the size of the one record that a message has. Push services take 4096 bytes.
const record = 4096

// MaxMessage is how many bytes fit into a message.
const MaxMessage = record - 16 - 1 - 86

var b64 = base64.RawURLEncoding

// Subscription is where a browser takes messages, as its PushSubscription says.
type Subscription struct {
	Endpoint string `json:"endpoint"`
	Keys     struct {
		P256dh string `json:"p256dh"`
		Auth   string `json:"auth"`
	} `json:"keys"`
}

// Check rejects a subscription that no message can be sent to.
func (s *Subscription) Check() error {
	u, err := url.Parse(s.Endpoint)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
		return errors.New("the endpoint is not a web address")
	}
	_, _, err = s.keys()
	return err
}

func (s *Subscription) keys() (*ecdh.PublicKey, []byte, error) {
	raw, err := b64.DecodeString(s.Keys.P256dh)
	if err != nil {
		return nil, nil, fmt.Errorf("key: %w", err)
	}
	key, err := ecdh.P256().NewPublicKey(raw)
	if err != nil {
		return nil, nil, fmt.Errorf("key: %w", err)
	}
	auth, err := b64.DecodeString(s.Keys.Auth)
	if err != nil || len(auth) != 16 {
		return nil, nil, errors.New("auth: not 16 bytes")
	}
	return key, auth, nil
}

// Sender sends messages under one identity.
type Sender struct {
	key     *ecdsa.PrivateKey
	public  string
	contact string
	client  *http.Client
	now     func() time.Time
}

// NewKey returns a new identity, as text to be kept.
func NewKey() (string, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return "", err
	}
	raw, err := key.Bytes()
	return b64.EncodeToString(raw), err
}

// New returns a sender with the identity that NewKey made. Contact is an address, mailto: or
// https:, at which push services can reach whoever runs this; "" for none.
func New(identity, contact string, client *http.Client) (*Sender, error) {
	raw, err := b64.DecodeString(identity)
	if err != nil {
		return nil, fmt.Errorf("push key: %w", err)
	}
	key, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), raw)
	if err != nil {
		return nil, fmt.Errorf("push key: %w", err)
	}
	public, err := key.PublicKey.Bytes()
	if err != nil {
		return nil, fmt.Errorf("push key: %w", err)
	}
	return &Sender{key: key, public: b64.EncodeToString(public), contact: contact, client: client, now: time.Now}, nil
}

// PublicKey is what browsers need to subscribe: their applicationServerKey.
func (s *Sender) PublicKey() string { return s.public }

// Send sends a message, which the push service keeps for at most ttl. It returns post.ErrGone if the
// browser has unsubscribed.
func (s *Sender) Send(ctx context.Context, to Subscription, message []byte, ttl time.Duration) error {
	body, err := seal(to, message)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, to.Endpoint, bytes.NewReader(body))
	if err != nil {
		return err
	}
	proof, err := s.proof(req.URL)
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "vapid t="+proof+", k="+s.public)
	req.Header.Set("Content-Encoding", "aes128gcm")
	req.Header.Set("Content-Type", "application/octet-stream")
	req.Header.Set("TTL", strconv.Itoa(int(ttl.Seconds())))
	req.Header.Set("Urgency", "normal")
	return post.Do(s.client, req)
}

// proof is a signed token (RFC 7519) that says for which service it is, until when, and who we are.
func (s *Sender) proof(endpoint *url.URL) (string, error) {
	claims := map[string]any{"aud": endpoint.Scheme + "://" + endpoint.Host, "exp": s.now().Add(12 * time.Hour).Unix()}
	if s.contact != "" {
		claims["sub"] = s.contact
	}
	b, err := json.Marshal(claims)
	if err != nil {
		return "", err
	}
	signed := b64.EncodeToString([]byte(`{"typ":"JWT","alg":"ES256"}`)) + "." + b64.EncodeToString(b)
	sum := sha256.Sum256([]byte(signed))
	r, v, err := ecdsa.Sign(rand.Reader, s.key, sum[:])
	if err != nil {
		return "", err
	}
	sig := make([]byte, 64)
	r.FillBytes(sig[:32])
	v.FillBytes(sig[32:])
	return signed + "." + b64.EncodeToString(sig), nil
}

// seal encrypts a message so that only the browser can read it.
func seal(to Subscription, message []byte) ([]byte, error) {
	if len(message) > MaxMessage {
		return nil, fmt.Errorf("a message of %d bytes is too long", len(message))
	}
	theirs, auth, err := to.keys()
	if err != nil {
		return nil, err
	}
	ours, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	salt := make([]byte, 16)
	rand.Read(salt)
	gcm, nonce, err := derive(ours, theirs, theirs.Bytes(), ours.PublicKey().Bytes(), auth, salt)
	if err != nil {
		return nil, err
	}
	own := ours.PublicKey().Bytes()
	out := binary.BigEndian.AppendUint32(salt, record)
	out = append(append(out, byte(len(own))), own...)
	return gcm.Seal(out, nonce, append(message[:len(message):len(message)], 2), nil), nil // 2: the last record
}

// derive makes the key and the nonce of a message (RFC 8291, 3.4), from either side.
func derive(private *ecdh.PrivateKey, other *ecdh.PublicKey, browser, server, auth, salt []byte) (cipher.AEAD, []byte, error) {
	shared, err := private.ECDH(other)
	if err != nil {
		return nil, nil, err
	}
	info := "WebPush: info\x00" + string(browser) + string(server)
	secret, err := hkdf.Key(sha256.New, shared, auth, info, 32)
	if err != nil {
		return nil, nil, err
	}
	key, err := hkdf.Key(sha256.New, secret, salt, "Content-Encoding: aes128gcm\x00", 16)
	if err != nil {
		return nil, nil, err
	}
	nonce, err := hkdf.Key(sha256.New, secret, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return nil, nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, nil, err
	}
	gcm, err := cipher.NewGCM(block)
	return gcm, nonce, err
}
