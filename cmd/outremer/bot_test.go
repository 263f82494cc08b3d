package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// ask sends a request to the API, and reads a good answer.
func ask(t *testing.T, c *http.Client, method, url string, in, out any) {
	t.Helper()
	body, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequest(method, url, bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	res, err := c.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		t.Fatalf("%s %s: %s", method, url, res.Status)
	}
	if err := json.NewDecoder(res.Body).Decode(out); err != nil {
		t.Fatal(err)
	}
}

// botSite is a server at which bots play as fast as they can.
func botSite(t *testing.T) (s *server, dir string) {
	dir = t.TempDir()
	return start(t, "serve", "--addr", "127.0.0.1:0", "--dir", dir, "--bot-pause", "0", "--max-changes", "100000", "--max-requests", "100000"), dir
}

// newBot returns the browser of a new bot, and its token.
func newBot(t *testing.T, s *server) (*http.Client, string) {
	t.Helper()
	c := browser(t)
	var made struct{ Token string }
	ask(t, c, "POST", s.url+"/api/v1/me/tokens", map[string]any{"name": "example", "scope": "play", "days": 1}, &made)
	return c, made.Token
}

// newTable has a bot make a table and sit down there. It returns the table, and an invitation to it.
func newTable(t *testing.T, c *http.Client, s *server, doc map[string]any) (id, link string) {
	t.Helper()
	var made struct{ ID, Invite string }
	ask(t, c, "POST", s.url+"/api/v1/tables", doc, &made)
	return made.ID, s.url + "/join/" + made.ID + "#invite=" + made.Invite
}

// python runs the example in Python.
func python(t *testing.T, token, link string) *exec.Cmd {
	t.Helper()
	at, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("there is no Python here; scripts/need.sh python3 installs it")
	}
	cmd := exec.CommandContext(t.Context(), at, "../../examples/bot/bot.py", link)
	cmd.Env = append(os.Environ(), "OUTREMER_TOKEN="+token)
	return cmd
}

// TestExampleBots: the two examples play a rated game with each other to its end, at seats that are drawn, and both are rated. Their
// tokens are nowhere in what the server keeps or says.
func TestExampleBots(t *testing.T) {
	s, dir := botSite(t)
	mine, token := newBot(t, s)
	theirs, other := newBot(t, s)
	id, link := newTable(t, mine, s, map[string]any{"title": "thywill", "players": 2, "sit": []string{"blue"}, "rated": true, "seating": "lot"})
	guest := python(t, other, link)
	var said bytes.Buffer
	guest.Stdout, guest.Stderr = &said, &said
	if err := guest.Start(); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := run(context.Background(), []string{"bot", "example", "--url", s.url, "--token", token, "--table", id}, strings.NewReader(""), &out, &errs); code != exitOK {
		t.Errorf("exit code %d, %s%s", code, &out, &errs)
	}
	if err := guest.Wait(); err != nil {
		t.Errorf("python: %v\n%s", err, &said)
	}
	for _, text := range []string{out.String(), said.String()} {
		if !strings.Contains(text, "sitting at ") || !strings.Contains(text, "Winners: ") {
			t.Errorf("a bot says %q, want its seat and the winners", text)
		}
	}
	for _, c := range []*http.Client{mine, theirs} {
		var page struct {
			Program int64
			Ratings []struct{ Games int }
		}
		ask(t, c, "GET", s.url+"/api/v1/people/me", nil, &page)
		if page.Program == 0 || len(page.Ratings) != 1 || page.Ratings[0].Games != 1 {
			t.Errorf("page %+v, want a bot with a rating", page)
		}
	}
	s.stopped()
	for _, text := range []string{token, other} {
		lacksSecret(t, dir, strings.TrimPrefix(text, "outremer_"))
		if strings.Contains(s.errs.String(), strings.TrimPrefix(text, "outremer_")) {
			t.Error("the server's log tells a token")
		}
	}
}

// lacksSecret checks that a text is in no file of a folder.
func lacksSecret(t *testing.T, dir, secret string) {
	t.Helper()
	files := 0
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		files++
		b, err := os.ReadFile(path)
		if bytes.Contains(b, []byte(secret)) {
			t.Errorf("%s contains a token", path)
		}
		return err
	})
	if err != nil || files == 0 {
		t.Errorf("%d files read: %v", files, err)
	}
}

// TestExampleBotPlaysEveryTitle: the moves on offer are all that a bot needs.
func TestExampleBotPlaysEveryTitle(t *testing.T) {
	s, _ := botSite(t)
	var titles []struct {
		Slug  string
		Sizes []struct{ Seats []struct{ Slug string } }
	}
	c, token := newBot(t, s)
	ask(t, c, "GET", s.url+"/api/v1/titles", nil, &titles)
	if testing.Short() {
		titles = titles[:2] // the quick ones
	}
	for _, title := range titles {
		t.Run(title.Slug, func(t *testing.T) {
			seats := title.Sizes[len(title.Sizes)-1].Seats
			others := map[string]string{}
			for _, seat := range seats[1:] {
				others[seat.Slug] = "random"
			}
			id, _ := newTable(t, c, s, map[string]any{"title": title.Slug, "players": len(seats), "sit": []string{seats[0].Slug}, "bots": others})
			t.Setenv("OUTREMER_TOKEN", token)
			outremer(t, "bot", "example", "--url", s.url, "--table", id, "--seat", seats[0].Slug).ok().has("sitting at "+seats[0].Slug, "Winners: ")
		})
	}
	s.stopped()
}

// TestExampleBotRefused: what is missing or wrong is said in one line, without the token.
func TestExampleBotRefused(t *testing.T) {
	s, _ := botSite(t)
	c, token := newBot(t, s)
	id, link := newTable(t, c, s, map[string]any{"title": "thywill", "players": 2})
	outremer(t, "bot", "example", "--table", id).failed(exitUsage, "--token is missing")
	outremer(t, "bot", "example", "--token", token).failed(exitUsage, "which table")
	outremer(t, "bot", "example", "--token", token, "--invite", "https://example.org/table/x").failed(exitUsage, "is not an invitation")
	outremer(t, "bot", "example", "--token", token+"0", "--invite", link).failed(exitFailed, "401 token-unknown")
	_, stranger := newBot(t, s)
	outremer(t, "bot", "example", "--token", stranger, "--url", s.url, "--table", id).failed(exitFailed, "403 invite")
	out, err := python(t, token+"0", link).CombinedOutput()
	if err == nil || !strings.HasPrefix(string(out), "401 token-unknown") || strings.Contains(string(out), token) {
		t.Errorf("python: %v, %s", err, out)
	}
	s.stopped()
}
