package feed

import (
	"encoding/xml"
	"reflect"
	"strings"
	"testing"
	"time"
)

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// parse reads a calendar as RFC 5545 says: unfold, split, unescape. It returns the events.
func parse(t *testing.T, text string) (events []map[string]string) {
	t.Helper()
	for _, l := range strings.Split(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		if len(l) > 75 {
			t.Errorf("a line of %d bytes: %q", len(l), l)
		}
	}
	lines := strings.Split(strings.ReplaceAll(text, "\r\n ", ""), "\r\n")
	if lines[0] != "BEGIN:VCALENDAR" || lines[1] != "VERSION:2.0" || lines[len(lines)-2] != "END:VCALENDAR" || lines[len(lines)-1] != "" {
		t.Fatalf("not a calendar:\n%s", text)
	}
	for _, l := range lines {
		name, value, _ := strings.Cut(l, ":")
		switch {
		case l == "BEGIN:VEVENT":
			events = append(events, map[string]string{})
		case len(events) > 0 && name != "END" && name != "":
			events[len(events)-1][name] = unescape(value)
		}
	}
	return events
}

func unescape(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) {
			i++
			if text[i] == 'n' {
				b.WriteByte('\n')
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

func TestCalendar(t *testing.T) {
	long := strings.Repeat("è una tavola; lunga, ", 12) + "\nBEGIN:VEVENT\\"
	list := []Entry{{ID: "t1@example.org", Title: "Saturday: your turn", Text: long, Link: "https://example.org/table/t1", At: noon}, {ID: "t2", At: noon}}
	got := parse(t, string(AppendCalendar(nil, "Outremer", noon, list)))
	if len(got) != 2 {
		t.Fatalf("got %d events, want 2", len(got))
	}
	want := map[string]string{"UID": "t1@example.org", "DTSTAMP": "20260301T120000Z", "DTSTART": "20260301T114500Z", "DTEND": "20260301T120000Z",
		"SUMMARY": "Saturday: your turn", "DESCRIPTION": long, "URL": "https://example.org/table/t1"}
	if !reflect.DeepEqual(got[0], want) {
		t.Errorf("got\n%q\nwant\n%q", got[0], want)
	}
}

func TestAtom(t *testing.T) {
	list := []Entry{{ID: "a", Title: "<b>&", Text: "x", Link: "https://example.org/?a&b", At: noon}, {ID: "b", At: noon.Add(-time.Hour)}}
	b, err := AppendAtom(nil, "Calls", "https://example.org/feed", noon, list)
	if err != nil {
		t.Fatal(err)
	}
	var got atomFeed
	if err := xml.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	if got.Updated != "2026-03-01T12:00:00Z" || len(got.Entries) != 2 || got.Entries[0].Title != "<b>&" || got.Entries[0].Link.Href != "https://example.org/?a&b" {
		t.Errorf("got %+v", got)
	}
	b, err = AppendAtom(nil, "Calls", "self", noon, nil)
	if err != nil || !strings.Contains(string(b), "<updated>2026-03-01T12:00:00Z</updated>") {
		t.Errorf("got %s, %v, want a date even without entries", b, err)
	}
}
