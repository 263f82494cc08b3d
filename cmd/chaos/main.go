// Command chaos lets three nodes serve people, bots and watchers from one PostgreSQL, kills them, stops
// them, cuts their connections and crashes the database, and then looks whether everything is there that
// was acknowledged, once and in order. It is started by make chaos, with a PostgreSQL of its own.
//
//	scripts/postgres.sh go run ./cmd/chaos -faults 100
//
// With -club it is one server on SQLite instead, with many tables, of which a backup is made and restored,
// and whose disk gets full. It is started by make club.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"time"
)

type options struct {
	program string
	update  string
	faults  int
	seed    uint64
	loose   bool
	club    string
	tables  int
	minutes float64
}

func main() {
	var o options
	flag.StringVar(&o.program, "program", "bin/outremer", "the program to be tried")
	flag.StringVar(&o.update, "update", "", "no faults: each node in turn is stopped and goes on with this program")
	flag.IntVar(&o.faults, "faults", 100, "how many faults")
	flag.Uint64Var(&o.seed, "seed", 1, "of the order of the faults")
	flag.BoolVar(&o.loose, "loose", false, "on a slow machine: times are checked generously")
	flag.StringVar(&o.club, "club", "", "a folder on a disk of its own, which may get full: one server there, on SQLite")
	flag.IntVar(&o.tables, "tables", 1000, "of the club")
	flag.Float64Var(&o.minutes, "minutes", 10, "for which the club plays")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := o.run(ctx)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "chaos:", err)
		os.Exit(1)
	}
}

func (o *options) run(ctx context.Context) error {
	if o.club != "" {
		return o.runClub(ctx)
	}
	c, err := newCluster(ctx, o.program, 3)
	if err != nil {
		return err
	}
	defer c.end()
	r := &report{Faults: map[string]int{}, c: c, limits: limits{deadline: 2 * time.Second, bot: 35 * time.Second}}
	if o.loose {
		r.limits = limits{deadline: 60 * time.Second, bot: 120 * time.Second}
	}
	if err := o.disturb(ctx, c, r); err != nil {
		return fmt.Errorf("%w; see %s", err, c.dir)
	}
	r.print(os.Stdout)
	if err := r.json(os.Stdout); err != nil {
		return err
	}
	if len(r.Wrong) > 0 {
		return fmt.Errorf("%d things are wrong; the nodes' logs are in %s", len(r.Wrong), c.dir)
	}
	return os.RemoveAll(c.dir)
}

// disturb lets people play, disturbs them, and looks what has become of their games.
func (o *options) disturb(ctx context.Context, c *cluster, r *report) error {
	playing, stop := context.WithCancel(ctx)
	defer stop()
	began := time.Now()
	l, err := startLoad(playing, c, crowd{tables: 8, pause: 50 * time.Millisecond, limit: 5})
	if err != nil {
		return err
	}
	defer l.stopLook()
	rest(ctx, 2*time.Second)
	for i, name := range o.order() {
		rest(ctx, 500*time.Millisecond+time.Duration(rand.IntN(1000))*time.Millisecond)
		if err := o.fault(ctx, c, name, i); err != nil {
			return fmt.Errorf("fault %d, %s: %w", i+1, name, err)
		}
		r.Faults[name]++
	}
	rest(ctx, 2*time.Second)
	stop()
	l.playing.Wait()
	r.Seconds = time.Since(began).Seconds()
	r.Away = c.within(began, time.Now(), true).Seconds()
	return errors.Join(ctx.Err(), r.check(ctx, c, l))
}

// order returns the faults to come: of each kind its share, shuffled.
func (o *options) order() []string {
	if o.update != "" {
		return []string{"update", "update", "update"}
	}
	names := make([]string, o.faults)
	for i := range names {
		names[i] = []string{"kill", "cut", "crash", "kill", "cut", "freeze"}[i%6]
	}
	rand.New(rand.NewPCG(o.seed, 0)).Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return names
}

// fault is the nth thing that goes wrong.
func (o *options) fault(ctx context.Context, c *cluster, name string, n int) error {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Minute)
	defer cancel()
	victim := c.nodes[n%len(c.nodes)]
	switch name {
	case "update":
		rest(ctx, 4*time.Second) // both programs serve
		return c.update(ctx, victim, o.update)
	case "kill":
		return c.kill(ctx, victim)
	case "freeze":
		return c.freeze(ctx, victim)
	case "cut":
		return c.cut(ctx)
	default:
		return c.crash(ctx)
	}
}
