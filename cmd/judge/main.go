//go:build js

// Judge is the adjudicator by itself, for a worker in a browser: scripts/engine.sh builds it, and
// client/src/judge/worker.ts starts it.
package main

import (
	"syscall/js"

	"outremer/diplomacy/judge"
)

func main() {
	j := judge.New()
	js.Global().Get("worker").Call("ready", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(j.Answer([]byte(args[0].String())))
	}))
	select {}
}
