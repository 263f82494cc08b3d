package web

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table"
	"outremer/table/logbook"
	"outremer/table/press"
	"outremer/web/status"
)

// A game moves between a browser and a server by three requests, each of which can be repeated: see
// table.Parcel. The same code answers on both sides.

// maxParcel is the largest game that can move: several times the longest that was ever played.
const maxParcel = 2 << 20

// ParcelDoc is a game that moves.
type ParcelDoc struct {
	From       string            `json:"from" maxLength:"60" doc:"the table that it comes from"`
	Log        string            `json:"log" doc:"the log as far as it was played, with its secret"`
	Name       string            `json:"name,omitempty" maxLength:"60"`
	Press      string            `json:"press,omitempty" enum:"full,public,none"`
	Hints      bool              `json:"hints,omitempty"`
	Agreements bool              `json:"agreements,omitempty"`
	Sit        []string          `json:"sit" maxItems:"16" doc:"your seats"`
	Bots       map[string]string `json:"bots" doc:"bots by seat"`
	Letters    []ParcelLetterDoc `json:"letters" maxItems:"20000"`
}

// ParcelLetterDoc is a letter of a game that moves.
type ParcelLetterDoc struct {
	Yours   bool   `json:"yours,omitempty"`
	Seat    int    `json:"seat" minimum:"-1" maximum:"31"`
	Readers uint32 `json:"readers,omitempty"`
	Text    string `json:"text,omitempty"`
	Pact    string `json:"pact,omitempty" maxLength:"500"`
	Re      int64  `json:"re,omitempty"`
	Word    string `json:"word,omitempty" maxLength:"50"`
	At      int64  `json:"at"`
}

// MovedDoc says where a game is now.
type MovedDoc struct {
	To string `json:"to" minLength:"1" maxLength:"60" doc:"the table that it goes on at"`
}

func (a *api) addTravel() {
	register(a, op("POST", "/tables/{id}/depart", "depart", "Stop a game that nobody else plays, and pack it to go on elsewhere", 403, 404, 409),
		func(ctx context.Context, in *AtTable) (*body[ParcelDoc], error) {
			return atTable(ctx, a, in, func(t *table.Table) (*body[ParcelDoc], error) {
				c, err := t.Depart(ctx, guestID(ctx))
				if err != nil {
					return nil, err
				}
				return &body[ParcelDoc]{parcelDoc(&c)}, nil
			})
		})
	receive := large(op("POST", "/moved", "receive-table", "Go on with a game that has departed elsewhere", 403, 409, 422, 429), maxParcel)
	receive.DefaultStatus = status.Created
	register(a, receive, a.receive)
	register(a, op("POST", "/tables/{id}/arrived", "arrived", "Close the table of a game that has departed, and say where it is", 403, 404, 409),
		func(ctx context.Context, in *struct {
			AtTable
			Body MovedDoc
		}) (*struct{}, error) {
			return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*struct{}, error) { return nil, t.Arrived(ctx, guestID(ctx), in.Body.To) })
		})
	register(a, op("POST", "/tables/{id}/stay", "stay", "Go on with a game here that was to move, and did not", 403, 404, 409),
		func(ctx context.Context, in *AtTable) (*struct{}, error) {
			return atTable(ctx, a, in, func(t *table.Table) (*struct{}, error) { return nil, t.Stay(ctx, guestID(ctx)) })
		})
}

func parcelDoc(c *table.Parcel) ParcelDoc {
	d := ParcelDoc{From: c.From, Log: string(c.Log), Name: c.Name, Press: string(c.Press), Hints: c.Manners.Hints, Agreements: c.Manners.Agreements,
		Sit: append([]string{}, c.Sit...), Bots: c.Bots, Letters: []ParcelLetterDoc{}}
	for _, l := range c.Letters {
		d.Letters = append(d.Letters, ParcelLetterDoc{l.Guest != "", int(l.Seat), uint32(l.Readers), l.Text, l.Pact, l.Re, l.Word, l.At})
	}
	return d
}

// receive refuses whatever is not a true game that can go on: nobody can make one up.
func (a *api) receive(ctx context.Context, in *struct {
	Language
	Body ParcelDoc
}) (*created[MyTableDoc], error) {
	if err := a.mayCreate(ctx); err != nil {
		return nil, err
	}
	f, course, err := a.unpack(in.Body.Log)
	if err != nil {
		return nil, err
	}
	c, err := in.Body.parcel(len(f.Seats))
	if err != nil {
		return nil, err
	}
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	id, err := a.Host.Receive(ctx, g, c, f, course, a.origin(ctx))
	if err != nil {
		return nil, err
	}
	at := AtTable{ID: id, Language: in.Language}
	doc, err := atTable(ctx, a, &at, func(t *table.Table) (*body[MyTableDoc], error) { return a.myTable(ctx, t, in.choose()) })
	if err != nil {
		return nil, err
	}
	return newCreated(base+"/tables/"+id, doc.Body), nil
}

// unpack reads and replays the log of a game that is to go on. It has to come out byte for byte as it came in.
func (a *api) unpack(text string) (*record.File, *record.Course, error) {
	f, g, err := a.readLog(text)
	if err != nil {
		return nil, nil, err
	}
	if f.Position != nil && !takesPositions {
		return nil, nil, badLog("set-up", errors.New("the game begins from a position that somebody set up"))
	}
	if err := logbook.Verify(g.Title, f); err != nil {
		return nil, nil, badLog("not-true", err)
	}
	course, err := logbook.Follow(g.Title, f)
	if err != nil {
		return nil, nil, badLog("not-true", err)
	}
	if f.End != "" || course.Awaiting() == 0 {
		return nil, nil, badLog("ended", errors.New("the game is over"))
	}
	same := f.Header.Append(nil)
	for _, r := range f.Records {
		same = r.Append(same, f.Seats)
	}
	if !bytes.HasPrefix([]byte(text), same) {
		return nil, nil, badLog("not-a-log", errors.New("it is not written as this program writes logs"))
	}
	return f, course, nil
}

// parcel checks what comes with a log.
func (d *ParcelDoc) parcel(seats int) (*table.Parcel, error) {
	c := &table.Parcel{From: d.From, Log: []byte(d.Log), Name: d.Name, Press: press.Mode(d.Press),
		Manners: table.Manners{Hints: d.Hints, Agreements: d.Agreements}, Sit: d.Sit, Bots: d.Bots}
	for i, l := range d.Letters {
		text, err := press.Clean(l.Text)
		if err != nil || l.Seat < int(game.Nobody) || l.Seat >= seats || l.Readers>>seats != 0 || l.Re < 0 || l.Re > int64(i) {
			return nil, &game.SetupError{Field: fmt.Sprintf("letters[%d]", i), Text: "is no letter of this game"}
		}
		from := ""
		if l.Yours {
			from = "you" // whoever receives it says who that is
		}
		c.Letters = append(c.Letters, store.Letter{Guest: from, Seat: game.Seat(l.Seat), Readers: game.Seats(l.Readers), Text: text,
			Pact: l.Pact, Re: l.Re, Word: l.Word, At: l.At})
	}
	return c, nil
}
