// Package memory is a store for the games of one person on one machine, such as a browser. Everything is
// in memory; a keeper is handed each change, and only what it has kept is seen. Nobody signs in, is called
// or is rated here: what package store promises about that is about nobody (absent.go).
package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"outremer/store"
)

// Row is a value in its place: a shelf, such as the records of a table, and an item on it.
type Row struct {
	Shelf, Item string
	Value       []byte // nil removes it
}

// Keeper keeps rows.
type Keeper interface {
	// Keep writes all rows, or none if it fails. When it returns nil they survive the end of the program.
	Keep(rows []Row) error
}

// Store implements store.Store.
type Store struct {
	absent
	*store.Steady
	keeper Keeper

	mu      sync.Mutex
	shelves map[string]map[string][]byte
	claims  map[string]claim // jobs that are being done, by id; they end with the program
	closed  bool
}

// New opens a store with what a keeper has kept.
func New(k Keeper, kept []Row) *Store {
	s := &Store{Steady: store.NewSteady(), keeper: k, shelves: map[string]map[string][]byte{}, claims: map[string]claim{}}
	s.put(kept)
	return s
}

func (s *Store) put(rows []Row) {
	for _, r := range rows {
		if r.Value == nil {
			delete(s.shelves[r.Shelf], r.Item)
			continue
		}
		if s.shelves[r.Shelf] == nil {
			s.shelves[r.Shelf] = map[string][]byte{}
		}
		s.shelves[r.Shelf][r.Item] = r.Value
	}
}

// Close implements store.Store.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}

// change is rows to be written together. What it reads is from before it.
type change struct {
	*Store
	rows []Row
}

var errThere = errors.New("it is there already")

// set writes a value.
func (c *change) set(shelf, item string, v any) error {
	b, err := json.Marshal(v)
	c.rows = append(c.rows, Row{shelf, item, b})
	return err
}

// add writes a value where there is none.
func (c *change) add(shelf, item string, v any) error {
	_, there := c.shelves[shelf][item]
	if there || slices.ContainsFunc(c.rows, func(r Row) bool { return r.Shelf == shelf && r.Item == item }) {
		return fmt.Errorf("%s %s: %w", shelf, item, errThere)
	}
	return c.set(shelf, item, v)
}

func (c *change) drop(shelf, item string) { c.rows = append(c.rows, Row{Shelf: shelf, Item: item}) }

// write makes a change: all of it, or nothing if the function or the keeper fails.
func (s *Store) write(make func(*change) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	c := &change{Store: s}
	if err := make(c); err != nil {
		return err
	}
	if len(c.rows) == 0 {
		return nil
	}
	if err := s.keeper.Keep(c.rows); err != nil {
		return fmt.Errorf("%w: %w", store.ErrStorage, err)
	}
	s.put(c.rows)
	return nil
}

// read returns a value. The lock must be held.
func read[T any](s *Store, shelf, item string) (v T, err error) {
	b, ok := s.shelves[shelf][item]
	if !ok {
		return v, store.ErrNotFound
	}
	err = json.Unmarshal(b, &v)
	return v, err
}

// one returns a value.
func one[T any](s *Store, shelf, item string) (T, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return read[T](s, shelf, item)
}

// all returns the values of a shelf, in the order of their items. The lock must be held.
func all[T any](s *Store, shelf string) (list []T, err error) {
	for _, item := range slices.Sorted(maps.Keys(s.shelves[shelf])) {
		v, err := read[T](s, shelf, item)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}

// numbered is an item that sorts by its number.
func numbered(n int64) string { return fmt.Sprintf("%012d", n) }

// The shelves. Those with a table's id behind them are one for each table.
const (
	guests    = "guests"
	tables    = "tables"
	records   = "records/"
	bookmarks = "bookmarks"
	studies   = "studies"
	facts     = "facts"
	letters   = "letters/"
	marks     = "marks/"
	keys      = "keys"
	jobs      = "jobs"
	settings  = "settings"
	follows   = "follows"
	visits    = "visits"
	notes     = "notes"
)

// PutGuest implements store.Store.
func (s *Store) PutGuest(_ context.Context, g store.Guest) error {
	return s.write(func(c *change) error {
		old, err := read[store.Guest](s, guests, g.ID)
		if err == nil {
			old.Name = g.Name
			g = old
		}
		return c.set(guests, g.ID, g)
	})
}

// Describe implements store.Store.
func (s *Store) Describe(_ context.Context, g store.Guest) error {
	return s.write(func(c *change) error {
		old, err := read[store.Guest](s, guests, g.ID)
		if err == nil {
			old.Lang, old.Zone, old.Shown = g.Lang, g.Zone, g.Shown
			g = old
		}
		return c.set(guests, g.ID, g)
	})
}

// Guest implements store.Store.
func (s *Store) Guest(_ context.Context, id string) (store.Guest, error) {
	return one[store.Guest](s, guests, id)
}

// Names implements store.Store.
func (s *Store) Names(_ context.Context, ids []string) (map[string]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := map[string]string{}
	for _, id := range ids {
		if g, err := read[store.Guest](s, guests, id); err == nil {
			names[id] = g.Name
		}
	}
	return names, nil
}

// Forget implements store.Store for what there is: a name, and keys.
func (s *Store) Forget(_ context.Context, person, _ string, _ int64) error {
	return s.write(func(c *change) error {
		c.drop(guests, person)
		list, err := all[kept](s, keys)
		for _, k := range list {
			if k.Person == person {
				c.drop(keys, k.item())
			}
		}
		return err
	})
}

// Setting implements store.Store.
func (s *Store) Setting(_ context.Context, key, fallback string) (value string, err error) {
	err = s.write(func(c *change) error {
		value, err = read[string](s, settings, key)
		if errors.Is(err, store.ErrNotFound) {
			value, err = fallback, c.set(settings, key, fallback)
		}
		return err
	})
	return value, err
}

// AddFacts implements store.Store.
func (s *Store) AddFacts(_ context.Context, f store.FactSet) error {
	return s.write(func(c *change) error {
		if _, there := s.shelves[facts][f.Hash]; there {
			return nil
		}
		return c.set(facts, f.Hash, f)
	})
}

// Facts implements store.Store.
func (s *Store) Facts(_ context.Context, hash string) (store.FactSet, error) {
	return one[store.FactSet](s, facts, hash)
}

// PutStudy implements store.Store.
func (s *Store) PutStudy(_ context.Context, table string, x store.Study) error {
	return s.write(func(c *change) error { return c.set(studies, table, x) })
}

// Study implements store.Store.
func (s *Store) Study(_ context.Context, table string) (store.Study, error) {
	return one[store.Study](s, studies, table)
}

// PutBookmark implements store.Store.
func (s *Store) PutBookmark(_ context.Context, table string, b store.Bookmark) error {
	return s.write(func(c *change) error { return c.set(bookmarks, table, b) })
}

// Bookmark implements store.Store.
func (s *Store) Bookmark(_ context.Context, table string) (store.Bookmark, error) {
	return one[store.Bookmark](s, bookmarks, table)
}

// PutFollow implements store.Store.
func (s *Store) PutFollow(_ context.Context, guest, table string, follow bool) error {
	return s.write(func(c *change) error {
		if !follow {
			c.drop(follows, table+" "+guest)
			return nil
		}
		return c.set(follows, table+" "+guest, [2]string{table, guest})
	})
}

// Follow implements store.Store.
func (s *Store) Follow(_ context.Context, guest, table string) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.shelves[follows][table+" "+guest]
	return ok, nil
}

// Followers implements store.Store.
func (s *Store) Followers(_ context.Context, table string) (who []string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[[2]string](s, follows)
	for _, f := range list {
		if f[0] == table {
			who = append(who, f[1])
		}
	}
	return who, err
}

// PutVisit implements store.Store.
func (s *Store) PutVisit(_ context.Context, v store.Visit) error {
	item := v.Table + " " + v.Person
	return s.write(func(c *change) error {
		if old, err := read[store.Visit](s, visits, item); err == nil {
			v.N, v.At = max(v.N, old.N), max(v.At, old.At)
		}
		return c.set(visits, item, v)
	})
}

// Visit implements store.Store.
func (s *Store) Visit(_ context.Context, person, table string) (store.Visit, error) {
	return one[store.Visit](s, visits, table+" "+person)
}

// PutNote implements store.Store.
func (s *Store) PutNote(_ context.Context, person, table, text string) error {
	return s.write(func(c *change) error {
		if text == "" {
			c.drop(notes, table+" "+person)
			return nil
		}
		return c.set(notes, table+" "+person, text)
	})
}

// Note implements store.Store.
func (s *Store) Note(_ context.Context, person, table string) (string, error) {
	text, err := one[string](s, notes, table+" "+person)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return text, err
}

// AddLetter implements store.Store. Nobody is called.
func (s *Store) AddLetter(ctx context.Context, l store.Letter, _ ...store.Call) (store.Letter, error) {
	err := s.write(func(c *change) error {
		if err := c.once(store.KeyOf(ctx), "a letter"); err != nil {
			return err
		}
		l.N = int64(len(s.shelves[letters+l.Table])) + 1
		return c.add(letters+l.Table, numbered(l.N), l)
	})
	return l, err
}

// Letters implements store.Store.
func (s *Store) Letters(_ context.Context, table string) ([]store.Letter, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Letter](s, letters+table)
	for i := range list {
		g, _ := read[store.Guest](s, guests, list[i].Guest) // bots have no name
		list[i].Name = g.Name
	}
	return list, err
}

// PutMark implements store.Store.
func (s *Store) PutMark(_ context.Context, table string, m store.Mark) error {
	item := fmt.Sprintf("%d %d", m.Seat, m.Circle)
	return s.write(func(c *change) error { return c.set(marks+table, item, m) })
}

// Marks implements store.Store.
func (s *Store) Marks(_ context.Context, table string) ([]store.Mark, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Mark](s, marks+table)
	slices.SortFunc(list, func(a, b store.Mark) int { return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Circle, b.Circle)) })
	return list, err
}
