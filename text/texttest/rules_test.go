package texttest

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/game"
	"outremer/text/rules"
)

const page = `# Toy: the rules

## 1 Walking

<!-- 1.1 -->
Walk, **never** run (R1).

> Red walks.

## 2 Fighting

<!-- 2.1 1.1 -->
Do not.
`

// TestRulesFindsFaults plants faults in a page of rules, one at a time.
func TestRulesFindsFaults(t *testing.T) {
	lex := &game.Lexicon{Rules: []game.Rule{"1.1", "2.1"}}
	sections := func(text string) []rules.Section {
		return Page(t, fstest.MapFS{"en.md": {Data: []byte(text)}}, "en")
	}
	check := func(text string) (found recorder) {
		statements(&found, "it", sections(text), lex)
		inline(&found, "it", sections(text))
		alike(&found, "it", sections(text), sections(page))
		cited(&found, sections(text), "\n**R1. Running**")
		return found
	}
	if found := check(page); found != nil {
		t.Errorf("faults in a good page: %v", found)
	}
	for _, tt := range []struct{ old, new, want string }{
		{"<!-- 2.1 1.1 -->", "", "it: 2.1 is not told"},
		{"<!-- 1.1 -->\n", "<!-- 2.1 -->\n", "it: 2.1 is first told in section 1"},
		{"<!-- 2.1 1.1 -->", "<!-- 2.1 9.9 -->", `it: section 2 cites "9.9", which is no statement`},
		{"## 2 Fighting", "### 2 Fighting", "it: the sections are [1 1 2 2], in en [1 1 1 2]"},
		{"> Red walks.\n", "", "it: section 1 has 1 paragraphs, in en 2"},
		{"> Red", "- Red", "it: section 1: item [] [], in en example [] []:\nRed walks."},
		{"(R1)", "(R2)", "section 1 cites R2, which is not in rulings.md"},
		{"Do not.", "Do [not].", `it: section 2 has markdown that is not shown: "Do [not]."`},
	} {
		if found := check(strings.Replace(page, tt.old, tt.new, 1)); !slices.Contains(found, tt.want) {
			t.Errorf("%q instead of %q:\ngot  %q\nwant %q", tt.new, tt.old, []string(found), tt.want)
		}
	}
}
