package web

import (
	"context"

	"outremer/game"
	"outremer/papers"
	"outremer/store"
	"outremer/table"
	"outremer/table/press"
	"outremer/text"
	"outremer/web/status"
)

// LetterDoc is a letter as its reader sees it.
type LetterDoc struct {
	N      int64    `json:"n" doc:"from 1, counted for your seat"`
	At     int64    `json:"at"`
	From   string   `json:"from" doc:"the seat that writes; empty for the creator without a seat"`
	Name   string   `json:"name" doc:"the person's name; empty for a bot"`
	To     []string `json:"to" doc:"seats that it is for; empty: all players"`
	Text   string   `json:"text"`
	Offer  *PactDoc `json:"offer" doc:"a pact that it offers, or null"`
	Re     int64    `json:"re" doc:"number of the letter whose offer it answers; 0 for none"`
	Answer string   `json:"answer" enum:",accept,decline,withdraw,hidden" doc:"hidden: no answer, but word that the letter it refers to is not shown any more"`
	Hidden bool     `json:"hidden" doc:"its words were hidden by those who look after the site"`
}

// PactDoc is a promise between two seats. The rules do not enforce it.
type PactDoc struct {
	Pact  []string    `json:"pact" doc:"kind, the seat that it is offered to, operands; to be sent as it is"`
	By    string      `json:"by"`
	With  string      `json:"with"`
	Text  string      `json:"text"`
	Spans []text.Span `json:"spans"`
}

func (rd *reader) pact(p game.Pact) PactDoc {
	s := rd.words.Pact(rd.lang, rd.seats, p)
	return PactDoc{rd.title.Lexicon().PactWords(p, rd.seats), rd.seat(p.By), rd.seat(p.With), s.String(), s}
}

func (rd *reader) letters(list []press.Letter) []LetterDoc {
	docs := make([]LetterDoc, 0, len(list))
	for _, l := range list {
		d := LetterDoc{N: l.N, At: l.At, From: rd.seat(l.From), Name: l.Name, To: rd.set(l.To), Text: l.Text, Re: l.Re, Answer: string(l.Answer), Hidden: l.Hidden}
		if l.Offer != nil {
			p := rd.pact(*l.Offer)
			d.Offer = &p
		}
		docs = append(docs, d)
	}
	return docs
}

// MailDoc is a seat's letters and how far it has read them.
type MailDoc struct {
	Letters []LetterDoc `json:"letters"`
	Read    []MarkDoc   `json:"read"`
}

// MarkDoc is how far a seat has read a conversation.
type MarkDoc struct {
	Circle []string `json:"circle" doc:"the seats that talk with each other, your own among them; empty: all players"`
	N      int64    `json:"n" minimum:"0" doc:"number of the last letter read"`
}

// OutgoingDoc is a letter to send.
type OutgoingDoc struct {
	Seat   string   `json:"seat,omitempty" doc:"needed if you hold several"`
	To     []string `json:"to,omitempty" doc:"seats; none: all players"`
	Text   string   `json:"text,omitempty" maxLength:"2000"`
	Offer  []string `json:"offer,omitempty" maxItems:"5" doc:"a pact, one of those that list-pacts calls possible"`
	Re     int64    `json:"re,omitempty" doc:"number of the letter whose offer this answers"`
	Answer string   `json:"answer,omitempty" enum:",accept,decline,withdraw"`
}

// ReadDoc marks a conversation as read.
type ReadDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
	MarkDoc
}

// PactsDoc lists the pacts that a seat has agreed to and those it could offer.
type PactsDoc struct {
	Made     []AgreementDoc `json:"made" doc:"pacts that your seat is part of, the oldest first"`
	Possible []PactDoc      `json:"possible" doc:"what you could offer to the other seat now"`
}

// AgreementDoc is a pact that was offered, and what became of it.
type AgreementDoc struct {
	PactDoc
	N      int64  `json:"n" doc:"number of the letter with the offer"`
	Answer string `json:"answer" enum:",accept,decline,withdraw" doc:"empty while it is open"`
	Lapsed bool   `json:"lapsed" doc:"its time is over"`
}

func (a *api) addLetters() {
	register(a, op("GET", "/tables/{id}/letters", "list-letters", "The letters of your seat; spectators have none", 403, 404, 422), a.listLetters)
	write := op("POST", "/tables/{id}/letters", "write-letter", "Write to other players, offer a pact or answer one", 403, 404, 409, 422)
	write.DefaultStatus = status.NoContent
	register(a, write, a.writeLetter)
	read := op("POST", "/tables/{id}/letters/read", "read-letters", "Mark a conversation as read", 403, 404, 422)
	read.DefaultStatus = status.NoContent
	register(a, read, a.readLetters)
	register(a, op("GET", "/tables/{id}/pacts", "list-pacts", "The pacts of your seat, and what it could offer to another", 403, 404, 422), a.listPacts)
}

// seatsNamed returns the set of seats with the given names.
func seatsNamed(t *table.Table, field string, names []string) (x game.Seats, err error) {
	for _, name := range names {
		s, ok := t.Seat(name)
		if !ok {
			return x, &game.SetupError{Field: field, Text: "no seat is called " + name}
		}
		x = x.With(s)
	}
	return x, nil
}

func (a *api) listLetters(ctx context.Context, in *struct {
	AtTable
	FromSeat
	After int64 `query:"after" minimum:"0" doc:"number of the last letter that you have; at most 500 more come at once"`
}) (*body[MailDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[MailDoc], error) {
		list, err := t.Letters(guest, seat, in.After)
		if err != nil {
			return nil, err
		}
		marks, err := t.Marks(guest, seat)
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		mail := MailDoc{Letters: rd.letters(list), Read: []MarkDoc{}}
		for _, m := range marks {
			mail.Read = append(mail.Read, MarkDoc{rd.set(m.Circle), m.N})
		}
		return &body[MailDoc]{mail}, nil
	})
}

func (a *api) writeLetter(ctx context.Context, in *struct {
	AtTable
	Once
	Body OutgoingDoc
}) (*struct{}, error) {
	ctx, made, err := a.once(ctx, &in.Once, "letter "+in.ID, &in.Body)
	if err != nil || made != "" {
		return nil, err
	}
	if p := a.forbidden(ctx, store.BanLetters); p != nil {
		return nil, p
	}
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	return atSeat(ctx, a, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*struct{}, error) {
		to, err := seatsNamed(t, "to", in.Body.To)
		if err != nil {
			return nil, err
		}
		if err := a.mayAddress(ctx, t, g.ID, to, &in.Body); err != nil {
			return nil, err
		}
		out := press.Outgoing{To: to, Text: in.Body.Text, Offer: in.Body.Offer, Re: in.Body.Re, Answer: press.Answer(in.Body.Answer)}
		err = t.Write(ctx, table.Author{Guest: g, Seat: by.Seat}, out)
		if err == nil && to != 0 && !out.AboutPact() {
			a.listen(ctx, t, by.Seat, &out, in.choose())
		}
		return nil, err
	})
}

// listen lets bots answer a free letter, in the language of its author. The letter was sent, whatever
// becomes of that.
func (a *api) listen(ctx context.Context, t *table.Table, from game.Seat, out *press.Outgoing, lang string) {
	office, err := a.papers.open(t.Title())
	if err != nil || office == nil {
		return // nobody could read it
	}
	rd, err := a.readerAt(t, lang)
	if err == nil {
		err = t.Listen(ctx, from, out.To, out.Text, interpreter{office, rd})
	}
	if err != nil {
		a.Log.Error("a bot did not answer a letter", "table", t.ID(), "error", err)
	}
}

// interpreter reads and writes letters for bots.
type interpreter struct {
	papers.Office
	rd *reader
}

// Hear implements table.Interpreter.
func (in interpreter) Hear(letter string, h *table.Heard) {
	x := in.Office.Hear(letter, h.Possible)
	if x.Asks {
		h.Asked, h.Back = &x.Asked, x.Back
	}
	h.More, h.No = x.More, x.No
}

// Say implements table.Interpreter.
func (in interpreter) Say(h table.Heard) string {
	said := in.answer(&h)
	if h.More {
		said += " " + text.Fill(in.rd.lang, "letter-more")
	}
	return said
}

// answer puts what a bot makes of a letter into words.
func (in interpreter) answer(h *table.Heard) string {
	if h.Asked == nil && h.No {
		return text.Fill(in.rd.lang, "letter-no")
	}
	if h.Asked == nil {
		return in.Hint(in.rd.lang, h.Possible)
	}
	pact := in.rd.pact(*h.Asked).Text
	switch {
	case h.Stands:
		return text.Fill(in.rd.lang, "letter-stands", pact)
	case h.Waits:
		return text.Fill(in.rd.lang, "letter-waits", pact)
	case h.Agrees:
		return text.Fill(in.rd.lang, "letter-offered")
	case h.Resents:
		return text.Fill(in.rd.lang, "letter-resented", pact)
	default:
		return text.Fill(in.rd.lang, "letter-refused", pact)
	}
}

func (a *api) readLetters(ctx context.Context, in *struct {
	AtTable
	Body ReadDoc
}) (*struct{}, error) {
	return atSeat(ctx, a, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*struct{}, error) {
		circle, err := seatsNamed(t, "circle", in.Body.Circle)
		if err != nil {
			return nil, err
		}
		return nil, t.MarkRead(ctx, by.Guest, store.Mark{Seat: by.Seat, Circle: circle, N: in.Body.N})
	})
}

func (a *api) listPacts(ctx context.Context, in *struct {
	AtTable
	FromSeat
	With string `query:"with" doc:"seat to which you would offer something"`
}) (*body[PactsDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[PactsDoc], error) {
		with := game.Nobody
		if in.With != "" {
			named, err := seatsNamed(t, "with", []string{in.With})
			if err != nil {
				return nil, err
			}
			with = named.First()
		}
		made, possible, err := t.Agreements(guest, seat, with)
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		doc := PactsDoc{Made: []AgreementDoc{}, Possible: []PactDoc{}}
		for _, x := range made {
			doc.Made = append(doc.Made, AgreementDoc{rd.pact(x.Pact), x.N, string(x.Answer), x.Lapsed})
		}
		for _, p := range possible {
			doc.Possible = append(doc.Possible, rd.pact(p))
		}
		return &body[PactsDoc]{doc}, nil
	})
}
