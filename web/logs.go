package web

import (
	"errors"
	"fmt"
	"slices"

	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
	"outremer/web/status"
)

// titleOf finds the title with the facts that a log was played with.
func (a *api) titleOf(f *record.File) (games.Game, error) {
	if !a.offers(f.Game) {
		return games.Game{}, badLog("another-title", fmt.Errorf("this is a game of %s", f.Game))
	}
	g, ok := a.withFacts(f.Game, f.Facts.Hash)
	if !ok {
		return g, badLog("other-facts", errors.New("the game was played with facts that are not here"))
	}
	if f.Revision > g.Info().Revision || slices.ContainsFunc(f.Records, func(r record.Record) bool {
		return r.Kind == record.Adopt && r.To > int(g.Info().Revision)
	}) {
		return g, badLog("newer-rules", errors.New("the game was played by newer rules than this program knows"))
	}
	if err := logbook.CheckSeats(g.Info(), f.Seats); err != nil {
		return g, badLog("not-a-log", err)
	}
	return g, nil
}

// withFacts returns a title with the facts of a hash; "" for games that are older than such hashes.
func (a *api) withFacts(slug, hash string) (games.Game, bool) {
	if a.Shelf != nil {
		return a.Shelf.Game(slug, hash)
	}
	t, ok := a.Host.Title(slug)
	if !ok || hash != "" && t.Info().Facts.Hash != hash {
		return games.Game{}, false
	}
	g, err := a.words.Game(t)
	return g, err == nil
}

func badLog(key string, err error) error {
	return newProblem(status.UnprocessableEntity, key, err.Error(), FieldError{"body.log", err.Error()})
}
