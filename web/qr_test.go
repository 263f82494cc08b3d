package web

import (
	"net/http"
	"strings"
	"testing"
)

func TestQR(t *testing.T) {
	s := newSite(t)
	anna := s.visitor()
	var short, long QRDoc
	anna.post("qr", map[string]string{"text": "http://x"}).ok(&short)
	anna.post("qr", map[string]string{"text": strings.Repeat("x", 500)}).ok(&long)
	finder := "M0 0h7v1h-7z" // the upper edge of the mark in the corner
	if short.Size != 21 || !strings.HasPrefix(short.Path, finder) {
		t.Errorf("short code %+v, want 21 modules that begin with %s", short, finder)
	}
	if long.Size <= short.Size {
		t.Errorf("a long text has %d modules, want more than %d", long.Size, short.Size)
	}
	p := anna.post("qr", map[string]string{"text": strings.Repeat("x", 501)}).refused(http.StatusUnprocessableEntity, "invalid")
	if len(p.Errors) != 1 || p.Errors[0].Location != "body.text" {
		t.Errorf("refused for %+v, want body.text", p.Errors)
	}
}
