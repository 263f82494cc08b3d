package bot

import (
	"os"
	"strings"
	"testing"
)

// TestPageShowsTheExamples: what docs/api.md quotes is what runs.
func TestPageShowsTheExamples(t *testing.T) {
	page := read(t, "../../docs/api.md")
	for language, file := range map[string]string{"go": "bot.go", "python": "bot.py"} {
		quotes := strings.Split(page, "```"+language+"\n")[1:]
		if len(quotes) == 0 {
			t.Errorf("nothing of %s is quoted", file)
		}
		for _, q := range quotes {
			q, _, _ = strings.Cut(q, "```")
			if !strings.Contains(read(t, file), q) {
				t.Errorf("%s does not have\n%s", file, q)
			}
		}
	}
}

func TestReadInvitation(t *testing.T) {
	site, table, invite, err := ReadInvitation("https://example.org/games/join/t1#invite=a%2Bb")
	if site != "https://example.org/games" || table != "t1" || invite != "a+b" || err != nil {
		t.Errorf("%q %q %q %v", site, table, invite, err)
	}
	for _, bad := range []string{"", "t1", "https://example.org/table/t1", "https://example.org/join/", "/join/t1", "https://example.org/join/t1#%"} {
		if _, _, _, err := ReadInvitation(bad); err == nil {
			t.Errorf("%q is an invitation", bad)
		}
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
