// Package bot holds the computer players: those that play any title, and the brains that titles
// provide.
//
// A bot never sees the true state of a game. It looks through a window (game.Window) and thinks in
// sampled worlds that are consistent with what its seat knows.
package bot

import (
	"fmt"
	"slices"

	"outremer/game"
)

// Player is a kind of bot. It creates a brain for each seat that it plays.
type Player interface {
	// Plays reports whether the bot can play a title.
	Plays(t game.Title) bool

	// New creates a brain for a seat in a game of a title that the bot plays. All its randomness
	// comes from r.
	New(t game.Title, r *game.Rand) game.Brain
}

// Level is a bot provided by a title, identified by the name of its strength (game.Thinker).
type Level string

// Plays implements Player.
func (l Level) Plays(t game.Title) bool { return slices.Contains(levels(t), string(l)) }

// New implements Player.
func (l Level) New(t game.Title, r *game.Rand) game.Brain {
	return t.(game.Thinker).NewBrain(string(l), r)
}

func levels(t game.Title) []string {
	if thinker, ok := t.(game.Thinker); ok {
		return thinker.Levels()
	}
	return nil
}

// Names lists the bots available for some titles, weakest first.
func Names(titles ...game.Title) []string {
	names := []string{"vacant", "random"}
	for _, t := range titles {
		for _, level := range levels(t) {
			if !slices.Contains(names, level) {
				names = append(names, level)
			}
		}
	}
	return names
}

// Players returns the bots of some titles by name. For says which of them can play a title.
func Players(titles ...game.Title) map[string]Player {
	players := map[string]Player{}
	for _, name := range Names(titles...) {
		players[name] = named(name)
	}
	return players
}

func named(name string) Player {
	switch name {
	case "vacant":
		return Vacant{}
	case "random":
		return Random{}
	default:
		return Level(name)
	}
}

// For lists the bots that can play a title, weakest first.
func For(t game.Title) []string {
	return slices.DeleteFunc(Names(t), func(name string) bool { return !named(name).Plays(t) })
}

// New creates a brain of the bot called name for a seat in a game of a title.
func New(t game.Title, name string, r *game.Rand) (game.Brain, error) {
	p := named(name)
	if !p.Plays(t) {
		return nil, fmt.Errorf("bots: %q is unknown; possible: %v", name, For(t))
	}
	return p.New(t, r), nil
}
