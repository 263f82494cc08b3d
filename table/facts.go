package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"outremer/game"
	"outremer/store"
)

// Shelf holds titles with all the facts they can be played with.
type Shelf interface {
	// Find returns the title called slug with the facts of a hash; "" means the facts of games that
	// predate fact hashes.
	Find(slug, hash string) (game.Title, bool)
	// Add makes a title from the data files of a game.
	Add(slug, name string, files []game.FactsFile) (game.Title, error)
	// Files returns the data files a title was made from.
	Files(t game.Title) []game.FactsFile
	// BuiltIn reports whether the facts of a hash come with the program.
	BuiltIn(slug, hash string) bool
}

// errNoFacts: the game's facts are neither in the program nor in the store.
var errNoFacts = errors.New("the facts of the game are not here")

// chosen returns a title with the facts of a hash, or with those for new tables if the hash is "".
func (h *Host) chosen(slug, hash string) (game.Title, error) {
	t, ok := h.Title(slug)
	if !ok {
		return nil, &game.SetupError{Field: "title", Text: fmt.Sprintf("%q is unknown", slug)}
	}
	if hash == "" || hash == t.Info().Facts.Hash {
		return t, nil
	}
	if h.Shelf != nil {
		if t, ok := h.Shelf.Find(slug, hash); ok {
			return t, nil
		}
	}
	return nil, &game.SetupError{Field: "facts", Text: fmt.Sprintf("%q are not here", hash)}
}

// Played returns the title called slug with the facts of a hash, or with those for new tables if
// they are not available.
func (h *Host) Played(slug, hash string) (game.Title, bool) {
	if t, err := h.chosen(slug, hash); err == nil {
		return t, true
	}
	return h.Title(slug)
}

// keepFacts ensures that the store has a title's data files before the first table needs them.
func (h *Host) keepFacts(ctx context.Context, t game.Title) error {
	f := t.Info().Facts
	if _, done := h.kept.Load(f.Hash); f.Hash == "" || h.Shelf == nil || done {
		return nil
	}
	files, err := json.Marshal(h.Shelf.Files(t))
	if err != nil {
		return fmt.Errorf("facts: %w", err)
	}
	set := store.FactSet{Hash: f.Hash, Title: t.Info().Slug, Name: f.Name, Files: string(files)}
	if err := h.Store.AddFacts(ctx, set); err != nil {
		return err
	}
	h.kept.Store(f.Hash, true)
	return nil
}

// titlesFor returns the titles a table may have been played with, likeliest first. A row that names
// its facts has one; an older row has two, because games used to follow whatever facts the server
// had.
func (h *Host) titlesFor(ctx context.Context, row *store.Table) ([]game.Title, error) {
	now, ok := h.Title(row.Title)
	if !ok {
		return nil, fmt.Errorf("table %s: title %q is not on this server", row.ID, row.Title)
	}
	if h.Shelf == nil || now.Info().Facts.Hash == "" {
		return []game.Title{now}, nil
	}
	if row.Facts == "" {
		first, _ := h.Shelf.Find(row.Title, "")
		return []game.Title{now, first}, nil
	}
	if t, err := h.chosen(row.Title, row.Facts); err == nil {
		return []game.Title{t}, nil
	}
	t, err := h.fromStore(ctx, row)
	if err != nil {
		return nil, fmt.Errorf("%w: %s %s: %w", errNoFacts, row.Facts, row.FactsName, err)
	}
	return []game.Title{t}, nil
}

// fromStore makes a title from facts in the store.
func (h *Host) fromStore(ctx context.Context, row *store.Table) (game.Title, error) {
	kept, err := h.Store.Facts(ctx, row.Facts)
	if err != nil {
		return nil, err
	}
	var files []game.FactsFile
	if err := json.Unmarshal([]byte(kept.Files), &files); err != nil {
		return nil, err
	}
	t, err := h.Shelf.Add(row.Title, kept.Name, files)
	if err == nil && t.Info().Facts.Hash != row.Facts {
		err = fmt.Errorf("they say something else: %s", t.Info().Facts.Hash)
	}
	return t, err
}

// ownFacts returns the data files of the table's facts, unless they are built in.
func (t *Table) ownFacts() []game.FactsFile {
	info := t.title.Info()
	if t.host.Shelf == nil || t.host.Shelf.BuiltIn(info.Slug, info.Facts.Hash) {
		return nil
	}
	return t.host.Shelf.Files(t.title)
}
