package main

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// authority is an ACME server of its own, and a name server that knows one address.
type authority struct {
	directory, roots, ca string
	https, http          string // where it looks for those who want a certificate
}

// freePorts returns addresses on which nobody listens.
func freePorts(t *testing.T, n int) (list []string) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		list = append(list, l.Addr().String())
	}
	return list
}

// startAuthority starts Pebble, which is built from a module of its own.
func startAuthority(t *testing.T) *authority {
	t.Helper()
	bin := t.TempDir()
	build := exec.Command("go", "build", "-C", "../../tools/acme", "-o", bin, "tool")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	at := freePorts(t, 6)
	ca, key := selfSigned(t)
	port := func(addr string) int {
		_, p, _ := net.SplitHostPort(addr)
		n, _ := strconv.Atoi(p)
		return n
	}
	config, err := json.Marshal(map[string]any{"pebble": map[string]any{"listenAddress": at[0], "managementListenAddress": at[1],
		"certificate": ca, "privateKey": key, "tlsPort": port(at[2]), "httpPort": port(at[3])}})
	if err != nil {
		t.Fatal(err)
	}
	launch(t, filepath.Join(bin, "pebble-challtestsrv"), "-dnsserver", at[4], "-management", at[5], "-defaultIPv6", "", "-defaultIPv4", "127.0.0.1", "-http01", "", "-https01", "", "-tlsalpn01", "", "-doh", "")
	launch(t, filepath.Join(bin, "pebble"), "-config", file(t, "pebble.json", string(config)), "-dnsserver", at[4])
	a := &authority{directory: "https://" + at[0] + "/dir", roots: "https://" + at[1] + "/roots/0", ca: ca, https: at[2], http: at[3]}
	for _, url := range []string{"http://" + at[5], a.directory, a.roots} {
		for a.fetch(url) == nil {
			time.Sleep(10 * time.Millisecond)
		}
	}
	return a
}

// launch runs a program until the test is over.
func launch(t *testing.T, name string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), "PEBBLE_VA_NOSLEEP=1")
	if err := cmd.Start(); err != nil {
		cancel()
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cancel()
		cmd.Wait() //nolint:errcheck // it was killed
	})
}

// fetch returns what is at an address of the authority; nil if nothing is.
func (a *authority) fetch(url string) []byte {
	c := &http.Client{Transport: &http.Transport{DisableKeepAlives: true, TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	res, err := c.Get(url)
	if err != nil {
		return nil
	}
	defer res.Body.Close()
	b, _ := io.ReadAll(res.Body)
	return b
}

// selfSigned makes a certificate for this machine.
func selfSigned(t *testing.T) (cert, key string) {
	t.Helper()
	k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	tmpl := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "authority"}, NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature}
	der, err := x509.CreateCertificate(rand.Reader, tmpl, tmpl, k.Public(), k)
	if err != nil {
		t.Fatal(err)
	}
	kb, err := x509.MarshalPKCS8PrivateKey(k)
	if err != nil {
		t.Fatal(err)
	}
	block := func(kind string, b []byte) string {
		return string(pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: b}))
	}
	return file(t, "ca.pem", block("CERTIFICATE", der)), file(t, "key.pem", block("PRIVATE KEY", kb))
}

// TestHTTPS: a server with a domain gets a certificate by itself, keeps it, speaks HTTP/2, and sends
// those away who come by http, or by another name.
func TestHTTPS(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds an ACME server")
	}
	const domain = "play.example.org"
	a := startAuthority(t)
	dir := t.TempDir()
	args := []string{"serve", "--domain", domain, "--addr", a.https, "--http-addr", a.http, "--acme", a.directory, "--acme-ca", a.ca, "--dir", dir}
	s := start(t, args...)
	if s.url != "https://"+domain {
		t.Errorf("it is at %q", s.url)
	}
	roots := x509.NewCertPool()
	if !roots.AppendCertsFromPEM(a.fetch(a.roots)) {
		t.Fatal("the authority has no root certificate")
	}
	ask := func(name string) (*http.Response, error) {
		dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "tcp", a.https)
		}
		c := &http.Client{Transport: &http.Transport{DialContext: dial, TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true, DisableKeepAlives: true}}
		return c.Get("https://" + name + "/healthz")
	}
	serial := func() *big.Int {
		t.Helper()
		res, err := ask(domain)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, _ := io.ReadAll(res.Body)
		if res.ProtoMajor != 2 || !bytes.HasPrefix(b, []byte("ok ")) || res.Header.Get("Strict-Transport-Security") == "" {
			t.Errorf("%s: %q, %v", res.Proto, b, res.Header)
		}
		return res.TLS.PeerCertificates[0].SerialNumber
	}
	first := serial()
	if res, err := ask("other.example.org"); err == nil {
		res.Body.Close()
		t.Error("it has a certificate for another name")
	}
	plain := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := plain.Get("http://" + a.http + "/tables?list=open")
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if to := res.Header.Get("Location"); res.StatusCode != http.StatusPermanentRedirect || to != "https://"+domain+"/tables?list=open" {
		t.Errorf("plain http: %s to %q", res.Status, to)
	}
	plain.CloseIdleConnections()
	s.stopped()
	s = start(t, args...)
	if again := serial(); again.Cmp(first) != 0 {
		t.Error("the certificate was not kept")
	}
	s.stopped()
	if st, err := os.Stat(filepath.Join(dir, "certificates", domain)); err != nil || st.Mode().Perm() != 0o600 {
		t.Errorf("the key: %v, %v", st, err)
	}
	for _, bad := range []string{"example", "https://play.example.org", "*.example.org", "127.0.0.1"} {
		outremer(t, "serve", "--dir", dir, "--domain", bad).failed(exitUsage, "--domain")
	}
}

// TestUnix: a proxy on this machine finds the server at a socket, and is believed.
func TestUnix(t *testing.T) {
	dir, err := os.MkdirTemp("/tmp", "o") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	socket := filepath.Join(dir, "web.sock")
	s := start(t, "serve", "--unix", socket, "--dir", dir)
	if s.url != "unix:"+socket {
		t.Errorf("it is at %q", s.url)
	}
	dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", socket)
	}
	c := &http.Client{Transport: &http.Transport{DialContext: dial, DisableKeepAlives: true}}
	req, err := http.NewRequest("GET", "http://play.example.org/api/v1/me", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("X-Forwarded-Proto", "https")
	res, err := c.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if len(res.Cookies()) != 1 || !res.Cookies()[0].Secure {
		t.Errorf("cookies %v", res.Cookies())
	}
	outremer(t, "serve", "--unix", socket, "--dir", t.TempDir()).failed(exitFailed, "--unix", "another program listens there")
	s.stopped()
	start(t, "serve", "--unix", socket, "--dir", dir).stopped()
}

// TestCertificateComplaints: whoever runs the server reads why there is no certificate, or that it is not
// renewed; the same once an hour, and nothing of names that are not theirs.
func TestCertificateComplaints(t *testing.T) {
	var b bytes.Buffer
	log, err := newLogger(&b, "text", "info")
	if err != nil {
		t.Fatal(err)
	}
	m := &autocert.Manager{Prompt: autocert.AcceptTOS, HostPolicy: autocert.HostWhitelist("play.example.org"), Client: &acme.Client{DirectoryURL: "https://127.0.0.1:1/dir"}}
	c := &certificates{manager: m, domains: []string{"play.example.org"}, log: log, said: map[string]time.Time{}}
	for _, name := range []string{"other.example.org", "play.example.org", ""} {
		if _, err := c.certificate(&tls.ClientHelloInfo{ServerName: name}); err == nil {
			t.Errorf("%q has a certificate", name)
		}
	}
	said := b.String()
	if strings.Count(said, "\n") != 1 || !strings.Contains(said, "play.example.org") || !strings.Contains(said, "refused") {
		t.Errorf("said is %q", said)
	}
	for range 2 {
		c.complain("play.example.org", "the certificate is not renewed", "it ends on 2026-12-01")
	}
	if n := strings.Count(b.String(), "\n"); n != 2 {
		t.Errorf("after a second complaint, made twice, there are %d lines", n)
	}
}
