//go:build !engine

package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"html"
	"io/fs"
	"net/http"
	"strings"
)

// hints are lines for the head of a table's page, by title and by board. With them the browser
// fetches what the page will need while it still reads the script that would ask for it.
type hints struct {
	Titles map[string]string `json:"titles"`
	Boards map[string]string `json:"boards"`
}

// readHints reads what npm run build wrote; without it there are none.
func readHints(files fs.FS) (h hints, err error) {
	b, err := fs.ReadFile(files, "hints.json")
	if err != nil {
		return h, nil
	}
	err = json.Unmarshal(b, &h)
	if err != nil {
		return h, fmt.Errorf("hints.json: %w", err)
	}
	return h, nil
}

// playing names the title of a table and its board; both are empty if there is no such table.
func (s *Server) playing(ctx context.Context, id string) (title, board string) {
	row, err := s.Store.LoadTable(ctx, id)
	if err != nil {
		return "", "" // the page will find out and say so
	}
	t, ok := s.Host.Played(row.Title, row.Facts)
	if !ok || !s.offers(row.Title) {
		return "", ""
	}
	return row.Title, t.Info().Board(len(row.Seats))
}

// tablePage is the client's page with hints for one table.
func (a *app) tablePage(r *http.Request) *asset {
	id, ok := strings.CutPrefix(r.URL.Path, "/table/")
	if !ok || a.playing == nil {
		return a.index
	}
	id, _, _ = strings.Cut(id, "/")
	title, board := a.playing(r.Context(), id)
	if title == "" {
		return a.index
	}
	key := title + " " + board
	page := a.hinted.get(key)
	if page == nil {
		page = newAsset(a.index.kind, a.hinting(title, board))
		a.hinted.put(key, page)
	}
	return page
}

// hinting adds the lines for a title and its board to the page. They come last: the page's own
// script and style are needed before them.
func (a *app) hinting(title, board string) []byte {
	lines := fmt.Sprintf(`<meta name="title" content="%s"><meta name="board" content="%s">`, html.EscapeString(title), html.EscapeString(board)) +
		a.hints.Titles[title] + a.hints.Boards[board]
	return bytes.Replace(a.index.plain, []byte("</head>"), []byte(lines+"</head>"), 1)
}
