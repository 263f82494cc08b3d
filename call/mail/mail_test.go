package mail

import (
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	netmail "net/mail"
	"strings"
	"sync"
	"testing"

	"github.com/emersion/go-smtp"
)

// office is a mail server that keeps what it gets.
type office struct {
	mu     sync.Mutex
	got    []string
	refuse *smtp.SMTPError
}

type session struct{ *office }

func (o *office) NewSession(*smtp.Conn) (smtp.Session, error) { return session{o}, nil }
func (session) Mail(string, *smtp.MailOptions) error          { return nil }
func (session) Reset()                                        {}
func (session) Logout() error                                 { return nil }

func (s session) Rcpt(string, *smtp.RcptOptions) error {
	if s.refuse != nil {
		return s.refuse
	}
	return nil
}

func (s session) Data(r io.Reader) error {
	b, err := io.ReadAll(r)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.got = append(s.got, string(b))
	return err
}

func newOffice(t *testing.T) (*office, *Sender) {
	t.Helper()
	o := new(office)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	srv := smtp.NewServer(o)
	srv.Domain = "localhost"
	ended := make(chan struct{})
	go func() {
		srv.Serve(l)
		close(ended)
	}()
	t.Cleanup(func() {
		srv.Close()
		<-ended
	})
	s, err := New("smtp://"+l.Addr().String(), "outremer@example.org")
	if err != nil {
		t.Fatal(err)
	}
	return o, s
}

// parts reads a letter as a mail program does.
func parts(t *testing.T, raw string) (netmail.Header, []string) {
	t.Helper()
	m, err := netmail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	kind, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/alternative" {
		t.Fatalf("got %q, %v, want multipart/alternative", kind, err)
	}
	var list []string
	for r := multipart.NewReader(m.Body, params["boundary"]); ; {
		p, err := r.NextRawPart()
		if err == io.EOF {
			return m.Header, list
		}
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(quotedprintable.NewReader(p))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, strings.TrimSpace(string(b)))
	}
}

func TestPost(t *testing.T) {
	o, s := newOffice(t)
	l := Letter{To: "anna@example.org", Subject: "È il tuo turno\r\nBcc: eve@example.org", Text: "È il tuo turno.", HTML: "<p>È il tuo turno.</p>",
		Off: "https://example.org/calls/off/x\r\nBcc: eve@example.org"}
	if err := s.Post(t.Context(), l); err != nil {
		t.Fatal(err)
	}
	head, got := parts(t, o.got[0])
	if len(got) != 2 || got[0] != l.Text || got[1] != l.HTML {
		t.Errorf("got %q, want %q and %q", got, l.Text, l.HTML)
	}
	subject, err := new(mime.WordDecoder).DecodeHeader(head.Get("Subject"))
	if err != nil || subject != "È il tuo turno Bcc: eve@example.org" {
		t.Errorf("subject %q, %v", subject, err)
	}
	if head.Get("Bcc") != "" || head.Get("To") != "<anna@example.org>" {
		t.Errorf("goes to %q and %q", head.Get("To"), head.Get("Bcc"))
	}
	if got := head.Get("List-Unsubscribe-Post"); got != "List-Unsubscribe=One-Click" {
		t.Errorf("got %q, want the one click of RFC 8058", got)
	}
	if got := head.Get("List-Unsubscribe"); !strings.HasPrefix(got, "<https://example.org/calls/off/x") {
		t.Errorf("got %q, want the address in angle brackets", got)
	}
}

func TestSend(t *testing.T) {
	o, s := newOffice(t)
	if err := s.Send(t.Context(), "anna@example.org", "Sign in", "text", "<p>html</p>"); err != nil {
		t.Fatal(err)
	}
	if head, _ := parts(t, o.got[0]); head.Get("List-Unsubscribe") != "" {
		t.Error("somebody asked for this letter, and is offered to unsubscribe")
	}
}

func TestRefused(t *testing.T) {
	o, s := newOffice(t)
	for code, gone := range map[int]bool{550: true, 553: true, 450: false, 451: false} {
		o.refuse = &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1}, Message: "no"}
		if err := s.Send(t.Context(), "anna@example.org", "x", "x", ""); err == nil || errors.Is(err, ErrGone) != gone {
			t.Errorf("%d: got %v, want gone: %t", code, err, gone)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, bad := range []string{"", "anna", "anna@example.org\r\nBcc: eve@example.org", "Anna <anna@example.org>",
		"a@example.org,b@example.org", strings.Repeat("a", 250) + "@example.org"} {
		if Check(bad) == nil {
			t.Errorf("%q: accepted", bad)
		}
	}
	if err := Check("anna+games@example.org"); err != nil {
		t.Errorf("got %v, want nil", err)
	}
}

func TestServer(t *testing.T) {
	for _, bad := range []string{"mail.example.org", "http://example.org", "smtp://", "smtp://host:x"} {
		if _, err := New(bad, "a@example.org"); err == nil {
			t.Errorf("%q: accepted", bad)
		}
	}
	if _, err := New("smtps://me:secret@mail.example.org", "a@example.org"); err != nil {
		t.Errorf("got %v, want nil", err)
	}
}
