package main

import (
	"bufio"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// behindProxy runs a server behind nginx, set up as docs/hosting.md says word for word, and plays
// through it as a browser would: over HTTP/2, with a cookie for https only, and with a stream that
// brings what happens when it happens.
func behindProxy(t *testing.T, program string) {
	dir, port := t.TempDir(), free(t)
	started(t, exec.Command(program, "serve", "--addr", "127.0.0.1:"+port, "--dir", filepath.Join(dir, "data"), "--proxy", "127.0.0.1/32"), port)
	front := "127.0.0.1:" + free(t)
	conf := filepath.Join(dir, "nginx.conf")
	text := fmt.Sprintf("daemon off; pid %[1]s/pid; error_log stderr;\nevents {}\nhttp { access_log off; server { listen %[2]s ssl http2;\nssl_certificate %[1]s/cert; ssl_certificate_key %[1]s/key;\n%[3]s} }\n",
		dir, front, strings.ReplaceAll(block(t, "nginx:"), "127.0.0.1:8080", "127.0.0.1:"+port))
	if err := os.WriteFile(conf, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	roots := certify(t, dir)
	nginx := exec.Command("nginx", "-c", conf)
	nginx.Stderr = os.Stderr
	if err := nginx.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { nginx.Process.Signal(syscall.SIGTERM); nginx.Wait() })
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	browser := &http.Client{Jar: jar, Transport: &http.Transport{ForceAttemptHTTP2: true, TLSClientConfig: &tls.Config{RootCAs: roots}}}
	t.Cleanup(browser.CloseIdleConnections)
	plays(t, browser, "https://"+front)
}

// plays sets up a table, follows it, and changes it.
func plays(t *testing.T, browser *http.Client, site string) {
	page := comes(t, browser, site)
	if page.ProtoMajor != 2 {
		t.Errorf("the page came by %s", page.Proto)
	}
	secure := false
	for _, c := range page.Cookies() {
		secure = secure || c.Name == "__Host-outremer" && c.Secure
	}
	if !secure {
		t.Errorf("no cookie for https only: %v", page.Cookies())
	}
	var table struct{ ID string }
	send(t, browser, site+"/api/v1/tables", `{"title": "kingdoms", "players": 4, "public": true}`, &table)
	news, err := browser.Get(site + "/api/v1/tables/" + table.ID + "/events")
	if err != nil {
		t.Fatal(err)
	}
	defer news.Body.Close()
	lines := bufio.NewScanner(news.Body)
	lines.Buffer(nil, 1<<20)
	if !told(lines) {
		t.Fatalf("%s: the stream does not say how things stand: %v", news.Status, lines.Err())
	}
	send(t, browser, site+"/api/v1/tables/"+table.ID+"/join", `{}`, nil)
	if !told(lines) {
		t.Errorf("the stream does not say that somebody sat down: %v", lines.Err())
	}
}

// told reads the next event of a stream, past the signs of life.
func told(lines *bufio.Scanner) bool {
	for content := false; lines.Scan(); {
		content = content || strings.HasPrefix(lines.Text(), "data:")
		if content && lines.Text() == "" {
			return true
		}
	}
	return false
}

// comes asks for the first page until the proxy listens.
func comes(t *testing.T, browser *http.Client, site string) *http.Response {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		page, err := browser.Get(site + "/api/v1/me")
		if err == nil {
			page.Body.Close()
			return page
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}

// send asks for a change, as a page of that site.
func send(t *testing.T, browser *http.Client, at, body string, into any) {
	t.Helper()
	request, err := http.NewRequest(http.MethodPost, at, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Origin", "https://"+request.URL.Host)
	answer, err := browser.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	said, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode/100 != 2 {
		t.Fatalf("%s: %s %v\n%s", at, answer.Status, err, said)
	}
	if into != nil && json.Unmarshal(said, into) != nil {
		t.Fatalf("%s: %s", at, said)
	}
}

// block returns the indented lines below a line of docs/hosting.md.
func block(t *testing.T, head string) string {
	t.Helper()
	page, err := os.ReadFile("../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(page), "\n"+head+"\n\n")
	if !ok {
		t.Fatalf("docs/hosting.md has no %q", head)
	}
	text := ""
	for line := range strings.Lines(rest) {
		if !strings.HasPrefix(line, "    ") {
			break
		}
		text += line
	}
	return text
}

// certify writes a certificate for this machine, and returns who vouches for it: itself.
func certify(t *testing.T, dir string) *x509.CertPool {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	about := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true}
	cert, err := x509.CreateCertificate(rand.Reader, about, about, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	public := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert})
	for name, content := range map[string][]byte{"cert": public, "key": pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private})} {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(public)
	return roots
}
