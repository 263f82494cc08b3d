//go:build engine && js

// Engine is a title with its bots, for a worker in a browser: the tables, the rules and the API of the
// server in one WebAssembly file, without a server. Build it for one title with the tags engine and the
// title's name; scripts/engine.sh does. It is started by client/src/offline/worker.ts.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"
	"syscall/js"
	"time"

	"outremer/atlas"
	"outremer/bot"
	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/memory"
	"outremer/table"
	"outremer/web"
)

func main() {
	debug.SetGCPercent(400) // as a server's: what is read at the start is kept, and not worth searching
	worker := js.Global().Get("worker")
	server, err := open(worker)
	if err != nil {
		worker.Call("failed", err.Error())
		return
	}
	worker.Call("ready", js.ValueOf(map[string]any{
		"ask":    js.FuncOf(func(_ js.Value, args []js.Value) any { return ask(server, args) }),
		"follow": js.FuncOf(func(_ js.Value, args []js.Value) any { return follow(server, args) }),
	}))
	select {}
}

// open sets the tables up with what the browser has kept.
func open(worker js.Value) (*web.Server, error) {
	atlas.Fetch = func(name string) string {
		svg, err := await(worker.Call("board", name))
		if err != nil {
			return ""
		}
		return svg.String()
	}
	shelf, err := games.Open("", "")
	if err != nil {
		return nil, err
	}
	all := shelf.Games()
	title := all[0].Title
	keeper := &browser{worker}
	db := memory.New(keeper, keeper.rows())
	log := slog.New(console{})
	c := table.Config{Store: db, Titles: []game.Title{title}, Shelf: shelf, Program: program(), Build: worker.Get("build").String(),
		Players: map[string]table.Player{}, DefaultBot: "knight", Pause: time.Duration(worker.Get("pause").Float() * float64(time.Millisecond)), Log: log,
		NewID: func() string { return store.NewID() + "-" + title.Info().Slug }}
	for name, p := range bot.Players(title) {
		c.Players[name] = p
	}
	return web.New(context.Background(), web.Config{Host: table.NewHost(c), Store: db, Games: all, Shelf: shelf,
		Name: worker.Get("name").String(), Log: log})
}

// program is the version of the program, as tables keep it.
func program() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}

// console writes what goes wrong where the browser's own tools show it.
type console struct{ attrs []slog.Attr }

// Enabled implements slog.Handler.
func (console) Enabled(_ context.Context, l slog.Level) bool { return l >= slog.LevelWarn }

// Handle implements slog.Handler.
func (c console) Handle(_ context.Context, r slog.Record) error {
	line := []string{r.Message}
	say := func(a slog.Attr) bool {
		line = append(line, a.Key+": "+a.Value.String())
		return true
	}
	for _, a := range c.attrs {
		say(a)
	}
	r.Attrs(say)
	js.Global().Get("console").Call("warn", strings.Join(line, ", "))
	return nil
}

// WithAttrs implements slog.Handler.
func (c console) WithAttrs(list []slog.Attr) slog.Handler {
	return console{append(c.attrs[:len(c.attrs):len(c.attrs)], list...)}
}

// WithGroup implements slog.Handler; nothing here groups what it says.
func (c console) WithGroup(string) slog.Handler { return c }

// browser keeps rows where the worker keeps them.
type browser struct{ worker js.Value }

// rows returns what was kept.
func (b *browser) rows() []memory.Row {
	kept := b.worker.Get("rows")
	rows := make([]memory.Row, kept.Length())
	for i := range rows {
		r := kept.Index(i)
		rows[i] = memory.Row{Shelf: r.Index(0).String(), Item: r.Index(1).String(), Value: []byte(r.Index(2).String())}
	}
	return rows
}

// Keep implements memory.Keeper.
func (b *browser) Keep(rows []memory.Row) error {
	list := make([]any, len(rows))
	for i, r := range rows {
		value := any(nil)
		if r.Value != nil {
			value = string(r.Value)
		}
		list[i] = []any{r.Shelf, r.Item, value}
	}
	_, err := await(b.worker.Call("keep", js.ValueOf(list)))
	return err
}

// await waits for a promise, and returns what it promised.
func await(promise js.Value) (value js.Value, err error) {
	done := make(chan bool, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		value = args[0]
		done <- true
		return nil
	})
	defer kept.Release()
	lost := js.FuncOf(func(_ js.Value, args []js.Value) any {
		err = fmt.Errorf("%s", args[0].Call("toString").String())
		done <- true
		return nil
	})
	defer lost.Release()
	promise.Call("then", kept, lost)
	<-done
	return value, err
}

// request reads a request of the worker: method, address, headers, body.
func request(args []js.Value) web.Request {
	headers := args[2]
	return web.Request{Method: args[0].String(), Address: args[1].String(), Body: []byte(args[3].String()),
		Header: func(name string) string {
			if v := headers.Get(name); v.Type() == js.TypeString {
				return v.String()
			}
			return ""
		}}
}

// ask answers a request by the callback behind it.
func ask(s *web.Server, args []js.Value) any {
	q, answer := request(args), args[4]
	go func() {
		r := s.Answer(context.Background(), q)
		answer.Invoke(r.Status, r.Kind, string(r.Body))
	}()
	return nil
}

// follow tells of a table by the callbacks behind the request: answer when it begins or is refused, tell
// for each piece, end. It returns what stops it.
func follow(s *web.Server, args []js.Value) any {
	q, answer, tell, end := request(args), args[4], args[5], args[6]
	ctx, stop := context.WithCancel(context.Background())
	go func() {
		begin := func() { answer.Invoke(200, "text/event-stream", "") }
		refused, ok := s.Follow(ctx, q, begin, func(b []byte) { tell.Invoke(string(b)) })
		if !ok {
			answer.Invoke(refused.Status, refused.Kind, string(refused.Body))
		}
		end.Invoke()
	}()
	var close js.Func
	close = js.FuncOf(func(js.Value, []js.Value) any {
		stop()
		close.Release()
		return nil
	})
	return close
}
