// Package feed writes what is to be read from a secret address: a calendar of deadlines (iCalendar,
// RFC 5545) and an Atom feed (RFC 4287).
package feed

import (
	"encoding/xml"
	"strings"
	"time"
	"unicode/utf8"
)

// Entry is one thing to know: an event of a calendar, or an entry of a feed.
type Entry struct {
	ID    string // unique for ever, such as a host and a path
	Title string
	Text  string
	Link  string
	At    time.Time // the deadline, or when it happened
}

// Calendar is the type of what AppendCalendar writes.
const Calendar = "text/calendar; charset=utf-8"

// AppendCalendar writes a calendar of deadlines, made at a time. Each ends a quarter of an hour that
// is marked in the calendar.
func AppendCalendar(b []byte, name string, made time.Time, entries []Entry) []byte {
	b = line(b, "BEGIN", "VCALENDAR")
	b = line(b, "VERSION", "2.0")
	b = line(b, "PRODID", "-//Outremer//Calls//EN")
	b = line(b, "X-WR-CALNAME", escape(name))
	for _, e := range entries {
		b = line(b, "BEGIN", "VEVENT")
		b = line(b, "UID", escape(e.ID))
		b = line(b, "DTSTAMP", stamp(made))
		b = line(b, "DTSTART", stamp(e.At.Add(-15*time.Minute)))
		b = line(b, "DTEND", stamp(e.At))
		b = line(b, "SUMMARY", escape(e.Title))
		b = line(b, "DESCRIPTION", escape(e.Text))
		b = line(b, "URL", oneLine.Replace(e.Link))
		b = line(b, "END", "VEVENT")
	}
	return line(b, "END", "VCALENDAR")
}

func stamp(t time.Time) string { return t.UTC().Format("20060102T150405Z") }

var (
	oneLine = strings.NewReplacer("\r", "", "\n", "")
	escaper = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\r", "", "\n", `\n`)
)

func escape(text string) string { return escaper.Replace(text) }

// line writes a content line, folded so that none is longer than 75 bytes and no character is cut.
func line(b []byte, name, value string) []byte {
	rest, room := name+":"+value, 75
	for len(rest) > room {
		n := room
		for !utf8.RuneStart(rest[n]) {
			n--
		}
		b = append(append(b, rest[:n]...), "\r\n "...)
		rest, room = rest[n:], 74
	}
	return append(append(b, rest...), "\r\n"...)
}

// Atom is the type of what AppendAtom writes.
const Atom = "application/atom+xml; charset=utf-8"

type link struct {
	Rel  string `xml:"rel,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string `xml:"id"`
	Title   string `xml:"title"`
	Updated string `xml:"updated"`
	Summary string `xml:"summary"`
	Link    link   `xml:"link"`
}

type atomFeed struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	Updated string      `xml:"updated"`
	Author  string      `xml:"author>name"`
	Link    link        `xml:"link"`
	Entries []atomEntry `xml:"entry"`
}

// AppendAtom writes a feed whose own address is self. It was last changed with its latest entry, or
// at made if it has none.
func AppendAtom(b []byte, name, self string, made time.Time, entries []Entry) ([]byte, error) {
	f := atomFeed{ID: self, Title: name, Author: "Outremer", Link: link{"self", self}}
	latest := time.Time{}
	for _, e := range entries {
		f.Entries = append(f.Entries, atomEntry{e.ID, e.Title, date(e.At), e.Text, link{"", e.Link}})
		if e.At.After(latest) {
			latest = e.At
		}
	}
	if latest.IsZero() {
		latest = made
	}
	f.Updated = date(latest)
	out, err := xml.Marshal(f)
	return append(append(b, xml.Header...), out...), err
}

func date(t time.Time) string { return t.UTC().Format(time.RFC3339) }
