package web

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// letters returns what a seat reads after its letter n.
func (m *match) letters(seat string, n int) []LetterDoc {
	m.t.Helper()
	var mail MailDoc
	m.players[seat].get(m.path(fmt.Sprintf("letters?after=%d", n))).ok(&mail)
	return mail.Letters
}

// TestManyLetters: letters come in pages, by the API and by the stream, and a seat that has written
// hundreds of them in a day has to wait.
func TestManyLetters(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	now := s.host.Now().UnixMilli()
	var all sync.WaitGroup // at once, so that they share commits
	for i := range press.Page + press.MaxDay {
		at := now
		if i < press.Page {
			at -= 25 * 3600 * 1000
		}
		all.Go(func() {
			_, err := s.db.AddLetter(bg, store.Letter{Table: m.id, Guest: "somebody", Seat: game.Seat(0), Text: "again", At: at})
			must(t, err)
		})
	}
	all.Wait()
	s.host.Park(s.host.Now()) // so that the letters are read
	if n := len(m.letters("blue", 0)); n != press.Page {
		t.Errorf("%d letters at once, want %d", n, press.Page)
	}
	if n := len(m.letters("blue", press.Page)); n != press.MaxDay {
		t.Errorf("then %d letters, want %d", n, press.MaxDay)
	}
	r := m.players["blue"].events(m.path("events?after=0.0"))
	defer r.close()
	for _, want := range []int{press.Page, press.MaxDay} {
		e, ok := r.next()
		if got := strings.Count(e.data, `"again"`); !ok || e.event != "letters" || got != want {
			t.Errorf("%d letters in an event %s, want %d", got, e.event, want)
		}
	}
	m.players["red"].post(m.path("letters"), OutgoingDoc{Text: "and again"}).refused(http.StatusTooManyRequests, "too-many-letters")
	m.players["blue"].post(m.path("letters"), OutgoingDoc{Text: "Stop it!"}).ok(nil)
}
