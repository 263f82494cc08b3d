package web

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/game"
)

// unpacked reads a compressed answer.
func unpacked(t *testing.T, a *answer) string {
	t.Helper()
	z, err := gzip.NewReader(strings.NewReader(a.body))
	must(t, err)
	b, err := io.ReadAll(z)
	must(t, err)
	return string(b)
}

// TestSharedAnswers: what is the same for everyone says the same compressed and plain, and who has
// it already gets it confirmed.
func TestSharedAnswers(t *testing.T) {
	v := newSite(t, bring(fstest.MapFS{"skirmish-field.svg": {Data: bytes.Repeat([]byte("<svg/>"), 50)}})).visitor()
	v.get("me").ok(nil) // now a guest
	for _, path := range []string{"titles", "titles/skirmish", "titles/skirmish?rules=false", "titles/skirmish/start?players=2", "words", "openapi.json",
		"titles/skirmish/boards/skirmish-field"} {
		plain := v.get(path, "Accept-Encoding", "identity").ok(nil)
		packed := v.get(path, "Accept-Encoding", "gzip").ok(nil)
		switch coding := packed.header.Get("Content-Encoding"); {
		case coding == "" && len(plain.body) < 200: // then it saves nothing
		case coding != "gzip":
			t.Errorf("%s: coding %q, want gzip", path, coding)
		case unpacked(t, packed) != plain.body:
			t.Errorf("%s: compressed it says\n%s\nplain\n%s", path, unpacked(t, packed), plain.body)
		}
		if vary := packed.header.Get("Vary"); !strings.Contains(vary, "Accept-Encoding") {
			t.Errorf("%s: Vary %q, want Accept-Encoding in it", path, vary)
		}
		again := v.get(path, "If-None-Match", packed.header.Get("ETag"))
		if again.status != http.StatusNotModified || again.body != "" {
			t.Errorf("%s: known, %d with %d bytes; want %d with none", path, again.status, len(again.body), http.StatusNotModified)
		}
	}
}

// TestSharedLanguages: an answer that is kept for one language is not given to readers of another.
func TestSharedLanguages(t *testing.T) {
	v := newSite(t).visitor()
	en, it := v.get("words?lang=en").body, v.get("words?lang=it").body
	if en == it {
		t.Fatal("both languages have the same words")
	}
	if got := v.get("words", "Accept-Language", "it-IT,it;q=0.9").body; got != it {
		t.Errorf("who reads Italian gets\n%s\nwant\n%s", got, it)
	}
	v.get("titles/skirmish?lang=it").ok(nil).has("Castelli rimasti").lacks("Castles left")
}

// TestWithoutRules: the sentences of the rules are sent unless the reader does without.
func TestWithoutRules(t *testing.T) {
	v := newSite(t).visitor()
	var all, few TitleDoc
	v.get("titles/skirmish").ok(&all)
	v.get("titles/skirmish?rules=false").ok(&few)
	if len(all.Lexicon.Rules) == 0 || len(few.Lexicon.Rules) != 0 {
		t.Errorf("%d and %d rules, want some and none", len(all.Lexicon.Rules), len(few.Lexicon.Rules))
	}
	few.Lexicon.Rules = all.Lexicon.Rules
	if got, want := fmt.Sprint(*few.Lexicon), fmt.Sprint(*all.Lexicon); got != want {
		t.Errorf("without rules the lexicon is\n%s\nwant\n%s", got, want)
	}
}

// TestSharedIsBounded: whatever is asked for, only so much is kept.
func TestSharedIsBounded(t *testing.T) {
	var s shared
	for i := range 5 * mostShared {
		_, err := s.document(fmt.Sprint(i), func() (any, error) { return i, nil })
		must(t, err)
	}
	if len(s.kept) > mostShared {
		t.Errorf("%d answers are kept, want %d at most", len(s.kept), mostShared)
	}
	_, err := s.document("broken", func() (any, error) { return nil, &game.SetupError{Field: "options"} })
	if err == nil || s.get("broken") != nil {
		t.Errorf("a refusal is kept, want only answers: %v", err)
	}
}

// TestCompressed: long answers with the game's own words are compressed for those who ask, and say
// the same.
func TestCompressed(t *testing.T) {
	m := newSite(t).newMatch(2)
	for range 3 {
		m.play("red", "seal").ok(nil)
		m.play("blue", "seal").ok(nil)
		m.play("red", "pass").ok(nil)
		m.play("blue", "pass").ok(nil)
	}
	red := m.players["red"]
	plain := red.get(m.path("news"), "Accept-Encoding", "identity").ok(nil)
	if len(plain.body) < worthIt || plain.header.Get("Content-Encoding") != "" {
		t.Fatalf("%d bytes of news in coding %q, want more than %d plain", len(plain.body), plain.header.Get("Content-Encoding"), worthIt)
	}
	packed := red.get(m.path("news"), "Accept-Encoding", "gzip").ok(nil)
	if coding := packed.header.Get("Content-Encoding"); coding != "gzip" || unpacked(t, packed) != plain.body {
		t.Errorf("coding %q, %d bytes; want gzip, and the same text", coding, len(packed.body))
	}
	short := red.get(m.path("news?after=100000"), "Accept-Encoding", "gzip").ok(nil)
	if short.header.Get("Content-Encoding") != "" || short.body != "[]\n" {
		t.Errorf("no news: coding %q, %q; want plain []", short.header.Get("Content-Encoding"), short.body)
	}
	red.get(m.path("history/100000"), "Accept-Encoding", "gzip").refused(http.StatusNotFound, "not-found")
}

// TestNeverCompressed: an answer in which texts of players stand beside secrets is sent as it is,
// however long it is, so that its length tells nothing of what is alike in it.
func TestNeverCompressed(t *testing.T) {
	m := newSite(t).newMatch(2)
	for range 3 {
		m.players["blue"].post(m.path("letters"), OutgoingDoc{Text: strings.Repeat("Meet me at Homs. ", 100)}).ok(nil)
	}
	for _, path := range []string{m.path("letters"), m.path("state"), "tables/" + m.id, "tables?list=mine", "me"} {
		a := m.players["red"].get(path, "Accept-Encoding", "gzip, br").ok(nil)
		if coding := a.header.Get("Content-Encoding"); coding != "" {
			t.Errorf("%s: coding %q, want none", path, coding)
		}
	}
}
