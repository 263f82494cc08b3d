package main

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"testing"
	"time"

	"outremer/game"
	"outremer/game/patch"
	"outremer/games"
)

// odd is a view with everything that a view could have in it, and seldom has. Its code is in
// odd_json_test.go.
type odd struct {
	Text    string             `json:"text"`
	Names   []string           `json:"names"`
	Whole   uint16             `json:"whole"`
	Chance  float64            `json:"chance"`
	Small   float32            `json:"small"`
	Grid    [2][]int8          `json:"grid"`
	Maybe   *bool              `json:"maybe"`
	Twice   **int              `json:"twice"`
	Next    *odd               `json:"next"`
	Parts   []part             `json:"parts"`
	Few     [1]part            `json:"few"`
	Refs    []*part            `json:"refs"`
	Bytes   []byte             `json:"bytes"`
	Numbers map[string]int     `json:"numbers"`
	Any     any                `json:"any"`
	Self    shout              `json:"self"`
	Selves  []shout            `json:"selves"`
	Sparse  sparse             `json:"sparse"`
	Mixed   []mixed            `json:"mixed"`
	When    time.Time          `json:"when"`
	Seats   []game.Seat        `json:"seats"`
	Unnamed struct{ A, B int } `json:"unnamed"`
	Words   map[string]string  `json:"words"`
	Seldom  string             `json:"seldom,omitempty"`
	Rarely  uint8              `json:"rarely,omitempty"`
	Never   bool               `json:"never,omitempty"`
	Hidden  func()             `json:"-"`
}

type part struct {
	N    int64  `json:"n"`
	Kind colour `json:"kind"`
}

type colour string

// shout says itself how it is encoded.
type shout string

func (s *shout) MarshalText() ([]byte, error) { return []byte("<" + string(*s) + ">"), nil }

// sparse has fields that may be left out.
type sparse struct {
	A int `json:"a,omitempty"`
	B int `json:"b,omitzero"`
}

// mixed has the fields of another struct.
type mixed struct {
	part
	M int
}

type oddTitle struct{ game.Title }

type oddState struct{ game.State }

func (o oddTitle) New(s game.Setup) (game.State, error) {
	st, err := o.Title.New(s)
	return oddState{st}, err
}

func (oddState) View(game.Seat) any { return &odd{} }

// TestOddCode: the code for the odd view is what is written for it.
func TestOddCode(t *testing.T) {
	got, err := encoder(oddTitle{games.Example().Title})
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("odd_json_test.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("odd_json_test.go should be\n%s", got)
	}
}

// TestOddViews: the code does what encoding/json does.
func TestOddViews(t *testing.T) {
	yes, n := true, -7
	ref := &n
	full := odd{"<&>\u2028\xff", []string{"a", "é"}, 65535, 0.1 + 0.2, 0.1, [2][]int8{{-128, 127}, {}}, &yes, &ref, &odd{}, []part{{}, {1 << 60, "\"red\""}},
		[1]part{{N: 3}}, []*part{nil, {N: 4}}, []byte("bytes"), map[string]int{"b": 1, "a<": 2}, []any{1, "x"}, "self", []shout{"x", "y"}, sparse{A: 1},
		[]mixed{{part{N: 5}, 6}}, time.Unix(0, 0).UTC(), []game.Seat{1}, struct{ A, B int }{1, 2}, map[string]string{"b": "<", "a": ""}, "once", 2, true, nil}
	for _, v := range []*odd{nil, {}, {Names: []string{}, Parts: []part{}, Bytes: []byte{}}, &full} {
		want, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if got := v.AppendJSON(nil); !bytes.Equal(got, want) {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// TestOddDifferences: what the code says has changed turns each odd view into each other one.
func TestOddDifferences(t *testing.T) {
	yes, no, n := true, false, -7
	ref := &n
	views := []*odd{
		{},
		{Text: "a", Names: []string{}, Parts: []part{}, Bytes: []byte{}},
		{Words: map[string]string{}, Seldom: "once", Rarely: 1},
		{Words: map[string]string{"a": "b"}, Seldom: "twice", Rarely: 1, Never: true},
		{Text: "b", Names: []string{"x"}, Maybe: &yes, Next: &odd{}, Parts: []part{{1, "x"}, {2, "y"}}, Refs: []*part{{N: 4}}},
		{Text: "b", Names: []string{"y"}, Maybe: &no, Next: &odd{Whole: 3, Next: &odd{}}, Parts: []part{{1, "x"}, {3, "y"}}, Refs: []*part{{N: 5}}},
		{Twice: &ref, Grid: [2][]int8{{1}, nil}, Few: [1]part{{N: 3}}, Numbers: map[string]int{"a": 1}, Any: 1, Self: "self", When: time.Unix(9, 0).UTC(), Seats: []game.Seat{1}},
	}
	for i, old := range views {
		for j, new := range views {
			var p patch.Patch
			p.At("")
			if !new.AppendDiff(&p, old) {
				t.Fatalf("%d does not know %d", j, i)
			}
			got, err := patch.Apply(old.AppendJSON(nil), p.Append(nil))
			if err != nil {
				t.Fatalf("%d to %d: %v", i, j, err)
			}
			var want any
			if err := json.Unmarshal(new.AppendJSON(nil), &want); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%d to %d by %s: got %v, want %v", i, j, p.Append(nil), got, want)
			}
			if i == j && string(p.Append(nil)) != "[]" {
				t.Errorf("%d differs from itself by %s", i, p.Append(nil))
			}
		}
	}
	if (&odd{}).AppendDiff(&patch.Patch{}, &part{}) {
		t.Error("an odd view compares itself with something else")
	}
}
