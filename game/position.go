package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// SetUpSpec describes a set-up line that people may use: a title whose lexicon has some can begin
// from a position that somebody has put together ([Setup.Position]). The lines are those of
// [Arranger], which knows more of them, for scripts alone.
type SetUpSpec struct {
	Slug   string
	Args   []SetUpArg
	Always bool // comes before all others by itself, and is written nowhere
	Opens  bool // says whose question comes next: every position ends with one such line, and has no other
}

// SetUpArg is what a word of a set-up line may be.
type SetUpArg struct {
	Sort      Sort
	Seat      bool     // only the name of a seat at the table; Sort is then not asked
	Also      []string // words that are possible, too, such as "none"
	Low, High int16    // bounds of a number
	Repeats   bool     // any number of such words, even none; only as the last
}

// Bounds of a position, far beyond what any board needs.
const (
	MaxSetUpLines = 400
	maxSetUpWords = 80
)

// PositionError says why a game cannot begin from a position.
type PositionError struct {
	Line int    // counted from 1; 0 for the position as a whole
	Key  string // one of those below
	Word string // the word that it is about, if any
	Text string // what the title says to it, in English; "" where the key says it all
}

// Why a position is refused.
const (
	SetUpUnknown = "setup-unknown"  // no set-up line begins with this word
	SetUpWord    = "setup-word"     // this word is not possible there
	SetUpMissing = "setup-missing"  // a word is missing
	SetUpMore    = "setup-too-long" // there are more words than belong there
	SetUpLast    = "setup-last"     // the line that says who plays next is not the last
	SetUpNobody  = "setup-nobody"   // no line says who plays next
	SetUpMany    = "setup-many"     // there are too many lines
	SetUpRefused = "setup-refused"  // the title refuses it
	SetUpUnsound = "setup-unsound"  // the pieces cannot lie like this
	SetUpFailed  = "setup-failed"   // the rules fail on it
	SetUpOver    = "setup-over"     // the game would be over
	SetUpNowhere = "setup-nowhere"  // the title begins at its start only
)

func (e *PositionError) Error() string {
	text := strings.TrimPrefix(e.Key, "setup-")
	if e.Word != "" {
		text += " " + strconv.Quote(e.Word)
	}
	if e.Text != "" {
		text += ": " + e.Text
	}
	if e.Line == 0 {
		return "position: " + text
	}
	return fmt.Sprintf("position, line %d: %s", e.Line, text)
}

// Start starts a game: at its start, or from the position of the setup. A position that makes no
// sense is a *PositionError, also where it makes the rules panic.
func Start(t Title, s Setup) (st State, err error) {
	st, err = t.New(s)
	if err != nil || len(s.Position) == 0 {
		return st, err
	}
	line := 0
	defer func() {
		if p := recover(); p != nil {
			st, err = nil, &PositionError{Line: line, Key: SetUpFailed, Text: fmt.Sprint(p)}
		}
	}()
	lines, err := readSetUp(t.Lexicon(), t.Info().Seats[s.Seats], s.Position)
	if err != nil {
		return nil, err
	}
	a, ok := st.(Arranger)
	if !ok {
		return nil, &PositionError{Key: SetUpNowhere}
	}
	for i := range t.Lexicon().SetUps {
		if s := &t.Lexicon().SetUps[i]; s.Always {
			if err := a.Arrange([]string{s.Slug}); err != nil {
				return nil, &PositionError{Key: SetUpRefused, Text: err.Error()}
			}
		}
	}
	for i, words := range lines {
		line = i + 1
		if err := a.Arrange(words); err != nil {
			return nil, &PositionError{Line: line, Key: SetUpRefused, Text: err.Error()}
		}
	}
	line = 0
	return st, sound(st)
}

// sound reports whether a game can go on from a state that was put together.
func sound(st State) error {
	if a, ok := st.(Auditor); ok {
		if err := a.Audit(); err != nil {
			return &PositionError{Key: SetUpUnsound, Text: err.Error()}
		}
	}
	if st.Awaiting() == 0 {
		return &PositionError{Key: SetUpOver}
	}
	for s := range st.Awaiting().All() {
		if len(st.Options(nil, s)) == 0 {
			return &PositionError{Key: SetUpUnsound, Text: fmt.Sprintf("seat %d has no answer", s)}
		}
	}
	return nil
}

// readSetUp splits the lines of a position into words that fit the lexicon and the table.
func readSetUp(x *Lexicon, seats, position []string) ([][]string, error) {
	if len(x.SetUps) == 0 {
		return nil, &PositionError{Key: SetUpNowhere}
	}
	if len(position) > MaxSetUpLines {
		return nil, &PositionError{Key: SetUpMany}
	}
	lines := make([][]string, len(position))
	for i, text := range position {
		words := strings.Fields(text)
		opens, bad := checkSetUp(x, seats, words)
		if last := i == len(position)-1; bad == nil && opens != last {
			bad = &PositionError{Key: SetUpNobody}
			if opens {
				bad = &PositionError{Key: SetUpLast, Word: words[0]}
			}
		}
		if bad != nil {
			bad.Line = i + 1
			return nil, bad
		}
		lines[i] = words
	}
	return lines, nil
}

// checkSetUp reports whether a line says who plays next, or what is wrong with it.
func checkSetUp(x *Lexicon, seats, words []string) (opens bool, bad *PositionError) {
	if len(words) == 0 {
		return false, &PositionError{Key: SetUpMissing}
	}
	at := slices.IndexFunc(x.SetUps, func(s SetUpSpec) bool { return s.Slug == words[0] && !s.Always })
	if at < 0 {
		return false, &PositionError{Key: SetUpUnknown, Word: words[0]}
	}
	spec, rest := &x.SetUps[at], words[1:]
	for i := range spec.Args {
		a, n := &spec.Args[i], 1
		if a.Repeats {
			n = len(rest)
		}
		if n > len(rest) {
			return false, &PositionError{Key: SetUpMissing, Word: words[0]}
		}
		for _, w := range rest[:n] {
			if !a.takes(x, seats, w) {
				return false, &PositionError{Key: SetUpWord, Word: w}
			}
		}
		rest = rest[n:]
	}
	if len(rest) > 0 || len(words) > maxSetUpWords {
		return false, &PositionError{Key: SetUpMore, Word: words[len(words)-1]}
	}
	return spec.Opens, nil
}

// takes reports whether a word is possible.
func (a *SetUpArg) takes(x *Lexicon, seats []string, word string) bool {
	if slices.Contains(a.Also, word) {
		return true
	}
	if a.Seat {
		return slices.Contains(seats, word)
	}
	v, ok := x.Find(a.Sort, word)
	if x.Sorts[a.Sort].Names != nil {
		return ok && v != None
	}
	return ok && a.Low <= v && v <= a.High
}
