package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/games/kingdoms"
	"outremer/store"
	"outremer/store/sqlite"
)

// said checks that the run failed and reported why in its own output.
func (r result) said() result {
	r.t.Helper()
	if r.code != exitFailed || r.errs != "" {
		r.t.Errorf("exit code %d\nstdout: %s\nstderr: %s", r.code, r.out, r.errs)
	}
	return r
}

// corrected returns a folder for --data in which Homs is stronger.
func corrected(t *testing.T) string {
	t.Helper()
	const file = "board-second-crusade.toml"
	data, err := kingdoms.Box.Data.(interface {
		ReadFile(string) ([]byte, error)
	}).ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "my-copy")
	if err := os.MkdirAll(filepath.Join(dir, "kingdoms"), 0o755); err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(data), `slug = "homs",          defence = 3`, `slug = "homs",          defence = 5`, 1)
	if text == string(data) {
		t.Fatal("Homs is not where it was")
	}
	if err := os.WriteFile(filepath.Join(dir, "kingdoms", file), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

type tableDoc struct {
	ID     string `json:"id"`
	Status string `json:"status"`
	Facts  struct {
		Name    string `json:"name"`
		Hash    string `json:"hash"`
		BuiltIn bool   `json:"built_in"`
	} `json:"facts"`
}

type stateDoc struct {
	Table  tableDoc        `json:"table"`
	Seat   string          `json:"seat"`
	View   json.RawMessage `json:"view"`
	Prompt *struct {
		ID int `json:"id"`
	} `json:"prompt"`
	Moves []struct {
		Move []string `json:"move"`
	} `json:"moves"`
}

// post sends JSON and decodes the response into out, unless that is nil.
func post(t *testing.T, c *http.Client, url string, in, out any) {
	t.Helper()
	body, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	res, err := c.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if out != nil {
		err = json.NewDecoder(res.Body).Decode(out)
	}
	if err != nil || res.StatusCode > 299 {
		t.Fatalf("%s: %s %v %+v", url, res.Status, err, out)
	}
}

// newKingdoms creates a table at which one person plays all four seats.
func newKingdoms(t *testing.T, s *server, c *http.Client, facts string) (made tableDoc) {
	t.Helper()
	in := map[string]any{"title": "kingdoms", "players": 4, "sit": []string{"damascus", "aleppo", "jerusalem", "antioch"}}
	if facts != "" {
		in["facts"] = facts
	}
	post(t, c, s.url+"/api/v1/tables", in, &made)
	return made
}

// stateOf returns a table's state from the seat being asked.
func stateOf(t *testing.T, s *server, c *http.Client, id string) (st stateDoc) {
	t.Helper()
	for _, seat := range []string{"damascus", "aleppo", "jerusalem", "antioch"} {
		body, _ := get(t, c, s.url+"/api/v1/tables/"+id+"/state?seat="+seat)
		if err := json.Unmarshal([]byte(body), &st); err != nil {
			t.Fatal(err)
		}
		if st.Prompt != nil {
			return st
		}
	}
	t.Fatal("nobody is asked")
	return st
}

// step plays the first move on offer.
func step(t *testing.T, s *server, c *http.Client, id string) {
	t.Helper()
	st := stateOf(t, s, c, id)
	var after stateDoc
	post(t, c, s.url+"/api/v1/tables/"+id+"/moves", map[string]any{"seat": st.Seat, "prompt": st.Prompt.ID, "move": st.Moves[0].Move}, &after)
}

func strongHoms(view json.RawMessage) bool { return strings.Contains(string(view), `"defence":5`) }

// TestFactsOfRunningGames: whatever --data provides, games continue with the facts they began with;
// logs and exports include them.
func TestFactsOfRunningGames(t *testing.T) {
	dir, data, c := t.TempDir(), corrected(t), browser(t)
	serve := func(args ...string) *server {
		return start(t, append([]string{"serve", "--addr", "localhost:0", "--dir", dir}, args...)...)
	}
	s := serve()
	first := newKingdoms(t, s, c, "")
	if first.Facts.Name != "built-in" || !first.Facts.BuiltIn {
		t.Errorf("a new table has %+v", first.Facts)
	}
	step(t, s, c, first.ID)
	before := stateOf(t, s, c, first.ID)
	s.stopped()

	s = serve("--data", data)
	if now := stateOf(t, s, c, first.ID); !bytes.Equal(now.View, before.View) || now.Table.Facts != before.Table.Facts || strongHoms(now.View) {
		t.Errorf("with other data the running game is\n%s\nnot\n%s", now.View, before.View)
	}
	second, third := newKingdoms(t, s, c, ""), newKingdoms(t, s, c, "built-in")
	if second.Facts.Name != "my-copy" || second.Facts.BuiltIn || third.Facts != first.Facts {
		t.Errorf("new tables have %+v and %+v", second.Facts, third.Facts)
	}
	for _, table := range []tableDoc{first, second, third} {
		step(t, s, c, table.ID)
		if st := stateOf(t, s, c, table.ID); strongHoms(st.View) != (table.ID == second.ID) {
			t.Errorf("%s is played on %s", table.Facts.Name, st.View)
		}
	}
	s.stopped()

	s = serve() // the set is in the store
	step(t, s, c, second.ID)
	if st := stateOf(t, s, c, second.ID); !strongHoms(st.View) || st.Table.Facts != second.Facts {
		t.Errorf("without --data the game has %+v", st.Table.Facts)
	}
	outremer(t, "upgrade", "--check", "--dir", dir).ok().has("3 of 3 unfinished tables would go on") // while the server runs
	s.stopped()

	logs := t.TempDir()
	outremer(t, "export", "--dir", dir, "--to", logs).ok()
	own := filepath.Join(logs, second.ID+".log")
	text := read(t, own)
	if !strings.Contains(text, "\nfacts "+second.Facts.Hash+" my-copy\n") || strings.Contains(read(t, filepath.Join(logs, first.ID+".log")), "\nfile ") {
		t.Error("the logs do not carry what they should")
	}
	outremer(t, "verify", own, filepath.Join(logs, first.ID+".log")).ok().has("same (")
	head, _, _ := strings.Cut(text, "\nfile ")
	outremer(t, "verify", file(t, "bare.log", head+"\n")).said().has(`other facts, "my-copy"`, second.Facts.Hash)
	outremer(t, "--data", data, "verify", file(t, "bare.log", head+"\n")).ok().has("same (")
	forged := strings.Replace(text, "defence = 5", "defence = 4", 1)
	outremer(t, "verify", file(t, "forged.log", forged)).said().has("not the " + second.Facts.Hash)
	again := t.TempDir()
	outremer(t, "import", "--dir", again, own).ok()
	outremer(t, "export", "--dir", again, "--to", again).ok()
}

// TestUpgradeCheck: tables that this program could not continue are listed with the reason.
func TestUpgradeCheck(t *testing.T) {
	dir, c := t.TempDir(), browser(t)
	s := start(t, "serve", "--addr", "localhost:0", "--dir", dir, "--bot-pause", "1h") // no bot may make the second record
	good, bad := newKingdoms(t, s, c, ""), newKingdoms(t, s, c, "")
	step(t, s, c, good.ID)
	step(t, s, c, bad.ID)
	s.stopped()
	n := spoil(t, dir, bad.ID)
	outremer(t, "upgrade", "--check", "--dir", dir).said().has(bad.ID+": kingdoms", fmt.Sprint("record ", n), "1 of 2 unfinished tables would go on").lacks(good.ID)
	outremer(t, "upgrade", "--dir", dir).failed(exitUsage, "--check")
	outremer(t, "upgrade", "--check", "--dir", t.TempDir()).failed(exitFailed, "there is no database")
}

// amend changes a table in a folder's database, behind its program's back.
func amend(t *testing.T, dir, id string, change func(*sqlite.DB, *store.Step)) {
	t.Helper()
	db, err := sqlite.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	row, err := db.LoadTable(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if row.Program != program() {
		t.Errorf("played with %q", row.Program)
	}
	step := store.Step{Table: id, From: row.Version, To: row.Progress}
	step.To.Version++
	change(db, &step)
	if err := db.ApplyStep(t.Context(), step); err != nil {
		t.Fatal(err)
	}
}

// spoil adds an illegal record to a table, and returns its number: who plays alone is not asked
// everything, so there can be more than one record.
func spoil(t *testing.T, dir, id string) (n int64) {
	t.Helper()
	amend(t, dir, id, func(db *sqlite.DB, s *store.Step) {
		records, err := db.Records(t.Context(), id, 0)
		if err != nil {
			t.Fatal(err)
		}
		n = records[len(records)-1].N + 1
		s.Records = []store.Record{{N: n, Text: fmt.Sprintln(n, "damascus dance")}}
	})
	return n
}

// unname makes a table look as if written by a program that did not record its facts.
func unname(t *testing.T, dir, id string) {
	t.Helper()
	amend(t, dir, id, func(_ *sqlite.DB, s *store.Step) {
		before, after, _ := strings.Cut(s.To.Header, "\nfacts ")
		_, after, _ = strings.Cut(after, "\n")
		s.To.Header, s.To.Facts, s.To.FactsName = before+"\n"+after, "", ""
	})
}

// TestFactsOfOlderGames: as soon as a game of an earlier program is opened, it is pinned to the
// facts it has been played with so far.
func TestFactsOfOlderGames(t *testing.T) {
	dir, data, c := t.TempDir(), corrected(t), browser(t)
	s := start(t, "serve", "--addr", "localhost:0", "--dir", dir, "--data", data)
	id := newKingdoms(t, s, c, "").ID
	step(t, s, c, id)
	s.stopped()
	unname(t, dir, id)
	for _, args := range [][]string{{"--data", data}, nil} {
		s = start(t, append([]string{"serve", "--addr", "localhost:0", "--dir", dir}, args...)...)
		if st := stateOf(t, s, c, id); !strongHoms(st.View) || st.Table.Facts.Name != "my-copy" {
			t.Errorf("with %v it has %+v", args, st.Table.Facts)
		}
		s.stopped()
	}
}

// TestOwnFactsAreSaved: logs written by the terminal and the simulator can be read without the data
// folder they were played with.
func TestOwnFactsAreSaved(t *testing.T) {
	data, dir := corrected(t), t.TempDir()
	saved := filepath.Join(dir, "game.log")
	outremerWith(t, "pass\nquit\n", "--data", data, "play", "kingdoms", "--players", "4", "--seed", "1", "--lang", "en", "--save", saved).ok()
	outremer(t, "--data", data, "sim", "kingdoms", "--games", "1", "--keep", dir).ok()
	logs, err := filepath.Glob(filepath.Join(dir, "*.log*"))
	if err != nil || len(logs) != 2 {
		t.Fatalf("%v %v", logs, err)
	}
	outremer(t, append([]string{"verify"}, logs...)...).ok().has("same (")
}
