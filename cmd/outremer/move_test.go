package main

import (
	"context"
	"database/sql"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"outremer/store/postgres"
	"outremer/store/testdb"
)

// playedSite is a folder in which somebody has played: a game of bots that is over, one that waits for a
// person, and a letter. It returns the person, too.
func playedSite(t *testing.T) (dir string, person *http.Client, tables []string) {
	t.Helper()
	dir, person = filepath.Join(t.TempDir(), "data"), browser(t)
	s := start(t, "serve", "--addr", "localhost:0", "--dir", dir, "--bot-pause", "0s")
	get(t, person, s.url+"/api/v1/titles")
	var bots, mine tableDoc
	post(t, person, s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 4,
		"bots": map[string]string{"damascus": "greedy", "aleppo": "greedy", "jerusalem": "greedy", "antioch": "greedy"}}, &bots)
	post(t, person, s.url+"/api/v1/tables", map[string]any{"title": "cardinals", "players": 12, "sit": []string{"anscarids"}, "name": "Café 中 ' \" \\"}, &mine)
	post(t, person, s.url+"/api/v1/tables/"+mine.ID+"/letters", map[string]any{"text": "È pronto? 中"}, nil)
	for body := ""; !strings.Contains(body, `"status":"over"`); time.Sleep(10 * time.Millisecond) {
		body, _ = get(t, person, s.url+"/api/v1/tables/"+bots.ID)
	}
	s.stopped()
	return dir, person, []string{bots.ID, mine.ID}
}

// logs exports all logs of a folder.
func logs(t *testing.T, dir string) map[string]string {
	t.Helper()
	to, all := t.TempDir(), map[string]string{}
	for name := range strings.Lines(outremer(t, "export", "--dir", dir, "--to", to).ok().out) {
		name = strings.TrimSpace(name)
		all[filepath.Base(name)] = read(t, name)
	}
	return all
}

// TestMove: a site goes to PostgreSQL and back, and its people find everything as they left it.
func TestMove(t *testing.T) {
	dir, person, tables := playedSite(t)
	there, back := testdb.Postgres(t), filepath.Join(t.TempDir(), "back")
	outremer(t, "move", "--from", dir, "--to", there).ok().has("moved ", "replayed 1 logs: 1 come out the same")
	outremer(t, "move", "--from", dir, "--to", there).failed(exitFailed, "target", "not empty")

	s := start(t, "serve", "--addr", "localhost:0", "--dir", t.TempDir(), "--database", there)
	if body, _ := get(t, person, s.url+"/api/v1/tables/"+tables[0]); !strings.Contains(body, `"status":"over"`) {
		t.Error(body)
	}
	if body, _ := get(t, person, s.url+"/api/v1/tables/"+tables[1]); !strings.Contains(body, "Café 中 ' \\\" \\\\") || !strings.Contains(body, `"mine":["anscarids"]`) {
		t.Error(body)
	}
	if body, _ := get(t, person, s.url+"/api/v1/tables/"+tables[1]+"/letters?seat=anscarids"); !strings.Contains(body, "È pronto? 中") {
		t.Error(body)
	}
	outremer(t, "move", "--from", there, "--to", back).failed(exitFailed, "--from", "stop them first")
	s.stopped()

	outremer(t, "move", "--from", there, "--to", back).ok().has("moved ", "replayed 1 logs: 1 come out the same")
	outremer(t, "move", "--from", there, "--to", back).failed(exitFailed, "not empty")
	was, is := logs(t, dir), logs(t, back)
	if len(was) != 1 || len(is) != 1 || was[tables[0]+".log"] == "" || was[tables[0]+".log"] != is[tables[0]+".log"] {
		t.Errorf("%d logs, then %d", len(was), len(is))
	}
	start(t, "serve", "--addr", "localhost:0", "--dir", back).stopped()
}

// TestMoveBrokenOff: what was broken off is not served, is taken up from its own source only, and then
// becomes whole.
func TestMoveBrokenOff(t *testing.T) {
	dir := ""
	for records := 0; records <= 200; { // it is broken off in the second portion
		var tables []string
		dir, _, tables = playedSite(t)
		records = len(regexp.MustCompile(`(?m)^\d+ `).FindAllString(logs(t, dir)[tables[0]+".log"], -1))
	}
	there := testdb.Postgres(t)
	db, err := postgres.Open(context.Background(), there)
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	admin, err := sql.Open("pgx", there)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close()
	execute := func(text string) {
		t.Helper()
		if _, err := admin.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	execute(`CREATE FUNCTION stumble() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		IF NEW.n = 201 THEN RAISE EXCEPTION 'a stone lies here'; END IF; RETURN NEW; END $$`)
	execute(`CREATE TRIGGER stumble BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION stumble()`)
	outremer(t, "move", "--from", dir, "--to", there).failed(exitFailed, "records", "a stone lies here")
	var n int
	if err := admin.QueryRow(`SELECT COUNT(*) FROM records`).Scan(&n); err != nil || n != 200 {
		t.Errorf("%d records, %v", n, err)
	}
	execute(`DROP FUNCTION stumble CASCADE`)
	outremer(t, "serve", "--dir", t.TempDir(), "--database", there).failed(exitFailed, "outremer move")
	other, _, _ := playedSite(t)
	outremer(t, "move", "--from", other, "--to", there).failed(exitFailed, "another database")
	outremer(t, "move", "--from", dir, "--to", there).ok().has("replayed 1 logs: 1 come out the same")
	start(t, "serve", "--addr", "localhost:0", "--dir", t.TempDir(), "--database", there).stopped()
}

func TestMoveRefuses(t *testing.T) {
	empty := t.TempDir()
	start(t, "serve", "--addr", "localhost:0", "--dir", empty).stopped()
	outremer(t, "move", "--to", empty).failed(exitUsage, "--from")
	outremer(t, "move", "--from", empty, "--to", empty).failed(exitUsage, "same database")
	outremer(t, "move", "--from", filepath.Join(t.TempDir(), "none"), "--to", t.TempDir()).failed(exitFailed, "--from", "no database")
	outremer(t, "move", "--from", empty, "--to", "postgres://anna:secret@127.0.0.1:1/x").failed(exitFailed, "--to", "127.0.0.1:1").lacks("secret")
	s := start(t, "serve", "--addr", "localhost:0", "--dir", empty)
	outremer(t, "move", "--from", empty, "--to", t.TempDir()).failed(exitFailed, "--from", empty)
	s.stopped()
}
