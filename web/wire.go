package web

import (
	"encoding/json"
	"strconv"

	"outremer/game"
	"outremer/game/jsonw"
	"outremer/table"
	"outremer/text"
)

// reader determines how things are worded for someone: a title's catalogue, a language and the
// seats of the table.
type reader struct {
	title game.Title
	words *text.Catalogue
	lang  string
	seats []string
	rules bool // the rules move for players whose time is up
	alias func(person string) string

	// Worded once. What is encoded is encoded as encoding/json would.
	names   []string // of the seats
	moves   worded[game.Move, []byte]
	events  worded[game.Event, []byte]
	prompts worded[game.Prompt, []byte] // without their ids
	verbs   worded[string, []byte]
	scores  worded[game.ScoreLine, ScoreDoc]
}

// move returns a MoveDoc, encoded.
func (rd *reader) move(m game.Move) []byte {
	return rd.moves.of(m, func(m game.Move) []byte {
		return encodeJSON(MoveDoc{rd.title.Lexicon().Words(m), rd.words.Move(rd.lang, rd.seats, m).String()})
	})
}

// seat returns the slug of a seat; "" for nobody.
func (rd *reader) seat(s game.Seat) string {
	if s < 0 || int(s) >= len(rd.seats) {
		return ""
	}
	return rd.seats[s]
}

func (rd *reader) set(x game.Seats) []string {
	names := []string{}
	for i, name := range rd.seats {
		if x.Has(game.Seat(i)) {
			names = append(names, name)
		}
	}
	return names
}

// TableDoc is what everyone may know about a table.
type TableDoc struct {
	ID        string            `json:"id"`
	Title     string            `json:"title"`
	TitleName string            `json:"title_name"`
	Edition   string            `json:"edition"`
	Revision  int               `json:"revision" doc:"of our rules; a table keeps the one that it began with, unless its players adopt a newer one"`
	Facts     TableFactsDoc     `json:"facts" doc:"the maps, cards and numbers that are played with"`
	Halt      *HaltDoc          `json:"halt" doc:"why the game cannot go on here now, or null"`
	Options   map[string]string `json:"options"`
	Name      string            `json:"name"`
	Public    bool              `json:"public"`
	Press     string            `json:"press" enum:"full,public,none" doc:"how players may talk during the game: in private too, for all to read, not at all"`
	Status    string            `json:"status" enum:"open,running,over,frozen,closed,halted"`
	Created   int64             `json:"created" doc:"Unix milliseconds, as all times"`
	Clock     ClockDoc          `json:"clock"`
	Requests  []RequestDoc      `json:"requests" doc:"what somebody has asked for and the others have to agree to"`
	Seats     []SeatDoc         `json:"seats"`
	Sealed    string            `json:"sealed" doc:"SHA-256 of the secret that decides the luck"`
	Secret    string            `json:"secret,omitempty" doc:"once the game is over"`
	Seating   string            `json:"seating" enum:"chosen,lot,preference" doc:"how people come to their seats: they choose, by lot at the start, or then by what they would like"`
	Hidden    bool              `json:"hidden" doc:"nobody learns who plays before the end"`
	Several   bool              `json:"several" doc:"one person may take several seats, though the table is public"`
	Master    bool              `json:"master" doc:"the creator has no seat and takes none"`
	Hints     bool              `json:"hints" doc:"players may ask the master for advice"`
	Ending    bool              `json:"ending" doc:"the players may end the game by agreement: a draw, or a concession"`
	Rated     bool              `json:"rated" doc:"the result counts for the ratings of those who play from the beginning to the end"`
	Places    []PlaceDoc        `json:"places" doc:"who has come, while seats are not given away yet"`
	Free      int               `json:"free" doc:"places that are left, while seats are not given away yet"`
	Closed    string            `json:"closed,omitempty" enum:"creator,empty,expired,warden,moved" doc:"why the table was closed: by its creator, because everybody left, because nothing happened for long, by those who look after the site, because its game goes on elsewhere"`
	Seeking   []string          `json:"seeking" doc:"seats of lost players, which whoever has the new invitation takes over"`
	Wanted    []WantedDoc       `json:"wanted" doc:"seats for which some want a new player"`
}

// PlaceDoc is somebody who has no seat yet.
type PlaceDoc struct {
	Place   int64  `json:"place" doc:"its number in the draw, which is drawn too"`
	Holder  string `json:"holder,omitempty" doc:"the person's name"`
	Program bool   `json:"program,omitempty" doc:"the person is a bot: a program plays for them"`
	Bot     string `json:"bot,omitempty"`
	Person  string `json:"person,omitempty" doc:"who that is, for the address of their page"`
}

// WantedDoc is a vote on a new player for a seat.
type WantedDoc struct {
	Seat   string   `json:"seat"`
	Agreed []string `json:"agreed" doc:"seats that want it; all others have to"`
}

// SeatDoc is what everyone may know about a seat.
type SeatDoc struct {
	Seat    string `json:"seat"`
	Name    string `json:"name" doc:"the seat's name in the reader's language"`
	Held    bool   `json:"held" doc:"by a person"`
	Holder  string `json:"holder,omitempty" doc:"the person's name"`
	Program bool   `json:"program,omitempty" doc:"the person is a bot: a program plays for them"`
	Bot     string `json:"bot,omitempty" doc:"the bot that plays the seat now"`
	Awaited bool   `json:"awaited" doc:"the game waits for this seat"`
	Vacant  bool   `json:"vacant" doc:"nobody can sit there: the game plays it, or leaves it out"`
	Part    string `json:"part,omitempty" doc:"what plays a vacant seat, in words"`
	Wanted  bool   `json:"wanted" doc:"a substitute is wanted: somebody may take the seat over from the bot"`
	Bank    int64  `json:"bank,omitempty" doc:"milliseconds that the seat had in the bank when this turn began"`
	Away    int64  `json:"away,omitempty" doc:"until when its player is on vacation; it may have passed"`
	Days    int    `json:"days,omitempty" doc:"vacation days that its player may still take"`
	Kept    bool   `json:"kept" doc:"free, but kept for somebody"`
	Person  string `json:"person,omitempty" doc:"who holds it, for the address of their page; empty while names are hidden"`
}

func (rd *reader) table(i *table.Info) TableDoc {
	d := TableDoc{ID: i.ID, Title: i.Title, TitleName: rd.words.Name(rd.lang), Edition: i.Edition, Revision: int(i.Revision),
		Facts: rd.facts(i.Facts), Halt: rd.halt(i.Halt), Options: i.Options, Name: i.Name, Public: i.Public, Press: string(i.Press), Status: string(i.Status), Created: i.Created, Clock: rd.clock(&i.Clock), Requests: rd.requests(i.Requests), Seats: make([]SeatDoc, 0, len(i.Seats)), Sealed: i.Sealed, Secret: i.Secret}
	for n, s := range i.Seats {
		at := game.Seat(n)
		doc := SeatDoc{Seat: s.Name, Name: rd.names[n], Held: s.Held, Holder: s.Holder, Program: s.Program, Bot: s.Bot, Awaited: i.Awaiting.Has(at),
			Vacant: s.Vacant, Part: rd.part(i, &s), Wanted: s.Wanted, Kept: s.Kept != ""}
		if s.Holder != "" { // which is empty where names are hidden
			doc.Person = rd.alias(s.Guest)
		}
		if n < len(i.Clock.Seats) {
			time := i.Clock.Seats[n]
			doc.Bank, doc.Away, doc.Days = time.Bank, time.Away, time.Days
		}
		d.Seats = append(d.Seats, doc)
	}
	rd.manners(i, &d)
	return d
}

// StateDoc is everything that a seat or a spectator may currently know.
type StateDoc struct {
	Table  TableDoc          `json:"table"`
	Seat   string            `json:"seat" doc:"from where this is seen; empty for a spectator"`
	N      uint64            `json:"n" doc:"number of the last news that this includes, counted for this seat"`
	View   json.RawMessage   `json:"view" doc:"the game as this seat may know it; its form is the title's. null before the start"`
	Prompt *PromptDoc        `json:"prompt" doc:"the question put to this seat, or null"`
	Moves  []MoveDoc         `json:"moves" doc:"all answers that the rules allow"`
	Verbs  map[string]string `json:"verbs" doc:"headings for moves, by their first word"`
	Result *ResultDoc        `json:"result" doc:"the standing; null before the start"`
	Undo   UndoDoc           `json:"undo"`
	Adopt  *AdoptionDoc      `json:"adopt" doc:"newer rules that the table could adopt, or null"`
	Stands string            `json:"standing" doc:"what this seat wants done where it has only one answer: off, next or on; empty if nothing was chosen, which is like off"`
}

// PromptDoc is a question.
type PromptDoc struct {
	ID       uint32      `json:"id" doc:"to be sent with the answer"`
	Kind     string      `json:"kind" enum:"choose,draft,react"`
	Must     bool        `json:"must" doc:"false: the seat may act, but nobody waits for it"`
	Step     string      `json:"step"`
	Rule     string      `json:"rule" doc:"paragraph of the rulebook to read"`
	RuleText string      `json:"rule_text"`
	Text     string      `json:"text"`
	Spans    []text.Span `json:"spans"`
}

// MoveDoc is a legal move.
type MoveDoc struct {
	Move []string `json:"move" doc:"a verb and its operands, to be sent as it is"`
	Text string   `json:"text"`
}

// ResultDoc is the standings.
type ResultDoc struct {
	Over    bool       `json:"over"`
	Winners []string   `json:"winners"`
	Reason  string     `json:"reason,omitempty"`
	Text    string     `json:"text,omitempty" doc:"the reason, in words"`
	Points  []int      `json:"points" doc:"by seat"`
	Lines   []ScoreDoc `json:"lines" doc:"what points were for"`
}

// ScoreDoc says what points were scored for.
type ScoreDoc struct {
	Seat   string `json:"seat"`
	Key    string `json:"key"`
	Points int    `json:"points"`
	Text   string `json:"text"`
}

// UndoDoc is what the seat could undo.
type UndoDoc struct {
	Steps   int         `json:"steps" doc:"own moves that can be taken back without asking"`
	Ask     bool        `json:"ask" doc:"the last move can be taken back if the others agree"`
	Request *RequestDoc `json:"request" doc:"an undo that was asked for, or null"`
}

// prompt returns the question put to a seat.
func (rd *reader) prompt(q game.Prompt) *PromptDoc {
	say := rd.words.Prompt(rd.lang, rd.seats, q)
	step := rd.title.Lexicon().Steps[q.Step]
	return &PromptDoc{q.ID, q.Kind.String(), q.Must, step.Slug, string(step.Rule), rd.words.Rule(rd.lang, step.Rule), say.String(), say}
}

// encodedPrompt returns a PromptDoc, encoded. Only its id is new every time.
func (rd *reader) encodedPrompt(q game.Prompt, id uint32) []byte {
	const begin = `{"id":`
	q.ID = 0
	rest := rd.prompts.of(q, func(q game.Prompt) []byte { return encodeJSON(rd.prompt(q))[len(begin+"0"):] })
	b := make([]byte, 0, len(begin)+10+len(rest))
	return append(jsonw.Uint(append(b, begin...), id), rest...)
}

// headings returns the headings for a list of moves.
func (rd *reader) headings(moves []game.Move) map[string]string {
	verbs := map[string]string{}
	for i, m := range moves {
		if i == 0 || m.Verb != moves[i-1].Verb {
			verbs[rd.title.Lexicon().Verbs[m.Verb].Slug] = rd.words.Verb(rd.lang, m.Verb)
		}
	}
	return verbs
}

// encodedHeadings returns the headings, encoded. They depend on the verbs alone.
func (rd *reader) encodedHeadings(moves []game.Move) []byte {
	var held [64]byte
	verbs := held[:0]
	for i, m := range moves {
		if i == 0 || m.Verb != moves[i-1].Verb {
			verbs = append(verbs, byte(m.Verb>>8), byte(m.Verb))
		}
	}
	return rd.verbs.of(string(verbs), func(string) []byte { return encodeJSON(rd.headings(moves)) })
}

func (rd *reader) undo(s *table.Snapshot) UndoDoc {
	d := UndoDoc{Steps: s.Undo.Steps, Ask: s.Undo.Ask}
	if r := s.Undo.Request; r != nil {
		doc := rd.request(r)
		d.Request = &doc
	}
	return d
}

func (rd *reader) result(r *game.Result) *ResultDoc {
	d := &ResultDoc{Over: r.Over, Winners: rd.set(r.Winners), Reason: r.Reason, Points: r.Points, Lines: make([]ScoreDoc, 0, len(r.Lines))}
	if d.Points == nil {
		d.Points = []int{}
	}
	if r.Reason != "" {
		d.Text = rd.words.Reason(rd.lang, r.Reason)
	}
	for _, l := range r.Lines {
		d.Lines = append(d.Lines, rd.scores.of(l, rd.score))
	}
	return d
}

func (rd *reader) score(l game.ScoreLine) ScoreDoc {
	return ScoreDoc{rd.seat(l.Seat), l.Key, l.Points, rd.words.ScoreLine(rd.lang, rd.seats, l).String()}
}

// NewsDoc is something that happened.
type NewsDoc struct {
	N       uint64     `json:"n" doc:"counted for this seat, from 1"`
	At      int64      `json:"at"`
	Kind    string     `json:"kind" enum:"move,undo,note"`
	Seat    string     `json:"seat" doc:"who acted"`
	Mark    string     `json:"mark,omitempty" doc:"bot, late when the time was up, or agreed for an undo by consent; auto for an only answer that was given for you, for all once the game is over"`
	Move    []string   `json:"move,omitempty" doc:"the move, for the one who made it; for all once the game is over"`
	Events  []EventDoc `json:"events" doc:"what came of it"`
	Removed []uint64   `json:"removed,omitempty" doc:"numbers of the news that an undo took back"`
	Note    string     `json:"note,omitempty"`
	Text    string     `json:"text,omitempty" doc:"an undo or a note, in words"`
}

// EventDoc is a consequence of a move.
type EventDoc struct {
	Event string      `json:"event"`
	Seat  string      `json:"seat,omitempty"`
	Args  []string    `json:"args" doc:"what it was about, by slug; hidden where this seat may not know it"`
	Text  string      `json:"text"`
	Spans []text.Span `json:"spans"`
}

func (rd *reader) news(list []*table.News) []NewsDoc {
	docs := make([]NewsDoc, 0, len(list))
	lex := rd.title.Lexicon()
	for _, n := range list {
		d := NewsDoc{N: n.N, At: n.At, Kind: string(n.Kind), Seat: rd.seat(n.Seat), Mark: n.Mark, Events: []EventDoc{},
			Removed: n.Removed, Note: n.Note}
		if n.Move != nil {
			d.Move = lex.Words(*n.Move)
		}
		for _, e := range n.Events {
			d.Events = append(d.Events, rd.event(lex, e))
		}
		d.Text = rd.remark(n)
		docs = append(docs, d)
	}
	return docs
}

func (rd *reader) event(lex *game.Lexicon, e game.Event) EventDoc {
	say := rd.words.Event(rd.lang, rd.seats, e)
	d := EventDoc{Event: lex.Events[e.Kind].Slug, Seat: rd.seat(e.Seat), Args: []string{}, Text: say.String(), Spans: say}
	for i, a := range lex.Args(e) {
		d.Args = append(d.Args, lex.Name(lex.Events[e.Kind].Args[i], a))
	}
	return d
}

// appendNews appends a list of NewsDocs, encoded.
func (rd *reader) appendNews(b []byte, list []*table.News) []byte {
	b = append(b, '[')
	for i, n := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = rd.appendItem(b, n)
	}
	return append(b, ']')
}

func (rd *reader) appendItem(b []byte, n *table.News) []byte {
	b = jsonw.Uint(append(b, `{"n":`...), n.N)
	b = jsonw.Int(append(b, `,"at":`...), n.At)
	b = jsonw.String(append(b, `,"kind":`...), n.Kind)
	b = jsonw.String(append(b, `,"seat":`...), rd.seat(n.Seat))
	if n.Mark != "" {
		b = jsonw.String(append(b, `,"mark":`...), n.Mark)
	}
	if n.Move != nil {
		b = jsonw.List(append(b, `,"move":`...), rd.title.Lexicon().Words(*n.Move), jsonw.String)
	}
	b = append(b, `,"events":[`...)
	for i, e := range n.Events {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, rd.events.of(e, rd.encodedEvent)...)
	}
	b = append(b, ']')
	if len(n.Removed) > 0 {
		b = jsonw.List(append(b, `,"removed":`...), n.Removed, jsonw.Uint)
	}
	if n.Note != "" {
		b = jsonw.String(append(b, `,"note":`...), n.Note)
	}
	if say := rd.remark(n); say != "" {
		b = jsonw.String(append(b, `,"text":`...), say)
	}
	return append(b, '}')
}

func (rd *reader) encodedEvent(e game.Event) []byte {
	return encodeJSON(rd.event(rd.title.Lexicon(), e))
}

// remark words what no event tells, such as an undo or a bot taking over.
func (rd *reader) remark(n *table.News) string {
	say := func(key string, values ...string) string {
		return rd.words.Note(rd.lang, rd.seats, n.Seat, key, values...).String()
	}
	if n.Kind == table.Moved {
		return ""
	}
	moves := strconv.Itoa(max(1, len(n.Removed)))
	switch {
	case n.Kind == table.Undone && n.Mark == "agreed":
		return say("undo-agreed", moves)
	case n.Kind == table.Undone:
		return say("undo", moves)
	case n.Kind == table.Noted:
		return say(cut(n.Note))
	}
	return ""
}
