package web

import (
	"context"

	"outremer/game"
	"outremer/table"
	"outremer/table/clock"
	"outremer/text"
)

// ClockDoc is whom the table is waiting for, and for how long.
type ClockDoc struct {
	Tempo   string     `json:"tempo" enum:"untimed,live,correspondence"`
	Limits  []LimitDoc `json:"limits" doc:"kinds of turn that have a time limit"`
	Late    string     `json:"late,omitempty" doc:"what happens when the time is up, in words"`
	Pace    string     `json:"pace,omitempty" doc:"the kind of turn that is waited for now"`
	Due     int64      `json:"due,omitempty" doc:"when its time is up; missing: never"`
	Stopped int64      `json:"stopped,omitempty" doc:"since when the clock stands still by consent of all"`
	Agreed  []string   `json:"agreed" doc:"seats that want the clock stopped, or running again if it stands"`
	Free    int64      `json:"free,omitempty" doc:"when the limit itself is used up; from then to due the seat uses its bank"`
	Terms   *TermsDoc  `json:"terms" doc:"how time is reckoned beside the limits; null: it just runs"`
}

// LimitDoc is how long a kind of turn may take.
type LimitDoc struct {
	Pace    string `json:"pace"`
	Name    string `json:"name"`
	Seconds int64  `json:"seconds"`
}

func (rd *reader) clock(c *clock.Display) ClockDoc {
	d := ClockDoc{Tempo: string(c.Tempo()), Limits: []LimitDoc{}, Pace: c.Pace, Due: c.Due, Stopped: c.Stopped, Agreed: rd.set(c.Agreed),
		Free: c.Free, Terms: termsDoc(c.Terms)}
	for _, pace := range clock.Paces(rd.title) {
		if s := c.Limits[pace]; s > 0 {
			d.Limits = append(d.Limits, LimitDoc{pace, paceName(rd.lang, pace), s})
		}
	}
	if len(d.Limits) > 0 {
		d.Late = lateWords(rd.rules, rd.lang)
	}
	return d
}

func paceName(lang, pace string) string { return text.Word(lang, "pace-"+pace) }

// lateWords says what happens to players whose time is up.
func lateWords(rules bool, lang string) string {
	if rules {
		return text.Word(lang, "late-rules")
	}
	return text.Word(lang, "late-bot")
}

// part returns what plays a vacant seat: the value of the option named after the seat.
func (rd *reader) part(i *table.Info, s *table.SeatInfo) string {
	if value, ok := i.Options[s.Name]; ok && s.Vacant {
		return rd.words.OptionValue(rd.lang, s.Name, value)
	}
	return ""
}

// EngageDoc is a bot for a seat of a table that has not started.
type EngageDoc struct {
	Seat string `json:"seat,omitempty" doc:"missing: whichever is left when seats are given away"`
	Bot  string `json:"bot,omitempty" doc:"one of the title's bots; missing: take the bot out again"`
}

// PauseDoc is a player's vote on pausing the clock.
type PauseDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
	Want bool   `json:"want" doc:"the clock shall stop, or run again if it stands"`
}

func (a *api) addClock() {
	register(a, op("POST", "/tables/{id}/pause", "pause-clock", "Stop the clock, or let it run again, once all players want that", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body PauseDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return t.Pause(ctx, by, in.Body.Want) })
		})
	register(a, op("POST", "/tables/{id}/ask-pause", "ask-pause", "Ask the players to stop the clock, or to let it run again; for a creator without a seat", 403, 404, 409),
		func(ctx context.Context, in *AtTable) (*body[MyTableDoc], error) {
			return a.manage(ctx, in, "", func(t *table.Table, guest string, _ game.Seat) error { return t.AskPause(ctx, guest) })
		})
	register(a, op("POST", "/tables/{id}/bots", "engage-bot", "Put a bot into a free seat before the start, or take it out; for the creator", 403, 404, 409, 422), a.engage)
}

func (a *api) engage(ctx context.Context, in *struct {
	AtTable
	Body EngageDoc
}) (*body[MyTableDoc], error) {
	return a.manage(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, guest string, at game.Seat) error {
		return t.Engage(ctx, guest, at, in.Body.Bot)
	})
}
