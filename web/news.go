package web

import (
	"context"
	"slices"

	"outremer/game"
	"outremer/games"
	"outremer/table"
	"outremer/table/logbook"
)

// newsLimit is the maximum number of news items in a response.
const newsLimit = 500

func (a *api) addNews() {
	register(a, op("GET", "/tables/{id}/news", "list-news", "What has happened, as your seat may know it; at most 500 at once", 403, 404, 422), a.listNews)
	logOp := op("GET", "/tables/{id}/log", "download-log", "The game's log with its secret, once the game is over", 403, 404)
	register(a, answersFile(logOp, "text/plain"), a.downloadLog)
	bundleOp := op("GET", "/tables/{id}/bundle", "download-bundle", "The log with everything that a stranger needs to check it, once the game is over", 403, 404)
	register(a, answersFile(bundleOp, "application/json"), a.downloadBundle)
}

func (a *api) listNews(ctx context.Context, in *struct {
	AtTable
	FromSeat
	After uint64 `query:"after" doc:"number of the last news that you have seen"`
}) (*body[[]NewsDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[[]NewsDoc], error) {
		news, err := t.News(guest, seat, in.After, newsLimit)
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		return &body[[]NewsDoc]{rd.news(news)}, nil
	})
}

// file is a download.
type file struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        []byte
}

func (a *api) downloadLog(ctx context.Context, in *AtTable) (*file, error) {
	return atTable(ctx, a, in, func(t *table.Table) (*file, error) {
		text, err := t.Log(ctx)
		if err != nil {
			return nil, err
		}
		return download("text/plain; charset=utf-8", t.Title().Info().Slug+"-"+in.ID[:8]+".log", text), nil
	})
}

func (a *api) downloadBundle(ctx context.Context, in *AtTable) (*file, error) {
	return atTable(ctx, a, in, func(t *table.Table) (*file, error) {
		log, err := t.Log(ctx)
		if err != nil {
			return nil, err
		}
		b, err := logbook.NewBundle(log, a.factsOf(t.Title()))
		if err != nil {
			return nil, err
		}
		text, err := b.Text()
		if err != nil {
			return nil, err
		}
		return download("application/json", t.Title().Info().Slug+"-"+in.ID[:8]+".json", text), nil
	})
}

// factsOf returns the data files that a title was made from.
func (s *Server) factsOf(t game.Title) []game.FactsFile {
	if s.Shelf != nil {
		return s.Shelf.Files(t)
	}
	i := slices.IndexFunc(s.Games, func(g games.Game) bool { return g.Info().Slug == t.Info().Slug })
	return s.Games[i].Facts.Files
}

func download(kind, name string, data []byte) *file {
	return &file{kind, `attachment; filename="` + name + `"`, data}
}
