//go:build !engine

package web

import (
	"cmp"
	"context"
	"slices"

	"outremer/store"
	"outremer/table"
)

// To whom a person's page is shown.
const (
	shownToAll     = "all"
	shownToPlayers = "played" // who has begun a game with the person; the default
	shownToNobody  = "nobody"
)

// gamesShown is how many games a page lists, and how many are looked through.
const (
	gamesShown  = 50
	gamesLooked = 300
)

// PersonDoc is a person's page.
type PersonDoc struct {
	Person  string          `json:"person" doc:"as in the address of the page"`
	Name    string          `json:"name"`
	Program int64           `json:"program,omitempty" doc:"since when a program plays for them; 0 for people"`
	You     bool            `json:"you" doc:"it is your own page"`
	Visible bool            `json:"visible" doc:"you may see it; else the rest is empty"`
	Shown   string          `json:"shown,omitempty" enum:"all,played,nobody" doc:"to whom it is shown; on your own page only"`
	Lang    string          `json:"lang,omitempty" doc:"the person's language"`
	Played  CareerDoc       `json:"played"`
	Ratings []StrengthDoc   `json:"ratings"`
	Games   []PersonGameDoc `json:"games" doc:"the latest ones; a private table is only told to those who play there"`
}

// CareerDoc counts a person's games.
type CareerDoc struct {
	Games  int   `json:"games" doc:"played to the end, or left"`
	Won    int   `json:"won" doc:"alone or with others"`
	Left   int   `json:"left" doc:"begun, and given up or lost to somebody else"`
	Timed  int   `json:"timed" doc:"games with deadlines"`
	Kept   int   `json:"kept" doc:"those of them without a missed one"`
	Missed int64 `json:"missed" doc:"deadlines that were missed"`
}

// StrengthDoc is a rating: strength, give or take twice the uncertainty.
type StrengthDoc struct {
	Title     string  `json:"title"`
	TitleName string  `json:"title_name"`
	Strength  float64 `json:"strength" doc:"25 for somebody unknown"`
	Sigma     float64 `json:"sigma" doc:"the standard deviation of what is believed"`
	Games     int64   `json:"games" doc:"rated ones"`
}

// PersonGameDoc is a game of a person's.
type PersonGameDoc struct {
	Table     string      `json:"table"`
	Title     string      `json:"title"`
	TitleName string      `json:"title_name"`
	Name      string      `json:"name" doc:"the table's; empty for none"`
	Public    bool        `json:"public" doc:"false: only those who play there are told of it"`
	Status    string      `json:"status" enum:"running,over"`
	Seat      string      `json:"seat" doc:"the seat's name in the reader's language"`
	Outcome   *OutcomeDoc `json:"outcome" doc:"null while the game is running, or if it is not known"`
}

// OutcomeDoc is how a game ended for a person.
type OutcomeDoc struct {
	At      int64   `json:"at"`
	Fate    string  `json:"fate" enum:"played,left,took-over"`
	Won     bool    `json:"won"`
	Winners int64   `json:"winners" doc:"how many won"`
	Place   int64   `json:"place" doc:"from 1; 0 where all win or lose together"`
	Players int64   `json:"players"`
	Missed  int64   `json:"missed" doc:"deadlines"`
	Change  float64 `json:"change" doc:"of the strength; 0 if the game was not rated"`
}

func (a *api) addPerson() {
	register(a, op("GET", "/people/{person}", "get-person", "A person's page, as far as they show it to you", 404), a.getPerson)
}

func (a *api) getPerson(ctx context.Context, in *struct {
	Person string `path:"person" maxLength:"200" doc:"as at a seat; me for your own page"`
	Language
}) (*body[PersonDoc], error) {
	me := guestID(ctx)
	g, err := a.personCalled(ctx, in.Person)
	if err != nil {
		return nil, err
	}
	d := PersonDoc{Person: a.alias(g.ID), Name: g.Name, Program: g.Program, You: g.ID == me, Ratings: []StrengthDoc{}, Games: []PersonGameDoc{}}
	q := store.Query{Guest: g.ID, Status: []store.Status{store.Running, store.Over}, Limit: gamesLooked}
	tables, err := a.Host.List(ctx, q)
	if err != nil {
		return nil, err
	}
	tables = named(tables)
	d.Visible, err = a.maySee(ctx, g, me, tables)
	if err != nil || !d.Visible {
		return &body[PersonDoc]{d}, err
	}
	if d.You {
		d.Shown = cmp.Or(g.Shown, shownToPlayers)
	}
	d.Lang = g.Lang
	err = a.career(ctx, &d, g.ID, me, tables, in.choose())
	return &body[PersonDoc]{d}, err
}

// personCalled finds a person by alias.
func (a *api) personCalled(ctx context.Context, alias string) (g store.Guest, err error) {
	if alias == "me" {
		return a.guest(ctx)
	}
	id, err := a.aliases.person(alias)
	if err != nil {
		return g, err
	}
	g, err = a.Store.Guest(ctx, id)
	if err == nil && g.Heir != "" {
		g, err = a.Store.Guest(ctx, g.Heir)
	}
	if err == nil && g.Deleted != 0 {
		err = store.ErrNotFound
	}
	return g, err
}

// named leaves out tables at which nobody may learn yet who plays.
func named(tables []table.Info) []table.Info {
	return slices.DeleteFunc(tables, func(i table.Info) bool { return i.Manners.Hidden && i.Status != store.Over })
}

// maySee reports whether somebody may see a person's page: never who is blocked, else as the person
// has chosen.
func (a *api) maySee(ctx context.Context, g store.Guest, me string, tables []table.Info) (bool, error) {
	if g.ID == me {
		return true, nil
	}
	if me == "" {
		return g.Shown == shownToAll, nil
	}
	regards, err := a.Store.Regards(ctx, g.ID)
	if err != nil || regards[me] == store.Block {
		return false, err
	}
	switch cmp.Or(g.Shown, shownToPlayers) {
	case shownToAll:
		return true, nil
	case shownToPlayers:
		return slices.ContainsFunc(tables, func(i table.Info) bool { return playsAt(&i, me) }), nil
	}
	return false, nil
}

func playsAt(i *table.Info, guest string) bool {
	return guest != "" && slices.ContainsFunc(i.Seats, func(s table.SeatInfo) bool { return s.Guest == guest })
}

// career fills in a person's games and ratings.
func (a *api) career(ctx context.Context, d *PersonDoc, person, me string, tables []table.Info, lang string) error {
	outcomes, err := a.Store.Outcomes(ctx, person)
	if err != nil {
		return err
	}
	strengths, err := a.Store.Strengths(ctx, person)
	if err != nil {
		return err
	}
	ended := map[string]*store.Outcome{}
	for i := range outcomes {
		d.Played.add(&outcomes[i])
		ended[outcomes[i].Table] = &outcomes[i]
	}
	for _, s := range strengths {
		if t, ok := a.Host.Title(s.Title); ok && a.offers(s.Title) {
			words, err := a.words.Of(t)
			if err != nil {
				return err
			}
			d.Ratings = append(d.Ratings, StrengthDoc{s.Title, words.Name(lang), s.Mu, s.Sigma, s.Games})
		}
	}
	for i := range tables {
		t := &tables[i]
		if len(d.Games) == gamesShown || !a.offers(t.Title) || !t.Public && !playsAt(t, me) {
			continue
		}
		game, err := a.personGame(t, person, lang)
		if err != nil {
			return err
		}
		game.Outcome = outcomeDoc(ended[t.ID])
		d.Games = append(d.Games, game)
	}
	return nil
}

func (c *CareerDoc) add(o *store.Outcome) {
	c.Games++
	if o.Won {
		c.Won++
	}
	if o.Fate == store.Left {
		c.Left++
	}
	if o.Timed {
		c.Timed++
		c.Missed += o.Missed
		if o.Missed == 0 {
			c.Kept++
		}
	}
}

func (a *api) personGame(i *table.Info, person, lang string) (d PersonGameDoc, err error) {
	rd, err := a.readerOf(i, lang)
	if err != nil {
		return d, err
	}
	d = PersonGameDoc{Table: i.ID, Title: i.Title, TitleName: rd.words.Name(lang), Name: i.Name, Public: i.Public, Status: string(i.Status)}
	for n, s := range i.Seats {
		if s.Guest == person {
			d.Seat = rd.names[n]
			break
		}
	}
	return d, nil
}

func outcomeDoc(o *store.Outcome) *OutcomeDoc {
	if o == nil {
		return nil
	}
	return &OutcomeDoc{At: o.At, Fate: string(o.Fate), Won: o.Won, Winners: o.Winners, Place: o.Place, Players: o.Players,
		Missed: o.Missed, Change: o.After.Mu - o.Before.Mu}
}
