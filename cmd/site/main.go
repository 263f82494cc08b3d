// Site writes what a server says about the titles into files, for a site that has no server: go run ./cmd/site
// site/docs. The files are the server's own answers; client/src/lib/host.ts knows their names.
package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"

	"outremer/bot"
	"outremer/game"
	"outremer/games"
	"outremer/store/memory"
	"outremer/table"
	"outremer/text"
	"outremer/web"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: site FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// nothing keeps nothing: the server only answers.
type nothing struct{}

func (nothing) Keep([]memory.Row) error { return nil }

func write(folder string) error {
	shelf, err := games.Open("", "")
	if err != nil {
		return err
	}
	server, err := serve(shelf)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, lang := range text.Languages {
		for name, path := range pages(shelf.Games()) {
			w := httptest.NewRecorder()
			server.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/api/v1/"+path+"lang="+lang, nil))
			if w.Code != http.StatusOK {
				return fmt.Errorf("%s: %d %s", path, w.Code, w.Body)
			}
			if err := os.WriteFile(filepath.Join(folder, name+"."+lang+".json"), w.Body.Bytes(), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// pages are the names of the files, with where a server has them.
func pages(all []games.Game) map[string]string {
	list := map[string]string{"titles": "titles?"}
	for _, g := range all {
		slug := g.Info().Slug
		list["titles-"+slug] = "titles/" + slug + "?rules=false&"
		list["titles-"+slug+"-rules"] = "titles/" + slug + "/rules?"
		list["titles-"+slug+"-facts"] = "titles/" + slug + "/facts?"
	}
	return list
}

func serve(shelf *games.Shelf) (*web.Server, error) {
	db := memory.New(nothing{}, nil)
	var titles []game.Title
	for _, g := range shelf.Games() {
		titles = append(titles, g.Title)
	}
	c := table.Config{Store: db, Titles: titles, Shelf: shelf, Players: map[string]table.Player{}}
	for name, p := range bot.Players(titles...) {
		c.Players[name] = p
	}
	return web.New(context.Background(), web.Config{Host: table.NewHost(c), Store: db, Games: shelf.Games(), Shelf: shelf})
}
