// Package bot is an example of a program that plays by the public API: it takes a seat with a token, follows
// the table, and answers every question with one of the moves on offer. It knows no rules, so it plays every
// title, badly. Begin with a copy of this file and replace Choose; docs/api.md explains the rest.
//
// It uses the standard library alone. bot.py beside it is the same program in Python.
package bot

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Bot is a program at one table.
type Bot struct {
	URL    string // of the site, such as https://play.example.org
	Token  string // that its person has made, with the scope play
	Table  string // id of the table, the last part of its address
	Invite string // from an invitation; "" at its own tables
	Seat   string // "" for whichever is free

	Say func(text string) // is told what happens; may be nil
}

// State is what a seat may know, as far as this bot looks at it. View and its form are the title's.
type State struct {
	N     int64 // grows with everything that happens
	Table struct {
		Status string // open, running, over
	}
	View   json.RawMessage
	Prompt *struct {
		ID   int64
		Kind string // choose, draft, react
		Must bool   // the game waits for this seat
		Text string
	}
	Moves []struct {
		Move []string // to be sent as it is
		Text string
	}
	Result *struct {
		Winners []string
		Text    string
	}
}

// Choose returns an answer to the question that a seat is asked. This is where a bot thinks.
func Choose(s *State) []string {
	last := len(s.Moves) - 1
	// In a draft, such as a page of orders, moves change the draft until the last one on the list hands it in.
	if s.Prompt.Kind == "draft" && rand.IntN(8) == 0 {
		return s.Moves[last].Move
	}
	return s.Moves[rand.IntN(last+1)].Move
}

// Play takes a seat, unless the bot has one, and plays until the game is over.
func (b *Bot) Play(ctx context.Context) error {
	seat, err := b.sitDown(ctx)
	if err != nil {
		return err
	}
	b.say("sitting at " + seat)
	for after := ""; ; {
		over, err := b.follow(ctx, seat, &after)
		if over || err != nil {
			return err
		}
		if err := pause(ctx, time.Second); err != nil { // the stream broke off: resume after the last event
			return err
		}
	}
}

// sitDown returns the bot's seat. Where seats are drawn by lot, it has none before the start.
func (b *Bot) sitDown(ctx context.Context) (string, error) {
	var t struct {
		Mine  []string
		Place []int64
	}
	if err := b.call(ctx, http.MethodGet, b.path(""), nil, &t); err != nil {
		return "", err
	}
	if len(t.Mine)+len(t.Place) == 0 {
		want := map[string]string{"invite": b.Invite, "seat": b.Seat}
		if err := b.call(ctx, http.MethodPost, b.path("/join"), want, &t); err != nil {
			return "", err
		}
	}
	for len(t.Mine) == 0 {
		if err := pause(ctx, 2*time.Second); err != nil {
			return "", err
		}
		if err := b.call(ctx, http.MethodGet, b.path(""), nil, &t); err != nil {
			return "", err
		}
	}
	for _, seat := range t.Mine {
		if seat == b.Seat {
			return seat, nil
		}
	}
	return t.Mine[0], nil
}

// follow reads the table's events, and answers questions, until the game is over or the stream ends.
func (b *Bot) follow(ctx context.Context, seat string, after *string) (over bool, err error) {
	res, err := b.send(ctx, http.MethodGet, b.path("/events?seat="+url.QueryEscape(seat)+"&after="+url.QueryEscape(*after)), nil)
	if err != nil {
		return false, err
	}
	defer res.Body.Close()
	seen := int64(0)
	lines := bufio.NewReader(res.Body)
	for event, data := "", ""; ; {
		line, err := lines.ReadString('\n')
		if err != nil {
			return false, ctx.Err()
		}
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch key {
		case "event":
			event = value
		case "id":
			*after = value
		case "data":
			data = value
		case "": // the end of an event
			var update struct{ State State }
			if event == "update" && json.Unmarshal([]byte(data), &update) == nil && update.State.N >= seen {
				over, seen, err = b.answer(ctx, seat, update.State)
			}
			if over || err != nil {
				return over, err
			}
			event, data = "", ""
		}
	}
}

// answer plays as long as the game waits for this seat. It returns the last state that it has seen.
func (b *Bot) answer(ctx context.Context, seat string, s State) (over bool, n int64, err error) {
	for s.Table.Status == "running" && s.Prompt != nil && s.Prompt.Must && len(s.Moves) > 0 {
		order := map[string]any{"seat": seat, "prompt": s.Prompt.ID, "move": Choose(&s)}
		next := State{}
		err := b.call(ctx, http.MethodPost, b.path("/moves"), order, &next)
		var p *Problem
		if errors.As(err, &p) && p.Status == http.StatusConflict {
			return false, s.N, nil // something has happened meanwhile; the stream will tell
		}
		if err != nil {
			return false, s.N, err
		}
		s = next
	}
	if s.Table.Status != "over" {
		return false, s.N, nil
	}
	b.say("over: " + s.Result.Text + " Winners: " + strings.Join(s.Result.Winners, ", "))
	return true, s.N, nil
}

// Problem is how the server says no.
type Problem struct {
	Status int
	Key    string // for programs: stale, not-yours, token-scope
	Detail string // for people
}

func (p *Problem) Error() string { return fmt.Sprintf("%d %s: %s", p.Status, p.Key, p.Detail) }

func (b *Bot) path(rest string) string { return "/tables/" + url.PathEscape(b.Table) + rest }

// call sends a request and reads its answer.
func (b *Bot) call(ctx context.Context, method, path string, in, out any) error {
	res, err := b.send(ctx, method, path, in)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return json.NewDecoder(res.Body).Decode(out)
}

// send sends a request, again if the server asks to wait. What is not answered well is a *Problem.
func (b *Bot) send(ctx context.Context, method, path string, in any) (*http.Response, error) {
	body, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	for {
		r, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(b.URL, "/")+"/api/v1"+path, nil)
		if err != nil {
			return nil, err
		}
		r.Header.Set("Authorization", "Bearer "+b.Token) // never in the address: addresses are logged
		if in != nil {
			r.Header.Set("Content-Type", "application/json")
			r.Body = io.NopCloser(bytes.NewReader(body))
			r.ContentLength = int64(len(body))
		}
		res, err := http.DefaultClient.Do(r)
		if err != nil || res.StatusCode < 300 {
			return res, err
		}
		p := &Problem{Status: res.StatusCode}
		json.NewDecoder(res.Body).Decode(p) //nolint:errcheck // a proxy may have answered
		res.Body.Close()
		wait, err := strconv.Atoi(res.Header.Get("Retry-After"))
		if err != nil {
			return nil, p
		}
		if err := pause(ctx, time.Duration(wait)*time.Second); err != nil {
			return nil, err
		}
	}
}

func (b *Bot) say(text string) {
	if b.Say != nil {
		b.Say(text)
	}
}

func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

// ReadInvitation returns what an invitation link is for, such as https://play.example.org/join/ID#invite=TOKEN.
func ReadInvitation(link string) (site, table, invite string, err error) {
	u, err := url.Parse(link)
	if err != nil {
		return "", "", "", err
	}
	before, id, ok := strings.Cut(u.Path, "/join/")
	secret, err := url.ParseQuery(u.EscapedFragment())
	if !ok || id == "" || u.Host == "" || err != nil {
		return "", "", "", fmt.Errorf("%q is not an invitation such as https://play.example.org/join/ID#invite=TOKEN", link)
	}
	return u.Scheme + "://" + u.Host + before, id, secret.Get("invite"), nil
}
