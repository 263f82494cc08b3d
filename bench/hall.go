package bench

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table"
)

// hall is a host of tables with its store, without a server around it. One guest sits everywhere.
type hall struct {
	host  *table.Host
	db    *sqlite.DB
	title game.Title
	guest store.Guest
	dir   string
}

// inHall runs a measurement in a hall of its own.
func (b *benchmark) inHall(t game.Title, do func(*hall) error) (err error) {
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	h := &hall{title: t, guest: store.Guest{ID: "anna", Name: "Anna"}, dir: filepath.Join(dir, "data")}
	if err := h.open(b.ctx, ""); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	if err := h.db.PutGuest(b.ctx, h.guest); err != nil {
		return err
	}
	return do(h)
}

// open opens the hall as a certain build of the program: another one has no use for its bookmarks.
func (h *hall) open(ctx context.Context, build string) (err error) {
	h.db, err = sqlite.Open(ctx, h.dir)
	if err != nil {
		return err
	}
	h.host = table.NewHost(table.Config{Store: h.db, Titles: []game.Title{h.title}, MaxTables: 1 << 30, Build: build})
	return nil
}

func (h *hall) close() error {
	return errors.Join(h.host.Shutdown(context.Background()), h.db.Close())
}

// sit begins a game at the largest table.
func (h *hall) sit(ctx context.Context) (*table.Table, error) {
	seats := make([]game.Seat, len(largest(h.title)))
	for s := range seats {
		seats[s] = game.Seat(s)
	}
	id, err := h.host.Create(ctx, h.guest, table.NewTable{Title: h.title.Info().Slug, Players: len(seats), Sit: seats})
	if err != nil {
		return nil, err
	}
	return h.host.Open(ctx, id)
}

// move makes the nth move of a table, one that seals nothing if possible, so that drafts go on for
// ever. It returns false if the game is over.
func (h *hall) move(ctx context.Context, tab *table.Table, n int) (bool, error) {
	all, err := tab.Snapshot(h.guest.ID, game.Nobody)
	if err != nil || all.Awaiting == 0 {
		return false, err
	}
	s := all.Awaiting.First()
	own, err := tab.Snapshot(h.guest.ID, s)
	if err != nil {
		return false, err
	}
	m := own.Moves[n*7%len(own.Moves)]
	for i := 0; h.title.Lexicon().Verbs[m.Verb].Seals && i < len(own.Moves); i++ {
		m = own.Moves[i]
	}
	return true, tab.Submit(ctx, table.Order{By: table.By{Guest: h.guest.ID, Seat: s}, Prompt: own.Prompt.ID, Move: m})
}

// moves makes some moves after the first from, and returns the CPU time of each.
func (h *hall) moves(ctx context.Context, tab *table.Table, from, n int) (time.Duration, error) {
	began := spent()
	for i := range n {
		on, err := h.move(ctx, tab, from+i)
		if err == nil && !on {
			err = errors.New("the game is over too early")
		}
		if err != nil {
			return 0, err
		}
	}
	return (spent() - began) / time.Duration(n), nil
}

// endless returns the title with the most seats among those that begin with a draft, in which moves
// can be made for ever; otherwise the first one.
func endless(titles []games.Game) (game.Title, error) {
	best, most := titles[0].Title, 0
	for _, g := range titles {
		n := len(largest(g.Title))
		st, err := g.Title.New(game.Setup{Seats: n})
		if err != nil {
			return nil, err
		}
		q, _ := st.Prompt(st.Awaiting().First())
		if q.Kind == game.Draft && n > most {
			best, most = g.Title, n
		}
	}
	return best, nil
}
