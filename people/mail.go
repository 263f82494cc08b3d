package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"net/mail"
	"strings"
	"time"

	"outremer/game"
	"outremer/store"
)

const (
	addMailKind = "mail-add"
	mailKind    = "mail-in"
	mailTime    = 30 * time.Minute
)

// mailData is what a link in a mail is about.
type mailData struct {
	Address string `json:"address"`
}

// cleanAddress checks an address. What passes has no line breaks, so that it cannot add to a mail's
// head.
func cleanAddress(address string) (string, error) {
	a, err := mail.ParseAddress(strings.TrimSpace(address))
	if err != nil || a.Address != strings.TrimSpace(address) || strings.ContainsAny(address, "\r\n") {
		return "", &game.SetupError{Field: "address", Text: "not an address such as anna@example.org"}
	}
	name, host, _ := strings.Cut(a.Address, "@")
	return name + "@" + strings.ToLower(host), nil
}

// AddMail sends a link to an address that a person wants to sign in with. From is where the request
// comes from, for its rate.
func (d *Desk) AddMail(ctx context.Context, g store.Guest, address, site, lang, from string) error {
	address, err := d.mayMail(ctx, address, from)
	if err != nil {
		return err
	}
	return d.send(ctx, addMailKind, g, address, site, lang)
}

// mailAsked is a request for a link to sign in with.
type mailAsked struct {
	Address string `json:"address"`
	Site    string `json:"site"`
	Lang    string `json:"lang"`
}

// AskMail sends a link to sign in with to the person who has an address. Whether there is one is
// told only there: here the request is only written down, which takes as long for any address.
func (d *Desk) AskMail(ctx context.Context, address, site, lang, from string) error {
	address, err := d.mayMail(ctx, address, from)
	if err != nil {
		return err
	}
	asked, _ := json.Marshal(mailAsked{address, site, lang}) // texts
	return d.Host.Send(ctx, mailKind, address, string(asked))
}

// answerMail does what AskMail wrote down.
func (d *Desk) answerMail(ctx context.Context, payload string) error {
	var asked mailAsked
	if err := json.Unmarshal([]byte(payload), &asked); err != nil || d.Mail == nil {
		return err
	}
	p, err := d.Store.Proof(ctx, store.Mail, asked.Address)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	g, err := d.Store.Guest(ctx, p.Person)
	if err != nil {
		return err
	}
	return d.send(ctx, mailKind, g, asked.Address, asked.Site, asked.Lang)
}

// mayMail checks an address, and that not too much is sent to it or from elsewhere.
func (d *Desk) mayMail(ctx context.Context, address, from string) (string, error) {
	if d.Mail == nil {
		return "", ErrNoMail
	}
	address, err := cleanAddress(address)
	if err == nil {
		err = d.mayTry(ctx, "mail "+address, "address "+from)
	}
	return address, err
}

func (d *Desk) send(ctx context.Context, kind string, g store.Guest, address, site, lang string) error {
	token, err := d.newLink(ctx, kind, g.ID, mailData{address}, mailTime)
	if err != nil {
		return err
	}
	say, err := mailWords(lang, g.Name)
	if err != nil {
		return err
	}
	link := site + "/mail#" + kind + "." + token
	body := say(kind) + "\n\n" + link + "\n\n" + say("ignore") + "\n"
	page := fmt.Sprintf("<p>%s</p><p><a href=\"%s\">%s</a></p><p>%s</p>",
		html.EscapeString(say(kind)), html.EscapeString(link), html.EscapeString(link), html.EscapeString(say("ignore")))
	return d.Mail.Send(ctx, address, say("subject"), body, page)
}

// ByMail uses the link of a mail: it adds the address to the person who asked for that, or signs in
// whoever has it. Only the latter gives a new entry.
func (d *Desk) ByMail(ctx context.Context, v Visitor, link, device string) (e Entry, entered bool, err error) {
	kind, token, _ := strings.Cut(link, ".")
	if kind != addMailKind && kind != mailKind {
		return e, false, ErrUnknown
	}
	var data mailData
	l, err := d.redeem(ctx, kind, token, &data)
	if err != nil {
		return e, false, err
	}
	p := store.Proof{Kind: store.Mail, Key: data.Address, Person: l.Person, Created: d.now(), Used: d.now()}
	err = d.Store.PutProof(ctx, p)
	if errors.Is(err, store.ErrMoved) {
		return e, false, ErrTaken
	}
	if err != nil || kind == addMailKind {
		return e, false, err
	}
	e, err = d.enter(ctx, v, l.Person, device)
	return e, true, err
}
