package sim

import (
	"strconv"
	"time"

	"outremer/bot/engine"
	"outremer/game"
)

// Engines says how programs that play are dealt with.
type Engines struct {
	Wait   time.Duration          // how long an answer may take
	Report func(name, why string) // told of every fault, from several goroutines; nil: nobody is
}

// fault tells of an engine that failed.
func (e *Engines) fault(name, why string) {
	if e.Report != nil {
		e.Report(name, why)
	}
}

// running are the engines of one worker, by name and seat: they are started once and play one game after
// the other.
type running map[string]*engine.Player

func (r running) close() {
	for _, p := range r {
		p.Close()
	}
}

// sit returns an engine as the brain of a seat.
func (p *Plan) sit(r running, name string, seat int, g engine.Game, luck *game.Rand) game.Brain {
	key := strconv.Itoa(seat) + " " + name
	if r[key] == nil {
		r[key] = &engine.Player{Name: name, Wait: p.Engines.Wait, Report: p.Engines.fault}
	}
	return r[key].Sit(g, luck)
}
