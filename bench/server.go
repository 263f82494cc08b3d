package bench

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"outremer/games"
)

// server measures a whole server, each time a new one in its own folder.
func (b *benchmark) server(g games.Game) error {
	for _, measure := range []func(*Site) ([]Value, error){
		func(s *Site) ([]Value, error) { return Moves(b.ctx, s, 50, choose(b, 10_000, 500)) },
		func(s *Site) ([]Value, error) {
			return Latency(b.ctx, s, choose(b, 200, 20), choose(b, 10, 3), choose(b, time.Second, 100*time.Millisecond))
		},
		func(s *Site) ([]Value, error) {
			return Memory(b.ctx, s, choose(b, 1000, 50), choose(b, 1000, 50))
		},
	} {
		values, err := b.onSite(g, measure)
		if err != nil {
			return err
		}
		if err := b.values(values...); err != nil {
			return err
		}
	}
	return nil
}

func (b *benchmark) onSite(g games.Game, measure func(*Site) ([]Value, error)) (values []Value, err error) {
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	s, err := Start(b.ctx, filepath.Join(dir, "data"), g)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Stop()) }()
	return measure(s)
}
