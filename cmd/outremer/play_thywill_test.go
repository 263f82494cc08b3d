package main

import (
	"strings"
	"testing"
)

// TestPlayThywillToTheEnd plays whole games in both languages, always giving the first answer.
func TestPlayThywillToTheEnd(t *testing.T) {
	over := map[string]string{"en": "The game is over.", "it": "La partita è finita."}
	for lang, want := range over {
		for _, args := range []string{"--players 2 --option variant=learning", "--players 4 --seat green --option variant=first --bots random"} {
			stdin := strings.Repeat("1\n", 1500)
			r := outremerWith(t, stdin, strings.Fields("play thywill --seed x --lang "+lang+" "+args)...).ok()
			r.has(want).lacks("%!", "{a}", "{seat}")
		}
	}
}

// TestPlayThywill: the answers of one game, and what each must show.
func TestPlayThywill(t *testing.T) {
	for _, tt := range []struct{ name, setup, stdin, want string }{
		{"the map", "first", "lyon; view", " *"},
		{"its legend", "first", "", "Saracen with its reward"},
		{"a start region says what building there would save", "first", "", "Lyon (church -1, bank -1)"},
		{"regions and neighbours", "first", "lyon; view", "Paris           castle -1, church -1, farm -1, bank -1 → London"},
		{"wheels", "first", "", "Travel(Build) 2  Crusade(Build) 2"},
		{"upgraded wedges", "learning", "", "Travel+Build 2"},
		{"totals beside a wedge", "first", "lyon; upgrade influence-travel; keep; end", "(1 → 1, then Influence 1 → 1)"},
		{"what an upgrade adds", "first", "lyon", "Crusade/Build (+Build)"},
		{"where tokens would lie", "first", "lyon; upgrade crusade-build", "Distribute Crusade/Build clockwise (2 0 3 3 2 2)"},
		{"cost and gain", "first", "lyon; resolve build-influence build 2", "Build a bank in Lyon (cost 2, Influence 1)"},
		{"what the next region holds", "first", "lyon; resolve travel-build travel 2", "Knight from Lyon to Paris (castle -1"},
		{"a turn waits to be ended", "first", "lyon; upgrade crusade-build; keep", "1  End your turn"},
		{"all of a turn can be taken back", "first", "lyon; resolve travel-build travel 2; paris; lyon; restart", "You take back: Place your knight in Lyon, Travel/Build: Travel with 2 tokens,"},
		{"the rule behind a refusal", "first", "lyon; skip", "[skip.2]"},
		{"numbers in a refusal", "first", "lyon; resolve muster-influence muster 2", "Your next troop needs 3, you have 2."},
		{"an order that was not dealt", "standard", "why order templar", "not one of your two tiles"},
		{"what an order does", "tournament", "what templar", "10 tokens"},
		{"a wheel of one's own", "tournament", "arrange travel-build; arrange muster-influence", "Laid so far     Travel/Build  Muster/Influence"},
		{"a wheel laid anew leaves the order", "tournament", "order calatrava; arrange travel-build; restart; why seal", "Lay all six wedges first."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			args := strings.Fields("play thywill --players 2 --seed 7 --lang en --option variant=" + tt.setup)
			outremerWith(t, tt.stdin+"\nquit\n", args...).ok().has(tt.want).lacks("%!")
		})
	}
}
