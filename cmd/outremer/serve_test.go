package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"outremer/client"
)

// server is a command that runs until it is stopped.
type server struct {
	t    *testing.T
	url  string
	stop context.CancelFunc
	code chan int
	errs *bytes.Buffer // read only after it has stopped
}

// start runs a command that prints an address, and waits for the address.
func start(t *testing.T, args ...string) *server {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	s := &server{t: t, stop: cancel, code: make(chan int, 1), errs: &bytes.Buffer{}}
	out, w := io.Pipe()
	go func() {
		s.code <- run(ctx, args, strings.NewReader(""), w, s.errs)
		w.Close()
	}()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		cancel()
		t.Fatalf("no address: exit code %d, %s", <-s.code, s.errs)
	}
	_, s.url, _ = strings.Cut(strings.TrimSpace(line), " is at ")
	go io.Copy(io.Discard, out)
	t.Cleanup(cancel)
	return s
}

// stopped stops the command and checks that it exits cleanly.
func (s *server) stopped() {
	s.t.Helper()
	s.stop()
	if code := <-s.code; code != exitOK {
		s.t.Errorf("exit code %d, %s", code, s.errs)
	}
}

// browser keeps cookies and follows redirects.
func browser(t *testing.T) *http.Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &http.Client{Jar: jar, Transport: &http.Transport{}}
	t.Cleanup(c.CloseIdleConnections)
	return c
}

func get(t *testing.T, c *http.Client, url string) (body string, at string) {
	t.Helper()
	res, err := c.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s %v\n%s", url, res.Status, err, b)
	}
	return string(b), res.Request.URL.Path
}

func TestServe(t *testing.T) {
	dir := t.TempDir()
	s := start(t, "serve", "--addr", "localhost:0", "--dir", dir, "--log", "json")
	if !strings.HasPrefix(s.url, "http://localhost:") {
		t.Errorf("the address is %q", s.url)
	}
	if body, _ := get(t, browser(t), s.url+"/healthz"); !strings.HasPrefix(body, "ok ") {
		t.Errorf("healthz: %q", body)
	}
	body, _ := get(t, browser(t), s.url+"/api/v1/titles")
	if !strings.Contains(body, "kingdoms") || strings.Contains(body, "skirmish") {
		t.Errorf("the lobby offers %s", body)
	}
	example := start(t, "serve", "--example", "--addr", "localhost:0", "--dir", t.TempDir())
	if body, _ := get(t, browser(t), example.url+"/api/v1/titles"); !strings.Contains(body, "kingdoms") || !strings.Contains(body, "skirmish") {
		t.Errorf("with --example the lobby offers %s", body)
	}
	if body, _ := get(t, browser(t), example.url+"/api/v1/titles/skirmish/rules"); !strings.Contains(body, "ambush") {
		t.Errorf("the rules of the example are %s", body)
	}
	outremer(t, "serve", "--addr", "localhost:0", "--dir", dir).failed(exitFailed, dir)
	outremer(t, "export", "--dir", dir).ok() // from a copy
	s.stopped()
	if log := s.errs.String(); !strings.HasPrefix(log, "{") || !strings.Contains(log, `"GET /healthz"`) {
		t.Errorf("the log is not JSON: %s", log)
	}
	start(t, "serve", "--addr", "localhost:0", "--dir", dir).stopped() // and once more
}

// TestServeMetrics: monitors have an address of their own, which the log tells.
func TestServeMetrics(t *testing.T) {
	s := start(t, "serve", "--addr", "127.0.0.1:0", "--dir", t.TempDir(), "--metrics", "127.0.0.1:0")
	s.stopped()
	if log := s.errs.String(); !strings.Contains(log, `msg="metrics for Prometheus" at=http://127.0.0.1:`) {
		t.Errorf("the log: %s", log)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	outremer(t, "serve", "--addr", "127.0.0.1:0", "--dir", t.TempDir(), "--metrics", l.Addr().String()).failed(exitFailed, "--metrics", "in use")
}

func TestServeUnusable(t *testing.T) {
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	outremer(t, "serve", "--addr", l.Addr().String(), "--dir", t.TempDir()).failed(exitFailed, l.Addr().String(), "in use")
	outremer(t, "serve", "--addr", "nonsense", "--dir", t.TempDir()).failed(exitFailed, "nonsense")
	taken := file(t, "data", "a file where the folder should be")
	outremer(t, "serve", "--addr", "localhost:0", "--dir", taken).failed(exitFailed, taken)
}

func TestURL(t *testing.T) {
	bound := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}
	for asked, want := range map[string]string{
		":8080": "http://localhost:8080", "0.0.0.0:8080": "http://localhost:8080", "[::]:8080": "http://localhost:8080",
		"localhost:0": "http://localhost:8080", "127.0.0.1:0": "http://127.0.0.1:8080", "[::1]:8080": "http://[::1]:8080",
	} {
		if got := urlOf(asked, bound); got != want {
			t.Errorf("%s: %s, not %s", asked, got, want)
		}
	}
}

// look opens the page served for a log, and reads its table.
func look(t *testing.T, s *server) string {
	t.Helper()
	c := browser(t)
	_, at := get(t, c, s.url+"/")
	want := "/table/"
	if _, err := fs.Stat(client.Files(), "index.html"); err != nil {
		want = "/plain" + want // no client is built in
	}
	if !strings.HasPrefix(at, want) {
		t.Fatalf("the front page leads to %s", at)
	}
	id := filepath.Base(at)
	body, _ := get(t, c, s.url+"/api/v1/tables/"+id+"/state?seat=red")
	return body
}

func TestOpen(t *testing.T) {
	log := finishedLog(t)
	s := start(t, "open", file(t, "game.log", log))
	if body := look(t, s); !strings.Contains(body, `"status":"over"`) || !strings.Contains(body, `"seat":"red"`) {
		t.Errorf("a finished game: %s", body)
	}
	s.stopped()
	if s.errs.Len() > 0 {
		t.Error(s.errs)
	}
}

// TestOpenBroken: a log that the rules cannot replay to its end is shown as far as they can.
func TestOpenBroken(t *testing.T) {
	log := regexp.MustCompile(`(?m)^2 (\w+) .*$`).ReplaceAllString(finishedLog(t), "2 $1 bid 7")
	s := start(t, "open", file(t, "crash.log", log))
	if body := look(t, s); !strings.Contains(body, `"status":"frozen"`) {
		t.Errorf("a broken game: %s", body)
	}
	s.stopped()
	if got := s.errs.String(); !strings.Contains(got, "record 2") || strings.Count(got, "\n") != 1 {
		t.Errorf("said: %q", got)
	}
	outremer(t, "open", "nowhere.log").failed(exitFailed, "nowhere.log")
	outremer(t, "open", file(t, "x.log", "hello")).failed(exitFailed, "line 1")
}

func TestImportAndExport(t *testing.T) {
	saved := filepath.Join(t.TempDir(), "game.log")
	outremer(t, "play", "kingdoms", "--players", "3", "--seat", "none", "--seed", "x", "--save", saved).ok()
	broken := file(t, "broken.log", strings.Replace(read(t, saved), "\n9 ", "\n9 antioch pass\n10 ", 1))
	cut := file(t, "cut.log", read(t, saved)[:strings.Index(read(t, saved), "\n20 ")+1])
	dir := filepath.Join(t.TempDir(), "data")
	r := outremer(t, "import", "--dir", dir, saved).ok().has("over /table/")
	outremer(t, "import", "--dir", dir, cut).failed(exitFailed, "no secret")
	outremer(t, "import", "--dir", dir, broken).failed(exitFailed, "number 11 expected")
	outremer(t, "import", "--dir", dir, file(t, "s.log", finishedLog(t))).failed(exitFailed, "skirmish")

	to := t.TempDir()
	id := filepath.Base(strings.TrimSpace(r.out))
	back := filepath.Join(to, id+".log")
	outremer(t, "export", "--dir", dir, "--to", to).ok().has(back)
	if read(t, back) != read(t, saved) {
		t.Error("the log does not come back as it went in")
	}
	outremer(t, "export", "--dir", dir, "--to", to, id).ok()
	bundle := filepath.Join(to, id+".json")
	outremer(t, "export", "--dir", dir, "--to", to, "--bundle").ok().has(bundle)
	outremer(t, "verify", bundle).ok().has(bundle + ": same (")
	altered := file(t, "altered.json", strings.Replace(read(t, bundle), `"revision": `, `"revision": 4`, 1))
	if r := outremer(t, "verify", altered); r.code != exitFailed {
		t.Errorf("exit code %d for a bundle that was altered", r.code)
	} else {
		r.has("sum: the file is not as it was written; rules: the bundle says")
	}
	outremer(t, "import", "--dir", filepath.Join(t.TempDir(), "data"), bundle).ok().has("over /table/")
	outremer(t, "export", "--dir", dir, "--to", to, "unknown").failed(exitFailed, "unknown")
	outremer(t, "export", "--dir", t.TempDir()).failed(exitFailed, "no database")
}

// TestServeRefuses: a flag that makes no sense is named, and nothing is served.
func TestServeRefuses(t *testing.T) {
	for _, test := range []struct{ args, flag string }{
		{"--url play.example.org", "--url"},
		{"--url ftp://play.example.org", "--url"},
		{"--url https://", "--url"},
		{"--url https://example.org/games", "--url"},
		{"--url https://example.org?x=1", "--url"},
		{"--oidc-issuer login.example.org --oidc-client me", "--oidc-issuer"},
		{"--oidc-issuer https:// --oidc-client me", "--oidc-issuer"},
		{"--oidc-issuer https://login.example.org", "--oidc-client"},
		{"--oidc-client me", "--oidc-client"},
		{"--oidc-secret s", "--oidc-secret"},
		{"--oidc-name Club", "--oidc-name"},
		{"--idle -1s", "--idle"},
		{"--idle 0s", "--idle"},
		{"--bot-pause -5s", "--bot-pause"},
		{"--bot-think -1ms", "--bot-think"},
		{"--grace -1s", "--grace"},
		{"--max-tables 0", "--max-tables"},
		{"--max-streams -1", "--max-streams"},
		{"--max-streams-address 0", "--max-streams-address"},
		{"--max-requests NaN", "--max-requests"},
		{"--max-requests 0", "--max-requests"},
		{"--max-changes -1", "--max-changes"},
		{"--traces-share 5", "--traces-share"},
	} {
		args := append([]string{"serve", "--addr", "localhost:0", "--dir", t.TempDir()}, strings.Fields(test.args)...)
		outremer(t, args...).failed(exitUsage, test.flag)
	}
}

// TestServeAtAnAddress: what makes sense is taken; the other sign-in is not asked before somebody wants
// it.
func TestServeAtAnAddress(t *testing.T) {
	s := start(t, "serve", "--addr", "localhost:0", "--dir", t.TempDir(), "--url", "https://play.example.org/",
		"--oidc-issuer", "https://login.example.org", "--oidc-client", "me", "--oidc-name", "Club")
	if body, _ := get(t, browser(t), s.url+"/api/v1/me/ways"); !strings.Contains(body, `"other":"Club"`) {
		t.Errorf("got %s, want the other sign-in by its name", body)
	}
	s.stopped()
}

// TestServeBadDatabase: what is not a database is refused in one line.
func TestServeBadDatabase(t *testing.T) {
	outremer(t, "serve", "--dir", t.TempDir(), "--database", "mysql://localhost/x").failed(exitUsage, "--database", "postgres://")
	outremer(t, "serve", "--dir", t.TempDir(), "--notify", "shout").failed(exitUsage, "--notify", "listen, poll")
	outremer(t, "serve", "--dir", t.TempDir(), "--database", "postgres://anna:secret@127.0.0.1:1/x").failed(exitFailed, "127.0.0.1:1", "refused").lacks("secret")
}

// TestTraces: whoever wants to know where the time goes is told of requests and of what the store did for
// them, by route, and not of streams.
func TestTraces(t *testing.T) {
	posted := make(chan string, 10)
	collector := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		b, _ := io.ReadAll(r.Body)
		posted <- string(b)
	}))
	defer collector.Close()
	s := start(t, "serve", "--addr", "localhost:0", "--dir", t.TempDir(), "--traces", collector.URL)
	get(t, browser(t), s.url+"/api/v1/tables")
	s.stopped()
	collector.Close() // all has been posted: in one piece, or in several
	close(posted)
	body := ""
	for b := range posted {
		body += b
	}
	for _, want := range []string{`"name":"GET /api/v1/tables"`, `"name":"store.ListTables"`} {
		if !strings.Contains(body, want) {
			t.Errorf("%s is missing from %s", want, body)
		}
	}
	var out, errs bytes.Buffer
	if code := run(t.Context(), []string{"serve", "--dir", t.TempDir(), "--traces", "here"}, strings.NewReader(""), &out, &errs); code == exitOK || !strings.Contains(errs.String(), "--traces: a collector has an address") {
		t.Errorf("exit code %d, %s", code, errs.String())
	}
}
