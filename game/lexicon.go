package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Sort numbers a kind of operand: regions, cards, counts.
type Sort uint8

// SortSpec names the things of a sort. A sort without names holds numbers, written in digits.
type SortSpec struct {
	Slug    string
	Names   []string
	Printed []any // what each of them shows, for renderers; nil: only its name
	Details bool  // its things have longer descriptions, as cards do
}

// VerbSpec describes a verb and its operands.
type VerbSpec struct {
	Slug  string
	Args  []Sort
	Seals bool // ends a draft
	// It breaks a word that was given, to another seat or to whoever no seat plays: a reason to do so is what it
	// brings, and not that it does no harm.
	Breach bool
	Part   bool // adds to an offer that another move makes: before that nobody hears of it, and alone it is worth nothing
}

// Pace numbers an entry of Info.Paces.
type Pace uint8

// StepSpec describes a question. Rule is the paragraph a player who is asked should read.
type StepSpec struct {
	Slug  string
	Rule  Rule
	Args  []Sort // at most two
	Pace  Pace   // whose time it takes
	Turn  bool   // a turn begins with this question: between two of them lies somebody's whole turn
	Works bool   // it works and never asks, so it needs no sentence
	// Asked even if it has only one answer, and never answered by itself: it is the player's last
	// chance to take a turn back, or a moment that a player wants to see, as when a card is turned up.
	Pauses bool
}

// Weight is how much an event matters to somebody who was away when it happened.
type Weight uint8

const (
	Slight  Weight = iota // not worth a sentence later on
	Notable               // to those it is about, and to others if there is room
	Grave                 // told before everything else
)

// EventSpec describes an event. Reveals means that it shows somebody something new, so undo must
// not cross it.
type EventSpec struct {
	Slug    string
	Args    []Sort // at most four
	Reveals bool
	Weight  Weight
	Opens   bool // a part of the game begins with it, as a turn or a round: its sentence says where the game is. Never secret
	Face    int  // which of Args, from 1, is the face of a die with six sides that the seat rolled; 0: none
}

// Lexicon is the schema of a title: the only place that maps numbers to names. Notation, JSON,
// scripts, logs, text keys and element ids on the board come from it. A slug never changes its
// meaning.
type Lexicon struct {
	Sorts    []SortSpec
	Verbs    []VerbSpec
	Steps    []StepSpec
	Events   []EventSpec
	Streams  []string
	Rules    []Rule // paragraphs that refusals and steps may cite
	Refusals []*Refusal
	Turns    Rule // the paragraph that says whose turn it is
	Pacts    []PactSpec
	Reasons  []string // every Result.Reason
	Scores   []string // every ScoreLine.Key
	Holdings []string // what Holder counts, what matters most first
	SetUps   []SetUpSpec
}

// Weigh returns how much an event matters. In a title that weighs none, all are notable.
func (x *Lexicon) Weigh(e Event) Weight {
	if int(e.Kind) < len(x.Events) && x.Weighs() {
		return x.Events[e.Kind].Weight
	}
	return Notable
}

// Weighs reports whether the title says which of its events matter.
func (x *Lexicon) Weighs() bool {
	return slices.ContainsFunc(x.Events, func(s EventSpec) bool { return s.Weight != Slight })
}

// HasRule reports whether r is a paragraph of the rulebook.
func (x *Lexicon) HasRule(r Rule) bool { return slices.Contains(x.Rules, r) }

// Name returns the slug of thing v of sort k. It never fails: a thing without a name is written as
// a number, so that a broken state can still be printed.
func (x *Lexicon) Name(k Sort, v int16) string {
	switch names := x.Sorts[k].Names; {
	case v == Hidden:
		return "hidden"
	case names == nil:
		return strconv.Itoa(int(v))
	case v == None:
		return "none"
	case int(v) < len(names) && v >= 0:
		return names[v]
	default:
		return strconv.Itoa(int(v))
	}
}

// Find returns the thing of sort k called name.
func (x *Lexicon) Find(k Sort, name string) (int16, bool) {
	spec := &x.Sorts[k]
	if spec.Names == nil {
		v, err := strconv.ParseInt(name, 10, 16)
		return int16(v), err == nil && strconv.Itoa(int(v)) == name
	}
	if name == "none" {
		return None, true
	}
	i := slices.Index(spec.Names, name)
	return int16(i), i >= 0
}

// Words returns the move as slugs: the verb, then its operands.
func (x *Lexicon) Words(m Move) []string {
	if int(m.Verb) >= len(x.Verbs) {
		return []string{"verb-" + strconv.Itoa(int(m.Verb))}
	}
	spec := &x.Verbs[m.Verb]
	words := append(make([]string, 0, 4), spec.Slug)
	for i, k := range spec.Args {
		words = append(words, x.Name(k, m.arg(i)))
	}
	return words
}

// Format returns the notation of a move: "attack homs".
func (x *Lexicon) Format(m Move) string { return strings.Join(x.Words(m), " ") }

// Parse reads the notation of a move. Errors name the word that was not understood.
func (x *Lexicon) Parse(line string) (Move, error) { return x.ParseWords(strings.Fields(line)) }

// ParseWords is Parse for a notation already split into words.
func (x *Lexicon) ParseWords(words []string) (Move, error) {
	var m Move
	if len(words) == 0 {
		return m, fmt.Errorf("no verb")
	}
	v := slices.IndexFunc(x.Verbs, func(s VerbSpec) bool { return s.Slug == words[0] })
	if v < 0 {
		return m, fmt.Errorf("unknown verb %q", words[0])
	}
	spec := &x.Verbs[v]
	if len(words)-1 != len(spec.Args) {
		return m, fmt.Errorf("%s takes %s", spec.Slug, x.usage(spec))
	}
	m.Verb = Verb(v)
	for i, k := range spec.Args {
		a, ok := x.Find(k, words[i+1])
		if !ok {
			return m, fmt.Errorf("unknown %s %q", x.Sorts[k].Slug, words[i+1])
		}
		*m.slot(i) = a
	}
	return m, nil
}

// Safe returns a move that advances the game, for a player who failed to choose one of the options: one that
// seals a draft, or else the first. Editing a draft forever would not. It panics if there are no options: an
// awaited seat can always act unless the rules have failed.
func (x *Lexicon) Safe(options []Move) Move {
	for _, m := range options {
		if x.Verbs[m.Verb].Seals {
			return m
		}
	}
	return options[0]
}

// usage says which operands a verb takes.
func (x *Lexicon) usage(spec *VerbSpec) string {
	if len(spec.Args) == 0 {
		return "nothing"
	}
	var sorts []string
	for _, k := range spec.Args {
		sorts = append(sorts, x.Sorts[k].Slug)
	}
	return strings.Join(sorts, " ")
}

// FindStream returns the stream called name.
func (x *Lexicon) FindStream(name string) (Stream, bool) {
	i := slices.Index(x.Streams, name)
	return Stream(i), i >= 0
}

// Hash identifies only the numbering of the lexicon. A snapshot made under a different hash cannot
// be restored; a log can be replayed under any.
func (x *Lexicon) Hash() string {
	h := sha256.New()
	for _, s := range x.Sorts {
		fmt.Fprintln(h, "sort", s.Slug, s.Names)
	}
	for _, v := range x.Verbs {
		fmt.Fprintln(h, "verb", v.Slug, v.Args)
	}
	for _, s := range x.Steps {
		fmt.Fprintln(h, "step", s.Slug, s.Args)
	}
	for _, e := range x.Events {
		fmt.Fprintln(h, "event", e.Slug, e.Args)
	}
	fmt.Fprintln(h, "streams", x.Streams)
	return hex.EncodeToString(h.Sum(nil))[:12]
}

func (m *Move) slot(i int) *int16 {
	switch i {
	case 0:
		return &m.A
	case 1:
		return &m.B
	default:
		return &m.C
	}
}

func (m Move) arg(i int) int16 { return *m.slot(i) }

// Args returns the operands of e that its spec names.
func (x *Lexicon) Args(e Event) []int16 {
	all := [4]int16{e.A, e.B, e.C, e.D}
	return slices.Clone(all[:len(x.Events[e.Kind].Args)])
}

// EventWords returns an event that is about no seat as slugs: its kind, then its operands.
func (x *Lexicon) EventWords(e Event) []string {
	spec := &x.Events[e.Kind]
	words := []string{spec.Slug}
	for i, v := range x.Args(e) {
		words = append(words, x.Name(spec.Args[i], v))
	}
	return words
}

// ParseEvent is the reverse of EventWords; false if the lexicon knows no such event.
func (x *Lexicon) ParseEvent(words []string) (Event, bool) {
	e := Event{Seat: Nobody}
	if len(words) == 0 {
		return e, false
	}
	kind := slices.IndexFunc(x.Events, func(s EventSpec) bool { return s.Slug == words[0] })
	if kind < 0 || len(x.Events[kind].Args) != len(words)-1 {
		return e, false
	}
	e.Kind = EventKind(kind)
	for i, to := range []*int16{&e.A, &e.B, &e.C, &e.D}[:len(words)-1] {
		v, ok := x.Find(x.Events[kind].Args[i], words[i+1])
		if !ok {
			return e, false
		}
		*to = v
	}
	return e, true
}

// Less orders moves: by verb, then by operands. Options lists moves in this order.
func (m Move) Less(o Move) bool {
	switch {
	case m.Verb != o.Verb:
		return m.Verb < o.Verb
	case m.A != o.A:
		return m.A < o.A
	case m.B != o.B:
		return m.B < o.B
	default:
		return m.C < o.C
	}
}
