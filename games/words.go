package games

import (
	"fmt"
	"slices"
	"sync"

	"outremer/game"
	"outremer/text"
)

// Words are the texts of the titles on offer, read once. They are safe for concurrent use.
type Words struct {
	offered []Game
	shelf   *Shelf   // nil if there are no other facts
	known   sync.Map // catalogues by title: each set of facts has its own
}

// NewWords returns the words of titles, with any set of facts that a shelf has.
func NewWords(offered []Game, shelf *Shelf) *Words { return &Words{offered: offered, shelf: shelf} }

// Of returns the words of a title.
func (w *Words) Of(t game.Title) (*text.Catalogue, error) {
	if words, ok := w.known.Load(t); ok {
		return words.(*text.Catalogue), nil
	}
	g, err := w.Game(t)
	if err != nil {
		return nil, err
	}
	words, err := text.Load(t, g.Text)
	if err != nil {
		return nil, fmt.Errorf("words of %s: %w", t.Info().Slug, err)
	}
	w.known.Store(t, words)
	return words, nil
}

// Game returns the game of a title.
func (w *Words) Game(t game.Title) (Game, error) {
	info := t.Info()
	if w.shelf != nil && info.Facts.Hash != "" {
		if own, ok := w.shelf.Game(info.Slug, info.Facts.Hash); ok {
			return own, nil
		}
	}
	i := slices.IndexFunc(w.offered, func(g Game) bool { return g.Info().Slug == info.Slug })
	if i < 0 {
		return Game{}, fmt.Errorf("title %q is not offered here", info.Slug)
	}
	return w.offered[i], nil
}
