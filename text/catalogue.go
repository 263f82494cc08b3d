package text

import (
	"fmt"
	"io/fs"
	"strconv"

	"outremer/facts"
	"outremer/game"
)

// Languages are those that every title speaks. The first is the fallback for missing words.
var Languages = []string{"en", "it"}

// Catalogue is the words of one title in all languages. It is safe for concurrent use.
type Catalogue struct {
	lex      *game.Lexicon
	seatSort string
	voices   map[string]*voice
}

// voice is one language of a catalogue.
type voice struct {
	lang         string
	fallback     *voice
	file         file
	templates    map[string][]node // by section and key: "event.attacked"
	things       map[string]map[string]thing
	hidden, none map[string]thing
	nobody       thing
}

// file is a catalogue file as written.
type file struct {
	Seats   string                    `toml:"seats" facts:"optional"`
	Nobody  any                       `toml:"nobody" facts:"optional"`
	Title   titleText                 `toml:"title"`
	Verb    map[string]string         `toml:"verb"`
	Move    map[string]string         `toml:"move"`
	Step    map[string]string         `toml:"step"`
	Event   map[string]string         `toml:"event"`
	Refusal map[string]string         `toml:"refusal"`
	Rule    map[string]string         `toml:"rule"`
	Reason  map[string]string         `toml:"reason"`
	Score   map[string]string         `toml:"score" facts:"optional"`
	Holding map[string]string         `toml:"holding" facts:"optional"`
	Pact    map[string]string         `toml:"pact" facts:"optional"`
	Edition map[string]string         `toml:"edition"`
	Changes map[string][]string       `toml:"revision" facts:"optional"`
	Option  map[string]optionText     `toml:"option" facts:"optional"`
	SetUp   map[string]string         `toml:"setup" facts:"optional"`
	Thing   map[string]map[string]any `toml:"thing"`
	View    map[string]string         `toml:"view" facts:"optional"`
	Hidden  map[string]any            `toml:"hidden" facts:"optional"`
	None    map[string]any            `toml:"none" facts:"optional"`
}

type titleText struct {
	Name    string            `toml:"name"`
	Line    string            `toml:"line"`
	Setting map[string]string `toml:"setting"` // by number of players
}

type optionText struct {
	Name   string            `toml:"name"`
	Detail string            `toml:"detail"`
	Value  map[string]string `toml:"value"`
}

// thing is the names of a thing.
type thing struct {
	forms  map[string]string
	plural bool
	detail string
}

// PlainForm is the form of a name used where a sentence asks for no other.
const PlainForm = "name"

// form returns a form of the name, or the plain name if it has no such form.
func (t thing) form(form string) string {
	if text, ok := t.forms[form]; ok {
		return text
	}
	return t.forms[PlainForm]
}

// Load reads a title's catalogue from fsys: one file per language, such as en.toml. Missing words
// are not an error here; package texttest reports them.
func Load(title game.Title, fsys fs.FS) (*Catalogue, error) {
	c := &Catalogue{lex: title.Lexicon(), seatSort: "seat", voices: map[string]*voice{}}
	var first *voice
	for _, lang := range Languages {
		v, err := read(lang, fsys)
		if err != nil {
			return nil, err
		}
		if first == nil {
			first = v
		} else {
			v.fallback = first
		}
		c.voices[lang] = v
	}
	if first.file.Seats != "" {
		c.seatSort = first.file.Seats
	}
	return c, nil
}

// reader turns a catalogue file into a voice and stops at the first error.
type reader struct {
	src  game.Source
	name string
	v    *voice
	err  error
}

func read(lang string, fsys fs.FS) (*voice, error) {
	r := reader{src: facts.Dir(fsys, nil), name: lang + ".toml", v: &voice{lang: lang, templates: map[string][]node{}}}
	f := &r.v.file
	if err := r.src.Decode(r.name, f); err != nil {
		return nil, err
	}
	if err := r.takeNames(fsys); err != nil {
		return nil, err
	}
	for section, table := range f.sentences() {
		r.templates(section, table)
	}
	r.v.things = map[string]map[string]thing{}
	for sort, table := range f.Thing {
		r.v.things[sort] = r.things("thing."+sort, table)
	}
	r.v.hidden, r.v.none = r.things("hidden", f.Hidden), r.things("none", f.None)
	if f.Nobody != nil {
		r.v.nobody = r.thing("nobody", f.Nobody)
	}
	return r.v, r.err
}

// sentences returns the tables that hold templates.
func (f *file) sentences() map[string]map[string]string {
	return map[string]map[string]string{
		"move": f.Move, "step": f.Step, "event": f.Event, "refusal": f.Refusal, "score": f.Score, "pact": f.Pact,
	}
}

func (r *reader) fault(field string, format string, args ...any) {
	if r.err == nil {
		r.err = r.src.Fault(r.name, field, fmt.Sprintf(format, args...))
	}
}

func (r *reader) templates(section string, table map[string]string) {
	for key, text := range table {
		field := section + "." + key
		nodes, err := parse(text)
		if err != nil {
			r.fault(field, "%v", err)
		}
		r.v.templates[field] = nodes
	}
}

func (r *reader) things(section string, table map[string]any) map[string]thing {
	things := map[string]thing{}
	for slug, x := range table {
		things[slug] = r.thing(section+"."+slug, x)
	}
	return things
}

// thing reads a name, or a table with the name, other forms, plural and detail.
func (r *reader) thing(field string, x any) thing {
	t := thing{forms: map[string]string{}}
	table, ok := x.(map[string]any)
	if !ok {
		table = map[string]any{PlainForm: x}
	}
	for key, value := range table {
		text, isText := value.(string)
		flag, isFlag := value.(bool)
		switch {
		case key == "plural" && isFlag:
			t.plural = flag
		case key == "detail" && isText:
			t.detail = text
		case key != "plural" && isText:
			t.forms[key] = text
		default:
			r.fault(field, "%s is neither a text nor, as plural, true or false", key)
		}
	}
	if t.forms[PlainForm] == "" {
		r.fault(field, "has no name")
	}
	return t
}

// voice returns the voice of a language, or of the first language if it is not spoken.
func (c *Catalogue) voice(lang string) *voice {
	if v, ok := c.voices[lang]; ok {
		return v
	}
	return c.voices[Languages[0]]
}

// say fills in the template of a key. Without a template, the sentence is the key itself.
func (c *Catalogue) say(lang, section, key string, s scene) Sentence {
	s.c, s.v = c, c.voice(lang)
	nodes, ok := s.v.templates[section+"."+key]
	if !ok && s.v.fallback != nil {
		nodes, ok = s.v.fallback.templates[section+"."+key]
	}
	if !ok {
		return plain(key)
	}
	return s.render(nodes)
}

// Event says what happened. Here and below, seats are the slugs of the table's seats.
func (c *Catalogue) Event(lang string, seats []string, e game.Event) Sentence {
	if int(e.Kind) >= len(c.lex.Events) {
		return plain("event " + strconv.Itoa(int(e.Kind)))
	}
	spec := &c.lex.Events[e.Kind]
	args := []int16{e.A, e.B, e.C, e.D}
	return c.say(lang, "event", spec.Slug, scene{seats: seats, seat: e.Seat, sorts: spec.Args, args: args})
}

// Prompt words a question to the player.
func (c *Catalogue) Prompt(lang string, seats []string, p game.Prompt) Sentence {
	if int(p.Step) >= len(c.lex.Steps) {
		return plain("step " + strconv.Itoa(int(p.Step)))
	}
	spec := &c.lex.Steps[p.Step]
	return c.say(lang, "step", spec.Slug, scene{seats: seats, seat: game.Nobody, sorts: spec.Args, args: []int16{p.A, p.B}})
}

// Move returns the label of a move, as on a button.
func (c *Catalogue) Move(lang string, seats []string, m game.Move) Sentence {
	if int(m.Verb) >= len(c.lex.Verbs) {
		return plain(c.lex.Format(m))
	}
	spec := &c.lex.Verbs[m.Verb]
	return c.say(lang, "move", spec.Slug, scene{seats: seats, seat: game.Nobody, sorts: spec.Args, args: []int16{m.A, m.B, m.C}})
}

// Pact says what two seats promise each other: {seat} offers the pact to {with}.
func (c *Catalogue) Pact(lang string, seats []string, p game.Pact) Sentence {
	if int(p.Kind) >= len(c.lex.Pacts) {
		return plain("pact " + strconv.Itoa(int(p.Kind)))
	}
	spec := &c.lex.Pacts[p.Kind]
	return c.say(lang, "pact", spec.Slug, scene{seats: seats, seat: p.By, with: p.With, sorts: spec.Args, args: []int16{p.A, p.B, p.C}})
}

// Violation says why a move was refused. Rule returns the paragraph behind it.
func (c *Catalogue) Violation(lang string, seats []string, v *game.Violation) Sentence {
	if v.Key == game.KeyNotAsked || v.Key == game.KeyNotOffered {
		return plain(Word(lang, v.Key))
	}
	s := scene{seats: seats, seat: game.Nobody, args: v.Args[:]}
	for _, r := range c.lex.Refusals {
		if r.Key == v.Key {
			s.sorts = r.Args
		}
	}
	return c.say(lang, "refusal", v.Key, s)
}

// ScoreLine says what points were scored for: {a} is the line's operand, {b} the points.
func (c *Catalogue) ScoreLine(lang string, seats []string, l game.ScoreLine) Sentence {
	return c.say(lang, "score", l.Key, scene{seats: seats, seat: l.Seat, args: []int16{l.A, int16(l.Points)}})
}
