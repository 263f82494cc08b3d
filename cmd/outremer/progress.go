package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"golang.org/x/term"
)

// progress shows on a terminal how far something has come and how long it will take, and nothing
// elsewhere.
type progress struct {
	w         io.Writer
	what      string
	done, all int
	now       func() time.Time
	began     time.Time // of the first step that was seen
	before    int       // how much was done by then
	shown     time.Time
}

// often is how often a line is written anew at most.
const often = 200 * time.Millisecond

func newProgress(w io.Writer, what string, all int) *progress {
	if !isTerminal(w) {
		w = io.Discard
	}
	return &progress{w: w, what: what, all: all, now: time.Now}
}

func (p *progress) step() { p.reach(p.done+1, p.all) }

// reach says that so much of all is done.
func (p *progress) reach(done, all int) {
	now := p.now()
	if p.began.IsZero() {
		p.began, p.before = now, max(0, done-1)
	}
	p.done, p.all = done, all
	if now.Sub(p.shown) < often && done < all {
		return
	}
	p.shown = now
	fmt.Fprintf(p.w, "\r\x1b[K%3d %% of %d %s%s", 100*done/max(all, 1), all, p.what, p.left(now))
}

// left says how long the rest will take, once that can be told.
func (p *progress) left(now time.Time) string {
	took, fresh := now.Sub(p.began), p.done-p.before
	if took < time.Second || fresh < 1 || p.done >= p.all {
		return ""
	}
	rest := time.Duration(float64(took) / float64(fresh) * float64(p.all-p.done))
	return ", " + rest.Round(time.Second).String() + " left"
}

func (p *progress) clear() { io.WriteString(p.w, "\r\x1b[K") } //nolint:errcheck // a terminal that is gone shows nothing

// interrupted says where somebody has broken something off, in place of the error that this led to.
func (p *progress) interrupted(ctx context.Context, err error) error {
	if err != nil && errors.Is(ctx.Err(), context.Canceled) {
		return fmt.Errorf("interrupted after %d of %d %s", p.done, p.all, p.what)
	}
	return err
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
