package memory

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"outremer/store"
)

// claim is how long a job is somebody's. It is not kept: with the program, whoever did the job has ended.
type claim struct {
	generation, attempt, until int64
}

// putJobs gives each job a random generation, so that finishing one never deletes its replacement.
func (c *change) putJobs(list []store.Job) error {
	for _, j := range list {
		j.Attempt, j.Generation = 0, rand.Int64()
		if err := c.set(jobs, j.ID, j); err != nil {
			return err
		}
	}
	return nil
}

// PutJob implements store.Store.
func (s *Store) PutJob(_ context.Context, j store.Job) error {
	return s.write(func(c *change) error { return c.putJobs([]store.Job{j}) })
}

// claimed returns the claim of a job: an empty one for a job that was put again. The lock must be held.
func (s *Store) claimed(j *store.Job) claim {
	if held := s.claims[j.ID]; held.generation == j.Generation {
		return held
	}
	return claim{generation: j.Generation}
}

// due is when a job can be claimed. The lock must be held.
func (s *Store) due(j *store.Job) int64 { return max(j.RunAt, s.claimed(j).until) }

// ClaimJobs implements store.Store. All jobs are the same person's, so nobody waits for a turn.
func (s *Store) ClaimJobs(_ context.Context, q store.Queue, now, lease int64, limit int) ([]store.Job, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Job](s, jobs)
	if err != nil {
		return nil, err
	}
	list = slices.DeleteFunc(list, func(j store.Job) bool { return j.Queue != q || s.due(&j) > now })
	slices.SortStableFunc(list, func(a, b store.Job) int { return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.RunAt, b.RunAt)) })
	list = list[:min(len(list), limit)]
	for i := range list {
		held := s.claimed(&list[i])
		held.attempt, held.until = held.attempt+1, now+lease
		s.claims[list[i].ID], list[i].Attempt = held, held.attempt
	}
	return list, nil
}

// mine returns a job if the caller's claim on it holds, or ErrNotFound. The lock must be held.
func (s *Store) mine(j *store.Job) (store.Job, error) {
	now, err := read[store.Job](s, jobs, j.ID)
	held := s.claims[j.ID]
	if err == nil && (now.Generation != j.Generation || held.generation != j.Generation || held.attempt != j.Attempt) {
		err = store.ErrNotFound
	}
	return now, err
}

// RenewJob implements store.Store.
func (s *Store) RenewJob(_ context.Context, j store.Job, until int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, err := s.mine(&j); err != nil {
		return err
	}
	s.claims[j.ID] = claim{j.Generation, j.Attempt, until}
	return nil
}

// Jobs implements store.Store.
func (s *Store) Jobs(context.Context) ([]store.Job, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return all[store.Job](s, jobs)
}

// NextJob implements store.Store.
func (s *Store) NextJob(_ context.Context, queues ...store.Queue) (at int64, ok bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, err := all[store.Job](s, jobs)
	for i := range list {
		if len(queues) > 0 && !slices.Contains(queues, list[i].Queue) {
			continue
		}
		if due := s.due(&list[i]); !ok || due < at {
			at, ok = due, true
		}
	}
	return at, ok, err
}

// FinishJob implements store.Store.
func (s *Store) FinishJob(_ context.Context, j store.Job) error {
	return s.write(func(c *change) error {
		if _, err := s.mine(&j); err == nil {
			c.drop(jobs, j.ID)
		}
		return nil
	})
}

// RetryJob implements store.Store.
func (s *Store) RetryJob(_ context.Context, j store.Job, at int64, _ string) error {
	return s.write(func(c *change) error {
		now, err := s.mine(&j)
		if err != nil {
			return nil // somebody else does it
		}
		now.RunAt = at
		s.claims[j.ID] = claim{j.Generation, j.Attempt, 0}
		return c.set(jobs, j.ID, now)
	})
}
