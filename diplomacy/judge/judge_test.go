package judge

import (
	"encoding/json"
	"strings"
	"testing"
)

// ask asks as the page does.
func ask(t *testing.T, question string) Answer {
	t.Helper()
	var a Answer
	if err := json.Unmarshal(New().Answer([]byte(question)), &a); err != nil {
		t.Fatal(err)
	}
	return a
}

// TestAnswer: lines become a case, the case has a result, and can be written as lines again.
func TestAnswer(t *testing.T) {
	const text = "Germany:\nA Berlin - Prussia\nA Silesia Supports A Berlin - Prussia\n\nRussia:\nA Prussia\n"
	quoted, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	read := ask(t, `{"what": "read", "map": "classic", "text": `+string(quoted)+`}`)
	if read.Error != "" || len(read.Units) != 3 || len(read.Orders) != 2 {
		t.Fatalf("%+v", read)
	}
	position, err := json.Marshal(map[string]any{"phase": "movement", "units": read.Units, "orders": read.Orders})
	if err != nil {
		t.Fatal(err)
	}
	done := ask(t, `{"what": "resolve", "map": "classic", "case": `+string(position)+`}`)
	if done.Result == nil || len(done.Choices) != 2 || done.Choices[1].Other != "ber" || done.Result.Results["A ber"] != "succeeds" || len(done.Result.Dislodged) != 1 {
		t.Errorf("%+v", done)
	}
	if d := done.Result.Dislodged[0]; d.AttackerFrom != "ber" || d.AttackerConvoyed {
		t.Errorf("a retreat phase cannot use %+v", d)
	}
	if written := ask(t, `{"what": "write", "map": "classic", "case": `+string(position)+`}`); written.Text != text {
		t.Errorf("%q instead of %q", written.Text, text)
	}
	for i, want := range []string{"fails not-yours by=lon", "fails replaced by=lon", "succeeds entered strength=1 against=0"} {
		got := ask(t, `{"what": "resolve", "map": "classic", "case": {"phase": "movement", "units": ["England F lon"], "orders": ["Germany: F lon H", "England: F lon H", "England: lon - nth"]}}`).Choices[i]
		if got.Result+" "+got.Cause != want {
			t.Errorf("order %d: %+v, want %s", i, got, want)
		}
	}
	if list := ask(t, `{"what": "choices", "map": "classic", "at": "pru", "case": `+string(position)+`}`).Choices; len(list) == 0 || list[0].Order != "A pru H" {
		t.Errorf("%+v", list)
	}
}

// TestImport: a case comes back in its long form, without what it expects.
func TestImport(t *testing.T) {
	c := ask(t, `{"what": "import", "map": "classic", "case": {"id": "x", "phase": "movement", "units": ["France A par"], "orders": ["France: Paris to Burgundy"], "expect": {"units": []}}}`).Case
	if c == nil || c.Units[0].At != "par" || c.Orders[0].Order != "par - bur" || c.Expect != nil {
		t.Errorf("%+v", c)
	}
	if a := ask(t, `{"what": "import", "map": "classic", "case": {"phase": "retreat", "dislodged": ["France A par"]}}`); !strings.Contains(a.Error, "attacker_from") {
		t.Errorf("%+v", a)
	}
}

// TestRefusals: what is wrong is named, and nothing else is answered.
func TestRefusals(t *testing.T) {
	for question, want := range map[string]string{
		`{`:                                  "unexpected end",
		`{"what": "read", "map": "mars"}`:    "possible: classic, cardinals",
		`{"what": "play", "map": "classic"}`: `"play" is unknown`,
		`{"what": "resolve", "map": "classic", "case": {"phase": "war"}}`:                                                    "phase",
		`{"what": "resolve", "map": "classic", "case": {"phase": "movement", "units": ["France A nth"]}}`:                    "units: unit 1",
		`{"what": "write", "map": "classic", "case": {"phase": "retreat"}}`:                                                  "movement phase only",
		`{"what": "choices", "map": "classic", "at": "x"}`:                                                                   `"x" is not a province`,
		`{"what": "resolve", "map": "classic", "case": {"phase": "movement", "orders": [{"power": "x", "order": "A par"}]}}`: "orders: order 1",
	} {
		if a := ask(t, question); !strings.Contains(a.Error, want) || a.Result != nil {
			t.Errorf("%s: %+v, want %q", question, a, want)
		}
	}
	lines := ask(t, `{"what": "read", "map": "classic", "text": "A par\nFrance:\nA xyz H\npar H\nA par -\nA mar\nF mar H\nA nth"}`).Lines
	for i, want := range []Line{{1, "A par", "no-power", "", "", ""}, {3, "A xyz H", "unknown-place", "xyz", "place", ""}, {4, "par H", "no-unit", "", "", ""}, {5, "A par -", "incomplete", "", "place", ""}, {7, "F mar H", "taken", "", "", ""}, {8, "A nth", "misplaced", "", "", ""}} {
		if len(lines) <= i {
			t.Fatalf("%+v", lines)
		}
		got := lines[i]
		if got.Detail == "" {
			t.Errorf("line %d says nothing", got.Line)
		}
		got.Detail = ""
		if got != want {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
	if a := ask(t, `{"what": "read", "map": "classic", "case": {"phase": "retreat"}, "text": "France: A par - bur"}`); len(a.Orders) != 1 || len(a.Units) != 0 {
		t.Errorf("retreats: %+v", a)
	}
}
