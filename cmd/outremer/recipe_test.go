package main

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recipe returns the commands of a section of the manual, one a line, without remarks.
func recipe(t *testing.T, heading string) (lines []string) {
	t.Helper()
	_, rest, ok := strings.Cut(read(t, "../../docs/hosting.md"), "\n## "+heading+"\n")
	if !ok {
		t.Fatalf("the manual has no section %q", heading)
	}
	part, _, _ := strings.Cut(rest, "\n## ")
	for line := range strings.Lines(part) {
		if words, ok := strings.CutPrefix(line, "    "); ok {
			lines = append(lines, strings.TrimSpace(words))
		}
	}
	return lines
}

// words splits a command line at spaces, save for those between quotation marks.
func words(line string) (list []string) {
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}

// TestRecipes: an upgrade and a restore go as the manual says, word by word, and nothing is lost.
func TestRecipes(t *testing.T) {
	home, err := os.MkdirTemp("/tmp", "o") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(home) })
	dir := filepath.Join(home, "data")
	places := strings.NewReplacer("./data", dir, "--dir data", "--dir "+dir, "/backup/", home+"/")
	serve := func() *server { return start(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir) }
	s, person := serve(), browser(t)
	var doc struct{ ID string }
	change := func() int {
		return send(t, person, "POST", s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 3, "name": "before"}, &doc)
	}
	if code := change(); code != http.StatusCreated {
		t.Fatalf("status %d", code)
	}
	ran := 0
	for _, line := range append(recipe(t, "Upgrade"), recipe(t, "Backup")...) {
		line = places.Replace(strings.Replace(line, "./outremer-new", "outremer", 1))
		switch {
		case strings.HasPrefix(line, "("): // stop the old server, start the new one
			if code := change(); code != http.StatusServiceUnavailable {
				t.Errorf("a change in read-only mode: status %d", code)
			}
			s.stopped()
			s = serve()
			if code := change(); code != http.StatusServiceUnavailable {
				t.Errorf("a change after the restart: status %d", code)
			}
		case strings.Contains(line, "--database"): // see TestBackupPostgres
		case strings.HasPrefix(line, "outremer restore"):
			s.stopped()
			outremer(t, words(line)[1:]...).ok()
			s = serve()
			ran++
		default:
			outremer(t, words(line)[1:]...).ok()
			ran++
		}
	}
	if body, _ := get(t, person, s.url+"/api/v1/tables?list=mine"); !strings.Contains(body, "before") {
		t.Errorf("after all that: %s", body)
	}
	if code := change(); code != http.StatusCreated || ran < 7 {
		t.Errorf("status %d after %d commands", code, ran)
	}
	s.stopped()
}
