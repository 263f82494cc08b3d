//go:build engine

package web

import (
	"context"
	"errors"
	"strings"

	"outremer/facts"
	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
)

// LogDoc is a log, as a file has it.
type LogDoc struct {
	Log  string `json:"log"`
	Name string `json:"name,omitempty"`
}

// CheckDoc says whether a log is true: its luck was sealed before the game, and the rules lead from it to
// the same end.
type CheckDoc struct {
	OK      bool      `json:"ok"`
	Title   string    `json:"title"`
	Records int       `json:"records"`
	Sealed  string    `json:"sealed" doc:"the hash that was published before the game"`
	Secret  bool      `json:"secret" doc:"the secret is there, and its hash is the one that was published"`
	Over    bool      `json:"over" doc:"the log goes on to the end of a game"`
	Fault   string    `json:"fault,omitempty" doc:"what differs, in English"`
	At      int       `json:"at,omitempty" doc:"the record that differs"`
	Rolls   []RollDoc `json:"rolls" doc:"all luck of the game, in order"`
}

// RollDoc is a piece of luck.
type RollDoc struct {
	N      int    `json:"n" doc:"the record that it belongs to"`
	Seat   string `json:"seat"`
	Move   string `json:"move"`
	Stream string `json:"stream" doc:"dice, or the name of a deck"`
	Values []int  `json:"values" doc:"counted from 1"`
	Same   bool   `json:"same" doc:"the secret leads to the same values"`
}

func (a *api) addLogs() {
	register(a, op("POST", "/check", "check-log", "Whether a log is true, roll by roll"), a.checkLog)
	register(a, op("POST", "/logs", "show-log", "Make a table of a log, to look at"), a.showLog)
}

func (a *api) checkLog(_ context.Context, in *struct{ Body LogDoc }) (*body[CheckDoc], error) {
	f, g, err := a.readLog(in.Body.Log)
	if err != nil {
		return nil, err
	}
	d := CheckDoc{Title: f.Game, Records: len(f.Records), Sealed: f.Sealed, Secret: f.Secret != nil && record.Seal(f.Secret) == f.Sealed,
		Over: f.End != "", Rolls: []RollDoc{}}
	err = logbook.Verify(g.Title, f)
	d.OK = err == nil
	if err != nil {
		d.Fault = err.Error()
	}
	if differs, ok := errors.AsType[*record.Difference](err); ok {
		d.At = differs.N
	}
	for _, r := range f.Records {
		for _, roll := range r.Rolls {
			same := d.OK || d.Secret && d.At > 0 && r.N < d.At
			d.Rolls = append(d.Rolls, RollDoc{r.N, f.Seats[max(r.Seat, 0)], r.Text, roll.Stream, roll.Values, same})
		}
	}
	return &body[CheckDoc]{d}, nil
}

// readLog reads a log. It may bring facts of its own.
func (a *api) readLog(text string) (*record.File, games.Game, error) {
	f, err := record.Parse([]byte(text))
	if err != nil {
		return nil, games.Game{}, badLog("not-a-log", err)
	}
	set := facts.Set{Name: f.Facts.Name, Files: f.Set}
	if _, ok := a.Shelf.Game(f.Game, f.Facts.Hash); !ok && a.offers(f.Game) && f.Set != nil && set.Hash() == f.Facts.Hash {
		if _, err := a.Shelf.Add(f.Game, f.Facts.Name, f.Set); err != nil {
			return nil, games.Game{}, badLog("other-facts", err)
		}
	}
	g, err := a.titleOf(f)
	return f, g, err
}

// showLog makes a table of a log. One that the rules cannot follow ends where they stop.
func (a *api) showLog(ctx context.Context, in *struct {
	Language
	Body LogDoc
}) (*created[MyTableDoc], error) {
	f, g, err := a.readLog(in.Body.Log)
	if err != nil {
		return nil, err
	}
	you, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	name := strings.TrimSuffix(in.Body.Name, ".log")
	made, err := logbook.Import(ctx, a.Store, g, f, logbook.Entry{ID: a.Host.NewID(), Name: name, Guest: you, Program: a.Host.Program})
	if err != nil {
		return nil, badLog("not-a-log", err)
	}
	return a.tableMade(ctx, made.ID, in.choose())
}

// tableMade answers with a table that was made.
func (a *api) tableMade(ctx context.Context, id, lang string) (*created[MyTableDoc], error) {
	t, err := a.Host.Open(ctx, id)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	doc, err := a.myTable(ctx, t, lang)
	if err != nil {
		return nil, err
	}
	return newCreated(base+"/tables/"+id, doc.Body), nil
}
