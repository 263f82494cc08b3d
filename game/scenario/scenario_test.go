package scenario

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

func TestParse(t *testing.T) {
	s, err := Parse("a.scn", []byte(`
# a comment
title skirmish   # and another

case 2.1,2.2 bids, and how they are sealed
setup seats=2 # here
red bid 1

case 5.1 the end
`))
	if err != nil {
		t.Fatal(err)
	}
	if s.Title != "skirmish" || len(s.Cases) != 2 {
		t.Fatalf("%+v", s)
	}
	c := s.Cases[0]
	if c.Line != 5 || c.Name != "bids, and how they are sealed" || !slices.Equal(c.Rules, []game.Rule{"2.1", "2.2"}) || len(c.lines) != 2 {
		t.Errorf("%+v", c)
	}
	if missing := Uncited(games.Example().Title.Lexicon(), s); slices.Contains(missing, "2.2") || !slices.Contains(missing, "3.1") {
		t.Errorf("uncited: %v", missing)
	}
}

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                              "a.scn:1: no title line",
		"case 1 x":                      "a.scn:1: case: the title line comes first",
		"title a b":                     "a.scn:1: title: one word, once",
		"title a\n\ntitle b":            "a.scn:3: title: one word, once",
		"title a\nsetup":                "a.scn:2: setup: stands before the first case",
		"title a\n# x\n\ncase 1":        "a.scn:4: case: rules and a name expected",
		"title a\ncase 1 x\ntitle b":    "a.scn:3: title: one word, once",
		"title a # b\ncase 1 # nothing": "a.scn:2: case: rules and a name expected",
	} {
		if _, err := Parse("a.scn", []byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// both opens a case for two seats: both bid, and red alone holds an ambush.
const both = `setup seats=2
hand red ambush
hand blue levy
red bid 2
blue bid 1
red seal
blue seal
`

// TestCases runs small cases and compares what is said of them.
func TestCases(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		at          int    // line of the case's own lines that fails
		want        string // "" if the case holds
	}{
		{"a whole round", both + "ask red ambush ambush, pass\nask blue ambush pass\nred pass\ndice dice 5 1\nblue pass\nrolled dice 5 1\nexpect castles red = 1", 0, ""},
		{"other words", "red seal", 1, "red: setup comes first"},
		{"setup twice", "setup seats=2\nsetup seats=2", 2, "setup: once in a case"},
		{"setup words", "setup two", 1, `setup: "two" is not name=value`},
		{"setup number", "setup seats=two", 1, `setup: seats: strconv.Atoi: parsing "two": invalid syntax`},
		{"setup size", "setup seats=9", 1, "setup: seats: 9 players cannot play; possible: 2, 3, 4"},
		{"setup option", "setup seats=2 castles=five edition=standard revision=1 key=ff\nask red bid", 0, ""},
		{"setup bad option", "setup seats=2 castles=ten", 1, `setup: castles: "ten" is unknown; possible: three, five`},
		{"unknown word", "setup seats=2\nfly high", 2, `unknown word "fly"`},
		{"absent seat", "setup seats=2\ngreen seal", 2, `unknown word "green"`},
		{"bad move", "setup seats=2\nred fly", 2, `unknown verb "fly"`},
		{"refused", "setup seats=2\nred bid 7", 2, "refused: [2.1] not-offered"},
		{"refuse", "setup seats=2\nred bid 7\nrefuse 2.1 not-offered", 0, ""},
		{"refuse after a gap", "setup seats=2\nred bid 7\n\n# why\nrefuse 2.2 not-offered", 5, "refuse: refused with 2.1 not-offered"},
		{"refuse in vain", "setup seats=2\nred bid 2\nrefuse 2.1 not-offered", 3, "refuse: the move was allowed"},
		{"refuse words", "setup seats=2\nred bid 7\nrefuse 2.1", 3, "refuse: rule and key expected"},
		{"refuse alone", "setup seats=2\nrefuse 2.1 not-offered", 2, "refuse: does not follow a move"},
		{"ask step", "setup seats=2\nask red ambush", 2, "red is asked bid"},
		{"ask list", "setup seats=2\nask red bid seal, bid 3, bid 2, bid 1", 0, ""},
		{"ask short list", "setup seats=2\nask red bid seal, bid 3", 2, "red is offered bid 1, bid 2, bid 3, seal"},
		{"ask bad list", "setup seats=2\nask red bid seal, fly", 2, `unknown verb "fly"`},
		{"ask nobody", "setup seats=2\nask nobody", 2, "the game is not over: red is asked"},
		{"ask who is done", both + "blue pass\nask blue ambush", 9, "blue is not asked"},
		{"ask whom", "setup seats=2\nask", 2, "ask: 1 words or more expected"},
		{"ask what", "setup seats=2\nask red", 2, "ask: seat and step expected"},
		{"offers", "setup seats=2\noffers red bid 1\nlacks red bid 0", 0, ""},
		{"offers not", "setup seats=2\noffers red unseal", 2, "red is offered bid 1, bid 2, bid 3, seal"},
		{"lacks not", "setup seats=2\nlacks red seal", 2, "red is offered bid 1, bid 2, bid 3, seal"},
		{"offers whom", "setup seats=2\noffers green seal", 2, `unknown seat "green"`},
		{"expect", "setup seats=2\nexpect troops red = 8", 2, "troops red = 9, not 8"},
		{"expect what", "setup seats=2\nexpect horses red = 8", 2, `unknown fact "horses"`},
		{"expect how", "setup seats=2\nexpect troops red 8", 2, "expect: FACT = VALUE"},
		{"event", both + "event sealed blue\nevent shown red 2\nno-event sealed red\nno-event dealt", 0, ""},
		{"event not", both + "event shown red 1", 8, "events: sealed blue; shown red 2; shown blue 1"},
		{"event none", "setup seats=2\nred bid 1\nevent sealed", 3, "events: none"},
		{"event unknown", both + "event burned", 8, `unknown event "burned"`},
		{"no event not", both + "no-event sealed", 8, "events: sealed blue; shown red 2; shown blue 1"},
		{"sees", both + "red ambush\nsees nobody dealt red hidden\nsees red dealt blue hidden\nblind blue dealt red levy\nblind red dealt blue ambush", 0, ""},
		{"blind not", both + "dice deck 1 1\nred ambush\nblind blue ambushed red", 10, "events: ambushed red; dealt red hidden; dealt blue levy"},
		{"rolled none", both + "red ambush\nrolled dice none", 0, ""},
		{"rolled not", both + "red pass\ndice dice 5 1\nblue pass\nrolled dice 5 2", 11, "stream dice gave [5 1]"},
		{"rolled where", both + "rolled cards 1", 8, `unknown stream "cards"`},
		{"dice zero", "setup seats=2\ndice dice 0", 2, `"0" is not a number from 1`},
		{"dice left", both + "dice dice 6\ndice dice 5 4 3\nred pass\nblue pass", 9, "2 dice of stream dice were never rolled, the first shows 4"},
		{"dice too high", both + "dice dice 7\nred pass\nblue pass", 10, "line 12 queued 7 for stream dice, but that draw goes from 1 to 6"},
		{"arranged badly", "setup seats=2\nhand red dragon", 2, `no card "dragon"`},
	} {
		script, err := Parse("a.scn", []byte("title skirmish\n\n\ncase 2.1 "+c.name+"\n"+c.lines))
		if err != nil {
			t.Fatal(err)
		}
		got := Run(games.Example().Title, script)[0]
		want := ""
		if c.at > 0 {
			want = fmt.Sprintf("a.scn:%d: %s", c.at+4, c.want)
		}
		if got.Message != want || got.OK != (c.at == 0) {
			t.Errorf("%s: %q, not %q", c.name, got.Message, want)
		}
	}
}

func TestCaseHeads(t *testing.T) {
	for text, want := range map[string]string{
		"title skirmish\ncase 9.9 x\nsetup seats=2": "a.scn:2: skirmish has no rule 9.9",
		"title chess\ncase 2.1 x\nsetup seats=2":    "a.scn:2: a script for chess cannot run on skirmish",
	} {
		script, err := Parse("a.scn", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := Run(games.Example().Title, script)[0]; got.OK || got.Message != want {
			t.Errorf("%+v", got)
		}
	}
}

// broken is a title whose rules panic and which scripts cannot inspect.
type broken struct{ game.Title }
type brokenState struct{ game.State }

func (b broken) New(s game.Setup) (game.State, error) {
	st, err := b.Title.New(s)
	return brokenState{st}, err
}

func (brokenState) Play(game.Seat, game.Move, *game.Log) { panic("the wall fell") }

func TestBrokenTitle(t *testing.T) {
	text := "title skirmish\ncase 2.1 a\nsetup seats=2\nred seal\ncase 2.1 b\nsetup seats=2\nhand red levy\ncase 2.1 c\nsetup seats=2\nexpect a = b"
	script, err := Parse("a.scn", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{
		"a.scn:4: panic: the wall fell",
		"a.scn:7: hand: unknown word, and skirmish has no set-up lines",
		"a.scn:10: expect: skirmish answers no questions",
	} {
		if got := Run(broken{games.Example().Title}, script)[i]; got.OK || got.Message != want {
			t.Errorf("%+v", got)
		}
	}
}

func TestRunFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.scn")
	text := "title skirmish\ncase 2.1 good\nsetup seats=2\ncase 2.1 bad\nsetup seats=1\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	find := func(slug string) game.Title {
		if slug == "skirmish" {
			return games.Example().Title
		}
		return nil
	}
	results, err := RunFile(path, find)
	if err != nil || len(results) != 2 || !results[0].OK || results[1].OK {
		t.Fatalf("%+v, %v", results, err)
	}
	if got, want := results[0].String(), "ok   "+path+":2 [2.1] good"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if got := results[1].String(); !strings.HasPrefix(got, "FAIL ") || !strings.Contains(got, path+":5: ") {
		t.Errorf("%q", got)
	}
	if _, err := RunFile(path, func(string) game.Title { return nil }); err == nil {
		t.Error("an unknown title is run")
	}
	if _, err := RunFile(path+"x", find); err == nil {
		t.Error("a missing file is run")
	}
	if _, err := ParseAll(filepath.Join(t.TempDir(), "*.scn")); err == nil {
		t.Error("no file is no error")
	}
}
