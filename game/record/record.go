// Package record keeps games as text: a header, then one line per record, by
// name. The text is the truth about a game; states and snapshots are caches.
//
//	outremer 1
//	game kingdoms
//	edition standard
//	revision 1
//	lexicon 5d1c0f2a9b13
//	facts 9c1e55d0a2b7f310 built-in
//	seats damascus aleppo jerusalem antioch
//	option bot-hand printed
//	sealed 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b
//	entropy aleppo my lucky horse
//	arrange put homs damascus
//
//	1 damascus attack tripoli
//	2 damascus commit m-troop-3
//	3 damascus undo 2
//	4 damascus pass bot
//	  roll dice 5 2 6
//	  state 3f2a9c01
//	5 aleppo revision 2
//	6 aleppo agree draw damascus aleppo
//	place aleppo 1 damascus aleppo
//	end castles aleppo
//	secret 00112233...
//	program v1.2.0
//	file modes.toml
//	| players = 4
//
// Rolls count from 1, like dice. An undo names the first record it takes back. The secret is in the
// file once the game is over; its SHA-256 is the sealed line that was public from the start, and
// together with the players' entropy it yields the key of every draw. The program line names the
// version that played last, for whoever looks into a log that does not replay. Games kept as regression
// tests have occasional state lines: the Fingerprint of the game after the record. The facts line
// names the maps, cards and numbers the game is played with; if they are not built into any
// release, their files follow at the end. A log without that line predates it, and means a title's
// first facts. Players can adopt a newer revision of the rules during the game, and end it as they agree:
// by a draw that some share, or by a concession to one. A game that began from a position somebody has put
// together has its set-up lines, each after the word arrange. Where seats were
// given away at the start, a line for each says which place got it and what its player had wished
// for, so that the draw can be repeated.
package record

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"outremer/game"
)

// Format is the version of the text format that this package writes and reads.
const Format = 1

// Header is what a game started from.
type Header struct {
	Game     string
	Edition  string
	Revision game.Revision
	Lexicon  string // hash of the lexicon it was first played with; for information
	Facts    game.Facts
	Seats    []string
	Options  []Option
	Sealed   string   // hex SHA-256 of the table's secret
	Entropy  []string // per seat, what its player added to the luck; "" for nothing
	Position []string // set-up lines; nil for a game that begins at its start
}

// Option is a choice made for the table. Options are a list, because a map has no order.
type Option struct{ Slug, Value string }

// Kind says what a record is.
type Kind uint8

const (
	Move  Kind = iota // Text is the move's notation
	Undo              // To is the first record taken back
	Adopt             // To is the revision the game follows from here on
	Note              // Text is about the table and does not affect the game
	Agree             // the players end the game; Text is how, and the seats that win
)

// Record is one line of a log, with what it caused.
type Record struct {
	N     int
	Seat  game.Seat
	Kind  Kind
	Text  string
	To    int
	Mark  string // who answered if not the person: "bot", Auto, "late" when the time was up; "agreed" for an undo by consent
	Rolls []Rolls
	State string // Fingerprint of the game after it; "" if the log has none
}

// Rolls is consecutive draws from one stream, counted from 1.
type Rolls struct {
	Stream string
	Values []int
}

// File is a whole log.
type File struct {
	Header
	Records []Record
	Places  []Placed         // by seat, once over; nil if people chose their seats
	End     string           // reason and winners, once over
	Secret  []byte           // once over, or in a crash log
	Program string           // the version that played last; "" in logs that do not say
	Set     []game.FactsFile // the facts themselves, if not built into any release
}

// Auto marks an answer that was the only one, given for its player.
const Auto = "auto"

// marks are the words that may follow a record.
var marks = []string{"bot", Auto, "agreed", "late"}

// Seal is the public commitment to a secret.
func Seal(secret []byte) string {
	sum := sha256.Sum256(secret)
	return hex.EncodeToString(sum[:])
}

// Setup is what Title.New needs to start this game with this secret.
func (h *Header) Setup(secret []byte) game.Setup {
	s := game.Setup{Edition: h.Edition, Revision: h.Revision, Seats: len(h.Seats), Key: game.DeriveKey(secret, h.Entropy), Position: h.Position}
	s.Options = make(map[string]string, len(h.Options))
	for _, o := range h.Options {
		s.Options[o.Slug] = o.Value
	}
	return s
}

// NewHeader describes a game that starts from a complete setup. It normalizes the entropy as the
// text stores it: one per seat, whitespace collapsed. Derive the key from the header, with Setup,
// so that readers of the log get the same one.
func NewHeader(t game.Title, s game.Setup, sealed string, entropy []string) Header {
	info := t.Info()
	h := Header{Game: info.Slug, Edition: s.Edition, Revision: s.Revision, Lexicon: t.Lexicon().Hash(), Facts: info.Facts,
		Seats: info.Seats[s.Seats], Sealed: sealed, Entropy: make([]string, s.Seats)}
	for i, e := range entropy {
		h.Entropy[i] = oneLine(e)
	}
	for _, line := range s.Position {
		h.Position = append(h.Position, oneLine(line))
	}
	for _, o := range info.Options {
		if v, ok := s.Options[o.Slug]; ok {
			h.Options = append(h.Options, Option{o.Slug, v})
		}
	}
	return h
}

// oneLine collapses whitespace to single spaces, so that text fits on one line.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// Append appends the header's lines.
func (h *Header) Append(b []byte) []byte {
	b = fmt.Appendf(b, "outremer %d\ngame %s\nedition %s\nrevision %d\nlexicon %s\nseats %s\n",
		Format, h.Game, h.Edition, h.Revision, h.Lexicon, strings.Join(h.Seats, " "))
	if h.Facts.Hash != "" {
		b = fmt.Appendf(b, "facts %s %s\n", h.Facts.Hash, h.Facts.Name)
	}
	for _, o := range h.Options {
		b = fmt.Appendf(b, "option %s %s\n", o.Slug, o.Value)
	}
	b = fmt.Appendf(b, "sealed %s\n", h.Sealed)
	for i, e := range h.Entropy {
		if e != "" {
			b = fmt.Appendf(b, "entropy %s %s\n", h.Seats[i], e)
		}
	}
	for _, line := range h.Position {
		b = fmt.Appendf(b, "arrange %s\n", line)
	}
	return append(b, '\n')
}

// Append appends the record's line, a line per run of rolls, and its state.
func (r *Record) Append(b []byte, seats []string) []byte {
	b = fmt.Appendf(b, "%d %s ", r.N, seats[r.Seat])
	switch r.Kind {
	case Undo:
		b = fmt.Appendf(b, "undo %d", r.To)
	case Adopt:
		b = fmt.Appendf(b, "revision %d", r.To)
	case Note:
		b = append(b, "note "+r.Text...)
	case Agree:
		b = append(b, "agree "+r.Text...)
	default:
		b = append(b, r.Text...)
	}
	if r.Mark != "" {
		b = append(b, " "+r.Mark...)
	}
	b = append(b, '\n')
	for _, run := range r.Rolls {
		b = append(b, "  roll "+run.Stream...)
		for _, v := range run.Values {
			b = strconv.AppendInt(append(b, ' '), int64(v), 10)
		}
		b = append(b, '\n')
	}
	if r.State != "" {
		b = append(b, "  state "+r.State+"\n"...)
	}
	return b
}

// Append appends the whole file.
func (f *File) Append(b []byte) []byte {
	b = f.Header.Append(b)
	for i := range f.Records {
		b = f.Records[i].Append(b, f.Seats)
	}
	b = AppendPlaces(b, f.Seats, f.Places)
	if f.End != "" {
		b = append(b, "end "+f.End+"\n"...)
	}
	if f.Secret != nil {
		b = append(b, "secret "+hex.EncodeToString(f.Secret)+"\n"...)
	}
	return AppendSet(AppendProgram(b, f.Program), f.Set)
}

// AppendProgram appends which version played, if that is known.
func AppendProgram(b []byte, version string) []byte {
	if version == "" {
		return b
	}
	return append(b, "program "+oneLine(version)+"\n"...)
}

// AppendSet appends data files, each line prefixed with a bar.
func AppendSet(b []byte, set []game.FactsFile) []byte {
	for _, file := range set {
		b = append(b, "file "+file.Name+"\n"...)
		for line := range strings.Lines(file.Text) {
			b = append(b, "| "+strings.TrimSuffix(line, "\n")+"\n"...)
		}
	}
	return b
}

// Parse reads a whole log, compressed or not. Errors name the line.
func Parse(text []byte) (*File, error) {
	text, err := expand(text)
	if err != nil {
		return nil, err
	}
	p := parser{f: &File{}}
	for line := range strings.Lines(string(text)) {
		p.line++
		if err := p.read(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", p.line, err)
		}
	}
	if p.f.Seats == nil {
		return nil, fmt.Errorf("line %d: the file ends before the seats line", p.line)
	}
	return p.f, nil
}

// ParseRecord reads one record with the lines under it.
func ParseRecord(text string, seats []string) (Record, error) {
	p := parser{f: &File{Header: Header{Seats: seats}}, line: 2}
	for line := range strings.Lines(text) {
		if err := p.read(line); err != nil {
			return Record{}, err
		}
	}
	if len(p.f.Records) != 1 {
		return Record{}, fmt.Errorf("%d records instead of one", len(p.f.Records))
	}
	return p.f.Records[0], nil
}

type parser struct {
	f    *File
	line int
}

func (p *parser) read(line string) error {
	if text, ok := strings.CutPrefix(line, "| "); ok {
		return p.factsLine(text)
	}
	line = spaced(line)
	if p.line == 1 {
		return format(strings.Fields(line))
	}
	first, rest, _ := strings.Cut(line, " ")
	if first == "" {
		return nil
	}
	if strings.Contains("+-0123456789", first[:1]) {
		if n, err := strconv.Atoi(first); err == nil {
			return p.record(n, rest)
		}
	}
	words := strings.Fields(rest)
	switch first {
	case "roll":
		return p.rolls(words)
	case "state":
		return p.state(words)
	}
	return p.header(first, words)
}

// spaced returns the words of a line with single spaces between them, which they usually have.
func spaced(line string) string {
	line = strings.TrimSpace(line)
	if !strings.Contains(line, "  ") && !strings.ContainsFunc(line, func(r rune) bool { return r != ' ' && unicode.IsSpace(r) }) {
		return line
	}
	return oneLine(line)
}

// format checks the first line: a log in another format may look similar and mean something else.
func format(words []string) error {
	if len(words) == 0 || words[0] != "outremer" {
		return fmt.Errorf("a log begins with \"outremer %d\"", Format)
	}
	if len(words) != 2 || words[1] != strconv.Itoa(Format) {
		return fmt.Errorf("format %q is not %d: another version of the program wrote this log", strings.Join(words[1:], " "), Format)
	}
	return nil
}

func (p *parser) header(key string, words []string) error {
	f, rest := p.f, strings.Join(words, " ")
	if len(words) == 0 {
		return fmt.Errorf("%s: nothing follows", key)
	}
	switch key {
	case "game":
		f.Game = rest
	case "edition":
		f.Edition = rest
	case "revision":
		n, err := strconv.ParseUint(rest, 10, 16)
		if err != nil {
			return fmt.Errorf("revision: %q is not a number", rest)
		}
		f.Revision = game.Revision(n)
	case "lexicon":
		f.Lexicon = rest
	case "facts":
		f.Facts = game.Facts{Hash: words[0], Name: strings.Join(words[1:], " ")}
	case "file":
		f.Set = append(f.Set, game.FactsFile{Name: rest})
	case "seats":
		f.Seats, f.Entropy = words, make([]string, len(words))
	case "option":
		f.Options = append(f.Options, Option{words[0], strings.Join(words[1:], " ")})
	case "sealed":
		f.Sealed = rest
	case "entropy":
		s := slices.Index(f.Seats, words[0])
		if s < 0 {
			return fmt.Errorf("entropy: no seat is called %q", words[0])
		}
		f.Entropy[s] = strings.Join(words[1:], " ")
	case "arrange":
		f.Position = append(f.Position, rest)
	case "place":
		return p.place(words)
	case "end":
		f.End = rest
	case "secret":
		secret, err := hex.DecodeString(rest)
		if err != nil {
			return fmt.Errorf("secret: %w", err)
		}
		f.Secret = secret
	case "program":
		f.Program = rest
	default:
		return fmt.Errorf("unknown word %q", key)
	}
	return nil
}

// factsLine is a line of a data file.
func (p *parser) factsLine(text string) error {
	if len(p.f.Set) == 0 {
		return fmt.Errorf("a line of a data file belongs under its name")
	}
	file := &p.f.Set[len(p.f.Set)-1]
	file.Text += strings.TrimSuffix(text, "\n") + "\n"
	return nil
}

func (p *parser) record(n int, text string) error {
	seat, text, ok := strings.Cut(text, " ")
	if !ok {
		return fmt.Errorf("record %d: seat and move expected", n)
	}
	if want := len(p.f.Records) + 1; p.f.Game != "" && n != want {
		return fmt.Errorf("record %d: number %d expected", n, want)
	}
	s := slices.Index(p.f.Seats, seat)
	if s < 0 {
		return fmt.Errorf("record %d: no seat is called %q", n, seat)
	}
	r := Record{N: n, Seat: game.Seat(s), Text: text}
	verb, _, _ := strings.Cut(text, " ")
	if i := strings.LastIndexByte(text, ' '); i >= 0 && verb != "note" && slices.Contains(marks, text[i+1:]) {
		r.Text, r.Mark = text[:i], text[i+1:]
	}
	_, operands, _ := strings.Cut(r.Text, " ")
	var err error
	switch verb {
	case "undo":
		r.Kind, r.Text = Undo, ""
		r.To, err = strconv.Atoi(operands)
		if err != nil {
			return fmt.Errorf("record %d: undo names a record", n)
		}
	case "revision":
		r.Kind, r.Text = Adopt, ""
		r.To, err = strconv.Atoi(operands)
		if err != nil {
			return fmt.Errorf("record %d: revision names a number", n)
		}
	case "note":
		r.Kind, r.Text = Note, operands
	case "agree":
		r.Kind, r.Text = Agree, operands
	}
	p.f.Records = append(p.f.Records, r)
	return nil
}

func (p *parser) rolls(words []string) error {
	if len(p.f.Records) == 0 || len(words) < 2 {
		return fmt.Errorf("roll: belongs under a record, with a stream and values")
	}
	run := Rolls{Stream: words[0]}
	for _, w := range words[1:] {
		v, err := strconv.Atoi(w)
		if err != nil {
			return fmt.Errorf("roll: %q is not a number", w)
		}
		run.Values = append(run.Values, v)
	}
	r := &p.f.Records[len(p.f.Records)-1]
	r.Rolls = append(r.Rolls, run)
	return nil
}

func (p *parser) state(words []string) error {
	if len(p.f.Records) == 0 || len(words) != 1 {
		return fmt.Errorf("state: belongs under a record, with eight digits")
	}
	if b, err := hex.DecodeString(words[0]); err != nil || len(b) != 4 {
		return fmt.Errorf("state: %q is not eight hexadecimal digits", words[0])
	}
	p.f.Records[len(p.f.Records)-1].State = words[0]
	return nil
}
