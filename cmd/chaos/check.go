package main

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/sqlite"
)

// patience is how long nodes and watchers may take to be of one mind once nobody disturbs them.
const patience = 60 * time.Second

// check looks at everything that was acknowledged, told or promised.
func (r *report) check(ctx context.Context, c *cluster, l *load) error {
	// Bots go on while it is looked: what was acknowledged and told stays.
	for _, p := range l.people {
		for _, g := range p.games {
			for _, h := range g.hands {
				if err := r.checkHand(ctx, g.id, h); err != nil {
					return err
				}
			}
		}
	}
	if err := c.stopBots(ctx); err != nil {
		return err
	}
	if err := r.checkWatchers(ctx, l); err != nil {
		return err
	}
	l.stopLook()
	l.looking.Wait()
	if err := c.stop(); err != nil {
		r.wrong("%v", err)
	}
	if err := r.checkBots(ctx, c); err != nil {
		return err
	}
	return r.replay(ctx, c)
}

// stopBots puts off what the bots have to do, so that the tables stand still, and waits for those at
// work.
func (c *cluster) stopBots(ctx context.Context) error {
	if c.database == "" {
		return c.readOnly(ctx)
	}
	for quiet := 0; quiet < 3; {
		res, err := c.admin.ExecContext(ctx, `UPDATE jobs SET run_at=run_at+86400000 WHERE run_at<(extract(epoch FROM now())*1000)::bigint+3600000`)
		if err != nil {
			return err
		}
		if n, _ := res.RowsAffected(); n == 0 {
			quiet++
		} else {
			quiet = 0
		}
		rest(ctx, 500*time.Millisecond)
	}
	return ctx.Err()
}

// checkHand compares what a person was told with what is in the game.
func (r *report) checkHand(ctx context.Context, id string, h *hand) error {
	r.Moves += count(h.moves, made)
	r.Unknown += count(h.moves, unknown)
	r.Letters += count(h.letters, made)
	err := r.compare(ctx, "table "+id+" "+h.seat+" moves", h.moves, func() ([]string, error) { return h.madeAt(ctx, id) })
	if err != nil {
		return err
	}
	return r.compare(ctx, "table "+id+" "+h.seat+" letters", h.letters, func() ([]string, error) { return h.wroteAt(ctx, id) })
}

// madeAt returns the moves that a person has made at a table, as some node tells them.
func (h *hand) madeAt(ctx context.Context, id string) (moves []string, err error) {
	all, err := h.newsOf(ctx, h.url("tables/"+id+"/news?seat="+h.seat))
	for _, n := range all {
		if n.Kind == "move" && n.Seat == h.seat && n.Mark == "" {
			moves = append(moves, strings.Join(n.Move, " "))
		}
	}
	return moves, err
}

// wroteAt returns the letters that a person has written at a table.
func (h *hand) wroteAt(ctx context.Context, id string) (letters []string, err error) {
	var mail struct {
		Letters []struct{ From, Text string }
	}
	err = h.sure(ctx, "tables/"+id+"/letters?seat="+h.seat, &mail)
	for _, m := range mail.Letters {
		if m.From == h.seat && m.Text != "" { // a bot that stands in writes nothing but pacts
			letters = append(letters, m.Text)
		}
	}
	return letters, err
}

func count(list []attempt, f fate) (n int) {
	for _, a := range list {
		if a.fate == f {
			n++
		}
	}
	return n
}

// compare checks that everything acknowledged is there, once and in order. The node that is asked may
// not have heard yet of what another has just acknowledged, so it gets some time.
func (r *report) compare(ctx context.Context, what string, tried []attempt, read func() ([]string, error)) error {
	for until := time.Now().Add(patience); ; rest(ctx, 200*time.Millisecond) {
		there, err := read()
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		if explains(tried, there) {
			return nil
		}
		if time.Now().After(until) || ctx.Err() != nil {
			r.wrong("%s: %d acknowledged and %d unknown, %d are there, or not in that order", what, count(tried, made), count(tried, unknown), len(there))
			return ctx.Err()
		}
		r.Early++
	}
}

// explains reports whether what is there is what was acknowledged, once and in order, and besides at most
// what nobody knew of.
func explains(tried []attempt, there []string) bool {
	fits := map[int]bool{0: true} // how many of those that are there can be explained so far
	for _, a := range tried {
		next := map[int]bool{}
		for n := range fits {
			if n < len(there) && there[n] == a.what {
				next[n+1] = true
			}
			if a.fate == unknown {
				next[n] = true
			}
		}
		fits = next
	}
	return fits[len(there)]
}

// newsOf reads all news of a table at one node.
func (cl *client) newsOf(ctx context.Context, url string) (all []newsDoc, err error) {
	sep := "?"
	if strings.Contains(url, "?") {
		sep = "&"
	}
	for {
		var some []newsDoc
		what, err := cl.sendTo(ctx, fmt.Sprintf("%s%safter=%d", url, sep, len(all)), "GET", nil, &some)
		if what == unknown && ctx.Err() == nil {
			rest(ctx, 100*time.Millisecond)
			continue
		}
		if err != nil || len(some) == 0 {
			return all, err
		}
		all = append(all, some...)
	}
}

// checkWatchers waits until all nodes tell the same of each table, and every watcher has heard it: once,
// and in order.
func (r *report) checkWatchers(ctx context.Context, l *load) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for _, w := range l.watchers {
		for {
			differ, err := w.differs(ctx)
			if err != nil && ctx.Err() == nil {
				return fmt.Errorf("table %s: %w", w.id, err)
			}
			if differ == "" || ctx.Err() != nil {
				if differ != "" {
					r.wrong("table %s: %s", w.id, differ)
				}
				break
			}
			rest(ctx, 200*time.Millisecond)
		}
		r.takeIn(w)
	}
	return nil
}

// differs says what a watcher has not heard as the nodes tell it.
func (w *watcher) differs(ctx context.Context) (string, error) {
	var first []newsDoc
	for i, n := range w.c.nodes {
		all, err := w.newsOf(ctx, "http://"+n.addr+"/api/v1/tables/"+w.id+"/news")
		if err != nil {
			return "nobody tells the news", err
		}
		if i == 0 {
			first = all
		}
		if !equal(first, all) {
			return fmt.Sprintf("node 1 tells %d news, node %d other ones: %d", len(first), i+1, len(all)), nil
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if !equal(w.news, first) {
		return fmt.Sprintf("a watcher has heard %d news, the nodes tell %d", len(w.news), len(first)), nil
	}
	return "", nil
}

func equal(a, b []newsDoc) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !a[i].same(&b[i]) {
			return false
		}
	}
	return true
}

// takeIn adds what a watcher has seen to the report.
func (r *report) takeIn(w *watcher) {
	w.mu.Lock()
	defer w.mu.Unlock()
	r.Wrong = append(r.Wrong, w.violations...)
	r.Watchers++
	r.News += len(w.news)
	r.Streams += w.connected
	for _, d := range w.late {
		r.deadline(d)
	}
}

// checkBots finds out how long bots stood still.
func (r *report) checkBots(ctx context.Context, c *cluster) error {
	db, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	tables, err := db.ListTables(ctx, store.Query{Limit: 1 << 30})
	if err != nil {
		return err
	}
	r.Tables = len(tables)
	for _, t := range tables {
		if t.Status == store.Frozen || t.Halted != "" {
			r.wrong("table %s is %s", t.ID, t.Status)
		}
		recs, err := db.Records(ctx, t.ID, 0)
		if err != nil {
			return err
		}
		r.Records += len(recs)
		for i := 1; i < len(recs); i++ {
			if strings.HasSuffix(recs[i].Text, " bot\n") {
				r.botMove(t.ID, time.UnixMilli(recs[i-1].At), time.UnixMilli(recs[i].At))
			}
		}
	}
	return nil
}

// open opens the store that the nodes have used.
func (c *cluster) open(ctx context.Context) (store.Store, error) {
	if c.database == "" {
		return sqlite.Open(ctx, c.nodes[0].dir)
	}
	return postgres.Open(ctx, c.database)
}

var replayed = regexp.MustCompile(`replayed (\d+) logs: (\d+) come out the same`)

// replay moves everything to a folder, which replays every log.
func (r *report) replay(ctx context.Context, c *cluster) error {
	if c.database == "" {
		return r.verify(ctx, c.nodes[0].dir)
	}
	out, err := exec.CommandContext(ctx, c.program, "move", "--from", c.database, "--to", filepath.Join(c.dir, "moved")).CombinedOutput()
	m := replayed.FindSubmatch(out)
	if err != nil || m == nil {
		r.wrong("outremer move: %v: %s", err, out)
		return nil
	}
	fmt.Sscan(string(m[1]), &r.Logs)
	fmt.Sscan(string(m[2]), &r.Verified)
	if r.Logs != r.Verified {
		r.wrong("%s", out)
	}
	return nil
}
