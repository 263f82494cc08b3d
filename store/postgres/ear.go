package postgres

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"outremer/store"
)

const (
	channel = "outremer"
	// longest is what PostgreSQL takes for one notice, in bytes.
	longest = 7000
	// glance is how often a node looks for itself whatever it has heard, and often is how often it does
	// where it hears nothing.
	glance = 30 * time.Second
	often  = time.Second
)

// notice returns what tells other nodes of changes, to be said in their transaction.
func notice(node string, changes []store.Change) string {
	if len(changes) == 0 {
		return ""
	}
	text := node
	for _, c := range changes {
		text += fmt.Sprintf("\n%s %d %s", c.Kind, c.Version, c.ID)
	}
	if len(text) > longest {
		text = node + "\n" + string(store.Anything) + " 0 "
	}
	return `SELECT pg_notify('` + channel + `', '` + strings.ReplaceAll(text, "'", "''") + `'); `
}

// changes reads a notice; none if it is the node's own.
func changes(node, text string) (list []store.Change) {
	from, rest, _ := strings.Cut(text, "\n")
	if from == node {
		return nil
	}
	for line := range strings.Lines(rest) {
		kind, line, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		version, id, _ := strings.Cut(line, " ")
		n, _ := strconv.ParseInt(version, 10, 64)
		list = append(list, store.Change{Kind: store.Kind(kind), ID: id, Version: n})
	}
	return list
}

// ear hears of what other nodes change, on a connection of its own.
type ear struct {
	config *pgx.ConnConfig
	node   string
	poll   bool // nothing can be heard
}

func (e *ear) listen(heard func(store.Change)) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for looks := 0; ctx.Err() == nil; looks++ {
			if e.poll {
				heard(look(looks))
			} else {
				e.connect(ctx, heard)
			}
			rest(ctx, often)
		}
	}()
	return func() {
		cancel()
		<-ended
	}
}

// look is what a node does that hears nothing: it looks for what changes often, and now and then for
// everything.
func look(times int) store.Change {
	if times%int(glance/often) == 0 {
		return store.Change{Kind: store.Anything}
	}
	return store.Change{Kind: store.Something}
}

// connect listens until the connection is lost. What was missed before is looked for at once.
func (e *ear) connect(ctx context.Context, heard func(store.Change)) {
	conn, err := pgx.ConnectConfig(ctx, e.config.Copy())
	if err != nil {
		return
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if _, err := conn.Exec(ctx, `LISTEN `+channel); err != nil {
		return
	}
	for {
		heard(store.Change{Kind: store.Anything})
		e.hear(ctx, conn, heard)
		if conn.IsClosed() || ctx.Err() != nil {
			return
		}
	}
}

// hear passes on what is heard, for a while.
func (e *ear) hear(ctx context.Context, conn *pgx.Conn, heard func(store.Change)) {
	until := time.Now().Add(glance)
	for {
		waiting, cancel := context.WithDeadline(ctx, until)
		n, err := conn.WaitForNotification(waiting)
		cancel()
		if err != nil {
			return
		}
		for _, c := range changes(e.node, n.Payload) {
			heard(c)
		}
	}
}

// rest waits for a while.
func rest(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}
