package main

import (
	"bytes"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// send asks a server for a change, and returns the status.
func send(t *testing.T, c *http.Client, method, url string, in any, out any) int {
	t.Helper()
	b, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	req, err := http.NewRequest(method, url, bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := c.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if out != nil {
		if err := json.NewDecoder(res.Body).Decode(out); err != nil {
			t.Fatal(err)
		}
	}
	return res.StatusCode
}

// TestPeopleWithDashes: people whose address begins with a dash are no flags.
func TestPeopleWithDashes(t *testing.T) {
	who := "-Mb2QJKqpR9FTvKufd0D0DdBWKE1MVtePVv6QuKTyLZiJ8OMTbI"
	for _, words := range [][2]string{
		{"admin ban " + who + " --for 1h", "admin ban /people/" + who + " --for 1h"},
		{"admin --dir data put-out t --person -" + who[1:], "admin --dir data put-out t --person /people/" + who},
		{"admin grant Anna --dir --aVeryLongNameOfAFolder", "admin grant Anna --dir --aVeryLongNameOfAFolder"},
		{"open " + who, "open " + who},
		{"", ""},
	} {
		if got := strings.Join(withPeople(strings.Fields(words[0])), " "); got != words[1] {
			t.Errorf("%q is %q", words[0], got)
		}
	}
	dir := t.TempDir()
	outremer(t, "admin", "ban", who, "--dir", dir).failed(exitFailed, "no server answers")
}

// TestAdmin: whoever runs a server finds people and tables, announces, bans, closes, stops all changes and
// reads what was done; only through the socket, and only while the server runs.
func TestAdmin(t *testing.T) {
	dir, err := os.MkdirTemp("/tmp", "o") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	outremer(t, "admin", "status", "--dir", dir).failed(exitFailed, "no server answers", "admin.sock")
	s := start(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir)
	admin := func(args ...string) result { return outremer(t, append([]string{"admin", "--dir", dir}, args...)...) }
	if st, err := os.Stat(filepath.Join(dir, socketName)); err != nil || st.Mode().Perm() != 0o600 {
		t.Errorf("the socket: %v, %v", st, err)
	}
	anna := browser(t)
	send(t, anna, "PATCH", s.url+"/api/v1/me", map[string]string{"name": "Anna"}, nil)
	var doc struct{ ID string }
	send(t, anna, "POST", s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 3, "name": "Saturday"}, &doc)

	admin("persons", "ann").ok().has("Anna", "PERSON")
	admin("tables", "satur").ok().has(doc.ID, "open", "Anna", "Saturday")
	admin("tables", "sunday").failed(exitFailed, "nothing found")
	admin("grant", "Berta").failed(exitFailed, "nobody is called")
	admin("grant", s.url+"/people/none").failed(exitFailed, "nobody is called")
	admin("grant", "Anna").ok()
	if code := send(t, anna, "POST", s.url+"/api/v1/admin/retention", nil, nil); code != http.StatusOK {
		t.Errorf("anna looks after the site: status %d", code)
	}
	admin("revoke", "Anna").ok()
	admin("announce", "Tonight at ten: new maps.", "--it", "Stasera alle dieci: carte nuove.", "--for", "2h").ok()
	if body, _ := get(t, anna, s.url+"/api/v1/site?lang=it"); !strings.Contains(body, "carte nuove") {
		t.Errorf("the site says %s", body)
	}
	admin("ban", "Anna", "--for", "1h", "--why", "noise").ok()
	admin("ban", "--for", "1h").failed(exitUsage, "whom")
	ban := admin("status").ok().has("announced (en): Tonight", "noise", "Anna").out
	if code := send(t, anna, "POST", s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 3}, nil); code != http.StatusForbidden {
		t.Errorf("a banned person makes a table: status %d", code)
	}
	lines := strings.Split(strings.TrimSpace(ban), "\n")
	admin("unban", strings.Fields(lines[len(lines)-1])[0]).ok()
	admin("read-only", "perhaps").failed(exitUsage, "on or off")
	admin("read-only", "on").ok()
	if code := send(t, anna, "POST", s.url+"/api/v1/tables", map[string]any{"title": "kingdoms", "players": 3}, nil); code != http.StatusServiceUnavailable {
		t.Errorf("a change in read-only mode: status %d", code)
	}
	admin("read-only", "off").ok()
	admin("close", doc.ID).ok()
	admin("close", "nowhere").failed(exitFailed, "not found")
	admin("retention").ok().has("deleted: 0 guests")
	admin("deeds").ok().has("grant", "ban", "read-only", "close", "console", "done")
	admin("reports").failed(exitFailed, "nothing found")
	s.stopped()
	admin("status").failed(exitFailed, "no server answers")
	start(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir, "--keep-guests", "0").stopped()
	outremer(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir, "--keep-guests", "-1").failed(exitUsage, "--keep-guests")
}
