package call

import (
	"context"
	"time"

	"outremer/call/feed"
	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// listed is how many tables a feed is made of.
const listed = 100

// Reader returns the person whose feed has this secret address, with their settings; or
// store.ErrNotFound.
func (d *Desk) Reader(ctx context.Context, secret string) (store.Channel, *Settings, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, list := range d.channels {
		for _, c := range list {
			if c.Kind == store.ByFeed && c.Address == secret {
				return c, d.settings[c.Person], nil
			}
		}
	}
	return store.Channel{}, nil, store.ErrNotFound
}

// Calendar writes the deadlines of a person.
func (d *Desk) Calendar(ctx context.Context, h *table.Host, person string, set *Settings) ([]byte, error) {
	entries, err := d.entries(ctx, h, person, set, deadline)
	if err != nil {
		return nil, err
	}
	return feed.AppendCalendar(nil, "Outremer", d.Now(), entries), nil
}

// Atom writes at which tables it is a person's turn. Self is the feed's own address.
func (d *Desk) Atom(ctx context.Context, h *table.Host, person string, set *Settings, self string) ([]byte, error) {
	now := d.Now().UnixMilli()
	soonest := func(i *table.Info) int64 { return min(since(i), now) }
	entries, err := d.entries(ctx, h, person, set, soonest)
	if err != nil {
		return nil, err
	}
	return feed.AppendAtom(nil, "Outremer", self, d.Now(), entries)
}

// deadline is when a table's time is up; 0 if it has none.
func deadline(i *table.Info) int64 {
	if i.Clock.Stopped != 0 {
		return 0
	}
	return i.Clock.Due
}

// since is when a table began to wait, as far as its clock shows, or when it was made. A vacation moves
// it, even beyond now.
func since(i *table.Info) int64 {
	if i.Clock.Due == 0 {
		return i.Created
	}
	return i.Clock.Due - 1000*i.Clock.Limits[i.Clock.Pace]
}

// entries lists the tables at which it is a person's turn, as far as everybody may know, each at a
// time; those without one are left out.
func (d *Desk) entries(ctx context.Context, h *table.Host, person string, set *Settings, at func(*table.Info) int64) ([]feed.Entry, error) {
	infos, err := h.List(ctx, store.Query{Guest: person, Status: []store.Status{store.Running}, Limit: listed})
	if err != nil {
		return nil, err
	}
	r := &round{Desk: d, set: set}
	var list []feed.Entry
	for i := range infos {
		info := &infos[i]
		if at(info) == 0 || !awaits(info, person) {
			continue
		}
		e := feed.Entry{ID: "urn:outremer:" + info.ID, Title: r.tableName(info), Text: text.Word(set.Lang, "call-turn"), Link: d.link("/table/" + info.ID), At: time.UnixMilli(at(info))}
		if info.Clock.Due != 0 {
			e.ID += ":" + time.UnixMilli(info.Clock.Due).UTC().Format("20060102T150405")
			e.Text += " " + text.Fill(set.Lang, "call-due", r.time(info.Clock.Due))
		}
		list = append(list, e)
	}
	return list, nil
}

// awaits reports whether a table waits for a person.
func awaits(i *table.Info, person string) bool {
	for s := range i.Awaiting.All() {
		if seat := i.Seats[game.Seat(s)]; seat.Guest == person && seat.Bot == "" {
			return true
		}
	}
	return false
}
