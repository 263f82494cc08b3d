package cardinals

import (
	"os"
	"regexp"
	"testing"

	"outremer/text"
	"outremer/text/texttest"
)

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

// TestTextAgreesWithBoard: a space has the same name in sentences as on the drawn board.
func TestTextAgreesWithBoard(t *testing.T) {
	c, err := text.Load(title(t), os.DirFS("text"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile("../../atlas/cardinals/names.mjs")
	if err != nil {
		t.Fatal(err)
	}
	board := map[string][2]string{}
	for _, m := range regexp.MustCompile(`(?m)^  '?([a-z-]+)'?: \['([^']*)', '([^']*)'\]`).FindAllStringSubmatch(string(file), -1) {
		board[m[1]] = [2]string{m[2], m[3]}
	}
	for _, slug := range title(t).f.spaces {
		for i, lang := range []string{"en", "it"} {
			if said := c.Named(lang, "space", slug); said != board[slug][i] {
				t.Errorf("%s: %s is %q in sentences and %q on the board", lang, slug, said, board[slug][i])
			}
		}
	}
}
