package bench

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver called "pgx"

	"outremer/game"
	"outremer/games"
	"outremer/web"
)

// mostNodes is how many are tried on one PostgreSQL.
const mostNodes = 3

// nodes measures servers on a PostgreSQL beside one on SQLite: all on this machine, so that they share
// its cores with the database and with those who play.
func (b *benchmark) nodes(titles []games.Game, database string) []measurement {
	first := titles[0].Title
	all := []measurement{measure(func() error {
		return b.onChild(func(c *child) error { return b.fleetMoves(first, fleet{c}, "nodes.sqlite") })
	}, "nodes.sqlite.moves")}
	for n := range mostNodes {
		name := fmt.Sprintf("nodes.%d", n+1)
		all = append(all, measure(func() error {
			return b.onFleet(database, n+1, func(f fleet) error { return b.fleetMoves(first, f, name) })
		}, name+".moves"))
	}
	return append(all,
		measure(func() error { return b.onFleet(database, 2, func(f fleet) error { return b.seen(first, f) }) }, "nodes.seen"),
		measure(func() error { return b.onFleet(database, 2, func(f fleet) error { return b.gallery(first, f) }) }, "nodes.watchers"),
		measure(func() error { return b.flood(first, database) }, "nodes.bots"),
		measure(func() error {
			return b.onFleet(database, 2, func(f fleet) error { return b.week(titles, f, database) })
		}, "nodes.week"))
}

func (b *benchmark) onFleet(database string, n int, do func(fleet) error, options ...string) error {
	f, err := startFleet(b.ctx, b.target.path, database, n, options...)
	if err != nil {
		return err
	}
	return errors.Join(do(f), f.stop())
}

// fleetMoves plays as fast as it goes at many tables.
func (b *benchmark) fleetMoves(t game.Title, f fleet, name string) error {
	perSecond, cpu, err := f.serving(b.ctx, t.Info().Slug, largest(t), choose(b, 200, 10), choose(b, 10_000, 100), true)
	if err != nil {
		return err
	}
	return b.values(Value{Name: name + ".moves", Value: perSecond, Unit: "moves/s"}, Value{Name: name + ".moves.cpu", Value: micros(cpu), Unit: "µs/move"})
}

// seen measures from the POST of a move at one node to the event at another, with a move at each of many
// tables every two seconds.
func (b *benchmark) seen(t game.Title, f fleet) error {
	tables := choose(b, 200, 10)
	values, err := latency(b.ctx, fmt.Sprintf("nodes.seen.%dtables", tables), func(i int) *live {
		return &live{gamer: gamer{client: f.client(t.Info().Slug, largest(t), i)}, watcher: f.client(t.Info().Slug, largest(t), i+1)}
	}, tables, choose(b, 20, 3), choose(b, 2*time.Second, 100*time.Millisecond))
	if err != nil {
		return err
	}
	return b.values(values...)
}

// gallery lets ten thousand look on at one table, half of them at another node than its player's.
func (b *benchmark) gallery(t game.Title, f fleet) error {
	n := choose(b, 10_000, 50)
	memory, took, err := f.watching(b.ctx, t.Info().Slug, largest(t), n, choose(b, 50, 3), true)
	if err != nil {
		return err
	}
	return b.values(append(quantiles(fmt.Sprintf("nodes.watchers.%d.last", n), took),
		Value{Name: fmt.Sprintf("nodes.watchers.%d.memory", n), Value: memory, Unit: "bytes"})...)
}

func quantiles(name string, sorted []time.Duration) []Value {
	at := func(q float64) float64 { return micros(sorted[int(q*float64(len(sorted)-1))]) / 1000 }
	return []Value{{name + ".p50", at(.5), "ms"}, {name + ".p99", at(.99), "ms"}}
}

// flood measures how long somebody waits for bots, alone and beside a guest who has a hundred tables of
// them. Bots begin at once here, instead of a moment later for people's sake.
func (b *benchmark) flood(t game.Title, database string) error {
	return b.onFleet(database, 2, func(f fleet) error {
		quiet, err := b.waits(t, f, 0)
		if err != nil {
			return err
		}
		others := f.client(t.Info().Slug, largest(t), 1)
		defer others.close()
		for i := range choose(b, 100, 3) {
			others.comeFrom(1000 + i) // one address makes no hundred tables at once
			if _, err := others.against(b.ctx, 0); err != nil {
				return err
			}
		}
		busy, err := b.waits(t, f, 2)
		if err != nil {
			return err
		}
		return b.values(append(quantiles("nodes.bots.alone", quiet), quantiles("nodes.bots.flood", busy)...)...)
	}, "--bot-pause", "1ms", "--bot-think", "100ms")
}

// against creates a table with a guest at the first seats and bots at the others.
func (c *client) against(ctx context.Context, people int) (id string, err error) {
	bots := map[string]string{}
	for _, s := range c.seats[people:] {
		bots[s] = "squire"
	}
	var t struct{ ID string }
	err = c.call(ctx, "POST", "tables", web.NewTableDoc{Title: c.title, Players: len(c.seats), Sit: c.seats[:people], Bots: bots}, &t)
	return t.ID, err
}

// waits plays among bots and returns how long they took for each of their moves, sorted.
func (b *benchmark) waits(t game.Title, f fleet, guest int) (took []time.Duration, err error) {
	c := f.client(t.Info().Slug, largest(t), guest)
	defer c.close()
	want := choose(b, 300, 10)
	for len(took) < want && b.ctx.Err() == nil {
		id, err := c.against(b.ctx, 1)
		if err != nil {
			return nil, err
		}
		if err := c.playAmong(b.ctx, id, want); err != nil {
			return nil, err
		}
		some, err := c.botTimes(b.ctx, id)
		if err != nil {
			return nil, err
		}
		took = append(took, some...)
	}
	slices.Sort(took)
	return took, b.ctx.Err()
}

// playAmong plays at the first seat until the game is over or has had so many moves.
func (c *client) playAmong(ctx context.Context, id string, moves int) error {
	for n := 0; ctx.Err() == nil; n++ {
		var st state
		var news struct{ N int }
		path := "tables/" + id + "/state?seat=" + c.seats[0]
		if err := c.call(ctx, "GET", path, nil, &st); err != nil {
			return err
		}
		if err := c.call(ctx, "GET", path, nil, &news); err != nil {
			return err
		}
		switch {
		case st.awaited() == "" || news.N > moves:
			return nil
		case st.Prompt != nil && len(st.Moves) > 0:
			if _, err := c.move(ctx, id, &st, n); err != nil {
				return err
			}
		default:
			time.Sleep(2 * time.Millisecond)
		}
	}
	return ctx.Err()
}

// botTimes returns how long after what was before it each move of a bot came.
func (c *client) botTimes(ctx context.Context, id string) (took []time.Duration, err error) {
	var before int64
	for after := 0; ; {
		var news []struct {
			At         int64
			Kind, Mark string
		}
		if err := c.call(ctx, "GET", fmt.Sprintf("tables/%s/news?seat=%s&after=%d", id, c.seats[0], after), nil, &news); err != nil {
			return nil, err
		}
		if len(news) == 0 {
			return took, nil
		}
		for _, n := range news {
			if n.Mark == "bot" && before > 0 {
				took = append(took, time.Duration(n.At-before)*time.Millisecond)
			}
			before = n.At
		}
		after += len(news)
	}
}

// A week of a community, for the model in docs/scale.md.
const (
	weekPlayers = 200
	weekMoves   = 30 // of each player, a day
)

// week plays what some people play in a week at all titles, without the pauses, and reports what it took
// of everything.
func (b *benchmark) week(titles []games.Game, f fleet, database string) error {
	moves := weekPlayers * weekMoves * choose(b, 7, 1) / choose(b, 1, 60)
	before, err := sizes(b.ctx, database)
	if err != nil {
		return err
	}
	perSecond, cpu, err := f.playing(b.ctx, weekPlayers/choose(b, 2, 20), moves, func(i int) *player {
		t := titles[i%len(titles)].Title
		return &player{client: f.client(t.Info().Slug, largest(t), i), deltas: true}
	})
	if err != nil {
		return err
	}
	after, err := sizes(b.ctx, database)
	if err != nil {
		return err
	}
	each := func(now, was int64) float64 { return float64(now-was) / float64(moves) }
	return b.values(Value{Name: "nodes.week.moves", Value: perSecond, Unit: "moves/s"},
		Value{Name: "nodes.week.cpu", Value: micros(cpu), Unit: "µs/move"},
		Value{Name: "nodes.week.tables", Value: float64(after.tables - before.tables), Unit: "tables"},
		Value{Name: "nodes.week.disk", Value: each(after.disk, before.disk), Unit: "bytes/move"},
		Value{Name: "nodes.week.log", Value: each(after.log, before.log), Unit: "bytes/move"})
}

// size is what a PostgreSQL holds and has written.
type size struct{ disk, log, tables int64 }

func sizes(ctx context.Context, database string) (s size, err error) {
	db, err := sql.Open("pgx", database)
	if err != nil {
		return s, err
	}
	defer db.Close()
	row := db.QueryRowContext(ctx, `SELECT pg_database_size(current_database()), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, (SELECT count(*) FROM tables)`)
	return s, row.Scan(&s.disk, &s.log, &s.tables)
}
