package warden

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// deed notes what somebody is about to do, does it, and notes what came of it.
func (w *Warden) deed(ctx context.Context, by, what, subject, detail string, do func(context.Context) error) error {
	ctx = context.WithoutCancel(ctx)
	id := fmt.Sprintf("%016x %s", time.Now().UnixNano(), store.NewID()) // in the order in which they are done
	d := store.Deed{ID: id, At: w.now(), Who: by, What: what, Subject: subject, Detail: detail}
	if err := w.Store.AddDeed(ctx, d); err != nil {
		return err
	}
	err := do(ctx)
	result := "done"
	if err != nil {
		result = err.Error()
	}
	if bad := w.Store.EndDeed(ctx, d.ID, result); bad != nil {
		w.Log.Error("what came of a deed was not noted", "deed", d.ID, "error", bad)
	}
	return err
}

// Looked notes that somebody has looked for something.
func (w *Warden) Looked(ctx context.Context, by, what, subject string) error {
	return w.deed(ctx, by, what, subject, "", func(context.Context) error { return nil })
}

// at runs a deed at a table.
func (w *Warden) at(ctx context.Context, by, what, id, detail string, do func(context.Context, *table.Table) error) error {
	return w.deed(ctx, by, what, "table "+id, detail, func(ctx context.Context) error {
		t, err := w.Host.Open(ctx, id)
		if err != nil {
			return err
		}
		defer t.Release()
		return do(ctx, t)
	})
}

// Appoint makes a person look after the site, or not any more. Only the console may.
func (w *Warden) Appoint(ctx context.Context, by, person string, yes bool) error {
	if by != Console {
		return ErrConsole
	}
	what, since := "grant", w.now()
	if !yes {
		what, since = "revoke", 0
	}
	return w.deed(ctx, by, what, "person "+person, "", func(ctx context.Context) error {
		if err := w.Store.PutWarden(ctx, person, since); err != nil {
			return err
		}
		return w.load(ctx)
	})
}

// maxNotice is how long what all visitors are told may be, in characters.
const maxNotice = 500

// Announce tells all visitors something, by language, until a time; 0: until further notice. Nothing
// takes it down.
func (w *Warden) Announce(ctx context.Context, by string, words map[string]string, until int64) error {
	said := map[string]string{}
	for lang, t := range words {
		t = strings.Join(strings.Fields(t), " ")
		switch {
		case !slices.Contains(text.Languages, lang):
			return &game.SetupError{Field: "text", Text: "in " + strings.Join(text.Languages, " or ")}
		case utf8.RuneCountInString(t) > maxNotice:
			return &game.SetupError{Field: "text", Text: fmt.Sprintf("at most %d characters", maxNotice)}
		case t != "":
			said[lang] = t
		}
	}
	if until != 0 && until <= w.now() {
		return &game.SetupError{Field: "until", Text: "that is over"}
	}
	detail := []string{}
	for _, lang := range slices.Sorted(maps.Keys(said)) {
		detail = append(detail, said[lang])
	}
	return w.post(ctx, by, "announce", strings.Join(detail, " / "), func(p *Placard) { p.Text, p.Until = said, until })
}

// ReadOnly begins or ends a time in which nothing is changed, as before an upgrade. Bots and deadlines
// wait; time limits go on running, as while the server is down.
func (w *Warden) ReadOnly(ctx context.Context, by string, on bool) error {
	detail := "off"
	if on {
		detail = "on"
	}
	return w.post(ctx, by, "read-only", detail, func(p *Placard) { p.ReadOnly = on })
}

// post changes the placard.
func (w *Warden) post(ctx context.Context, by, what, detail string, change func(*Placard)) error {
	return w.deed(ctx, by, what, "", detail, func(ctx context.Context) error {
		err := w.repost(ctx, change)
		for errors.Is(err, store.ErrMoved) { // another warden was quicker: their words stay, too
			err = w.repost(ctx, change)
		}
		if err != nil {
			return err
		}
		return w.load(ctx)
	})
}

// repost changes the placard as it hangs now, or fails with store.ErrMoved.
func (w *Warden) repost(ctx context.Context, change func(*Placard)) error {
	p, was, err := w.told(ctx)
	if err != nil {
		return err
	}
	p = w.fresh(p)
	change(&p)
	b, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return w.Store.PutPlacard(ctx, was, string(b))
}

// Close closes a table, whether its game has begun or not.
func (w *Warden) Close(ctx context.Context, by, id, why string) error {
	return w.at(ctx, by, "close", id, why, func(ctx context.Context, t *table.Table) error { return t.Shut(ctx) })
}

// Give makes a table another person's.
func (w *Warden) Give(ctx context.Context, by, id string, to store.Guest) error {
	return w.at(ctx, by, "hand-over", id, "to person "+to.ID, func(ctx context.Context, t *table.Table) error { return t.GiveTo(ctx, to) })
}

// PutOut takes the seats of a person at a table away, or of whoever has the seat with a name.
func (w *Warden) PutOut(ctx context.Context, by, id, person, seat string) error {
	detail := "seat " + seat
	if person != "" {
		detail = "person " + person
	}
	return w.at(ctx, by, "put-out", id, detail, func(ctx context.Context, t *table.Table) error {
		at := game.Nobody
		if s, ok := t.Seat(seat); ok {
			at = s
		}
		return t.Expel(ctx, person, at)
	})
}

// UnnameTable takes a table's name away.
func (w *Warden) UnnameTable(ctx context.Context, by, id string) error {
	return w.at(ctx, by, "hide-table-name", id, "", func(ctx context.Context, t *table.Table) error { return t.Unname(ctx) })
}

// longest is the longest time for which something is forbidden.
const longest = 10 * 365 * 24 * time.Hour

// Forbid begins a ban, of a person or of an address, for a time. With leave the person's seats go to
// bots, or are free again.
func (w *Warden) Forbid(ctx context.Context, by string, b store.Ban, lasts time.Duration, leave bool) error {
	switch {
	case b.Person == by:
		return ErrYourself
	case lasts <= 0 || lasts > longest:
		return &game.SetupError{Field: "hours", Text: "from 1 hour to 10 years"}
	case (b.Person == "") == (b.Address == ""):
		return &game.SetupError{Field: "person", Text: "a person or an address"}
	}
	subject := "person " + b.Person
	if b.Address != "" {
		at, err := address(b.Address)
		if err != nil {
			return err
		}
		b.Address, subject = at, at
	}
	return w.deed(ctx, by, string(b.Kind), subject, fmt.Sprintf("for %s: %s", lasts, b.Why), func(ctx context.Context) error {
		b.ID, b.Made = store.NewID(), w.now()
		b.Until = b.Made + lasts.Milliseconds()
		if err := w.Store.PutBan(ctx, b); err != nil {
			return err
		}
		if err := w.load(ctx); err != nil || !leave || b.Person == "" {
			return err
		}
		return w.Host.LeaveAll(ctx, b.Person)
	})
}

// Allow ends a ban.
func (w *Warden) Allow(ctx context.Context, by, id string) error {
	return w.deed(ctx, by, "unban", "ban "+id, "", func(ctx context.Context) error {
		if err := w.Store.DropBan(ctx, id); err != nil {
			return err
		}
		return w.load(ctx)
	})
}

// nameRest is for how long nobody chooses a name after one that was hidden.
const nameRest = 30 * 24 * time.Hour

// HideName gives a person another name, which they cannot change for a month.
func (w *Warden) HideName(ctx context.Context, by string, g store.Guest, name string) error {
	g.Name = name
	err := w.deed(ctx, by, "hide-name", "person "+g.ID, "", func(ctx context.Context) error { return w.Host.Rename(ctx, g) })
	if err != nil || g.ID == by {
		return err
	}
	return w.Forbid(ctx, by, store.Ban{Kind: store.BanName, Person: g.ID}, nameRest, false)
}
