// Package mail sends letters by SMTP, in plain text and HTML, with a way to unsubscribe that mail
// programs can offer as a button (RFC 8058).
package mail

import (
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"net/url"
	"strconv"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// ErrGone means that the server refuses the address for good.
var ErrGone = errors.New("the mail address is refused")

// Sender sends letters through one server.
type Sender struct {
	client *gomail.Client
	from   string
}

// New returns a sender. Server is smtp://user:password@host:port, or smtps:// for a connection that
// is encrypted from the start; with smtp:// it is encrypted as soon as the server offers that. User
// and password may be missing.
func New(server, from string) (*Sender, error) {
	u, err := url.Parse(server)
	if err != nil || u.Scheme != "smtp" && u.Scheme != "smtps" || u.Hostname() == "" {
		return nil, errors.New("the mail server is not smtp://user:password@host:port or smtps://…")
	}
	if err := Check(from); err != nil {
		return nil, fmt.Errorf("sender of mail: %w", err)
	}
	options := []gomail.Option{gomail.WithTimeout(15 * time.Second), gomail.WithTLSPortPolicy(gomail.TLSOpportunistic)}
	if u.Scheme == "smtps" {
		options = append(options, gomail.WithSSLPort(false))
	}
	if u.Port() != "" {
		port, err := strconv.Atoi(u.Port())
		if err != nil {
			return nil, fmt.Errorf("port of the mail server: %w", err)
		}
		options = append(options, gomail.WithPort(port))
	}
	if password, ok := u.User.Password(); ok {
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(u.User.Username()), gomail.WithPassword(password))
	}
	client, err := gomail.NewClient(u.Hostname(), options...)
	if err != nil {
		return nil, fmt.Errorf("mail: %w", err)
	}
	return &Sender{client, from}, nil
}

// Check rejects what is not one plain address.
func Check(address string) error {
	a, err := netmail.ParseAddress(address)
	if err != nil || a.Address != address || strings.ContainsAny(address, "\r\n,;<>\" ") || len(address) > 254 {
		return errors.New("that is not a mail address")
	}
	return nil
}

// Letter is what is sent.
type Letter struct {
	To, Subject, Text, HTML string
	Off                     string // address that unsubscribes by POST; "" for letters that somebody has just asked for
}

// Send sends a letter that somebody has asked for.
func (s *Sender) Send(ctx context.Context, to, subject, text, html string) error {
	return s.Post(ctx, Letter{To: to, Subject: subject, Text: text, HTML: html})
}

// Post sends a letter. It returns ErrGone if the server refuses the recipient for good.
func (s *Sender) Post(ctx context.Context, l Letter) error {
	m, err := s.compose(l)
	if err != nil {
		return err
	}
	err = s.client.DialAndSendWithContext(ctx, m)
	var failed *gomail.SendError
	if errors.As(err, &failed) && failed.Reason == gomail.ErrSMTPRcptTo && !failed.IsTemp() {
		return fmt.Errorf("%w: %w", ErrGone, err)
	}
	return err
}

func (s *Sender) compose(l Letter) (*gomail.Msg, error) {
	if err := Check(l.To); err != nil {
		return nil, err
	}
	m := gomail.NewMsg()
	if err := m.From(s.from); err != nil {
		return nil, err
	}
	if err := m.To(l.To); err != nil {
		return nil, err
	}
	m.Subject(oneLine(l.Subject))
	m.SetDate()
	m.SetMessageID()
	m.SetGenHeader("Auto-Submitted", "auto-generated")
	if l.Off != "" {
		m.SetGenHeader("List-Unsubscribe", "<"+oneLine(l.Off)+">")
		m.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	}
	m.SetBodyString(gomail.TypeTextPlain, l.Text)
	if l.HTML != "" {
		m.AddAlternativeString(gomail.TypeTextHTML, l.HTML)
	}
	return m, nil
}

// oneLine keeps what players have written from becoming a header of its own.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
