package games

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"outremer/facts"
	"outremer/game"
	"outremer/game/box"
	"outremer/papers"
	"outremer/terminal"
)

// Shelf holds the titles, each with the sets of facts that it can be played with: the built-in
// ones, current and past, those installed by the host, and those that came with games. It is safe
// for concurrent use.
type Shelf struct {
	// Faults are installed sets that this program cannot use. Their tables wait for a program that
	// can.
	Faults []error

	mu    sync.Mutex
	boxes map[string]entry
	order []string          // slugs of the titles, without the example
	offer map[string][]Game // for new tables; the built-in set comes first
	first map[string]Game   // the default for new tables
	old   map[string][]Game // the built-in sets of earlier programs, oldest first
	extra map[string][]Game // those that came with games
}

// Open sets up a shelf. Files under override/<slug> replace a title's data files for new tables
// that choose no other set; installed/<slug>/<name> are additional sets. Either may be "".
func Open(override, installed string) (*Shelf, error) {
	if override != "" {
		if _, err := os.ReadDir(override); err != nil {
			return nil, fmt.Errorf("data folder: %w", err)
		}
	}
	s := newShelf()
	for _, b := range titles {
		s.order = append(s.order, b.Slug)
	}
	for _, b := range append(slices.Clip(titles), examples...) {
		if err := s.put(b, override, installed); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func newShelf() *Shelf {
	return &Shelf{boxes: map[string]entry{}, offer: map[string][]Game{}, first: map[string]Game{}, old: map[string][]Game{}, extra: map[string][]Game{}}
}

// put loads a title with all its sets.
func (s *Shelf) put(b entry, override, installed string) error {
	s.boxes[b.Slug] = b
	built, err := b.built()
	if err != nil {
		return err
	}
	today := built[len(built)-1]
	s.old[b.Slug] = built[:len(built)-1]
	s.first[b.Slug], s.offer[b.Slug] = today, []Game{today}
	if folder := filepath.Join(override, b.Slug); override != "" && isFolder(folder) {
		own, err := b.with(nameOf(override), os.DirFS(folder))
		if err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
		s.first[b.Slug] = s.present(own)
	}
	if installed != "" {
		s.install(b, filepath.Join(installed, b.Slug))
	}
	return nil
}

// install offers the sets in a title's folder.
func (s *Shelf) install(b entry, folder string) {
	if !isFolder(folder) {
		return
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		s.Faults = append(s.Faults, err)
	}
	for _, e := range entries {
		if !e.IsDir() || !ValidName(e.Name()) {
			continue
		}
		g, err := b.with(e.Name(), os.DirFS(filepath.Join(folder, e.Name())))
		if err != nil {
			s.Faults = append(s.Faults, fmt.Errorf("%s: %w", filepath.Join(folder, e.Name()), err))
			continue
		}
		s.present(g)
	}
}

// present offers a set to new tables, unless an identical one is already offered.
func (s *Shelf) present(g Game) Game {
	slug := g.Info().Slug
	if same := withFacts(s.offer[slug], g.Info().Facts.Hash); same != nil {
		return *same
	}
	s.offer[slug] = append(s.offer[slug], g)
	return g
}

func withFacts(list []Game, hash string) *Game {
	for i := range list {
		if list[i].Info().Facts.Hash == hash {
			return &list[i]
		}
	}
	return nil
}

// Games returns the titles with the facts used for new tables, in the players' order.
func (s *Shelf) Games() []Game {
	var all []Game
	for _, slug := range s.order {
		all = append(all, s.first[slug])
	}
	return all
}

// Known returns the titles, followed by the example.
func (s *Shelf) Known() []Game {
	known := s.Games()
	for _, b := range examples {
		known = append(known, s.first[b.Slug])
	}
	return known
}

// Offered returns the sets that a new table of a title can choose from. The first is built in.
func (s *Shelf) Offered(slug string) []Game { return s.offer[slug] }

// Find returns the title of Game.
func (s *Shelf) Find(slug, hash string) (game.Title, bool) {
	g, ok := s.Game(slug, hash)
	return g.Title, ok
}

// Game returns the title called slug with the facts of this hash. A game without a hash predates
// named facts: it was played with the program's first set.
func (s *Shelf) Game(slug, hash string) (Game, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.boxes[slug]; !ok {
		return Game{}, false
	}
	if hash == "" {
		return slices.Concat(s.old[slug], s.offer[slug])[0], true
	}
	for _, list := range []map[string][]Game{s.offer, s.old, s.extra} {
		if g := withFacts(list[slug], hash); g != nil {
			return *g, true
		}
	}
	return Game{}, false
}

// BuiltIn reports whether every copy of this program has the facts of this hash.
func (s *Shelf) BuiltIn(slug, hash string) bool {
	return hash == "" || s.offer[slug][0].Info().Facts.Hash == hash || withFacts(s.old[slug], hash) != nil
}

// Files returns the data files that a title was made from.
func (s *Shelf) Files(t game.Title) []game.FactsFile {
	g, _ := s.Game(t.Info().Slug, t.Info().Facts.Hash)
	return g.Facts.Files
}

// Add makes a title from the data files of a game. It is not offered to new tables.
func (s *Shelf) Add(slug, name string, files []game.FactsFile) (game.Title, error) {
	b, ok := s.boxes[slug]
	if !ok {
		return nil, fmt.Errorf("there is no title %q", slug)
	}
	set := facts.Set{Name: name, Files: files}
	if g, ok := s.Game(slug, set.Hash()); ok {
		return g.Title, nil
	}
	g, err := b.make(set)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.extra[slug] = append(s.extra[slug], g)
	return g.Title, nil
}

// Make makes a title from a folder with some or all of its data files, without putting it on the
// shelf.
func (s *Shelf) Make(slug, name string, folder fs.FS) (Game, error) {
	return s.boxes[slug].with(name, folder)
}

// entry is a title on the list.
type entry struct {
	box.Box
	face   terminal.Maker
	papers papers.Opener
	pin    string                 // the hash of today's facts; "" works it out
	built  func() ([]Game, error) // with the built-in facts of every version so far; loaded once
}

func list(entries ...entry) []entry {
	for i := range entries {
		entries[i].built = sync.OnceValues(entries[i].load)
	}
	return entries
}

// load makes the title from each of its built-in sets, oldest first.
func (b entry) load() ([]Game, error) {
	sets, err := facts.BuiltIn(b.Data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", b.Slug, err)
	}
	sets[len(sets)-1].Pin = b.pin
	var all []Game
	for _, set := range sets {
		g, err := b.make(set)
		if err != nil {
			return nil, err
		}
		all = append(all, g)
	}
	return all, nil
}

// with makes the title from its data files and those that override them.
func (b entry) with(name string, override fs.FS) (Game, error) {
	set, err := facts.Merge(name, b.Data, override)
	if err != nil {
		return Game{}, fmt.Errorf("%s: %w", b.Slug, err)
	}
	return b.make(set)
}

func (b entry) make(set facts.Set) (Game, error) {
	t, err := b.Load(set.Source())
	if err != nil {
		return Game{}, fmt.Errorf("%s: %w", b.Slug, err)
	}
	return Game{Title: t, Text: set.Over(b.Text), Rules: b.Rules, Face: b.face, Papers: b.papers, Boards: b.Boards, Facts: set}, nil
}

// ValidName reports whether a set can have this name: it must be short and usable as a folder name.
func ValidName(name string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyz0123456789"
	return name != "" && len(name) <= 30 && name[0] != '-' && strings.Trim(name, letters+"-") == "" && name != game.BuiltIn
}

// nameOf is the name of the set in the folder of --data.
func nameOf(folder string) string {
	if abs, err := filepath.Abs(folder); err == nil {
		if name := strings.ToLower(filepath.Base(abs)); ValidName(name) {
			return name
		}
	}
	return "corrected"
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
