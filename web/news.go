package web

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"outremer/game"
)

// newsLimit is how many news one answer has at most.
const newsLimit = 500

func (a *api) addNews() {
	register(a, op("GET", "/tables/{id}/news", "list-news", "What has happened, as your seat may know it; at most 500 at once", 403, 404, 422), a.listNews)
	logOp := op("GET", "/tables/{id}/log", "download-log", "The game's log with its secret, once the game is over", 403, 404)
	logOp.Responses = map[string]*huma.Response{"200": {Description: "The log, as outremer verify reads it",
		Content: map[string]*huma.MediaType{"text/plain": {Schema: &huma.Schema{Type: "string"}}}}}
	register(a, logOp, a.downloadLog)
}

func (a *api) listNews(ctx context.Context, in *struct {
	AtTable
	FromSeat
	After uint64 `query:"after" doc:"number of the last news that you have seen"`
}) (*body[[]NewsDoc], error) {
	t, guest, seat, err := a.look(ctx, in.ID, in.Seat)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	news, err := t.News(guest, seat, in.After, newsLimit)
	if err != nil {
		return nil, err
	}
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return nil, err
	}
	rd, err := a.readerOf(&snap.Info, in.choose())
	if err != nil {
		return nil, err
	}
	return &body[[]NewsDoc]{rd.news(news)}, nil
}

// file is a download.
type file struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        []byte
}

func (a *api) downloadLog(ctx context.Context, in *AtTable) (*file, error) {
	t, err := a.Host.Open(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	text, err := t.Log(ctx)
	if err != nil {
		return nil, err
	}
	name := t.Title().Info().Slug + "-" + in.ID[:8] + ".log"
	return &file{"text/plain; charset=utf-8", `attachment; filename="` + name + `"`, text}, nil
}
