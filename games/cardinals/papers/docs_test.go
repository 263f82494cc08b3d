package papers

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"outremer/game"
)

// TestDocumentedOrders: every order shown in docs/written-orders.md is understood, whether or not
// it is allowed in the first turn.
func TestDocumentedOrders(t *testing.T) {
	page, err := os.ReadFile("../../../docs/written-orders.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| --- | --- | --- |")
	table, _, _ = strings.Cut(table, "\n\n")
	o, tried := office(t), 0
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(table, -1) {
		line := m[1]
		if line == "Rome" || strings.HasSuffix(line, "...") {
			continue
		}
		tried++
		if o.sayings[key(line)] != "" {
			continue
		}
		if m := o.matches("en", scan(line), func(game.Verb) bool { return true }); len(m.found) == 0 {
			wrong, _ := m.wrong()
			t.Errorf("%q: %s", line, wrong.Text)
		}
	}
	if tried < 80 {
		t.Errorf("%d orders were found, want 80 or more", tried)
	}
}
