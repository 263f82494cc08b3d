package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"outremer/store"
)

// kept is a key, with what its request made.
type kept struct {
	store.Key
	Made string
}

func (k *kept) item() string { return k.Person + " " + k.Name }

// keysFor is how long a key is kept, in milliseconds.
const keysFor = 24 * 3600 * 1000

// once notes what the request with a key makes.
func (c *change) once(k store.Key, made string) error {
	if k.Name == "" {
		return nil
	}
	list, err := all[kept](c.Store, keys)
	if err != nil {
		return err
	}
	for _, old := range list {
		if old.At < k.At-keysFor {
			c.drop(keys, old.item())
		} else if old.Person == k.Person && old.Name == k.Name {
			return store.ErrRepeated
		}
	}
	now := kept{k, made}
	return c.set(keys, now.item(), now)
}

// Made implements store.Store.
func (s *Store) Made(_ context.Context, k store.Key) (string, error) {
	old, err := one[kept](s, keys, (&kept{Key: k}).item())
	if err == nil && old.Hash != k.Hash {
		err = store.ErrKey
	}
	return old.Made, err
}

// CreateTable implements store.Store.
func (s *Store) CreateTable(ctx context.Context, t store.Table, quotas ...store.Quota) error {
	return s.write(func(c *change) error {
		if err := c.once(store.KeyOf(ctx), t.ID); err != nil {
			return err
		}
		for _, q := range quotas {
			if err := c.within(&t, q); err != nil {
				return err
			}
		}
		return c.add(tables, t.ID, t)
	})
}

// within returns ErrTooMany if one more table would exceed a quota.
func (c *change) within(t *store.Table, q store.Quota) error {
	of := func(t *store.Table) string { return t.Creator }
	if q.Origin {
		of = func(t *store.Table) string { return t.Origin }
	}
	list, err := all[store.Table](c.Store, tables)
	n := 0
	for i := range list {
		if of(t) != "" && of(&list[i]) == of(t) && counts(&list[i], q) {
			n++
		}
	}
	if err == nil && of(t) != "" && n >= q.Max {
		err = store.ErrTooMany
	}
	return err
}

// counts reports whether a table counts for a quota.
func counts(t *store.Table, q store.Quota) bool {
	if q.Alone {
		return t.Status == store.Running && !slices.ContainsFunc(t.Seats, func(s store.Seat) bool { return s.Guest != "" && s.Bot == "" })
	}
	return t.Status == store.Open || t.Status == store.Running
}

// ApplyStep implements store.Store. There are no ratings and no calls.
func (s *Store) ApplyStep(_ context.Context, step store.Step) error {
	if step.To.Version != step.From+1 {
		return fmt.Errorf("step of table %s from %d to %d: not the next version", step.Table, step.From, step.To.Version)
	}
	return s.write(func(c *change) error {
		t, err := read[store.Table](s, tables, step.Table)
		if err != nil {
			return err
		}
		if t.Version != step.From {
			return store.ErrMoved
		}
		t.Progress = step.To
		for at, seat := range step.Seats {
			seat.Name, seat.Vacant, seat.Holder = t.Seats[at].Name, t.Seats[at].Vacant, ""
			t.Seats[at] = seat
		}
		if err := c.set(tables, t.ID, t); err != nil {
			return err
		}
		for _, r := range step.Records {
			if err := c.add(records+t.ID, numbered(r.N), r); err != nil {
				return err
			}
		}
		for _, id := range step.Drop {
			c.drop(jobs, id)
		}
		return c.putJobs(step.Jobs)
	})
}

// LoadTable implements store.Store.
func (s *Store) LoadTable(_ context.Context, id string) (store.Table, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t, err := read[store.Table](s, tables, id)
	s.name(&t)
	return t, err
}

// name fills in the names of who sits at a table. The lock must be held.
func (s *Store) name(t *store.Table) {
	for i := range t.Seats {
		g, _ := read[store.Guest](s, guests, t.Seats[i].Guest) // nobody has no name
		t.Seats[i].Holder = g.Name
	}
}

// Records implements store.Store.
func (s *Store) Records(_ context.Context, id string, n int64) ([]store.Record, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Record](s, records+id)
	first, _ := slices.BinarySearchFunc(list, n+1, func(r store.Record, n int64) int { return cmp.Compare(r.N, n) })
	return list[first:], err
}

// ListTables implements store.Store.
func (s *Store) ListTables(_ context.Context, q store.Query) ([]store.Table, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Table](s, tables)
	list = slices.DeleteFunc(list, func(t store.Table) bool { return !s.selects(&q, &t) })
	slices.SortFunc(list, func(a, b store.Table) int { return cmp.Or(cmp.Compare(b.Updated, a.Updated), cmp.Compare(a.ID, b.ID)) })
	list = list[:min(len(list), q.Limit)]
	for i := range list {
		s.name(&list[i])
	}
	return list, err
}

// selects reports whether a query is for a table. The lock must be held.
func (s *Store) selects(q *store.Query, t *store.Table) bool {
	some := func(is func(store.Seat) bool) bool { return slices.ContainsFunc(t.Seats, is) }
	_, fan := s.shelves[follows][t.ID+" "+q.Fan]
	switch {
	case t.Updated < q.Since, q.Title != "" && q.Title != t.Title, q.Public && !t.Public,
		q.Status != nil && !slices.Contains(q.Status, t.Status), q.Fan != "" && !fan:
		return false
	case q.Wanted && !some(func(x store.Seat) bool { return x.Wanted }):
		return false
	}
	return q.Guest == "" || t.Creator == q.Guest || some(func(x store.Seat) bool { return x.Guest == q.Guest || x.Reserved == q.Guest })
}
