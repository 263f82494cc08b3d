package jsonw

import (
	"encoding/json"
	"math"
	"testing"
	"unicode/utf8"
)

// same checks that what was appended is what encoding/json writes.
func same(t *testing.T, got []byte, v any) {
	t.Helper()
	want, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%#v: got %s, want %s", v, got, want)
	}
}

// TestStrings: every byte and every kind of character alone, and inside of a name.
func TestStrings(t *testing.T) {
	for c := range 256 {
		s := string([]byte{byte(c)})
		same(t, String(nil, s), s)
		same(t, String(nil, "saint-"+s+"-omer"), "saint-"+s+"-omer")
	}
	for _, r := range []rune{'é', '\u2027', '\u2028', '\u2029', '\u202a', utf8.RuneError, '\U0001F3F0', utf8.MaxRune} {
		same(t, String(nil, string(r)), string(r))
	}
}

// TestFloats: rounded chances, numbers beside them, and those that are written with an exponent.
func TestFloats(t *testing.T) {
	for n := range 30_000 {
		x := float64(n) / places
		same(t, Float(nil, x), x)
		same(t, Float(nil, math.Nextafter(x, 9)), math.Nextafter(x, 9))
	}
	for _, x := range []float64{-0.5, math.Copysign(0, -1), 1e-5, 1e-7, 1e10, 1e11, 123456789.1234, 1e15, 1e20, 1e21, math.Pi, math.MaxFloat64, math.SmallestNonzeroFloat64} {
		same(t, Float(nil, x), x)
	}
}

func FuzzAppend(f *testing.F) {
	for _, s := range []string{"", "acre", "Saint-Omer & Sons", "<b>", "\"\\/", "\x00\x1f\x7f", "\u2028\u2029", "\xff\xed\xa0\x80", "Château"} {
		f.Add(s, 0.0625)
	}
	f.Fuzz(func(t *testing.T, s string, x float64) {
		same(t, String(nil, s), s)
		if math.IsNaN(x) || math.IsInf(x*places, 0) {
			return
		}
		same(t, Float(nil, x), x)
		x = math.Round(x*places) / places
		same(t, Float(nil, x), x)
	})
}

// TestNoForm: what encoding/json refuses is not written in another form.
func TestNoForm(t *testing.T) {
	for _, x := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v was written", x)
				}
			}()
			Float(nil, x)
		}()
	}
}

// TestLists: lists, maps and pointers, there and missing.
func TestLists(t *testing.T) {
	for _, list := range [][]int8{nil, {}, {7}, {-128, 0, 127}} {
		same(t, List(nil, list, Int), list)
	}
	for _, list := range [][]string{nil, {}, {"red", "<blue>"}} {
		same(t, List(nil, list, String), list)
	}
	type point struct {
		X uint64 `json:"x"`
		Y bool   `json:"y"`
	}
	appendPoint := func(b []byte, p *point) []byte {
		b = Uint(append(b, `{"x":`...), p.X)
		b = Bool(append(b, `,"y":`...), p.Y)
		return append(b, '}')
	}
	for _, list := range [][]point{nil, {}, {{math.MaxUint64, true}, {}}} {
		same(t, Structs(nil, list, appendPoint), list)
	}
	for _, m := range []map[string]string{nil, {}, {"b": "<", "a": "", "é\"": "x"}} {
		same(t, Map(nil, m), m)
	}
	n := -3
	same(t, Pointer(nil, &n, Int), &n)
	same(t, Pointer(nil, (*int)(nil), Int), nil)
}
