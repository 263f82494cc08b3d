package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver called "pgx"
)

// node is one process of the program. It comes back at the same address.
type node struct {
	addr string
	dir  string
	cmd  *exec.Cmd
	log  *os.File
}

// cluster is some nodes on one PostgreSQL, or one on SQLite.
type cluster struct {
	program  string
	database string // "": SQLite
	control  string // what stops and starts PostgreSQL
	dir      string
	logs     string // what the nodes say
	admin    *sql.DB
	nodes    []*node

	mu      sync.Mutex
	outages []outage
}

// outage is a time during which the database, or a node that may have been at work, was away.
type outage struct {
	database   bool
	begin, end time.Time
}

func newCluster(ctx context.Context, program string, size int) (*cluster, error) {
	c := &cluster{program: program, database: os.Getenv("OUTREMER_TEST_DATABASE"), control: os.Getenv("OUTREMER_TEST_CONTROL")}
	if c.database == "" || c.control == "" {
		return nil, errors.New("start it with scripts/postgres.sh")
	}
	var err error
	c.dir, err = os.MkdirTemp("", "outremer-chaos-*")
	if err != nil {
		return nil, err
	}
	c.logs = c.dir
	c.admin, err = sql.Open("pgx", c.database)
	if err != nil {
		return nil, err
	}
	c.admin.SetMaxIdleConns(0) // each question on a connection of its own: the last one may be dead
	for range size {
		if err := c.add(ctx); err != nil {
			c.end()
			return nil, err
		}
	}
	return c, nil
}

// add starts one more node.
func (c *cluster) add(ctx context.Context) (err error) {
	n := &node{dir: filepath.Join(c.dir, fmt.Sprint("node", len(c.nodes)+1))}
	n.addr, err = freeAddress()
	if err != nil {
		return err
	}
	n.log, err = os.Create(filepath.Join(c.logs, filepath.Base(n.dir)+".log"))
	if err != nil {
		return err
	}
	c.nodes = append(c.nodes, n)
	return c.start(ctx, n)
}

func freeAddress() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}

// start starts a node, and waits until it answers.
func (c *cluster) start(ctx context.Context, n *node) error {
	n.cmd = exec.Command(c.program, "serve", "--addr", n.addr, "--dir", n.dir, "--database="+c.database, "--log-level", "warn",
		"--bot-pause", "50ms", "--bot-think", "200ms", "--proxy", "127.0.0.0/8", "--max-requests", "1e9", "--max-changes", "1e9",
		"--max-tables", "100000", "--max-streams", "100000", "--max-streams-address", "100000")
	n.cmd.Stderr = n.log
	if err := n.cmd.Start(); err != nil {
		return err
	}
	return n.healthy(ctx)
}

// healthy waits until a node answers something for which it has to read.
func (n *node) healthy(ctx context.Context) error {
	quick := &http.Client{Timeout: 5 * time.Second}
	for {
		res, err := quick.Get("http://" + n.addr + "/api/v1/tables")
		if err == nil {
			io.Copy(io.Discard, res.Body) //nolint:errcheck // only the status counts
			res.Body.Close()
			if res.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("node at %s: %w", n.addr, ctx.Err())
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// away notes an outage while do lasts.
func (c *cluster) away(database bool, do func() error) error {
	began := time.Now()
	err := do()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.outages = append(c.outages, outage{database, began, time.Now()})
	return err
}

// kill ends a node as a power cut would, and starts it again.
func (c *cluster) kill(ctx context.Context, n *node) error {
	return c.away(false, func() error {
		if err := n.cmd.Process.Kill(); err != nil {
			return err
		}
		n.cmd.Wait() //nolint:errcheck // it was killed
		return c.start(ctx, n)
	})
}

// update stops a node as an operator would, and goes on with another program.
func (c *cluster) update(ctx context.Context, n *node, program string) error {
	return c.away(false, func() error {
		if err := n.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			return err
		}
		if err := n.cmd.Wait(); err != nil {
			return err
		}
		c.program = program
		return c.start(ctx, n)
	})
}

// pause is how long a node stands still.
const pause = 10 * time.Second

// freeze lets a node stand still, and go on as if nothing had been.
func (c *cluster) freeze(ctx context.Context, n *node) error {
	return c.away(false, func() error {
		if err := n.cmd.Process.Signal(syscall.SIGSTOP); err != nil {
			return err
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
		}
		if err := n.cmd.Process.Signal(syscall.SIGCONT); err != nil {
			return err
		}
		return n.healthy(ctx)
	})
}

// cut ends all connections of the nodes.
func (c *cluster) cut(ctx context.Context) error {
	return c.away(true, func() error {
		_, err := c.admin.ExecContext(ctx, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'outremer %'`)
		return errors.Join(err, c.healthy(ctx))
	})
}

// crash restarts PostgreSQL without letting it finish anything.
func (c *cluster) crash(ctx context.Context) error {
	return c.away(true, func() error {
		out, err := exec.CommandContext(ctx, c.control, "restart", "-m", "immediate").CombinedOutput()
		if err != nil {
			return fmt.Errorf("restart PostgreSQL: %w: %s", err, out)
		}
		return c.healthy(ctx)
	})
}

func (c *cluster) healthy(ctx context.Context) error {
	for _, n := range c.nodes {
		if err := n.healthy(ctx); err != nil {
			return err
		}
	}
	return nil
}

// stop ends the nodes as an operator would.
func (c *cluster) stop() error {
	var errs []error
	for _, n := range c.nodes {
		n.cmd.Process.Signal(syscall.SIGTERM) //nolint:errcheck // it may be gone
	}
	for _, n := range c.nodes {
		if err := n.cmd.Wait(); err != nil {
			errs = append(errs, fmt.Errorf("node at %s: %w", n.addr, err))
		}
	}
	return errors.Join(errs...)
}

// end leaves nothing running, whatever has happened.
func (c *cluster) end() {
	for _, n := range c.nodes {
		if n.cmd != nil && n.cmd.Process != nil {
			n.cmd.Process.Kill() //nolint:errcheck // it may be gone
			n.cmd.Wait()         //nolint:errcheck // it was killed
		}
	}
	if c.admin != nil {
		c.admin.Close()
	}
}

// within returns how much of a time was an outage, of the database alone or of anything.
func (c *cluster) within(begin, end time.Time, database bool) (sum time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, o := range c.outages {
		if database && !o.database {
			continue
		}
		if from, to := later(begin, o.begin), earlier(end, o.end); to.After(from) {
			sum += to.Sub(from)
		}
	}
	return sum
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}
