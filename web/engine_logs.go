//go:build engine

package web

import (
	"context"
	"errors"
	"slices"
	"strings"

	"outremer/facts"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
	"outremer/web/status"
)

// LogDoc is a log or a bundle, as a file has it.
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
	Program string    `json:"program,omitempty" doc:"the version that played last"`
	Added   []AddDoc  `json:"added" doc:"what players added to the luck"`
	Parts   []PartDoc `json:"parts" doc:"of a bundle: its parts, and whether each fits the log"`
	Rolls   []RollDoc `json:"rolls" doc:"all luck of the game, in order"`
}

// AddDoc is what the player of a seat added to the luck.
type AddDoc struct {
	Seat string `json:"seat" doc:"its name"`
	Text string `json:"text"`
}

// PartDoc is a part of a bundle.
type PartDoc struct {
	Part  string `json:"part"`
	Fault string `json:"fault,omitempty" doc:"what does not fit, in English"`
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
	register(a, op("POST", "/play-on", "play-on", "Make a table of a log, to play on from one of its moments"), a.playOn)
}

func (a *api) checkLog(_ context.Context, in *struct {
	Language
	Body LogDoc
}) (*body[CheckDoc], error) {
	b, f, g, err := a.readBundled(in.Body.Log)
	if err != nil {
		return nil, err
	}
	d := CheckDoc{Title: f.Game, Records: len(f.Records), Sealed: f.Sealed, Secret: f.Secret != nil && record.Seal(f.Secret) == f.Sealed,
		Over: f.End != "", Program: f.Program, Rolls: []RollDoc{}, Parts: partDocs(b, f)}
	d.Added, err = a.addDocs(g, f, in.choose())
	if err != nil {
		return nil, err
	}
	err = logbook.Verify(g.Title, f)
	d.OK = err == nil && !slices.ContainsFunc(d.Parts, func(p PartDoc) bool { return p.Fault != "" })
	if err != nil {
		d.Fault = err.Error()
	}
	if differs, ok := errors.AsType[*record.Difference](err); ok {
		d.At = differs.N
	}
	for _, r := range f.Records {
		for _, roll := range r.Rolls {
			same := err == nil || d.Secret && d.At > 0 && r.N < d.At
			d.Rolls = append(d.Rolls, RollDoc{r.N, f.Seats[max(r.Seat, 0)], r.Text, roll.Stream, roll.Values, same})
		}
	}
	return &body[CheckDoc]{d}, nil
}

func partDocs(b *logbook.Bundle, f *record.File) []PartDoc {
	list := []PartDoc{}
	if b == nil {
		return list
	}
	for _, part := range b.Check(f) {
		p := PartDoc{Part: part.Part}
		if part.Err != nil {
			p.Fault = part.Err.Error()
		}
		list = append(list, p)
	}
	return list
}

// addDocs names who added what to the luck.
func (a *api) addDocs(g games.Game, f *record.File, lang string) ([]AddDoc, error) {
	rd, err := a.reader(g.Title, f.Seats, lang)
	if err != nil {
		return nil, err
	}
	list := []AddDoc{}
	for i, text := range f.Entropy {
		if text != "" {
			list = append(list, AddDoc{rd.names[i], text})
		}
	}
	return list, nil
}

// readBundled reads a log, with the bundle that it is in; nil if it is in none.
func (a *api) readBundled(text string) (*logbook.Bundle, *record.File, games.Game, error) {
	if !logbook.IsBundle([]byte(text)) {
		f, err := record.Parse([]byte(text))
		if err != nil {
			return nil, nil, games.Game{}, badLog("not-a-log", err)
		}
		g, err := a.played(f)
		return nil, f, g, err
	}
	b, f, err := logbook.ParseBundle([]byte(text))
	if err != nil {
		return nil, nil, games.Game{}, badLog("not-a-bundle", err)
	}
	g, err := a.played(f)
	return b, f, g, err
}

// readLog reads a log, and finds the title with the facts that it was played with.
func (a *api) readLog(text string) (*record.File, games.Game, error) {
	_, f, g, err := a.readBundled(text)
	return f, g, err
}

// played finds the title of a log, which may bring facts of its own.
func (a *api) played(f *record.File) (games.Game, error) {
	set := facts.Set{Name: f.Facts.Name, Files: f.Set}
	if _, ok := a.Shelf.Game(f.Game, f.Facts.Hash); !ok && a.offers(f.Game) && f.Set != nil && set.Hash() == f.Facts.Hash {
		if _, err := a.Shelf.Add(f.Game, f.Facts.Name, f.Set); err != nil {
			return games.Game{}, badLog("other-facts", err)
		}
	}
	return a.titleOf(f)
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
	name := strings.TrimSuffix(strings.TrimSuffix(in.Body.Name, ".log"), ".json")
	made, err := logbook.Import(ctx, a.Store, g, f, logbook.Entry{ID: a.Host.NewID(), Name: name, Guest: you, Program: a.Host.Program})
	if err != nil {
		return nil, badLog("not-a-log", err)
	}
	return a.tableMade(ctx, made.ID, in.choose())
}

// OnDoc says from where on a game is to be played anew, and at which seat; bots take the others.
type OnDoc struct {
	Log  string `json:"log"`
	At   int    `json:"at" doc:"how many moves were made, as a replay counts them"`
	Seat string `json:"seat"`
}

func (a *api) playOn(ctx context.Context, in *struct {
	Language
	Body OnDoc
}) (*created[MyTableDoc], error) {
	f, g, err := a.readLog(in.Body.Log)
	if err != nil {
		return nil, err
	}
	seat := slices.Index(f.Seats, in.Body.Seat)
	if seat < 0 {
		return nil, newProblem(status.UnprocessableEntity, "invalid", "there is no such seat", FieldError{"body.seat", "unknown"})
	}
	if err := logbook.Cut(g.Title, f, in.Body.At); err != nil {
		return nil, newProblem(status.UnprocessableEntity, "invalid", err.Error(), FieldError{"body.at", err.Error()})
	}
	you, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	id, err := a.Host.PlayOn(ctx, you, g.Title, f, game.Seat(seat))
	if err != nil {
		return nil, err
	}
	return a.tableMade(ctx, id, in.choose())
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
