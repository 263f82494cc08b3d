//go:build !engine

package web

import (
	"context"
	"io/fs"
	"slices"
	"strings"

	"outremer/atlas"
	"outremer/games"
	"outremer/store"
)

// drawn returns where a title's boards may be: with the title, or in the atlas.
func drawn(g games.Game) []fs.FS {
	if g.Boards == nil {
		return []fs.FS{atlas.Boards()}
	}
	return []fs.FS{g.Boards, atlas.Boards()}
}

// BoardDoc is a drawn board of a game.
type BoardDoc struct {
	Name    string `json:"name" doc:"the slug of the title, or that with the board's own name behind it: kings, thywill-p2"`
	Address string `json:"address" doc:"of the drawing, an SVG"`
}

func boardDocs(g games.Game) []BoardDoc {
	docs := []BoardDoc{}
	for _, name := range boardNames(g) {
		docs = append(docs, BoardDoc{name, base + "/titles/" + g.Info().Slug + "/boards/" + name})
	}
	return docs
}

func boardNames(g games.Game) []string {
	names, slug := []string{}, g.Info().Slug
	for _, dir := range drawn(g) {
		files, _ := fs.Glob(dir, slug+"*.svg") // the pattern is well formed
		for _, file := range files {
			name := strings.TrimSuffix(file, ".svg")
			if name == slug || strings.HasPrefix(name, slug+"-") {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (a *api) addBoards() {
	one := op("GET", "/titles/{slug}/boards/{name}", "get-board", "A board of a game, drawn as SVG", 404)
	register(a, answersFile(one, boardKind), a.getBoard)
}

const boardKind = "image/svg+xml"

func (a *api) getBoard(_ context.Context, in *struct {
	Slug string `path:"slug"`
	Name string `path:"name" doc:"as the title lists it"`
}) (*document, error) {
	return a.shared.answer("board "+in.Slug+" "+in.Name, func() (*asset, error) {
		g, err := a.offered(in.Slug)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(boardNames(g), in.Name) {
			return nil, store.ErrNotFound
		}
		for _, dir := range drawn(g) {
			if svg, err := fs.ReadFile(dir, in.Name+".svg"); err == nil {
				return newAsset(boardKind, svg), nil
			}
		}
		return nil, store.ErrNotFound
	})
}
