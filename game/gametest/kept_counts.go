package gametest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"outremer/game"
	"outremer/game/record"
)

// A replay covers only the moves that were made. Counts cover the alternatives: in how many ways a
// position can continue for one move, two, three. This is what chess programs call perft.

// countLine is one count: after a record of a kept game, so many moves deep.
type countLine struct {
	log       string
	at, depth int
	n         int
}

func countsName(r game.Revision) string { return fmt.Sprintf("r%d-counts.txt", r) }

// count returns the number of ways a game can continue for so many moves, with the first awaited
// seat moving each time. The luck is that of the game.
func count(st game.State, depth int) (n int) {
	s := st.Awaiting().First()
	if s == game.Nobody {
		return 0
	}
	moves := st.Options(nil, s)
	if depth == 1 {
		return len(moves)
	}
	next := st.Clone()
	for _, m := range moves {
		next.CopyFrom(st)
		next.Play(s, m, nil)
		n += count(next, depth-1)
	}
	return n
}

// recount compares the counts of a revision with what the rules give.
func (s *shelf) recount(r game.Revision) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = s.changed(r, recovered(p))
		}
	}()
	lines, err := s.counts(r)
	if err != nil {
		return err
	}
	for _, l := range lines {
		st, err := s.position(l.log, l.at)
		if err != nil {
			return s.changed(r, err)
		}
		if n := count(st, l.depth); n != l.n {
			return s.changed(r, fmt.Errorf("%s goes on after record %d in %d ways of %d moves, not in %d", l.log, l.at, n, l.depth, l.n))
		}
	}
	return nil
}

func (s *shelf) counts(r game.Revision) (lines []countLine, err error) {
	text, err := os.ReadFile(filepath.Join(s.dir, countsName(r)))
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		var l countLine
		if _, err := fmt.Sscan(line, &l.log, &l.at, &l.depth, &l.n); err != nil {
			return nil, fmt.Errorf("%s: %q: %w", countsName(r), line, err)
		}
		lines = append(lines, l)
	}
	return lines, nil
}

// position returns a kept game after a record.
func (s *shelf) position(log string, at int) (game.State, error) {
	for _, g := range s.games {
		if g.name == log && at <= len(g.Records) {
			f := *g.File
			f.Records = f.Records[:at]
			title, err := s.titleOf(&f)
			if err != nil {
				return nil, err
			}
			c, err := record.Replay(title, &f)
			if err != nil {
				return nil, err
			}
			return c.State, nil
		}
	}
	return nil, fmt.Errorf("no kept game %s with %d records", log, at)
}

// Counts go as deep as needed to cover many ways, but at most to deepest.
const (
	manyWays = 1000
	deepest  = 6
)

// keepCounts adds counts for the games of the current revision if there are none yet: from the
// start of one, and from turns early, in the middle and late in others.
func (s *shelf) keepCounts() error {
	r := s.info.Revision
	if _, err := s.counts(r); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	var games []keptGame
	for _, g := range s.games {
		if g.Revision == r {
			games = append(games, g)
		}
	}
	var text []byte
	for i := range 4 {
		if len(games) == 0 {
			break
		}
		g := games[i*len(games)/4]
		at := turnAfter(g.Records, i*len(g.Records)/4)
		st, err := s.position(g.name, at)
		if err != nil {
			return err
		}
		for depth, n := 1, 0; depth <= deepest && n < manyWays; depth++ {
			n = count(st, depth)
			text = fmt.Appendln(text, g.name, at, depth, n)
		}
	}
	return addFile(filepath.Join(s.dir, countsName(r)), text)
}

// turnAfter returns the first record from at on after which a turn begins, according to its state
// line; at itself if there is none, or at the start.
func turnAfter(records []record.Record, at int) int {
	for n := at; n > 0 && n < len(records); n++ {
		if records[n-1].State != "" {
			return n
		}
	}
	return at
}
