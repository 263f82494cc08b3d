package thywill

import (
	"fmt"
	"strings"
	"testing"

	"outremer/text"
	"outremer/text/texttest"
)

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

// TestRulesTellTheOrders: the rules describe each order under its name, with the tokens given in
// the data.
func TestRulesTellTheOrders(t *testing.T) {
	type told struct{ heading, all string }
	for _, lang := range text.Languages {
		orders := map[string]told{}
		for _, s := range texttest.Page(t, Box.Rules, lang) {
			if slug, ok := strings.CutPrefix(s.ID, "order."); ok {
				var all []string
				for _, p := range s.Paragraphs {
					all = append(all, p.Text)
				}
				orders[strings.ReplaceAll(slug, "_", "-")] = told{s.Heading, strings.Join(all, " ")}
			}
		}
		data, name := title(t).f.orders, texttest.Names(t, title(t), Box.Text, lang, "order")
		for _, o := range data {
			if got := orders[o.slug].heading; got != name[o.slug] {
				t.Errorf("%s: %s is told as %q, not %q", lang, o.slug, got, name[o.slug])
			}
			if n := fmt.Sprint(12 + o.tokens); o.tokens != 0 && !strings.HasPrefix(orders[o.slug].all, n+" ") {
				t.Errorf("%s: %s has %s tokens: %s", lang, o.slug, n, orders[o.slug].all)
			}
		}
		if len(orders) != len(data) {
			t.Errorf("%s: %d orders are told, not %d", lang, len(orders), len(data))
		}
	}
}
