package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/store/testdb"
)

// TestBackup: a backup made while the server runs, restored elsewhere, has the same games. A bad one
// replaces nothing, and nothing is put under a running server.
func TestBackup(t *testing.T) {
	dir, to := filepath.Join(t.TempDir(), "data"), t.TempDir()
	id := filepath.Base(strings.TrimSpace(outremer(t, "import", "--dir", dir, played(t)).ok().out))
	backup := filepath.Join(to, "backup.db")
	s := start(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir)
	outremer(t, "backup", "--dir", dir, backup).ok().has("1 tables, 1 of them replayed")
	outremer(t, "export", "--dir", dir, "--to", to, id).ok()
	outremer(t, "restore", "--dir", dir, backup).failed(exitFailed, "another outremer is using it")
	for _, file := range []string{"outremer.db", "outremer.db-wal", "lock"} {
		outremer(t, "backup", "--dir", dir, filepath.Join(dir, file)).failed(exitUsage, "belongs to the database")
	}
	s.stopped()

	elsewhere := filepath.Join(t.TempDir(), "elsewhere")
	outremer(t, "restore", "--dir", elsewhere, backup).ok().lacks("before")
	again := t.TempDir()
	outremer(t, "export", "--dir", elsewhere, "--to", again, id).ok()
	if a, b := read(t, filepath.Join(to, id+".log")), read(t, filepath.Join(again, id+".log")); a != b || a == "" {
		t.Errorf("the log was\n%s\nand is\n%s", a, b)
	}
	outremer(t, "backup", "--dir", elsewhere, filepath.Join(dir, "outremer.db")).failed(exitUsage, "belongs to the database")
	for range 3 {
		outremer(t, "restore", "--dir", elsewhere, backup).ok().has("what was there before: ")
	}
	if kept, _ := filepath.Glob(filepath.Join(elsewhere, "outremer.db.*")); len(kept) != 3 {
		t.Errorf("of three databases that were replaced there are %q", kept)
	}
	start(t, "serve", "--addr", "127.0.0.1:0", "--dir", elsewhere).stopped()

	if err := os.WriteFile(filepath.Join(to, "bad.db"), []byte(strings.Repeat("not a database ", 300)), 0o600); err != nil {
		t.Fatal(err)
	}
	outremer(t, "restore", "--dir", elsewhere, filepath.Join(to, "bad.db")).failed(exitFailed, "cannot be restored")
	outremer(t, "export", "--dir", elsewhere, "--to", again, id).ok()
}

// TestBackupRotation: older backups are kept, as many as wished, and no others.
func TestBackupRotation(t *testing.T) {
	dir, to := filepath.Join(t.TempDir(), "data"), t.TempDir()
	outremer(t, "import", "--dir", dir, played(t)).ok()
	for range 4 {
		outremer(t, "backup", "--dir", dir, "--keep", "3", filepath.Join(to, "b.db")).ok()
	}
	files, err := filepath.Glob(filepath.Join(to, "*"))
	if err != nil || len(files) != 3 || filepath.Base(files[2]) != "b.db.2" {
		t.Errorf("%q, %v; want three", files, err)
	}
	st, err := os.Stat(files[0])
	if err != nil || st.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v: others can read it", st.Mode(), err)
	}
	outremer(t, "backup", "--dir", dir, "--keep", "0", filepath.Join(to, "b.db")).failed(exitUsage, "--keep")
	outremer(t, "backup", "--dir", dir).failed(exitUsage, "which file")
	outremer(t, "backup", "--dir", to, filepath.Join(to, "c.db")).failed(exitFailed, "no database")
	outremer(t, "backup", "--dir", files[0], filepath.Join(to, "c.db")).failed(exitFailed, "--dir", "not a directory").lacks("no database")
}

// played returns the log of a whole game.
func played(t *testing.T) string {
	t.Helper()
	saved := filepath.Join(t.TempDir(), "game.log")
	outremer(t, "play", "kingdoms", "--players", "3", "--seat", "none", "--seed", "x", "--save", saved).ok()
	return saved
}

// TestBackupPostgres: a backup of a PostgreSQL in use has one moment of it, is checked and rotated like any
// other, and goes into a folder as well as into another PostgreSQL.
func TestBackupPostgres(t *testing.T) {
	dir, _, tables := playedSite(t)
	there, to := testdb.Postgres(t), t.TempDir()
	outremer(t, "move", "--from", dir, "--to", there).ok()
	s := start(t, "serve", "--addr", "127.0.0.1:0", "--dir", t.TempDir(), "--database", there)
	busy, stop := make(chan struct{}), make(chan struct{})
	go func() { // somebody goes on making tables
		defer close(busy)
		c := browser(t)
		for {
			select {
			case <-stop:
				return
			default:
				send(t, c, "POST", s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 3}, nil)
			}
		}
	}()
	backup := filepath.Join(to, "b.db")
	for range 3 {
		outremer(t, "backup", "--database", there, "--keep", "2", backup).ok().has("of them replayed")
	}
	close(stop)
	<-busy
	s.stopped()
	if files, _ := filepath.Glob(filepath.Join(to, "*")); len(files) != 2 {
		t.Errorf("backups %q, want two", files)
	}
	folder, other := filepath.Join(t.TempDir(), "restored"), testdb.Postgres(t)
	outremer(t, "restore", "--dir", folder, backup).ok()
	was, is := logs(t, dir), logs(t, folder)
	if name := tables[0] + ".log"; is[name] != was[name] || was[name] == "" {
		t.Errorf("the log was\n%s\nand is\n%s", was[name], is[name])
	}
	outremer(t, "restore", "--dir", t.TempDir(), "--database", other, backup).ok().has("moved ", "come out the same")
	outremer(t, "restore", "--dir", t.TempDir(), "--database", other, backup).failed(exitFailed, "not empty")
	outremer(t, "backup", "--database", "mysql://x", backup).failed(exitUsage, "--database")
	outremer(t, "backup", "--database", testdb.Bare(t), backup).failed(exitFailed, "there is no site in it")
	if files, _ := filepath.Glob(filepath.Join(to, "*")); len(files) != 2 {
		t.Errorf("backups %q, want two", files)
	}
}
