package terminal

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

func TestFlow(t *testing.T) {
	var out bytes.Buffer
	p := NewPage(&out, false, 40)
	p.Column(10, Piece{Text: "Hand"}, []Piece{{Text: "Royal\u00a0Host (5), Knights of the Orders (4), a\u00a0name\u00a0that\u00a0is\u00a0far\u00a0too\u00a0long\u00a0for\u00a0it"}})
	want := " Hand     Royal Host (5), Knights of the\n" +
		"          Orders (4),\n" +
		"          a name that is far too long for it\n"
	if out.String() != want {
		t.Errorf("\n%s\nnot\n%s", out.String(), want)
	}
	out.Reset()
	p.Line(Piece{Text: "two  spaces "}, Piece{Text: "stay"})
	if out.String() != " two  spaces stay\n" {
		t.Errorf("%q", out.String())
	}
}

// TestRule writes headings that are shorter than the page, as long and longer.
func TestRule(t *testing.T) {
	for heading, want := range map[string]string{
		"":                                     strings.Repeat("─", 40) + "\n",
		"Turn 1":                               "── Turn 1 " + strings.Repeat("─", 30) + "\n",
		"A heading that just fits into a row.": "── A heading that just fits into a row. \n",
		"Five dynasties, from William to the last of the crusades": "── Five dynasties, from William to the\n   last of the crusades\n",
	} {
		var b strings.Builder
		NewPage(&b, false, 40).Rule(heading)
		if b.String() != want {
			t.Errorf("%q:\n%s, not\n%s", heading, b.String(), want)
		}
	}
}

func TestLetters(t *testing.T) {
	taken := map[string]bool{}
	var got []string
	for _, name := range []string{"Damascus", "Aleppo", "Jerusalem", "Antioch", "Aa"} {
		got = append(got, Letter(name, taken))
	}
	if want := []string{"D", "A", "J", "N", "?"}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}
