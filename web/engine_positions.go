//go:build engine

package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/web/status"
)

// SetUpDoc is a line that a position can be put together from.
type SetUpDoc struct {
	Word  string        `json:"word" doc:"that it begins with"`
	Name  string        `json:"name"`
	Args  []SetUpArgDoc `json:"args" doc:"what follows"`
	Opens bool          `json:"opens" doc:"says who plays next: one such line ends every position"`
}

// SetUpArgDoc is a word of such a line.
type SetUpArgDoc struct {
	Sort    string   `json:"sort" doc:"of the lexicon; one without things is of numbers"`
	Seat    bool     `json:"seat,omitempty" doc:"only a seat at the table"`
	Also    []string `json:"also,omitempty" doc:"words that are possible, too"`
	Low     int      `json:"low"`
	High    int      `json:"high"`
	Repeats bool     `json:"repeats,omitempty" doc:"any number of them"`
}

// PlacedDoc is a position: the game and its set-up lines.
type PlacedDoc struct {
	Edition string            `json:"edition,omitempty"`
	Options map[string]string `json:"options,omitempty"`
	Players int               `json:"players"`
	Lines   []string          `json:"lines"`
	Luck    string            `json:"luck" doc:"what its luck follows from"`
	Seat    string            `json:"seat,omitempty" doc:"who looks at it; the first that is asked where it is left out"`
}

// MadeDoc is a game that begins from a position, as a seat sees it.
type MadeDoc struct {
	Log      string          `json:"log"`
	Seat     string          `json:"seat" doc:"who looks at it"`
	Awaiting []string        `json:"awaiting" doc:"seats that are asked first"`
	Question string          `json:"question" doc:"what the seat is asked; empty if others are"`
	View     json.RawMessage `json:"view" doc:"as in a state"`
}

func (a *api) addPositions() {
	register(a, op("GET", "/titles/{slug}/set-up", "list-set-up", "The lines that a position can be put together from"), a.listSetUp)
	register(a, op("POST", "/positions", "make-position", "Make a log that begins from a position"), a.makePosition)
	register(a, op("POST", "/positions/seen", "see-position", "See the position that a log begins from as a seat does"), a.seePosition)
}

func (a *api) listSetUp(_ context.Context, in *struct {
	Slug string `path:"slug"`
	Language
}) (*body[[]SetUpDoc], error) {
	g, err := a.offered(in.Slug)
	if err != nil {
		return nil, err
	}
	words, err := a.words.Of(g.Title)
	if err != nil {
		return nil, err
	}
	x, docs := g.Lexicon(), []SetUpDoc{}
	for _, s := range x.SetUps {
		if s.Always {
			continue
		}
		d := SetUpDoc{Word: s.Slug, Name: words.SetUp(in.choose(), s.Slug), Args: []SetUpArgDoc{}, Opens: s.Opens}
		for _, arg := range s.Args {
			d.Args = append(d.Args, SetUpArgDoc{x.Sorts[arg.Sort].Slug, arg.Seat, arg.Also, int(arg.Low), int(arg.High), arg.Repeats})
		}
		docs = append(docs, d)
	}
	return &body[[]SetUpDoc]{docs}, nil
}

// makePosition puts a position together, to see whether a game can begin from it, and what it looks like.
func (a *api) makePosition(_ context.Context, in *struct {
	Language
	Body PlacedDoc
}) (*body[MadeDoc], error) {
	if len(a.Games) != 1 {
		return nil, store.ErrNotFound // an engine has one title
	}
	t, secret := a.Games[0].Title, []byte(in.Body.Luck)
	setup, err := t.Info().Complete(game.Setup{Edition: in.Body.Edition, Seats: in.Body.Players, Options: in.Body.Options})
	if err != nil {
		return nil, err
	}
	setup.Position = in.Body.Lines
	f := record.File{Header: record.NewHeader(t, setup, record.Seal(secret), nil), Secret: secret}
	d, err := a.beginning(t, &f, in.Body.Seat, in.choose())
	if err != nil {
		return nil, err
	}
	d.Log = string(f.Append(nil))
	return &body[MadeDoc]{d}, nil
}

// beginning shows where a log begins to the seat called name.
func (a *api) beginning(t game.Title, f *record.File, name, lang string) (d MadeDoc, err error) {
	course, err := record.Begin(t, f.Setup(f.Secret))
	if err != nil {
		return d, badPosition(err)
	}
	rd, err := a.reader(t, f.Seats, lang)
	if err != nil {
		return d, err
	}
	return rd.placed(course.State, name)
}

// SeenDoc asks what a seat sees where a log begins.
type SeenDoc struct {
	Log  string `json:"log"`
	Seat string `json:"seat"`
}

// seePosition shows a position that somebody has sent to the seat that is to find a move. It is the sender's,
// so nothing in it is secret.
func (a *api) seePosition(_ context.Context, in *struct {
	Language
	Body SeenDoc
}) (*body[MadeDoc], error) {
	f, g, err := a.readLog(in.Body.Log)
	if err != nil {
		return nil, err
	}
	d, err := a.beginning(g.Title, f, in.Body.Seat, in.choose())
	d.Log = in.Body.Log
	return &body[MadeDoc]{d}, err
}

// placed shows a position to a seat; to the first that is asked if there is none of this name.
func (rd *reader) placed(st game.State, name string) (d MadeDoc, err error) {
	seat := game.Seat(slices.Index(rd.seats, name))
	for s := range st.Awaiting().All() {
		if seat < 0 {
			seat = s
		}
	}
	d = MadeDoc{Seat: rd.seat(seat), Awaiting: rd.set(st.Awaiting())}
	if q, ok := st.Prompt(seat); ok {
		d.Question = rd.words.Prompt(rd.lang, rd.seats, q).String()
	}
	d.View, err = game.EncodeView(st.View(seat))
	return d, err
}

// badPosition says what is wrong with a position: where, about which word, and what the title says to it.
func badPosition(err error) error {
	bad, ok := errors.AsType[*game.PositionError](err)
	if !ok {
		return err
	}
	where := "body.lines"
	if bad.Line > 0 {
		where = fmt.Sprintf("body.lines[%d]", bad.Line-1)
	}
	return newProblem(status.UnprocessableEntity, bad.Key, bad.Error(), FieldError{where, bad.Word}, FieldError{"text", bad.Text})
}
