package web

import (
	"net/http"
	"strings"
	"testing"
)

// TestAskedTwice: whoever asks again because the answer was lost gets it, and nothing is made twice. A
// key is good for one request of one person.
func TestAskedTwice(t *testing.T) {
	s := newSite(t)
	anna, berta := s.visitor(), s.visitor()
	anna.get("me").ok(nil)
	ask := func(v *visitor, key, name string) *answer {
		return v.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Name: name}, "Idempotency-Key", key)
	}
	var first, second, other MyTableDoc
	ask(anna, "k1", "the one").ok(&first)
	again := ask(anna, "k1", "the one").ok(&second)
	if second.ID != first.ID || again.status != http.StatusCreated || again.header.Get("Location") == "" || !second.Creator {
		t.Errorf("%d, %+v; want %s", again.status, second, first.ID)
	}
	ask(anna, "k1", "another").refused(http.StatusUnprocessableEntity, "key-reused")
	ask(anna, "k2", "the one").ok(&other)
	ask(berta, "k1", "the one").ok(nil)
	if list := anna.get("tables?list=mine").ok(nil).body; strings.Count(list, "the one") != 2 {
		t.Errorf("%s", list)
	}
	ask(anna, strings.Repeat("k", 101), "the one").refused(http.StatusUnprocessableEntity, "invalid")

	m := s.newMatch(2)
	red := m.players["red"]
	for range 2 {
		red.do("POST", m.path("letters"), OutgoingDoc{Text: "Peace?"}, "Idempotency-Key", "k3").ok(nil)
	}
	red.do("POST", m.path("letters"), OutgoingDoc{Text: "War!"}, "Idempotency-Key", "k3").refused(http.StatusUnprocessableEntity, "key-reused")
	red.post(m.path("letters"), OutgoingDoc{Text: "Peace?"}).ok(nil)
	if n := len(m.letters("blue", 0)); n != 2 {
		t.Errorf("%d letters, want 2", n)
	}
}

// TestAskedTwiceAtOnce: nor is it if the second request comes while the first is under way.
func TestAskedTwiceAtOnce(t *testing.T) {
	s := newSite(t)
	anna := s.visitor()
	anna.get("me").ok(nil)
	ids := make(chan string)
	for range 8 {
		go func() {
			var d MyTableDoc
			anna.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2, Name: "the one"}, "Idempotency-Key", "k1").ok(&d)
			ids <- d.ID
		}()
	}
	first := <-ids
	for range 7 {
		if id := <-ids; id != first {
			t.Errorf("%s beside %s", id, first)
		}
	}
}
