package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestProgress: how far, and how long to go; not more often than one can read.
func TestProgress(t *testing.T) {
	var b bytes.Buffer
	now := time.Unix(1000, 0)
	p := &progress{w: &b, what: "games", all: 100, now: func() time.Time { return now }}
	p.step()
	p.step()
	if got := b.String(); strings.Count(got, "\r") != 1 || strings.Contains(got, "left") {
		t.Errorf("at first %q", got)
	}
	now = now.Add(10 * time.Second)
	p.reach(20, 100)
	if got := b.String(); !strings.HasSuffix(got, " 20 % of 100 games, 40s left") {
		t.Errorf("then %q", got)
	}
	p.reach(100, 100)
	if got := b.String(); !strings.HasSuffix(got, "100 % of 100 games") {
		t.Errorf("in the end %q", got)
	}
}

// TestInterrupted: what takes long ends at once when somebody wants it to, says how far it came, leaves
// nothing behind, and writes nothing about its progress into a pipe.
func TestInterrupted(t *testing.T) {
	dir, to := filepath.Join(t.TempDir(), "data"), t.TempDir()
	log := played(t)
	outremer(t, "import", "--dir", dir, log).ok()
	page := filepath.Join(to, "page.html")
	for _, args := range [][]string{
		{"sim", "kingdoms", "--games", "1000000", "--html", page}, {"ladder", "kingdoms", "--games", "1000000", "--html", page},
		{"verify", log, log}, {"upgrade", "--check", "--dir", dir}, {"backup", "--dir", dir, filepath.Join(to, "b.db")},
		{"bench", "--quick", "--html", page},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		var out, errs bytes.Buffer
		if code := run(ctx, args, strings.NewReader(""), &out, &errs); code != exitFailed || strings.Contains(errs.String(), "%") || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%v: exit code %d, %q, %q", args, code, out.String(), errs.String())
		}
	}
	if left, err := os.ReadDir(to); err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestPages: the reports are pages that need nothing else, with charts.
func TestPages(t *testing.T) {
	for name, args := range map[string][]string{
		"sim":    {"sim", "kingdoms", "--players", "3", "--games", "6", "--bots", "squire,random,squire"},
		"ladder": {"ladder", "kingdoms", "--players", "3", "--games", "3", "--bots", "squire,random"},
		"bench":  {"bench", "--quick", "--only", "copy.kingdoms"},
	} {
		page := filepath.Join(t.TempDir(), name+".html")
		outremer(t, append(args, "--html", page)...).ok()
		text := read(t, page)
		for _, word := range []string{"<!doctype html>", "<svg", "</html>", "kingdoms"} {
			if !strings.Contains(text, word) {
				t.Errorf("%s: %q is missing in\n%.2000s", name, word, text)
			}
		}
		for _, word := range []string{"<script", "<link", "src=", "@import"} {
			if strings.Contains(text, word) {
				t.Errorf("%s: there is %q", name, word)
			}
		}
	}
}
