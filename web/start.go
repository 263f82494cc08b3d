package web

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"outremer/game"
	"outremer/store"
)

// StartDoc is a game before its first move.
type StartDoc struct {
	Players int             `json:"players"`
	Board   string          `json:"board" doc:"the drawing that it is played on; empty if none is drawn"`
	View    json.RawMessage `json:"view" doc:"the game as a spectator sees it; its form is the title's"`
}

// getStart sets up a game from its rules and facts, so that a picture of it is right even where the
// owner of a copy has corrected something. The seed is fixed, so pictures can be compared.
func (a *api) getStart(_ context.Context, in *struct {
	Slug    string   `path:"slug"`
	Players int      `query:"players" required:"true"`
	Facts   string   `query:"facts" doc:"hash of the facts that it is played with; default: those of new tables"`
	Options []string `query:"options" doc:"choices that are not the defaults, each as option=value"`
}) (*document, error) {
	t, ok := a.Host.Played(in.Slug, in.Facts)
	if !ok || !a.offers(in.Slug) {
		return nil, store.ErrNotFound
	}
	setup := game.Setup{Seats: in.Players, Options: map[string]string{}}
	for _, o := range in.Options {
		slug, value, _ := strings.Cut(o, "=")
		setup.Options[slug] = value
	}
	key := fmt.Sprintf("start %s %d %q", played(t), setup.Seats, setup.Options) // a map is printed in the order of its keys
	return a.shared.document(key, func() (any, error) {
		st, err := t.New(setup)
		if err != nil {
			return nil, err
		}
		view, err := game.EncodeView(st.View(game.Nobody))
		return StartDoc{in.Players, t.Info().Board(in.Players), view}, err
	})
}
