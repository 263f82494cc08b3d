package text_test

import (
	"testing"

	"outremer/games"
	"outremer/games/skirmish"
	"outremer/text"
)

// beyond is what each title says beyond its lexicon. A title is added here when it
// is added to games.All.
var beyond = map[string]text.Beyond{
	"kingdoms": {
		Working: []string{"game", "rounds", "crusade", "muslims", "attack", "event"},
		Reasons: []string{"sudden", "castles", "bonus", "shared", "victory", "marginal", "defeat"},
		Scores:  []string{"castles", "bonus", "region", "muslim-bonus"},
		Details: []string{"kingdom", "card"},
	},
	"thywill": {
		Working: []string{"game", "places", "rounds", "resolve"},
		Reasons: []string{"most-influence", "shared"},
		Scores:  []string{"influence", "majority-first", "majority-second", "finale"},
		Details: []string{"wedge", "action", "building", "order", "enemy"},
	},
	"cardinals": {
		Working: []string{"game"},
		Reasons: []string{"centres", "conceded", "draw", "last-decade", "last-dynasty"},
		Scores:  []string{"held", "claimed", "holy-city"},
		Details: []string{"dynasty", "space", "candidate", "standing", "basis", "offence", "outcome", "unit", "season"},
	},
	"kings": {
		Working: []string{"do-game", "do-draw", "do-dynasty", "do-wed", "do-card", "do-build", "do-develop", "do-intrigue",
			"do-plot-attempt", "do-mobilize", "do-invade", "do-attack", "do-tax", "do-plague", "do-crusade", "do-check", "do-event",
			"do-succession", "do-return", "do-scripted"},
		Reasons: []string{"jerusalem", "eras", "shared", "together", "scripted"},
		Scores:  []string{"territories", "crusader", "builder", "inventor", "king-of-jerusalem"},
		Details: []string{"culture", "territory", "trait", "development", "deck", "card", "dynasty", "strategy", "mark", "position", "achievement"},
	},
	"skirmish": {
		Working: []string{"round"},
		Reasons: []string{"most-castles"},
		Details: []string{"card"},
	},
}

func TestTitlesSpeakEveryLanguage(t *testing.T) {
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	all = append(all, games.Game{Title: skirmish.Title, Text: skirmish.Text()})
	for _, g := range all {
		slug := g.Info().Slug
		t.Run(slug, func(t *testing.T) { text.CheckCatalogue(t, g, g.Text, beyond[slug]) })
	}
}
