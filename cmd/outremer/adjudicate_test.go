package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

const (
	swap = `{"id": "swap", "phase": "movement", "units": ["England A nwy", "England F ska", "Russia A swe"],
		"orders": [{"power": "England", "order": "A nwy - swe"}, "England: F ska C A nwy - swe", "Russia: A swe - nwy"],
		"expect": {"units": ["England A swe", "England F ska", "Russia A nwy"], "results": {"A nwy": "succeeds"}}}`
	beaten = `{"id": "beaten", "phase": "movement", "units": ["Germany A ber", "Germany A sil", "Russia A pru"],
		"orders": ["Germany: A ber - pru", "Germany: A sil S A ber - pru"],
		"expect": {"units": [], "dislodged": []}}`
	retreats = `{"id": "retreats", "phase": "retreat", "units": ["Russia F ank"], "contested": [],
		"dislodged": [{"power": "Turkey", "type": "F", "at": "ank", "attacker_from": "bla", "attacker_convoyed": false}],
		"orders": ["Turkey: F ank - bla"]}`
	builds = `{"id": "builds", "phase": "adjustment", "units": ["France A par"], "supply_centers": {"France": ["par", "bre"]},
		"orders": ["France: build F bre", "France: build F bre"]}`
)

func caseList(cases ...string) string { return `{"cases": [` + strings.Join(cases, ",") + `]}` }

// TestAdjudicate: the answers have the format that programs rely on.
func TestAdjudicate(t *testing.T) {
	r := outremerWith(t, caseList(swap, beaten, retreats, builds), "adjudicate").ok()
	var got []map[string]any
	if err := json.Unmarshal([]byte(r.out), &got); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{
		`{"id": "swap", "contested": [], "dislodged": [], "retreat_options": {},
			"causes": {"A nwy": "entered strength=1 against=0", "A swe": "entered strength=1 against=0", "F ska": "given by=nwy"},
			"results": {"A nwy": "succeeds", "A swe": "succeeds", "F ska": "succeeds"},
			"units": [{"power": "England", "type": "F", "at": "ska"}, {"power": "England", "type": "A", "at": "swe"}, {"power": "Russia", "type": "A", "at": "nwy"}]}`,
		`{"id": "beaten", "contested": [], "dislodged": [{"power": "Russia", "type": "A", "at": "pru", "dislodged_by": "ber", "attacker_from": "ber"}],
			"causes": {"A ber": "entered by=pru strength=2 against=1", "A sil": "given by=ber"}, "results": {"A ber": "succeeds", "A sil": "succeeds"},
			"retreat_options": {"A pru": ["lvn", "war"]}, "units": [{"power": "Germany", "type": "A", "at": "pru"}, {"power": "Germany", "type": "A", "at": "sil"}]}`,
		`{"id": "retreats", "causes": {"F ank": "retreat-to-origin by=bla"}, "results": {"F ank": "fails"},
			"disbanded": [{"power": "Turkey", "type": "F", "at": "ank"}], "units": [{"power": "Russia", "type": "F", "at": "ank"}]}`,
		`{"id": "builds", "causes": {"build F bre": "built", "build F bre #2": "already-ordered by=bre"},
			"results": {"build F bre": "succeeds", "build F bre #2": "fails"}, "removed_automatically": [],
			"units": [{"power": "France", "type": "F", "at": "bre"}, {"power": "France", "type": "A", "at": "par"}]}`,
	} {
		var w any
		if err := json.Unmarshal([]byte(want), &w); err != nil {
			t.Fatal(err)
		}
		a, _ := json.Marshal(got[i])
		b, _ := json.Marshal(w)
		if string(a) != string(b) {
			t.Errorf("%s\ninstead of\n%s", a, b)
		}
	}
}

// TestAdjudicateUnreadable: a case that cannot be read does not affect the others.
func TestAdjudicateUnreadable(t *testing.T) {
	for broken, words := range map[string][]string{
		strings.Replace(swap, "A nwy - swe", "A nwy - swee", 1):                                                  {"orders: order 1", `\"swee\" at character 9 is not a known place`},
		strings.Replace(swap, `"England A nwy"`, `"England X nwy"`, 1):                                           {"units: unit 1", `type \"X\"`},
		strings.Replace(swap, `"England A nwy"`, `"England A nowhere"`, 1):                                       {"units: unit 1", "at: ", "nowhere"},
		strings.Replace(swap, `"England A nwy"`, `"England A swe"`, 1):                                           {"units: unit 3", "another unit in swe"},
		strings.Replace(swap, `"England A nwy"`, `"England A nth"`, 1):                                           {"units: unit 1", "army cannot be in nth"},
		strings.Replace(swap, `"England A nwy"`, `{"power": "England", "typ": "A"}`, 1):                          {"typ"},
		strings.Replace(swap, `"England A nwy"`, `{"power": "E", "type": "A", "at": "nwy", "traits": ["x"]}`, 1): {"traits", `unknown trait \"x\"`},
		strings.Replace(swap, `"movement"`, `"war"`, 1):                                                          {"phase", `\"war\"`},
		strings.Replace(retreats, `"attacker_from": "bla"`, `"attacker_from": "x"`, 1):                           {"attacker_from"},
		strings.Replace(retreats, `"contested": []`, `"contested": ["stp/nc"]`, 1):                               {"contested", "stp/nc"},
		strings.Replace(builds, `["par", "bre"]`, `["par", "bree"]`, 1):                                          {"supply_centers: France", "bree"},
	} {
		r := outremerWith(t, caseList(broken, swap), "adjudicate")
		if r.code != exitFailed || r.errs != "" {
			t.Errorf("exit code %d, stderr %q", r.code, r.errs)
		}
		r.has(append(words, `"error"`, "entered")...)
	}
	outremerWith(t, "", "adjudicate").failed(exitFailed, "empty")
	outremerWith(t, "{}", "adjudicate").failed(exitFailed, "cases")
	outremerWith(t, "{", "adjudicate").failed(exitFailed, "cases")
	outremerWith(t, caseList(swap), "adjudicate", "--map", "mars").failed(exitUsage, "mars", "classic, cardinals")
	outremer(t, "adjudicate", "x").failed(exitUsage, "x")
}

func TestAdjudicateText(t *testing.T) {
	r := outremerWith(t, `
# a head-to-head
Germany: A Berlin - Prussia
Germany: A sil S A ber - pru
Russia:  A pru - ber
Russia:  A war
`, "adjudicate").ok()
	want := `Germany  A ber - pru          succeeds   entered by=pru strength=2 against=1
Germany  A sil S A ber - pru  succeeds   given by=ber
Russia   A pru - ber          fails      head-to-head by=ber strength=1 against=2
Russia   A war H              succeeds   none
Russia   A pru                dislodged  by=ber retreats=lvn
`
	if r.out != want {
		t.Errorf("%s\ninstead of\n%s", r.out, want)
	}
	outremerWith(t, "Kingdom of Denmark: F den - ger\nPL: F lon - brs", "adjudicate", "--map", "cardinals").ok().has("void", "would-enter-freely")
	outremerWith(t, "Germany: A ber - prussland", "adjudicate").failed(exitFailed, "line 1", `"prussland" at character 9`)
	outremerWith(t, "\nGermany A ber - pru", "adjudicate").failed(exitFailed, "line 2", "France: A par - bur")
	outremerWith(t, "Germany: ber - pru", "adjudicate").failed(exitFailed, "line 1", "which unit")
	outremerWith(t, "Germany: A ber H\nRussia: F ber H\nRussia: A nth", "adjudicate").failed(exitFailed, "line 2", "another unit is there", "line 3", "army cannot be in nth")
	outremerWith(t, "Germany:\nA ber - kie\n\nRUSSIA:\nA ber H", "adjudicate").ok().has("Germany", "entered").lacks("RUSSIA")
}

// TestAdjudicateCases: the cases of the package also pass through the program.
func TestAdjudicateCases(t *testing.T) {
	for folder, words := range map[string][]string{
		"datc":      {"ok   6.A.1 ", "ok   6.J.11 ", "ok   RS.180", "ok   BM.200"},
		"cardinals": {"ok   2f10 ", "ok   2q4g-1 "},
	} {
		name := map[string]string{"datc": "classic"}[folder]
		if name == "" {
			name = folder
		}
		outremer(t, "adjudicate", "--map", name, "--cases", filepath.Join("..", "..", "diplomacy", "testdata", folder)).ok().has(words...).has(" passed, 0 failed").lacks("FAIL")
	}
	dir := filepath.Dir(file(t, "x.json", caseList(swap, beaten, retreats)))
	r := outremer(t, "adjudicate", "--cases", dir)
	if r.code != exitFailed {
		t.Errorf("exit code %d", r.code)
	}
	r.has("ok   swap", "FAIL beaten: units: ", "dislodged: ", "FAIL retreats: nothing is expected", "1 passed, 2 failed")
	outremer(t, "adjudicate", "--cases", t.TempDir()).failed(exitFailed, "no .json files")
	outremer(t, "adjudicate", "--cases", filepath.Dir(file(t, "x.json", "["))).failed(exitFailed, "x.json")
	outremer(t, "adjudicate", "--cases", filepath.Dir(file(t, "map.json", `{"provinces": {}}`))).ok().has("0 passed, 0 failed")
}
