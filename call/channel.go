package call

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"html"
	"slices"
	"strings"

	"outremer/call/hook"
	"outremer/call/mail"
	"outremer/call/push"
	"outremer/store"
	"outremer/text"
)

// Errors that people can run into.
var (
	// ErrAddress: the address cannot be used.
	ErrAddress = errors.New("that address cannot be called")
	// ErrTooMany: nobody needs so many channels.
	ErrTooMany = errors.New("too many channels")
	// ErrUnable: this host cannot call that way.
	ErrUnable = errors.New("this host does not call that way")
)

// most is how many channels a person may have; those of tables are counted apart.
const most = 20

// PublicKey is what browsers need to subscribe.
func (d *Desk) PublicKey() string { return d.push.PublicKey() }

// Mails reports whether this host sends mail.
func (d *Desk) Mails() bool { return d.Mail != nil }

// ChannelsOf returns the channels of a person, or of a table for table.TableCallee.
func (d *Desk) ChannelsOf(who string) []store.Channel {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.channels[who])
}

// Add adds a channel. Mail has to be confirmed by a link in a letter, which is sent now; a feed gets
// a secret address of its own, and so does whatever is added twice.
func (d *Desk) Add(ctx context.Context, c store.Channel) (store.Channel, error) {
	c.ID, c.State, c.Created = store.NewID(), store.Working, d.now()
	if err := d.check(&c); err != nil {
		return c, err
	}
	list := d.ChannelsOf(callee(&c))
	if i := slices.IndexFunc(list, func(old store.Channel) bool { return old.Kind == c.Kind && old.Address == c.Address }); i >= 0 {
		c.ID, c.Created = list[i].ID, list[i].Created
		if c.Kind == store.ByMail && list[i].State == store.Working {
			c.State = store.Working
		}
	} else if len(list) >= most {
		return c, ErrTooMany
	}
	if err := d.keep(ctx, c); err != nil {
		return c, err
	}
	if c.State == store.Unproven {
		return c, d.askToConfirm(ctx, &c)
	}
	return c, nil
}

// check rejects addresses that cannot be called, and completes the others.
func (d *Desk) check(c *store.Channel) error {
	switch c.Kind {
	case store.ByPush:
		var s push.Subscription
		if json.Unmarshal([]byte(c.Address), &s) != nil || s.Check() != nil {
			return ErrAddress
		}
	case store.ByMail:
		if d.Mail == nil {
			return ErrUnable
		}
		if mail.Check(c.Address) != nil {
			return ErrAddress
		}
		c.State = store.Unproven
	case store.ByHook:
		var t hook.Target
		if json.Unmarshal([]byte(c.Address), &t) != nil || t.Check() != nil {
			return ErrAddress
		}
	case store.ByFeed:
		c.Address = store.NewID()
	default:
		return ErrUnable
	}
	return nil
}

// keep stores a channel and remembers it.
func (d *Desk) keep(ctx context.Context, c store.Channel) error {
	if err := d.Store.PutChannel(ctx, c); err != nil {
		return err
	}
	set, err := d.Settings(ctx, c.Person)
	if err != nil {
		return err
	}
	d.change(func() { d.put(c, set) })
	return nil
}

// Own returns a channel of a person; store.ErrNotFound if it is somebody else's.
func (d *Desk) Own(ctx context.Context, person, id string) (store.Channel, error) {
	c, err := d.Store.Channel(ctx, id)
	if err == nil && (c.Person != person || person == "") {
		err = store.ErrNotFound
	}
	return c, err
}

// Remove removes a channel.
func (d *Desk) Remove(ctx context.Context, c store.Channel) error {
	if err := d.Store.DropChannel(ctx, c.ID); err != nil {
		return err
	}
	who := callee(&c)
	d.change(func() {
		d.channels[who] = slices.DeleteFunc(slices.Clone(d.channels[who]), func(old store.Channel) bool { return old.ID == c.ID })
	})
	return nil
}

// Renew gives a feed another secret address; the old one no longer works.
func (d *Desk) Renew(ctx context.Context, c store.Channel) (store.Channel, error) {
	if c.Kind != store.ByFeed {
		return c, ErrUnable
	}
	c.Address = store.NewID()
	return c, d.keep(ctx, c)
}

// Test sends a message that says that messages arrive.
func (d *Desk) Test(ctx context.Context, c store.Channel) error {
	if c.State == store.Unproven {
		return d.askToConfirm(ctx, &c)
	}
	set, err := d.Settings(ctx, c.Person)
	if err != nil {
		return err
	}
	lines := []string{text.Word(set.Lang, "call-test")}
	m := message{Lang: set.Lang, Title: "Outremer", Path: "/tables", tag: "test",
		Parts: []part{{"Outremer", lines, d.link("/tables"), "", "test"}}}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	err = d.send(ctx, &c, m)
	if isGone(err) {
		c.State = store.Dead
	} else if err == nil {
		c.State, c.Failures = store.Working, 0
	}
	return errors.Join(err, d.keep(ctx, c))
}

// token proves that whoever has it got it from us, for one purpose and one channel.
func (d *Desk) token(purpose, id string) string {
	mac := hmac.New(sha256.New, d.secret)
	mac.Write([]byte(purpose + " " + id))
	return id + "." + hex.EncodeToString(mac.Sum(nil)[:16])
}

// Named returns the channel that a token from a letter is for, or store.ErrNotFound.
func (d *Desk) Named(ctx context.Context, purpose, token string) (store.Channel, error) {
	id, _, _ := strings.Cut(token, ".")
	if !hmac.Equal([]byte(d.token(purpose, id)), []byte(token)) {
		return store.Channel{}, store.ErrNotFound
	}
	return d.Store.Channel(ctx, id)
}

// Confirm makes a channel work whose owner has shown that it is theirs.
func (d *Desk) Confirm(ctx context.Context, c store.Channel) error {
	c.State = store.Working
	return d.keep(ctx, c)
}

// askToConfirm sends the letter with the link that confirms a mail address.
func (d *Desk) askToConfirm(ctx context.Context, c *store.Channel) error {
	if d.Mail == nil {
		return ErrUnable
	}
	set, err := d.Settings(ctx, c.Person)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	link := d.link("/calls/on/" + d.token("on", c.ID))
	say := text.Fill(set.Lang, "call-confirm", link)
	page := `<p>` + html.EscapeString(text.Fill(set.Lang, "call-confirm", "")) + `</p><p><a href="` + html.EscapeString(link) + `">` + html.EscapeString(link) + `</a></p>`
	return d.Mail.Send(ctx, c.Address, text.Word(set.Lang, "call-confirm-subject"), say, page)
}
