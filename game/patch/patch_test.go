package patch

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// check turns old into new by their difference.
func check(t *testing.T, old, new string) string {
	t.Helper()
	var p Patch
	p.Diff("", []byte(old), []byte(new))
	ops := p.Append(nil)
	got, err := Apply([]byte(old), ops)
	if err != nil {
		t.Fatalf("%s by %s: %v", old, ops, err)
	}
	var want any
	if err := json.Unmarshal([]byte(new), &want); err != nil {
		t.Fatalf("bad example %s", new)
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s by %s: got %v, want %s", old, ops, got, new)
	}
	return string(ops)
}

func TestDiff(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{`{"a":1}`, `{"a":1}`, `[]`},
		{`1`, `2`, `[{"op":"replace","path":"","value":2}]`},
		{`{"a":{"b":1,"c":[1,2]},"long":"a text that is said again"}`, `{"a":{"b":1,"c":[1,3]},"long":"a text that is said again"}`,
			`[{"op":"replace","path":"/a/c/1","value":3}]`},
		{`{"a":null}`, `{"a":[]}`, `[{"op":"replace","path":"/a","value":[]}]`},
		{`[[1,2,3,4],"x"]`, `[[5,6,7,8],"x"]`, `[{"op":"replace","path":"/0","value":[5,6,7,8]}]`}, // shorter than four changes
		{`["a very long element indeed, as moves are","x"]`, `["a very long element indeed, as moves are","x","y"]`,
			`[{"op":"add","path":"/2","value":"y"}]`},
		{`["one long element to keep around here","two long elements to keep around","three of them, to be sure of it"]`,
			`["one long element to keep around here","three of them, to be sure of it"]`, `[{"op":"remove","path":"/1"}]`},
		{`{"a/b~c":"quite a long text, so that it pays","d":"and another long text beside it, that stays as it is"}`,
			`{"a/b~c":"short","d":"and another long text beside it, that stays as it is"}`, `[{"op":"replace","path":"/a~1b~0c","value":"short"}]`},
		{`{"gone":1,"stays":"so long that it pays not to say it again"}`, `{"stays":"so long that it pays not to say it again","new":2}`, ""},
		{`{"quote":"a \"word\" \\","x":[[],{}],"y":"padding padding padding padding padding"}`,
			`{"quote":"a \"word\" \\","x":[[1],{}],"y":"padding padding padding padding padding"}`, `[{"op":"add","path":"/x/0/0","value":1}]`},
	} {
		if got := check(t, c.old, c.new); c.want != "" && got != c.want {
			t.Errorf("%s to %s:\n got %s\nwant %s", c.old, c.new, got, c.want)
		}
	}
}

// TestParts puts a difference together from several places.
func TestParts(t *testing.T) {
	var p Patch
	p.Diff("/view", []byte(`{"a":"something that stays as it is here","b":1}`), []byte(`{"a":"something that stays as it is here","b":2}`))
	p.Delete("/moves", 3)
	p.Insert("/moves", 1, []byte(`"x"`))
	p.Replace("/n", []byte(`7`))
	want := `[{"op":"replace","path":"/view/b","value":2},{"op":"remove","path":"/moves/3"},{"op":"add","path":"/moves/1","value":"x"},{"op":"replace","path":"/n","value":7}]`
	if got := string(p.Append(nil)); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	mark := p.Len()
	p.Delete("/moves", 0)
	p.Cut(mark)
	if got := string(p.Append(nil)); got != want {
		t.Errorf("got %s after Cut\nwant %s", got, want)
	}
	p.Reset()
	if got := string(p.Append(nil)); got != "[]" {
		t.Errorf("got %s after Reset, want []", got)
	}
}

// random makes a document, and change a similar one.
func random(r *rand.Rand, depth int) any {
	switch n := r.IntN(6 + depth); {
	case n < 2:
		return r.IntN(100)
	case n < 4:
		return strings.Repeat(string(rune('a'+r.IntN(26))), r.IntN(12)) + `"\/~` + "é<"
	case n < 5:
		return nil
	case n < 6:
		return r.IntN(2) == 0
	case n%2 == 0:
		list := []any{}
		for range r.IntN(6) {
			list = append(list, random(r, depth-1))
		}
		return list
	default:
		object := map[string]any{}
		for range r.IntN(6) {
			object[fmt.Sprint("k/", r.IntN(8), `~"`)] = random(r, depth-1)
		}
		return object
	}
}

func change(r *rand.Rand, v any) any {
	if r.IntN(5) == 0 {
		return random(r, 2)
	}
	switch v := v.(type) {
	case []any:
		list := []any{}
		for _, e := range v {
			if n := r.IntN(8); n > 0 {
				list = append(list, change(r, e))
			} else if n == 1 {
				list = append(list, random(r, 1), e)
			}
		}
		return list
	case map[string]any:
		object := map[string]any{}
		for k, e := range v {
			if r.IntN(8) > 0 {
				object[k] = change(r, e)
			}
		}
		return object
	}
	return v
}

func TestRandomDocuments(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		doc := random(r, 4)
		old, _ := json.Marshal(doc)
		new, _ := json.Marshal(change(r, doc))
		check(t, string(old), string(new))
	}
}
