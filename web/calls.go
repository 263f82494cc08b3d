//go:build !engine

package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"

	"outremer/call"
	"outremer/call/hook"
	"outremer/store"
	"outremer/table"
)

// CallsDoc is how a person is called, and how this host can call.
type CallsDoc struct {
	Lang     string              `json:"lang" enum:"en,it"`
	Zone     string              `json:"zone" doc:"name of a time zone, such as Europe/Rome"`
	Quiet    QuietDoc            `json:"quiet"`
	Wants    map[string][]string `json:"wants" doc:"causes by kind of channel"`
	Channels []ChannelDoc        `json:"channels"`
	Causes   []string            `json:"causes" doc:"what one can be called for"`
	Key      string              `json:"key" doc:"the applicationServerKey for push"`
	Mail     bool                `json:"mail" doc:"this host sends mail"`
}

// QuietDoc is a span of silence, in minutes after midnight; none if both are the same.
type QuietDoc struct {
	From int `json:"from" minimum:"0" maximum:"1439"`
	To   int `json:"to" minimum:"0" maximum:"1439"`
}

// ChannelDoc is where somebody is called.
type ChannelDoc struct {
	ID      string `json:"id"`
	Kind    string `json:"kind" enum:"push,mail,hook,feed"`
	State   string `json:"state" enum:"unproven,on,dead"`
	Address string `json:"address" doc:"as far as it is worth showing: the mail address, the hook, the path of a feed, the endpoint of a browser"`
	Flavor  string `json:"flavor,omitempty" doc:"of a hook"`
	Secret  string `json:"secret,omitempty" doc:"that signs what a plain hook gets"`
}

// CallSettingsDoc is what a person can choose.
type CallSettingsDoc struct {
	Lang  string              `json:"lang" enum:"en,it"`
	Zone  string              `json:"zone" maxLength:"60"`
	Quiet QuietDoc            `json:"quiet"`
	Wants map[string][]string `json:"wants,omitempty"`
}

// NewChannelDoc is a channel to add.
type NewChannelDoc struct {
	Kind    string            `json:"kind" enum:"push,mail,hook,feed"`
	Address string            `json:"address,omitempty" maxLength:"1000" doc:"of mail or a hook, or the endpoint of a browser"`
	Flavor  string            `json:"flavor,omitempty" enum:"discord,slack,matrix,json" doc:"of a hook"`
	Keys    map[string]string `json:"keys,omitempty" doc:"of a browser: p256dh and auth"`
}

// row is the channel as the desk keeps it.
func (d *NewChannelDoc) row(person, at string) store.Channel {
	c := store.Channel{Person: person, Table: at, Kind: d.Kind, Address: d.Address}
	var b []byte
	switch d.Kind {
	case store.ByPush:
		b, _ = json.Marshal(map[string]any{"endpoint": d.Address, "keys": d.Keys}) // texts
	case store.ByHook:
		t := hook.Target{Flavor: d.Flavor, URL: d.Address}
		if d.Flavor == hook.JSON {
			t.Secret = store.NewID()
		}
		b, _ = json.Marshal(t) // texts
	default:
		return c
	}
	c.Address = string(b)
	return c
}

func channelDoc(c store.Channel) ChannelDoc {
	d := ChannelDoc{ID: c.ID, Kind: c.Kind, State: c.State, Address: c.Address}
	switch c.Kind {
	case store.ByPush:
		var s struct{ Endpoint string }
		json.Unmarshal([]byte(c.Address), &s) //nolint:errcheck // checked when it was added
		d.Address = s.Endpoint
	case store.ByHook:
		var t hook.Target
		json.Unmarshal([]byte(c.Address), &t) //nolint:errcheck // checked when it was added
		d.Address, d.Flavor, d.Secret = t.URL, t.Flavor, t.Secret
	case store.ByFeed:
		d.Address = feedPath + c.Address
	}
	return d
}

func channelDocs(list []store.Channel) []ChannelDoc {
	docs := []ChannelDoc{}
	for _, c := range list {
		docs = append(docs, channelDoc(c))
	}
	return docs
}

// addCalls adds what people need to be called. Without a desk they are told that nobody is.
func (a *api) addCalls() {
	register(a, op("GET", "/me/calls", "get-calls", "How you are called, and how this host can call", 404, 429),
		func(ctx context.Context, _ *struct{}) (*body[CallsDoc], error) { return a.calls(ctx, nil) })
	register(a, op("PUT", "/me/calls", "set-calls", "Choose how you are called", 404, 422, 429),
		func(ctx context.Context, in *struct{ Body CallSettingsDoc }) (*body[CallsDoc], error) {
			return a.calls(ctx, func(me string) error { return a.Calls.Set(ctx, me, in.Body.settings()) })
		})
	register(a, op("POST", "/me/calls/channels", "add-channel", "Add a way to call you; mail has to be confirmed by a link", 404, 422, 429),
		func(ctx context.Context, in *struct{ Body NewChannelDoc }) (*body[CallsDoc], error) {
			return a.calls(ctx, func(me string) error { return a.addChannel(ctx, in.Body.row(me, "")) })
		})
	for _, o := range []struct {
		method, path, id, summary string
		run                       func(context.Context, store.Channel) error
	}{
		{"DELETE", "", "remove-channel", "Remove a way to call you", func(ctx context.Context, c store.Channel) error { return a.Calls.Remove(ctx, c) }},
		{"POST", "/test", "test-channel", "Send yourself a test", func(ctx context.Context, c store.Channel) error { return a.Calls.Test(ctx, c) }},
		{"POST", "/renew", "renew-feed", "Give a feed another secret address", func(ctx context.Context, c store.Channel) error {
			_, err := a.Calls.Renew(ctx, c)
			return err
		}},
	} {
		register(a, op(o.method, "/me/calls/channels/{channel}"+o.path, o.id, o.summary, 404, 422, 429),
			func(ctx context.Context, in *struct {
				Channel string `path:"channel"`
			}) (*body[CallsDoc], error) {
				return a.calls(ctx, func(me string) error { return a.withChannel(ctx, me, in.Channel, o.run) })
			})
	}
	a.addTableHooks()
}

func (d *CallSettingsDoc) settings() *call.Settings {
	s := &call.Settings{Lang: d.Lang, Zone: d.Zone, Quiet: call.Quiet{From: d.Quiet.From, To: d.Quiet.To}, Wants: map[string][]table.Reason{}}
	for kind, causes := range d.Wants {
		s.Wants[kind] = []table.Reason{}
		for _, c := range causes {
			s.Wants[kind] = append(s.Wants[kind], table.Reason(c))
		}
	}
	return s
}

// calls changes how the guest is called, and answers with how that is now.
func (a *api) calls(ctx context.Context, change func(me string) error) (*body[CallsDoc], error) {
	if a.Calls == nil {
		return nil, store.ErrNotFound
	}
	who := a.guest
	if change != nil {
		who = a.keptGuest
	}
	g, err := who(ctx)
	if err != nil {
		return nil, err
	}
	if change != nil {
		if err := change(g.ID); err != nil {
			return nil, callProblem(err)
		}
	}
	set, err := a.Calls.Settings(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	d := CallsDoc{Lang: set.Lang, Zone: set.Zone, Quiet: QuietDoc{set.Quiet.From, set.Quiet.To}, Wants: map[string][]string{},
		Channels: channelDocs(a.Calls.ChannelsOf(g.ID)), Key: a.Calls.PublicKey(), Mail: a.Calls.Mails()}
	for _, why := range table.Reasons {
		d.Causes = append(d.Causes, string(why))
	}
	for _, kind := range []string{store.ByPush, store.ByMail, store.ByHook} {
		d.Wants[kind] = []string{}
		for _, why := range table.Reasons {
			if chosen, ok := set.Wants[kind]; !ok || slices.Contains(chosen, why) {
				d.Wants[kind] = append(d.Wants[kind], string(why))
			}
		}
	}
	return &body[CallsDoc]{d}, nil
}

func (a *api) addChannel(ctx context.Context, c store.Channel) error {
	if !a.limits.newChannels.allow(addressOf(ctx)) {
		return tooMany("too-many-requests", "too many new channels come from your address; wait a moment", a.limits.newChannels.rate.each())
	}
	_, err := a.Calls.Add(ctx, c)
	return err
}

// withChannel does something with a channel of the guest's own. Tests and letters go out to
// addresses that somebody gave us, so they are as scarce as new channels.
func (a *api) withChannel(ctx context.Context, me, id string, run func(context.Context, store.Channel) error) error {
	c, err := a.Calls.Own(ctx, me, id)
	if err != nil {
		return err
	}
	if !a.limits.newChannels.allow(addressOf(ctx)) {
		return tooMany("too-many-requests", "wait a moment", a.limits.newChannels.rate.each())
	}
	return run(ctx, c)
}

// callProblem turns what a desk refuses into a problem.
func callProblem(err error) error {
	var p *Problem
	switch {
	case errors.As(err, &p), errors.Is(err, store.ErrNotFound), errors.Is(err, context.Canceled):
		return err
	case errors.Is(err, call.ErrAddress):
		return newProblem(http.StatusUnprocessableEntity, "address", err.Error(), FieldError{"body.address", err.Error()})
	case errors.Is(err, call.ErrTooMany):
		return newProblem(http.StatusUnprocessableEntity, "too-many-channels", err.Error())
	case errors.Is(err, call.ErrSettings), errors.Is(err, call.ErrUnable):
		return newProblem(http.StatusUnprocessableEntity, "invalid", err.Error(), FieldError{"body", err.Error()})
	}
	return newProblem(http.StatusUnprocessableEntity, "not-called", "no message could be sent there")
}

// HooksDoc is the hooks of a table.
type HooksDoc struct {
	Hooks []ChannelDoc `json:"hooks"`
}

// addTableHooks adds what a creator needs to send a table's news to a hook.
func (a *api) addTableHooks() {
	register(a, op("GET", "/tables/{id}/hooks", "get-hooks", "The table's web hooks; for the creator", 403, 404),
		func(ctx context.Context, in *AtTable) (*body[HooksDoc], error) { return a.hooks(ctx, in, nil) })
	register(a, op("POST", "/tables/{id}/hooks", "add-hook", "Tell a web hook what everybody may know of the table; for the creator", 403, 404, 422, 429),
		func(ctx context.Context, in *struct {
			AtTable
			Body NewChannelDoc
		}) (*body[HooksDoc], error) {
			return a.hooks(ctx, &in.AtTable, func(me string) error {
				in.Body.Kind = store.ByHook
				return a.addChannel(ctx, in.Body.row(me, in.ID))
			})
		})
	register(a, op("DELETE", "/tables/{id}/hooks/{channel}", "remove-hook", "Remove a web hook of the table; for the creator", 403, 404),
		func(ctx context.Context, in *struct {
			AtTable
			Channel string `path:"channel"`
		}) (*body[HooksDoc], error) {
			return a.hooks(ctx, &in.AtTable, func(me string) error {
				c, err := a.Calls.Own(ctx, me, in.Channel)
				if err == nil && c.Table != in.ID {
					err = store.ErrNotFound
				}
				if err != nil {
					return err
				}
				return a.Calls.Remove(ctx, c)
			})
		})
}

// hooks changes a table's hooks for its creator, and answers with those there are.
func (a *api) hooks(ctx context.Context, at *AtTable, change func(me string) error) (*body[HooksDoc], error) {
	if a.Calls == nil {
		return nil, store.ErrNotFound
	}
	return atTable(ctx, a, at, func(t *table.Table) (*body[HooksDoc], error) {
		me := guestID(ctx)
		if !t.Created(me) {
			return nil, table.ErrNotYours
		}
		if change != nil {
			if err := change(me); err != nil {
				return nil, callProblem(err)
			}
		}
		return &body[HooksDoc]{HooksDoc{channelDocs(a.Calls.ChannelsOf(table.TableCallee(t.ID())))}}, nil
	})
}
