package main

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// httpsOptions say under which names the server gets its own certificates.
type httpsOptions struct {
	domains   []string
	plain     string
	directory string
	authority string
	mail      string
}

func (o *httpsOptions) flags(f *pflag.FlagSet) {
	f.StringSliceVar(&o.domains, "domain", nil, "name of this server, such as play.example.org: serves https with a certificate that it gets and renews by itself, on port 443, and redirects from port 80")
	f.StringVar(&o.plain, "http-addr", ":80", "address for plain http beside --domain")
	f.StringVar(&o.directory, "acme", acme.LetsEncryptURL, "who gives the certificates: directory of an ACME server")
	f.StringVar(&o.authority, "acme-ca", "", "file with the root certificate of that server, if it is a private one")
	f.StringVar(&o.mail, "acme-mail", "", "where they can reach you about certificates")
}

// complete fills in what follows from a domain.
func (o *httpsOptions) complete(s *serveOptions, addressed bool) error {
	if len(o.domains) == 0 {
		return nil
	}
	for _, d := range o.domains {
		if !strings.Contains(d, ".") || strings.ContainsAny(d, ":/* ") || net.ParseIP(d) != nil {
			return usagef("--domain: %q is not a name such as play.example.org", d)
		}
	}
	if s.unix != "" {
		return usagef("--domain and --unix: one of them; a proxy has the certificate")
	}
	if !addressed {
		s.addr = ":443"
	}
	s.url = cmp.Or(s.url, "https://"+o.domains[0])
	return nil
}

// certificates gets and renews certificates, and answers plain http: whoever gives them asks there.
type certificates struct {
	manager *autocert.Manager
	domains []string
	site    string // where people find the server
	log     *slog.Logger

	mu   sync.Mutex
	said map[string]time.Time // what went wrong, and when that was said
}

// secure makes a site speak https, if it has a domain.
func (s *site) secure(c *siteConfig) error {
	o := &c.https
	if len(o.domains) == 0 {
		return nil
	}
	client, err := o.client()
	if err != nil {
		return err
	}
	s.certs = &certificates{site: c.web.Site, domains: o.domains, log: c.log, said: map[string]time.Time{}, manager: &autocert.Manager{Prompt: autocert.AcceptTOS, Email: o.mail, HostPolicy: autocert.HostWhitelist(o.domains...),
		Cache: autocert.DirCache(filepath.Join(c.dir, "certificates")), Client: &acme.Client{DirectoryURL: o.directory, HTTPClient: client, UserAgent: "outremer"}}}
	s.plain, err = net.Listen("tcp", o.plain)
	if err != nil {
		return fmt.Errorf("--http-addr: %w", err)
	}
	s.listener, s.url = tls.NewListener(s.listener, s.certs.config()), c.web.Site
	return nil
}

// config is how https is spoken: HTTP/2 for those who know it, and what proves that the name is ours.
func (c *certificates) config() *tls.Config {
	t := c.manager.TLSConfig()
	t.MinVersion = tls.VersionTLS12
	t.GetCertificate = c.certificate
	return t
}

// certificate returns the certificate for a name, and says so if ours cannot be had or is not renewed.
func (c *certificates) certificate(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	cert, err := c.manager.GetCertificate(hello)
	switch name := hello.ServerName; {
	case !slices.Contains(c.domains, name): // somebody looks for what there may be
	case err != nil:
		c.complain(name, "no certificate: browsers cannot come in", err.Error())
	case cert.Leaf != nil && time.Until(cert.Leaf.NotAfter) < overdue:
		c.complain(name, "the certificate is not renewed", "it ends on "+cert.Leaf.NotAfter.UTC().Format(time.DateOnly))
	}
	return cert, err
}

// overdue is long after a certificate should have been renewed, and long before it ends.
const overdue = 14 * 24 * time.Hour

// complain says in the log what is wrong with a certificate: the same once an hour.
func (c *certificates) complain(name, what, cause string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := time.Now()
	maps.DeleteFunc(c.said, func(_ string, at time.Time) bool { return now.Sub(at) > time.Hour })
	if _, known := c.said[name+" "+cause]; known || len(c.said) > 100 {
		return
	}
	c.said[name+" "+cause] = now
	c.log.Error(what, "domain", name, "error", cause)
}

// client speaks to whoever gives the certificates.
func (o *httpsOptions) client() (*http.Client, error) {
	config := &tls.Config{MinVersion: tls.VersionTLS12}
	if o.authority != "" {
		pem, err := os.ReadFile(o.authority)
		if err != nil {
			return nil, fmt.Errorf("--acme-ca: %w", err)
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("--acme-ca: there is no certificate in %s", o.authority)
		}
	}
	t := &http.Transport{TLSClientConfig: config, Proxy: http.ProxyFromEnvironment}
	return &http.Client{Timeout: time.Minute, Transport: &orders{RoundTripper: t}}, nil
}

// serve answers plain http until ctx ends: with the proof that the name is ours, or where to go.
func (c *certificates) serve(ctx context.Context, l net.Listener) error {
	elsewhere := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, c.site+r.URL.RequestURI(), http.StatusPermanentRedirect)
	})
	srv := &http.Server{Handler: c.manager.HTTPHandler(elsewhere), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: time.Minute}
	stop := context.AfterFunc(ctx, func() { srv.Close() })
	defer stop()
	if err := srv.Serve(l); ctx.Err() == nil && !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
