package gametest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/record"
)

var keepNew = flag.Bool("keep", false, "list new kept games in SUMS, and add what only this suite can write")

// Kept replays the games that a title keeps in dir, and fails if one of them comes out differently
// than when it was kept: running games of its revision would then change, too. Games are added by
// "make keep"; kept games never change.
//
//	r1-...log.gz   games, written by "outremer sim --keep"
//	r1-counts.txt  in how many ways some of them could have gone on
//	SUMS           the hash of each of these files
//
// The titles are the same title with the facts of every release so far, oldest first: a game is
// replayed with the facts it names.
func Kept(t *testing.T, dir string, titles ...game.Title) {
	t.Helper()
	if *keepNew {
		if err := keep(dir, titles); err != nil {
			t.Fatal(err)
		}
	}
	s, err := openShelf(dir, titles)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range slices.Concat(s.guard(), s.complete()) {
		t.Error(err)
	}
	stride := 1
	if testing.Short() { // replays all share the same things: a few show every race
		stride = 10
	}
	for i := 0; i < len(s.games); i += stride {
		g := &s.games[i]
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			if err := s.replay(g); err != nil {
				t.Error(err)
			}
		})
	}
	for r := game.Revision(1); r <= s.info.Revision && !testing.Short(); r++ {
		t.Run(countsName(r), func(t *testing.T) {
			t.Parallel()
			if err := s.recount(r); err != nil {
				t.Error(err)
			}
		})
	}
}

// shelf is the kept games of a title.
type shelf struct {
	titles []game.Title
	info   game.Info
	dir    string
	files  []string // all but SUMS
	games  []keptGame
}

type keptGame struct {
	name string
	*record.File
}

func openShelf(dir string, titles []game.Title) (*shelf, error) {
	s := &shelf{titles: titles, info: titles[len(titles)-1].Info(), dir: dir}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.Name() == sumsName {
			continue
		}
		s.files = append(s.files, e.Name())
		if filepath.Ext(e.Name()) != ".gz" {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		f, err := record.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name(), err)
		}
		s.games = append(s.games, keptGame{e.Name(), f})
	}
	return s, nil
}

// replay verifies a game. A panic in the rules is a fault like any other.
func (s *shelf) replay(g *keptGame) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = s.changed(g.Revision, recovered(p))
		}
	}()
	title, err := s.titleOf(g.File)
	if err != nil {
		return err
	}
	if err := record.Verify(title, g.File); err != nil {
		return s.changed(g.Revision, err)
	}
	return nil
}

// titleOf returns the title with the facts of a game. Games that predate fact hashes were played
// with the first.
func (s *shelf) titleOf(f *record.File) (game.Title, error) {
	if f.Facts.Hash == "" {
		return s.titles[0], nil
	}
	for _, title := range s.titles {
		if title.Info().Facts.Hash == f.Facts.Hash {
			return title, nil
		}
	}
	return nil, fmt.Errorf("the facts %s of a game of revision %d are gone: the old set has to stay in the folder data/old", f.Facts.Hash, f.Revision)
}

// changed says what to do about a game that no longer comes out as it did.
func (s *shelf) changed(r game.Revision, err error) error {
	return fmt.Errorf("%w\na game of revision %d no longer replays: if the rule changed on purpose, raise Info.Revision and keep the old behaviour for revision %d",
		err, r, r)
}

// complete checks that every revision still in play has kept games, and that those of the current
// one cover every option of a table.
func (s *shelf) complete() (errs []error) {
	for r := game.Revision(1); r <= s.info.Revision; r++ {
		if !slices.ContainsFunc(s.games, func(g keptGame) bool { return g.Revision == r }) {
			errs = append(errs, fmt.Errorf("no game of revision %d is kept: make keep TITLE=%s", r, s.info.Slug))
		}
	}
	have := s.choices()
	for _, n := range s.info.Sizes() {
		for _, choice := range choicesOf(s.info, n) {
			if !have[choice] {
				errs = append(errs, fmt.Errorf("no game of revision %d with %s is kept: make keep TITLE=%s", s.info.Revision, choice, s.info.Slug))
			}
		}
	}
	return errs
}

// choices returns what was chosen in the kept games of the current revision.
func (s *shelf) choices() map[string]bool {
	have := map[string]bool{}
	for _, g := range s.games {
		if g.Revision != s.info.Revision {
			continue
		}
		have[fmt.Sprintf("%d seats", len(g.Seats))] = true
		have["edition "+g.Edition] = true
		for _, o := range g.Options {
			have[o.Slug+"="+o.Value] = true
		}
	}
	return have
}

// choicesOf returns what can be chosen at a table of n.
func choicesOf(info game.Info, n int) []string {
	list := []string{fmt.Sprintf("%d seats", n)}
	for _, e := range info.Editions {
		list = append(list, "edition "+e)
	}
	for _, o := range info.Options {
		if !o.AppliesTo(n) {
			continue
		}
		for _, v := range o.Values {
			list = append(list, o.Slug+"="+v)
		}
	}
	return list
}

// keep adds what "outremer sim" does not write: games with moves taken back, counts,
// and the sums of all that is new.
func keep(dir string, titles []game.Title) error {
	if err := keepUndone(titles[len(titles)-1], dir); err != nil {
		return err
	}
	s, err := openShelf(dir, titles)
	if err != nil {
		return err
	}
	if err := s.keepCounts(); err != nil {
		return err
	}
	s, err = openShelf(dir, titles)
	if err != nil {
		return err
	}
	return s.keepSums()
}

// keepUndone keeps a random game at a table of each size, with undos and notes. Bots make neither.
func keepUndone(title game.Title, dir string) error {
	x := newExam(title)
	for i, n := range x.info.Sizes() {
		at := slices.IndexFunc(x.tables, func(tb table) bool { return tb.setup.Seats == n })
		g, err := x.start(&x.tables[at], 30, i)
		if err != nil {
			return err
		}
		f, _, err := x.recorded(g)
		if err != nil {
			return g.fail(err)
		}
		log, err := record.Compress(f.Append(nil))
		if err != nil {
			return err
		}
		name := fmt.Sprintf("r%d-%s-%dp-undone.log.gz", x.info.Revision, x.info.Slug, n)
		if err := addFile(filepath.Join(dir, name), log); err != nil {
			return err
		}
	}
	return nil
}
