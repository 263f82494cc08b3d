package web

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"outremer/table"
	"outremer/table/press"
	"outremer/text"
	"outremer/web/status"
)

// The forms in which a table is told of.
const (
	formState = "state"
	formDelta = "delta"
)

// followed is how somebody wants to follow a table.
type followed struct {
	id, seat, form string
	lang, accept   string // the language, or what the browser would like
	after          string // id of the last event that was seen; "": begin with the state
}

// teller tells one reader of a table: from which seat, in which words and form, and how far it has come.
type teller struct {
	*Server
	table  *table.Table
	watch  *table.Watch
	lang   string
	deltas bool
	at     table.Cursor
}

// open finds the table, and from which seat, since when and in which form the reader wants to follow it.
// Whatever comes of it, the teller is to be dismissed.
func (t *teller) open(ctx context.Context, guest string, f followed) (err error) {
	switch f.form {
	case "", formState:
	case formDelta:
		t.deltas = true
	default:
		return newProblem(status.UnprocessableEntity, "invalid", "there is no such form", FieldError{"query.form", formState + " or " + formDelta})
	}
	if f.lang != "" && !slices.Contains(text.Languages, f.lang) {
		return newProblem(status.UnprocessableEntity, "invalid", "there is no such language", FieldError{"query.lang", strings.Join(text.Languages, " or ")})
	}
	t.lang = chooseLang(f.lang, f.accept)
	t.table, err = t.Host.Open(ctx, f.id)
	if err != nil {
		return err
	}
	t.watch, err = watch(t.table, guest, f.seat, f.after)
	if err != nil {
		return err
	}
	t.at = t.watch.At()
	return nil
}

// dismiss gives back what a teller holds.
func (t *teller) dismiss() {
	if t.watch != nil {
		t.watch.Close()
	}
	if t.table != nil {
		t.table.Release()
	}
}

// watch determines from which seat and since when a reader wants to follow.
func watch(t *table.Table, guest, name, after string) (*table.Watch, error) {
	seat, err := place(t, guest, name)
	if err != nil {
		return nil, err
	}
	var from *table.Cursor
	if after != "" {
		c, ok := table.ParseCursor(after)
		if !ok {
			return nil, newProblem(status.UnprocessableEntity, "invalid", "that is not the id of an event", FieldError{"query.after", "such as 12.3"})
		}
		from = &c
	}
	return t.Watch(guest, seat, from)
}

// packed is a piece of a stream.
type packed struct {
	plain    []byte
	private  bool // holds letters: never compressed, for the reason in compress.go
	once     sync.Once
	deflated []byte
}

// pull returns what the reader has not been told; nil if there is nothing.
func (t *teller) pull() (list []*packed, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
			t.Log.Error("stream", "error", err)
		}
	}()
	u, err := t.watch.Pull()
	if u == nil || err != nil {
		return nil, err
	}
	return t.pieces(u)
}

// pieces returns an update, letters first. Each event's id marks everything seen up to and
// including that event.
func (t *teller) pieces(u *table.Update) (list []*packed, err error) {
	for page := range slices.Chunk(u.Letters, press.Page) {
		t.at.Letters = page[len(page)-1].N
		p, err := t.letters(page)
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	told := t.at.News
	if u.FromStart {
		told = 0
	}
	t.at = u.At
	if u.State == nil {
		return list, nil
	}
	p, err := t.update(u, told)
	if err != nil {
		return nil, fmt.Errorf("encode an update of %s: %w", u.State.Title, err)
	}
	return append(list, p), nil
}

// letters returns the event for letters, which are for one reader only.
func (t *teller) letters(list []press.Letter) (*packed, error) {
	rd, err := t.readerAt(t.table, t.lang)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(rd.letters(list))
	if err != nil {
		return nil, err
	}
	return &packed{plain: fmt.Appendf(nil, "id: %s\nevent: letters\ndata: %s\n\n", t.at, data), private: true}, nil
}

// updateKey is what readers who are told the same have in common, apart from seat and language.
type updateKey struct {
	deltas bool
	have   string // version of the state that they have
	told   uint64
	at     table.Cursor
}

// update returns the event for an update. Readers with the same seat, language, form and position
// share it.
func (t *teller) update(u *table.Update, told uint64) (*packed, error) {
	sh, err := t.sheetOf(u.State, t.lang)
	if err != nil {
		return nil, err
	}
	key := updateKey{deltas: t.deltas, told: told, at: t.at}
	var old *sheet
	if t.deltas && u.Before != nil {
		old, err = t.sheetOf(u.Before, t.lang)
		if err != nil {
			return nil, err
		}
		key.have = old.version
	}
	return sh.made.Make(key, func() any { return newUpdate(u, t.at, sh, old, t.deltas) }).(*packed), nil
}

// usual is what most deltas fit into.
const usual = 1024

// newUpdate encodes an UpdateDoc or a DeltaDoc.
func newUpdate(u *table.Update, at table.Cursor, sh, old *sheet, deltas bool) *packed {
	event, room := formDelta, usual
	if !deltas {
		event, room = "update", usual+len(sh.whole())
	}
	b := append(make([]byte, 0, room), "id: "...)
	b = append(b, at.String()...)
	b = append(b, "\nevent: "...)
	b = append(b, event...)
	b = append(b, "\ndata: {\"news\":"...)
	b = append(sh.rd.appendNews(b, u.News), ',')
	if deltas {
		b = appendDelta(b, old, sh)
	} else {
		b = append(b, `"state":`...)
		b = append(b, sh.whole()...)
	}
	if u.FromStart {
		b = append(b, `,"anew":true`...)
	}
	return &packed{plain: append(b, "}\n\n"...)}
}
