package main

import (
	"encoding/json"
	"strings"
	"testing"

	"outremer/bot"
	"outremer/games"
	"outremer/sim"
)

func TestSimJSON(t *testing.T) {
	args := strings.Fields("sim kingdoms --games 6 --seed 9 --players 4 --bots greedy,random,random,random --json")
	r := outremer(t, args...).ok()
	lines := strings.Split(strings.TrimSpace(r.out), "\n")
	if len(lines) != 6 {
		t.Fatalf("%d lines for 6 games", len(lines))
	}
	for i, line := range lines {
		var g sim.Game
		if err := json.Unmarshal([]byte(line), &g); err != nil {
			t.Fatal(err)
		}
		if g.N != i || len(g.Points) != 4 || g.Moves == 0 || g.Reason == "" || g.Bots[0] != "greedy" || g.Bots[1] != "random" {
			t.Errorf("game %d: %s", i, line)
		}
	}
	if again := outremer(t, args...).ok(); again.out != r.out {
		t.Error("the same seed gives other games")
	}
	args[5] = "10"
	if other := outremer(t, args...).ok(); other.out == r.out {
		t.Error("another seed gives the same games")
	}
}

func TestSimReport(t *testing.T) {
	outremer(t, "sim", "kingdoms", "--games", "4").ok().has("4 games", "damascus", "wins %", "ended by").lacks("\r", "{")
	outremer(t, "sim", "kingdoms", "--games", "4", "--bots", "random", "--players", "1").ok().has("crusade")
	outremer(t, "sim", "skirmish", "--games", "4", "--option", "castles=five").ok().has("shown 20.00")
	outremer(t, "sim", "kingdoms", "--games", "0").ok().has("no games")
	outremer(t, strings.Fields("sim thywill --games 2 --players 2 --bots random,greedy --rotate --by joined,starts")...).ok().
		has("bot ", "random ", "joined ", "starts ", "round-began", "per player")
	outremer(t, strings.Fields("sim cardinals --games 1 --bots greedy --press --until turn=5 --still turn=3 --without controlled")...).ok().
		has("cut 100.0 %", "still ", "pacts ", "too long in 100.0 %")
}

// TestEngine: this program plays as an engine; one that dies is named, and its games come to an end.
func TestEngine(t *testing.T) {
	r := outremer(t, "sim", "skirmish", "--games", "2", "--players", "2", "--bots", "greedy,engine:false").has("2 games")
	if want := "engine:false: it has ended (turns lost: 6)\n"; r.code != exitOK || r.errs != want {
		t.Errorf("exit code %d, stderr %q, want %q", r.code, r.errs, want)
	}
	outremer(t, "sim", "cardinals", "--games", "1", "--press", "--bots", "engine:false").failed(exitFailed, "makes no pacts")
	outremer(t, "engine", "deep-thought").failed(exitUsage, `no bot is called "deep-thought"`)
	talk := "outremer-engine 1\ngame kingdoms seats=4\nseat jerusalem luck=1\nluck 1 2\nmoved damascus pass\nquit\n"
	outremerWith(t, talk, "engine", "greedy").ok().has("ready outremer-", "worlds luck").lacks("error")
}

// TestBotNames: the help names all bots of all titles.
func TestBotNames(t *testing.T) {
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Join(bot.Names(titlesOf(all)...), ", "); botNames != want {
		t.Errorf("the help names %s, want %s", botNames, want)
	}
}
