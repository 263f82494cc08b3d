// Package bot holds the computer players: those that play any title, and the brains that titles
// provide.
//
// A bot never sees the true state of a game. It looks through a window (game.Window) and thinks in
// sampled worlds that are consistent with what its seat knows.
package bot

import (
	"fmt"
	"slices"
	"strings"

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

// Level is any character of a strength (game.Thinker).
type Level string

// Plays implements Player.
func (l Level) Plays(t game.Title) bool { return slices.Contains(levels(t), string(l)) }

// New implements Player: the character is chosen by r.
func (l Level) New(t game.Title, r *game.Rand) game.Brain {
	return t.(game.Thinker).NewBrain(string(l), game.Style(r.Intn(0, int(game.Styles))), r)
}

// Characters lists those of the level.
func (l Level) Characters() []string { return characters(string(l)) }

// Character is one character, with its own style.
type Character game.Character

// Plays implements Player.
func (c Character) Plays(t game.Title) bool { return Level(c.Level).Plays(t) }

// New implements Player.
func (c Character) New(t game.Title, r *game.Rand) game.Brain {
	return t.(game.Thinker).NewBrain(c.Level, c.Style, r)
}

// Former is a level under a name that it had once. Kept tables and scripts still use it.
type Former struct{ level Level }

// Plays implements Player.
func (f Former) Plays(t game.Title) bool { return f.level.Plays(t) }

// New implements Player.
func (f Former) New(t game.Title, r *game.Rand) game.Brain { return f.level.New(t, r) }

// Retired marks a name that is no longer offered.
func (Former) Retired() {}

// former are the names that levels had once.
var former = map[string]Level{"greedy": "knight", "planner": "legend"}

func levels(t game.Title) []string {
	if thinker, ok := t.(game.Thinker); ok {
		return thinker.Levels()
	}
	return nil
}

// characters lists the names of a level's characters, as level:name.
func characters(level string) (names []string) {
	for _, c := range game.Cast {
		if c.Level == level {
			names = append(names, level+":"+c.Name)
		}
	}
	return names
}

// Names lists the bots offered for some titles, weakest first; each level stands for its characters.
func Names(titles ...game.Title) []string {
	names := []string{"vacant", "random"}
	for _, level := range game.Levels {
		if slices.ContainsFunc(titles, Level(level).Plays) {
			names = append(names, level)
		}
	}
	return names
}

// Players returns the bots of some titles by name: those of Names, characters, and names that levels had
// once. Plays says which of them can play a title.
func Players(titles ...game.Title) map[string]Player {
	players := map[string]Player{}
	for _, name := range Names(titles...) {
		players[name] = named(name)
		for _, c := range characters(name) {
			players[c] = named(c)
		}
	}
	for name, level := range former {
		if players[string(level)] != nil {
			players[name] = named(name)
		}
	}
	return players
}

// named returns the bot with a name; one that plays nothing if there is none.
func named(name string) Player {
	switch name {
	case "vacant":
		return Vacant{}
	case "random":
		return Random{}
	}
	if level, ok := former[name]; ok {
		return Former{level}
	}
	for _, c := range game.Cast {
		if name == c.Level+":"+c.Name {
			return Character(c)
		}
	}
	return Level(name)
}

// For lists the bots offered for a title, weakest first.
func For(t game.Title) []string {
	return slices.DeleteFunc(Names(t), func(name string) bool { return !named(name).Plays(t) })
}

// Check explains which bots can play a title if the one called name cannot.
func Check(t game.Title, name string) error {
	if named(name).Plays(t) {
		return nil
	}
	return fmt.Errorf("%q is unknown; possible: %s, or a character such as %s", name, strings.Join(For(t), ", "), "legend:kamil")
}

// New creates a brain of the bot called name for a seat in a game of a title.
func New(t game.Title, name string, r *game.Rand) (game.Brain, error) {
	if err := Check(t, name); err != nil {
		return nil, fmt.Errorf("bots: %w", err)
	}
	return named(name).New(t, r), nil
}
