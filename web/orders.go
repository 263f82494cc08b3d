package web

import (
	"context"

	"outremer/game"
	"outremer/papers"
	"outremer/table"
)

// WriteDoc is orders as a player writes them.
type WriteDoc struct {
	Seat   string `json:"seat,omitempty" doc:"needed if you hold several"`
	Prompt uint32 `json:"prompt,omitempty" doc:"id of the prompt that this answers; 0 for whatever is asked now"`
	Text   string `json:"text" doc:"an order per line, in English or Italian; lines that begin with # are left out; at most 60 lines and 4000 bytes"`
	DryRun bool   `json:"dry_run,omitempty" doc:"only read the orders"`
}

// WrittenDoc is how written orders were understood.
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

func (p *paperwork) addOrders() {
	register(p.api, op("POST", "/tables/{id}/orders", "write-orders", "Play several moves as written orders: all lines, or none", 403, 404, 409, 422), p.writeOrders)
	register(p.api, op("GET", "/tables/{id}/orders", "read-orders", "Your draft as written orders", 403, 404, 409, 422), p.readOrders)
}

func (p *paperwork) writeOrders(ctx context.Context, in *struct {
	AtTable
	Body WriteDoc
}) (*body[WrittenDoc], error) {
	lang := in.choose()
	if err := short(lang, in.Body.Text); err != nil {
		return nil, err
	}
	return atSeat(ctx, p.api, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*body[WrittenDoc], error) {
		lines, prompt, err := p.read(t, by, lang, &in.Body)
		if err != nil {
			return nil, err
		}
		doc := WrittenDoc{OK: true}
		var moves []game.Move
		for i := range lines {
			doc.OK = doc.OK && lines[i].Wrong == nil
			moves = append(moves, lines[i].Moves...)
		}
		if doc.OK && !in.Body.DryRun {
			if err := t.SubmitAll(ctx, by, prompt, moves); err != nil {
				return nil, p.explained(t, err, lang)
			}
			doc.Applied = true
		}
		doc.Lines, err = p.lines(t, lang, lines)
		return &body[WrittenDoc]{doc}, err
	})
}

// read parses orders and returns the prompt that they answer.
func (p *paperwork) read(t *table.Table, by table.By, lang string, in *WriteDoc) (lines []papers.Line, prompt uint32, err error) {
	office, err := p.office(t)
	if err != nil {
		return nil, 0, err
	}
	err = t.Look(by, func(world game.State, asked uint32) error {
		prompt = asked
		if in.Prompt != 0 && in.Prompt != asked {
			return table.ErrStale
		}
		lines, _ = office.Read(world, by.Seat, lang, in.Text)
		return nil
	})
	return lines, prompt, err
}

func (p *paperwork) readOrders(ctx context.Context, in *struct {
	AtTable
	FromSeat
}) (*body[DraftDoc], error) {
	return atSeat(ctx, p.api, &in.AtTable, in.Seat, func(t *table.Table, by table.By) (*body[DraftDoc], error) {
		office, err := p.office(t)
		if err != nil {
			return nil, err
		}
		var doc DraftDoc
		err = t.Look(by, func(world game.State, _ uint32) error {
			doc.Text = office.Draft(world, by.Seat, in.choose())
			return nil
		})
		return &body[DraftDoc]{doc}, err
	})
}

// lines describes to a reader how written orders were understood.
func (p *paperwork) lines(t *table.Table, lang string, lines []papers.Line) ([]LineDoc, error) {
	rd, err := p.readerAt(t, lang)
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
