package web

import (
	"net/http"
	"testing"
	"testing/fstest"

	"outremer/games"
)

// bring gives the only title of a site its own boards.
func bring(boards fstest.MapFS) func(*Config) {
	return func(c *Config) { c.Games[0].Boards = boards }
}

func TestBoards(t *testing.T) {
	svg := &fstest.MapFile{Data: []byte("<svg id='field'/>")}
	v := newSite(t, bring(fstest.MapFS{"skirmish-field.svg": svg, "skirmishers.svg": svg, "skirmish.txt": svg})).visitor()
	var title TitleDoc
	v.get("titles/skirmish").ok(&title)
	want := BoardDoc{"skirmish-field", "/api/v1/titles/skirmish/boards/skirmish-field"}
	if len(title.Boards) != 1 || title.Boards[0] != want {
		t.Fatalf("boards %v, want only %v", title.Boards, want)
	}
	board := v.get(want.Address).has("<svg id='field'/>")
	if kind := board.header.Get("Content-Type"); kind != "image/svg+xml" {
		t.Errorf("a board is %q, want image/svg+xml", kind)
	}
	for _, path := range []string{"titles/skirmish/boards/skirmishers", "titles/skirmish/boards/kings", "titles/chess/boards/chess"} {
		v.get(path).refused(http.StatusNotFound, "not-found")
	}
}

func TestBoardsOfTheAtlas(t *testing.T) {
	list, err := games.All("")
	must(t, err)
	for _, g := range list {
		if len(boardNames(g)) == 0 {
			t.Errorf("%s has no board, want those that the atlas draws", g.Info().Slug)
		}
	}
}

func TestNoBoards(t *testing.T) {
	newSite(t).visitor().get("titles").ok(nil).has(`"boards":[]`)
}

// TestNamesOfAView: the names by which a page without a face for the title shows the view.
func TestNamesOfAView(t *testing.T) {
	v := newSite(t).visitor()
	v.get("titles/skirmish?lang=en").ok(nil).has(`"left":"Castles left"`, `"seats":"seat"`)
	v.get("titles/skirmish?lang=it").ok(nil).has(`"left":"Castelli rimasti"`)
}
