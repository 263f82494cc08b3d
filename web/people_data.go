//go:build !engine

package web

import (
	"context"
	"net/http"

	"outremer/game"
	"outremer/people"
	"outremer/store"
)

// MyDataDoc is everything that is kept about you.
type MyDataDoc struct {
	Name    string            `json:"name"`
	Created int64             `json:"created"`
	Lang    string            `json:"lang"`
	Zone    string            `json:"zone"`
	SignIns []SignInDoc       `json:"sign_ins"`
	Proofs  []MyProofDoc      `json:"proofs"`
	Tokens  []ProgramTokenDoc `json:"tokens"`
	Tables  []MyGameDoc       `json:"tables"`
	Letters []MyLetterDoc     `json:"letters"`
	Shown   string            `json:"shown" doc:"to whom your page is shown; empty until chosen"`
	Games   []MyResultDoc     `json:"games" doc:"how your games ended"`
	Ratings []StrengthDoc     `json:"ratings"`
}

// MyResultDoc is how a game ended for you.
type MyResultDoc struct {
	Table string `json:"table"`
	OutcomeDoc
}

// MyProofDoc is a way in which you can sign in.
type MyProofDoc struct {
	Kind    string `json:"kind" enum:"passkey,phrase,mail,oidc"`
	Name    string `json:"name" doc:"the address, or who vouches for you"`
	Created int64  `json:"created"`
	Used    int64  `json:"used"`
}

// MyGameDoc is a table of yours.
type MyGameDoc struct {
	ID      string       `json:"id"`
	Title   string       `json:"title"`
	Name    string       `json:"name"`
	Status  string       `json:"status"`
	Creator bool         `json:"creator"`
	Created int64        `json:"created"`
	Updated int64        `json:"updated"`
	Seats   []MyPlaceDoc `json:"seats"`
}

// MyPlaceDoc is a seat of yours.
type MyPlaceDoc struct {
	Seat     string `json:"seat"`
	Entropy  string `json:"entropy" doc:"what you added to the luck"`
	Standing string `json:"standing" doc:"what you want done with questions that have one answer"`
}

// MyLetterDoc is a letter that you wrote.
type MyLetterDoc struct {
	Table string `json:"table"`
	N     int64  `json:"n"`
	At    int64  `json:"at"`
	Text  string `json:"text"`
	Pact  string `json:"pact"`
}

func (a *api) addMyData() {
	register(a, op("GET", "/me/data", "my-data", "Everything that is kept about you, as a file", 429), a.myData)
	register(a, op("DELETE", "/me", "delete-me", "Delete your name and the text of your letters; bots take your seats", 422), a.deleteMe)
}

// savedFile is an answer that a browser saves.
type savedFile[T any] struct {
	Disposition string `header:"Content-Disposition"`
	Body        T
}

func (a *api) myData(ctx context.Context, _ *struct{}) (*savedFile[MyDataDoc], error) {
	g, err := a.guest(ctx)
	if err != nil {
		return nil, err
	}
	all, err := a.people.Data(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	d := MyDataDoc{Name: g.Name, Created: g.Created, Lang: g.Lang, Zone: g.Zone, Shown: g.Shown,
		Games: []MyResultDoc{}, Ratings: []StrengthDoc{}, SignIns: []SignInDoc{}, Proofs: []MyProofDoc{}, Tokens: tokenDocs(all.Tokens), Tables: []MyGameDoc{}, Letters: []MyLetterDoc{}}
	d.fill(&all, g.ID, visitOf(ctx).visitor.SignIn)
	return &savedFile[MyDataDoc]{`attachment; filename="outremer-my-data.json"`, d}, nil
}

func (d *MyDataDoc) fill(all *people.Data, person, this string) {
	for _, s := range all.SignIns {
		d.SignIns = append(d.SignIns, SignInDoc{s.ID, s.Device, s.Created, s.Seen, s.ID == this})
	}
	for _, p := range all.Proofs {
		name := ""
		switch p.Kind {
		case store.Mail:
			name = p.Key
		case store.OIDC:
			name = p.Data
		}
		d.Proofs = append(d.Proofs, MyProofDoc{p.Kind, name, p.Created, p.Used})
	}
	for i := range all.Tables {
		d.Tables = append(d.Tables, myGame(&all.Tables[i], person))
	}
	for i := range all.Games {
		d.Games = append(d.Games, MyResultDoc{all.Games[i].Table, *outcomeDoc(&all.Games[i])})
	}
	for _, r := range all.Ratings {
		d.Ratings = append(d.Ratings, StrengthDoc{Title: r.Title, Strength: r.Mu, Sigma: r.Sigma, Games: r.Games})
	}
	for _, l := range all.Letters {
		d.Letters = append(d.Letters, MyLetterDoc{l.Table, l.N, l.At, l.Text, l.Pact})
	}
}

func myGame(t *store.Table, person string) MyGameDoc {
	d := MyGameDoc{ID: t.ID, Title: t.Title, Name: t.Name, Status: string(t.Status), Creator: t.Creator == person,
		Created: t.Created, Updated: t.Updated, Seats: []MyPlaceDoc{}}
	for _, s := range t.Seats {
		if s.Guest == person {
			d.Seats = append(d.Seats, MyPlaceDoc{s.Name, s.Entropy, s.Standing})
		}
	}
	return d
}

// deleteMe asks for the name, so that no slip of the hand deletes anybody.
func (a *api) deleteMe(ctx context.Context, in *struct {
	Body struct {
		Name string `json:"name" maxLength:"30" doc:"your name, to be sure"`
	}
}) (*signedOut, error) {
	g, err := a.guest(ctx)
	if err != nil {
		return nil, err
	}
	if in.Body.Name != g.Name {
		return nil, &game.SetupError{Field: "name", Text: "that is not your name"}
	}
	ended, err := a.people.Leave(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	a.endStreams(ended...)
	gone := []string{}
	for _, name := range []string{cookieName, hostCookie} {
		c := http.Cookie{Name: name, Path: "/", MaxAge: -1, HttpOnly: true, Secure: name == hostCookie}
		gone = append(gone, c.String())
	}
	return &signedOut{http.StatusNoContent, gone}, nil
}

// signedOut is the answer that takes a browser's cookie away.
type signedOut struct {
	Status  int
	Cookies []string `header:"Set-Cookie"`
}
