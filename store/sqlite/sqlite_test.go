package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"

	"outremer/store"
	"outremer/store/storetest"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(victimFolder); dir != "" {
		victim(dir)
		return
	}
	goleak.VerifyTestMain(m)
}

func fresh(t *testing.T) store.Store {
	db, err := Open(context.Background(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func TestStore(t *testing.T) {
	storetest.Exercise(t, func(t *testing.T, nodes int) []store.Store { return slices.Repeat([]store.Store{fresh(t)}, nodes) })
}

func TestReopenKeepsEverything(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	for n := int64(1); n <= 3; n++ {
		db, err := Open(ctx, dir)
		if err != nil {
			t.Fatal(err)
		}
		if n == 1 {
			if err := db.CreateTable(ctx, storetest.Table("t1")); err != nil {
				t.Fatal(err)
			}
		}
		if err := db.ApplyStep(ctx, storetest.Next("t1", n)); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestJobsOfTheDead: a job claimed by a process that died is due immediately.
func TestJobsOfTheDead(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	for range 2 {
		db, err := Open(ctx, dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := db.PutJob(ctx, store.Job{ID: "fresh", RunAt: 10}); err != nil {
			t.Fatal(err)
		}
		jobs, err := db.ClaimJobs(ctx, store.Errands, 10, 1_000_000, 9)
		if err != nil || len(jobs) == 0 {
			t.Fatalf("claimed %v, %v", jobs, err)
		}
		if jobs, _ := db.ClaimJobs(ctx, store.Errands, 10, 1_000_000, 9); len(jobs) != 0 {
			t.Fatalf("claimed twice: %v", jobs)
		}
		db.Close()
	}
	db, err := Open(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if jobs, err := db.ClaimJobs(ctx, store.Errands, 10, 100, 9); err != nil || len(jobs) != 1 || jobs[0].Attempt != 2 {
		t.Errorf("claimed %+v, %v", jobs, err)
	}
}

// TestUnusableFolder: the error is one line that names the folder.
func TestUnusableFolder(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	garbage := filepath.Join(dir, "garbage")
	os.Mkdir(garbage, 0o700)
	if err := os.WriteFile(filepath.Join(garbage, FileName), []byte(strings.Repeat("not a database ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	used := filepath.Join(dir, "used")
	db, err := Open(ctx, used)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	newer := filepath.Join(dir, "newer")
	makeNewer(t, newer)

	for folder, want := range map[string]string{
		file: "not a directory", filepath.Join(file, "sub"): "not a directory",
		garbage: "not a database", used: "another outremer is using it", newer: "a newer program wrote it",
	} {
		db, err := Open(ctx, folder)
		if err == nil {
			db.Close()
			t.Errorf("%s: opened", folder)
			continue
		}
		if s := err.Error(); !strings.Contains(s, want) || !strings.Contains(s, folder) || strings.Contains(s, "\n") {
			t.Errorf("%s: %q, want one line with %q", folder, s, want)
		}
	}
}

// TestEmptied: a file that lost its content, or is gone, with its log or without, is not taken for a new
// site, unless that is wished for.
func TestEmptied(t *testing.T) {
	for name, harm := range map[string]func(file string) error{
		"emptied": func(file string) error { return os.Truncate(file, 0) },
		"gone":    func(file string) error { return os.Rename(file, file+"-wal") },
		"lost":    os.Remove,
	} {
		ctx, dir := context.Background(), t.TempDir()
		db, err := Open(ctx, dir)
		if err != nil {
			t.Fatal(err)
		}
		db.Close()
		if _, err := OpenNew(ctx, dir); err == nil || !strings.Contains(err.Error(), "move it away") {
			t.Errorf("%s: a site was replaced by a new one: %v", name, err)
		}
		if err := harm(filepath.Join(dir, FileName)); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(ctx, dir); err == nil || !strings.Contains(err.Error(), "restore") || !strings.Contains(err.Error(), "--new") {
			t.Errorf("%s: %v, want what to do", name, err)
		}
		db, err = OpenNew(ctx, dir)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		db.Close()
	}
}

// TestReplace: whatever was there before stays, however often and soon it is replaced.
func TestReplace(t *testing.T) {
	dir, texts := t.TempDir(), map[string]bool{}
	for _, text := range []string{"a", "b", "c", "d"} {
		with := filepath.Join(t.TempDir(), "with")
		if err := os.WriteFile(with, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		before, err := Replace(dir, with, ".old")
		if err != nil || (before == "") != (text == "a") {
			t.Fatalf("%s: %q, %v", text, before, err)
		}
	}
	files, _ := filepath.Glob(filepath.Join(dir, FileName+"*"))
	for _, f := range files {
		b, _ := os.ReadFile(f)
		texts[string(b)] = true
	}
	if len(texts) != 4 {
		t.Errorf("of four files there are %v: %v", texts, files)
	}
}

// TestOwns: the files of a database are known, by whatever way, and no others.
func TestOwns(t *testing.T) {
	dir := t.TempDir()
	db, err := Open(context.Background(), filepath.Join(dir, "data"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := os.Symlink(filepath.Join(dir, "data", FileName), filepath.Join(dir, "data", "other.db")); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]bool{"data/" + FileName: true, "data/" + FileName + "-wal": true, "data/lock": true, "data/../data/" + FileName: true,
		"data/other.db": true, "data/backup.db": false, FileName: false, "none/" + FileName: false} {
		if got := Owns(filepath.Join(dir, file)); got != want {
			t.Errorf("%s: %v", file, got)
		}
	}
}

// TestStorageErrors: a full disk and a damaged file are told apart from mistakes, and a store that
// had no room goes on once it has.
func TestStorageErrors(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	db, err := Open(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	limit := func(pages int) {
		if _, err := db.queue.conn.ExecContext(ctx, fmt.Sprintf("PRAGMA max_page_count=%d", pages)); err != nil {
			t.Fatal(err)
		}
	}
	limit(1) // SQLite takes as many as it has
	letter := store.Letter{Table: "t1", Text: strings.Repeat("x", 100_000)}
	if _, err := db.AddLetter(ctx, letter); !errors.Is(err, store.ErrStorage) {
		t.Errorf("on a full disk: %v", err)
	}
	if _, err := db.LoadTable(ctx, "none"); !errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrStorage) {
		t.Errorf("for a table that is not there: %v", err)
	}
	limit(1 << 30)
	if _, err := db.AddLetter(ctx, letter); err != nil {
		t.Errorf("with room again: %v", err)
	}
	if c, err := db.Probe(ctx); err != nil || c.Free <= 0 || c.Size <= 0 {
		t.Errorf("probe: %+v, %v", c, err)
	}
	if err := db.Inspect(ctx); err != nil {
		t.Error(err)
	}
}

// TestDamaged: damage inside the file is found by looking through it.
func TestDamaged(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	db, err := Open(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 50 {
		if _, err := db.AddLetter(ctx, store.Letter{Table: "t1", N: int64(i), Text: strings.Repeat("x", 2000)}); err != nil {
			t.Fatal(err)
		}
	}
	db.Close()
	file := filepath.Join(dir, FileName)
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(b[len(b)-3*4096:], bytes.Repeat([]byte{0xff}, 2*4096))
	if err := os.WriteFile(file, b, 0o600); err != nil {
		t.Fatal(err)
	}
	db, err = Open(ctx, dir)
	if err != nil {
		return // found at once
	}
	defer db.Close()
	if err := db.Inspect(ctx); err == nil {
		t.Error("nothing found")
	}
}

// makeNewer leaves a database migrated by a newer program.
func makeNewer(t *testing.T, dir string) {
	db, err := Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	db.Close()
	raw, err := sql.Open("sqlite", source(filepath.Join(dir, FileName), false))
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	if _, err := raw.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, 1)`); err != nil {
		t.Fatal(err)
	}
}

func TestFileIsPrivate(t *testing.T) {
	dir := t.TempDir()
	db, err := Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	st, err := os.Stat(filepath.Join(dir, FileName))
	if err != nil {
		t.Fatal(err)
	}
	if st.Mode().Perm() != 0o600 {
		t.Errorf("mode %v", st.Mode())
	}
}

// TestLibc: modernc.org/sqlite works only with the exact libc version in its own go.mod. Updating
// all modules would silently break it.
func TestLibc(t *testing.T) {
	out := goList(t, "-f", "{{.Dir}}", "modernc.org/sqlite")
	mod, err := os.ReadFile(filepath.Join(out, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	want := regexp.MustCompile(`modernc\.org/libc (v\S+)`).FindSubmatch(mod)
	if want == nil {
		t.Fatal("sqlite's go.mod names no libc")
	}
	if got := goList(t, "-f", "{{.Version}}", "modernc.org/libc"); got != string(want[1]) {
		t.Errorf("libc is %s, sqlite wants %s", got, want[1])
	}
}

func goList(t *testing.T, args ...string) string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-m"}, args...)...).Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	return strings.TrimSpace(string(out))
}

// BenchmarkApply: durable steps of 50 concurrent tables, which share commits.
func BenchmarkApply(b *testing.B) {
	ctx := context.Background()
	db, err := Open(ctx, b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	const tables = 50
	var all sync.WaitGroup
	for i := range tables {
		id := strconv.Itoa(i)
		if err := db.CreateTable(ctx, storetest.Table(id)); err != nil {
			b.Fatal(err)
		}
		all.Go(func() {
			for n := int64(1); n <= int64(b.N/tables); n++ {
				if err := db.ApplyStep(ctx, storetest.Next(id, n)); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
}
