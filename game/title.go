package game

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Revision counts our own changes to how a title plays. A table keeps the revision it began with
// unless its players adopt a newer one.
type Revision uint16

// Info is what a lobby needs to know about a title.
type Info struct {
	Slug     string
	Seats    [][]string // Seats[n] names the seats of a table of n; nil if n cannot play
	Editions []string   // the players' choice; the first is the default
	Revision Revision   // the current one, for new tables
	Options  []Option
	Boards   []string // Boards[n] is the drawing on which a table of n plays; nil: none is drawn
	Paces    []string // kinds of turn, each with its own time limit; nil: only one kind
	Facts    Facts    // what the title was made from
	Able     Abilities
}

// Option is a choice made when a table is created.
type Option struct {
	Slug    string
	Values  []string // the first is the default
	Sizes   []int    // table sizes to which it applies; nil: all
	Outside bool     // not in the rulebook
}

// AppliesTo reports whether a table of n seats has this choice.
func (o Option) AppliesTo(n int) bool { return o.Sizes == nil || slices.Contains(o.Sizes, n) }

// Setup is what a game starts from.
type Setup struct {
	Edition  string            // "" means the default
	Revision Revision          // 0 means the current one
	Options  map[string]string // missing ones have their defaults
	Seats    int
	Key      [2]uint64 // of all luck
	Position []string  // set-up lines to begin from, for [Start]; nil: the start of the game
}

// Title is everything fixed about one game. It is safe for concurrent use.
type Title interface {
	Info() Info
	Lexicon() *Lexicon

	// New starts a game. It returns a *SetupError for a setup that Info does not allow.
	New(Setup) (State, error)

	// Restore makes a state from a snapshot. It fails on a snapshot with a different lexicon or
	// layout; then the log must be replayed.
	Restore(Setup, []byte) (State, error)
}

// SetupError is a setup that the title does not allow.
type SetupError struct {
	Field string // "seats", "edition", "revision" or the option's slug
	Text  string
}

func (e *SetupError) Error() string { return e.Field + ": " + e.Text }

// Complete checks a setup against i and fills in the defaults. Every Title.New
// starts with it.
func (i Info) Complete(s Setup) (Setup, error) {
	if s.Seats < 0 || s.Seats >= len(i.Seats) || i.Seats[s.Seats] == nil {
		return s, &SetupError{"seats", fmt.Sprintf("%d players cannot play; possible: %s", s.Seats, i.sizes())}
	}
	if s.Edition == "" {
		s.Edition = i.Editions[0]
	}
	if !slices.Contains(i.Editions, s.Edition) {
		return s, &SetupError{"edition", fmt.Sprintf("%q is unknown; possible: %s", s.Edition, strings.Join(i.Editions, ", "))}
	}
	if s.Revision == 0 {
		s.Revision = i.Revision
	}
	if s.Revision > i.Revision {
		return s, &SetupError{"revision", fmt.Sprintf("%d is newer than this program's %d", s.Revision, i.Revision)}
	}
	given := s.Options
	s.Options = map[string]string{}
	for _, o := range i.Options {
		if !o.AppliesTo(s.Seats) {
			continue
		}
		v, ok := given[o.Slug]
		if !ok {
			v = o.Values[0]
		}
		if !slices.Contains(o.Values, v) {
			return s, &SetupError{o.Slug, fmt.Sprintf("%q is unknown; possible: %s", v, strings.Join(o.Values, ", "))}
		}
		s.Options[o.Slug] = v
	}
	for _, k := range slices.Sorted(maps.Keys(given)) {
		if _, ok := s.Options[k]; !ok {
			return s, &SetupError{k, fmt.Sprintf("no such option at a table of %d", s.Seats)}
		}
	}
	return s, nil
}

// Board returns the drawing for a table of n; "" if there is none.
func (i Info) Board(n int) string {
	if n >= len(i.Boards) {
		return ""
	}
	return i.Boards[n]
}

// Sizes lists the numbers of players that can play.
func (i Info) Sizes() []int {
	var ns []int
	for n, names := range i.Seats {
		if names != nil {
			ns = append(ns, n)
		}
	}
	return ns
}

func (i Info) sizes() string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(i.Sizes()), " ", ", "), "[]")
}

// SeatNamed finds the seat called name at a table of n.
func (i Info) SeatNamed(n int, name string) (Seat, bool) {
	at := slices.Index(i.Seats[n], name)
	return Seat(at), at >= 0
}

// Facts names a set of facts: maps, cards, costs and counts. A game is played to its end with the
// set it began with, whatever later releases bring.
type Facts struct {
	Name string // for people; BuiltIn is the program's own
	Hash string // of what the set says, not of how its files are written; "" where a title has no data files
}

// FactsFile is one data file of a set.
type FactsFile struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// BuiltIn is the name of the facts that come with the program.
const BuiltIn = "built-in"

// Source is where a title reads its facts (maps, cards, numbers) from: files of
// its data folder, or an owner's corrected copies of them.
type Source interface {
	// Decode reads a file strictly: an unknown or missing field is an error that
	// names file, line and field.
	Decode(file string, into any) error

	// Fault is the error for a value that parses but cannot be right. It names file, line and
	// field; a field inside a list is written "region[3].defence".
	Fault(file, field, text string) error
	// Facts names the set.
	Facts() Facts
}
