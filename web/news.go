package web

import (
	"context"

	"outremer/game"
	"outremer/table"
)

// newsLimit is the maximum number of news items in a response.
const newsLimit = 500

func (a *api) addNews() {
	register(a, op("GET", "/tables/{id}/news", "list-news", "What has happened, as your seat may know it; at most 500 at once", 403, 404, 422), a.listNews)
	logOp := op("GET", "/tables/{id}/log", "download-log", "The game's log with its secret, once the game is over", 403, 404)
	register(a, answersFile(logOp, "text/plain"), a.downloadLog)
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

func download(kind, name string, data []byte) *file {
	return &file{kind, `attachment; filename="` + name + `"`, data}
}
