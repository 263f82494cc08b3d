package main

import (
	"encoding/json"
	"fmt"
	"io"
	"time"
)

// limits is what must hold of times. They mean little on a slow machine.
type limits struct {
	deadline time.Duration // after its time, apart from outages
	bot      time.Duration // between two moves, apart from outages of the database
}

// report is what happened.
type report struct {
	Faults   map[string]int `json:"faults"`
	Seconds  float64        `json:"seconds"`
	Tables   int            `json:"tables"`
	Records  int            `json:"records"`
	Moves    int            `json:"moves_acknowledged"`
	Unknown  int            `json:"moves_without_an_answer"`
	Letters  int            `json:"letters_acknowledged"`
	Early    int            `json:"asked_too_early"` // a node had not heard yet of what another had acknowledged
	Logs     int            `json:"logs"`
	Verified int            `json:"logs_verified"`
	Watchers int            `json:"watchers"`
	Streams  int            `json:"streams"`
	News     int            `json:"news_told"`

	Deadlines   int     `json:"deadlines"`
	LateMost    float64 `json:"deadline_late_most_s"`
	LateNetMost float64 `json:"deadline_late_most_without_outages_s"`
	BotMoves    int     `json:"bot_moves"`
	BotMost     float64 `json:"bot_silent_most_s"`
	BotNetMost  float64 `json:"bot_silent_most_without_outages_s"`
	Away        float64 `json:"database_away_s"`

	Wrong []string `json:"wrong"`

	c      *cluster
	limits limits
}

func (r *report) wrong(format string, args ...any) {
	r.Wrong = append(r.Wrong, fmt.Sprintf(format, args...))
}

func (r *report) deadline(d lateness) {
	late := d.at.Sub(d.due)
	net := late - r.c.within(d.due, d.at, false)
	r.Deadlines++
	r.LateMost, r.LateNetMost = max(r.LateMost, late.Seconds()), max(r.LateNetMost, net.Seconds())
	if net > r.limits.deadline {
		r.wrong("a deadline was enforced %.1f s late, %.1f s apart from outages", late.Seconds(), net.Seconds())
	}
}

func (r *report) botMove(table string, before, at time.Time) {
	silent := at.Sub(before)
	net := silent - r.c.within(before, at, true)
	r.BotMoves++
	r.BotMost, r.BotNetMost = max(r.BotMost, silent.Seconds()), max(r.BotNetMost, net.Seconds())
	if net > r.limits.bot {
		r.wrong("table %s: a bot was silent for %.1f s, %.1f s apart from outages", table, silent.Seconds(), net.Seconds())
	}
}

// print writes the report for people.
func (r *report) print(w io.Writer) {
	for _, row := range []struct {
		what  string
		value any
	}{
		{"node killed", r.Faults["kill"]}, {"node stopped for 10 s", r.Faults["freeze"]},
		{"node updated", r.Faults["update"]}, {"connections cut", r.Faults["cut"]}, {"PostgreSQL crashed", r.Faults["crash"]},
		{"seconds under load", fmt.Sprintf("%.0f", r.Seconds)}, {"of these without database", fmt.Sprintf("%.1f", r.Away)},
		{"tables", r.Tables}, {"records", r.Records},
		{"moves acknowledged", r.Moves}, {"moves without an answer", r.Unknown}, {"letters acknowledged", r.Letters},
		{"asked a node too early", r.Early},
		{"logs that verify", fmt.Sprintf("%d of %d", r.Verified, r.Logs)},
		{"watchers", r.Watchers}, {"streams they needed", r.Streams}, {"news they heard", r.News},
		{"deadlines", r.Deadlines}, {"latest, s", fmt.Sprintf("%.1f", r.LateMost)}, {"latest apart from outages, s", fmt.Sprintf("%.1f", r.LateNetMost)},
		{"bots' moves", r.BotMoves}, {"longest silence, s", fmt.Sprintf("%.1f", r.BotMost)},
		{"longest apart from outages, s", fmt.Sprintf("%.1f", r.BotNetMost)},
		{"wrong", len(r.Wrong)},
	} {
		fmt.Fprintf(w, "%-32s %v\n", row.what, row.value)
	}
	for _, text := range r.Wrong {
		fmt.Fprintln(w, "wrong:", text)
	}
}

func (r *report) json(w io.Writer) error {
	if r.Wrong == nil {
		r.Wrong = []string{}
	}
	return json.NewEncoder(w).Encode(r)
}
