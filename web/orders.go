package web

import (
	"context"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/games/cardinals/papers"
	"outremer/table"
)

// WriteDoc is orders as a player writes them.
type WriteDoc struct {
	Seat   string `json:"seat,omitempty" doc:"needed if you hold several"`
	Prompt uint32 `json:"prompt,omitempty" doc:"id of the prompt that this answers; 0 for whatever is asked now"`
	Text   string `json:"text" maxLength:"8000" doc:"an order per line, in English or Italian; lines that begin with # are left out"`
	DryRun bool   `json:"dry_run,omitempty" doc:"only read the orders"`
}

// WrittenDoc is what was made of them.
type WrittenDoc struct {
	OK      bool      `json:"ok" doc:"every line was understood and is allowed, one after the other"`
	Applied bool      `json:"applied" doc:"all lines were played, in one step; never some of them"`
	Lines   []LineDoc `json:"lines"`
}

// LineDoc is a written order.
type LineDoc struct {
	Line    int           `json:"line" doc:"from 1"`
	Text    string        `json:"text" doc:"as it was written"`
	Words   []papers.Word `json:"words" doc:"the words that were understood"`
	Moves   [][]string    `json:"moves" doc:"what the line comes to; empty if it changes nothing"`
	Written string        `json:"written" doc:"as the program writes it"`
	Error   *WrongDoc     `json:"error" doc:"what is wrong with it, or null"`
}

// WrongDoc is what is wrong with a line.
type WrongDoc struct {
	From     int      `json:"from" doc:"the word, in UTF-16 units from the beginning of the line"`
	To       int      `json:"to"`
	Key      string   `json:"key"`
	Text     string   `json:"text" doc:"a sentence in the reader's language"`
	Rule     string   `json:"rule,omitempty" doc:"paragraph of the rulebook that the order breaks"`
	RuleText string   `json:"rule_text,omitempty"`
	Near     []string `json:"near" doc:"what could have been meant"`
}

// DraftDoc is a draft as text.
type DraftDoc struct {
	Text string `json:"text"`
}

func (p *office) addOrders() {
	register(p.api, op("POST", "/tables/{id}/orders", "write-orders", "Play several moves as written orders: all lines, or none", 403, 404, 409, 422), p.writeOrders)
	register(p.api, op("GET", "/tables/{id}/orders", "read-orders", "Your draft as written orders", 403, 404, 422), p.readOrders)
}

func (p *office) writeOrders(ctx context.Context, in *struct {
	AtTable
	Body WriteDoc
}) (*body[WrittenDoc], error) {
	t, err := p.Host.Open(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	office, err := p.office(t)
	if err != nil {
		return nil, err
	}
	by, err := actor(ctx, t, in.Body.Seat)
	if err != nil {
		return nil, err
	}
	doc := WrittenDoc{}
	var lines []papers.Line
	err = t.SubmitAll(ctx, by, in.Body.Prompt, func(st game.State) (moves []game.Move, err error) {
		lines, doc.OK = office.Read(st.(*cardinals.State), by.Seat, in.choose(), in.Body.Text)
		if in.Body.DryRun || !doc.OK {
			return nil, nil
		}
		doc.Applied = true
		for _, l := range lines {
			moves = append(moves, l.Moves...)
		}
		return moves, nil
	})
	if err != nil {
		return nil, err
	}
	doc.Lines, err = p.lines(t, in.choose(), lines)
	return &body[WrittenDoc]{doc}, err
}

func (p *office) readOrders(ctx context.Context, in *struct {
	AtTable
	FromSeat
}) (*body[DraftDoc], error) {
	t, err := p.Host.Open(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	office, err := p.office(t)
	if err != nil {
		return nil, err
	}
	by, err := actor(ctx, t, in.Seat)
	if err != nil {
		return nil, err
	}
	var doc DraftDoc
	err = t.SubmitAll(ctx, by, 0, func(st game.State) ([]game.Move, error) {
		doc.Text = office.Draft(st.(*cardinals.State), by.Seat, in.choose())
		return nil, nil
	})
	return &body[DraftDoc]{doc}, err
}

// lines is what was made of written orders, for a reader.
func (p *office) lines(t *table.Table, lang string, lines []papers.Line) ([]LineDoc, error) {
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return nil, err
	}
	rd, err := p.readerOf(&snap.Info, lang)
	if err != nil {
		return nil, err
	}
	docs := []LineDoc{}
	for _, l := range lines {
		d := LineDoc{Line: l.N, Text: l.Text, Words: l.Words, Moves: [][]string{}, Written: l.Written, Error: rd.wrong(l.Wrong)}
		for _, m := range l.Moves {
			d.Moves = append(d.Moves, rd.title.Lexicon().Words(m))
		}
		docs = append(docs, d)
	}
	return docs, nil
}

func (rd *reader) wrong(w *papers.Wrong) *WrongDoc {
	if w == nil {
		return nil
	}
	d := &WrongDoc{From: w.From, To: w.To, Key: w.Key, Text: w.Text, Near: w.Near}
	if d.Near == nil {
		d.Near = []string{}
	}
	if v := w.Violation; v != nil {
		d.Text, d.Rule, d.RuleText = rd.words.Violation(rd.lang, rd.seats, v).String(), string(v.Rule), rd.words.Rule(rd.lang, v.Rule)
	}
	return d
}
