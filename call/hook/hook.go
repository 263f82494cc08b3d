// Package hook sends messages to web hooks: of Discord, Slack and Matrix, and plain signed JSON for
// programs of one's own.
package hook

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"outremer/call/post"
)

// Flavors of hooks.
const (
	Discord = "discord"
	Slack   = "slack"
	Matrix  = "matrix" // the generic hook of a bridge: {"text": …}
	JSON    = "json"
)

// Flavors lists them all.
var Flavors = []string{Discord, Slack, Matrix, JSON}

// SignatureHeader carries the HMAC-SHA256 of a plain hook's body, in hex after "sha256=".
const SignatureHeader = "X-Outremer-Signature"

// Target is where messages go.
type Target struct {
	Flavor string `json:"flavor"`
	URL    string `json:"url"`
	Secret string `json:"secret,omitempty"` // signs plain JSON
}

// Check rejects targets that no message can be sent to.
func (t Target) Check() error {
	u, err := url.Parse(t.URL)
	switch {
	case err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil:
		return errors.New("that is not a web address")
	case !strings.Contains(" "+strings.Join(Flavors, " ")+" ", " "+t.Flavor+" "):
		return fmt.Errorf("no hook is called %q; possible: %s", t.Flavor, strings.Join(Flavors, ", "))
	}
	return nil
}

// Message is what is sent. Text is for people; Data, for programs, goes to plain hooks only.
type Message struct {
	Text string `json:"text"`
	Data any    `json:"data,omitempty"`
}

// Send sends a message. It returns post.ErrGone if the hook says that it no longer exists.
func Send(ctx context.Context, client *http.Client, to Target, m Message) error {
	body, err := encode(to.Flavor, m)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, to.URL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("User-Agent", "Outremer")
	if to.Flavor == JSON {
		req.Header.Set(SignatureHeader, "sha256="+Sign(to.Secret, body))
	}
	return post.Do(client, req)
}

// Sign returns the signature of a body.
func Sign(secret string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

// longest is how many characters Discord takes.
const longest = 2000

// encode returns the body that a flavor wants. Nobody can be pinged by the name of a table.
func encode(flavor string, m Message) ([]byte, error) {
	switch flavor {
	case Discord:
		none := map[string][]string{"parse": {}}
		return json.Marshal(map[string]any{"content": shorten(m.Text, longest), "allowed_mentions": none})
	case Slack:
		quoted := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(m.Text)
		return json.Marshal(map[string]any{"text": quoted, "link_names": 0})
	case Matrix:
		return json.Marshal(map[string]any{"text": m.Text, "displayName": "Outremer"})
	default:
		return json.Marshal(m)
	}
}

func shorten(text string, limit int) string {
	if utf8.RuneCountInString(text) <= limit {
		return text
	}
	return string([]rune(text)[:limit-1]) + "…"
}
