package status

import (
	"net/http"
	"testing"
)

func TestText(t *testing.T) {
	for n, text := range texts {
		if text != http.StatusText(n) {
			t.Errorf("%d is %q, net/http says %q", n, text, http.StatusText(n))
		}
	}
	if Text(Conflict) != "Conflict" || Text(499) != "" {
		t.Errorf("409 is %q, 499 is %q", Text(Conflict), Text(499))
	}
}
