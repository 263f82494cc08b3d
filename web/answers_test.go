package web

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// courtOf is a table of College of Cardinals with a person as the Anscarids among bots.
func courtOf(t *testing.T) (*match, *visitor) {
	t.Helper()
	m := newCollege(t)
	v := m.visitor()
	bots := map[string]string{}
	for _, seat := range m.seats {
		if seat != "anscarids" {
			bots[seat] = "squire"
		}
	}
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "cardinals", Players: 12, Sit: []string{"anscarids"}, Bots: bots}).ok(&doc)
	m.id = doc.ID
	return m, v
}

// lastFrom returns the last answer of a bot. Letters without words are offers that it made by itself, and may
// come at any time.
func lastFrom(t *testing.T, m *match, v *visitor, seat string) LetterDoc {
	t.Helper()
	var mail MailDoc
	v.get(m.path("letters") + "?seat=anscarids").ok(&mail)
	for i := len(mail.Letters) - 1; i >= 0; i-- {
		if l := &mail.Letters[i]; l.From == seat && l.Text != "" {
			return mail.Letters[i]
		}
	}
	t.Fatalf("no letter of %s", seat)
	return LetterDoc{}
}

// TestBotsAnswerLetters: a free letter to a bot gets an answer in the writer's language: the pact
// that it asks for as an offer, a refusal that names it, or what can be asked for. What is offered
// so can be agreed to.
func TestBotsAnswerLetters(t *testing.T) {
	m, v := courtOf(t)
	written := 0
	write := func(lang, to, text string) LetterDoc {
		t.Helper()
		written++ // the browser says which letter it is, in case it has to send it again
		v.do("POST", m.path("letters")+"?lang="+lang, OutgoingDoc{To: []string{to}, Text: text}, "Idempotency-Key", fmt.Sprint("letter ", written)).ok(nil)
		return lastFrom(t, m, v, to)
	}
	if l := write("en", "capetians", "How is the weather in Paris?"); l.Offer != nil || !strings.Contains(l.Text, "“Peace until ") {
		t.Errorf("%+v", l)
	}
	if l := write("it", "capetians", "Che tempo fa a Parigi?"); l.Offer != nil || !strings.Contains(l.Text, "«Pace fino a: ") {
		t.Errorf("%+v", l)
	}
	// Whether it agrees is the bot's business; that it understood is not.
	offered := 0
	for _, to := range []string{"almohads", "capetians", "plantagenets", "arpads", "zengids"} {
		l := write("en", to, "Dear cousin! Shall we have peace until Early 1180s? I would like that.")
		switch {
		case l.Offer != nil:
			offered++
			if want := "peace anscarids early-1180s"; strings.Join(l.Offer.Pact, " ") != want || l.Offer.By != to {
				t.Errorf("%s offers %+v, want %s", to, l.Offer, want)
			}
			v.post(m.path("letters"), OutgoingDoc{Re: l.N, Answer: "accept"}).ok(nil)
			if again := write("en", to, "Peace until Early 1180s"); again.Offer != nil || !strings.Contains(again.Text, "stands between us already") {
				t.Errorf("%s offers it again: %+v", to, again)
			}
		case !strings.Contains(l.Text, "do not attack each other, up to and including Early 1180s. I refuse."):
			t.Errorf("%s: %+v", to, l)
		}
	}
	if offered == 0 {
		t.Error("nobody wants peace with a small kingdom")
	}
	l := write("it", "almohads", "Appoggia la mia armata da Toledo a Valencia, ti prego.")
	if l.Offer == nil && !strings.Contains(l.Text, "Valencia") || l.Offer != nil && l.Offer.Pact[0] != "aid" {
		t.Errorf("%+v", l)
	}
	// A letter to all is for nobody in particular, and a refused one is answered by nobody.
	before := v.get(m.path("letters") + "?seat=anscarids").ok(nil).body
	v.post(m.path("letters"), OutgoingDoc{To: []string{"capetians"}, Text: " "}).refused(422, "invalid")
	if after := v.get(m.path("letters") + "?seat=anscarids").ok(nil).body; after != before {
		t.Errorf("an empty letter was answered: %s", after)
	}
}

// TestBotsRememberBetrayal: whoever attacks in spite of a promise is told so when he asks for another.
func TestBotsRememberBetrayal(t *testing.T) {
	m, v := courtOf(t)
	write := func(lang, text string) LetterDoc {
		t.Helper()
		v.post(m.path("letters")+"?lang="+lang, OutgoingDoc{To: []string{"almohads"}, Text: text}).ok(nil)
		return lastFrom(t, m, v, "almohads")
	}
	offer := write("en", "Peace until Early 1180s?")
	if offer.Offer == nil {
		t.Fatalf("no peace: %+v", offer)
	}
	v.post(m.path("letters"), OutgoingDoc{Re: offer.N, Answer: "accept"}).ok(nil)
	v.post(m.path("orders"), WriteDoc{Seat: "anscarids", Text: "A Toledo - Seville\nSeal"}).ok(nil)
	for turns := []any(nil); len(turns) == 0; time.Sleep(100 * time.Millisecond) { // until all have sealed
		v.get(m.path("turns")).ok(&turns)
	}
	if said := write("it", "Pace?"); !strings.Contains(said.Text, "mancato di parola") {
		t.Errorf("no reproach: %+v", said)
	}
}
