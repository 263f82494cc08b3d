package plain

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"
)

// FuzzPlainOrders: what is read as plain is what encoding/json reads.
func FuzzPlainOrders(f *testing.F) {
	for _, order := range []string{
		`{}`, `{"move":["seal"]}`, `{"seat":"red","prompt":12,"move":["attack","homs"],"dry_run":true,"have":{"red":"0a","blue":""}}`,
		`{"move":[],"have":{},"dry_run":false}`, `{"have":{"a":"1"},"have":{"b":"2"}}`, `{"move":["a"],"move":["b","c"]}`, `{"have":{"a":"1","a":"2"}}`,
		`{"prompt":01}`, `{"prompt":4294967296}`, `{"prompt":-1}`, `{"prompt":1.5}`, `{"prompt":999999999}`, `{"prompt":1e3}`, `{"prompt":}`,
		`{"Move":["a"]}`, `{"move":["a",]}`, `{"move":[,"a"]}`, `{"move":["\u0061"]}`, `{"move":["é"]}`, `{"move":null}`, `{"move":["a"]} `, `{"move":["a"]}{}`,
		`{"more":1}`, `{"move"["a"]}`, `{"dry_run":"true"}`, `{"seat":"red`, `{"seat"`, `{`, ``, `[]`, `{,}`, `{"seat":"red",}`, "{\"seat\":\"a\tb\"}", `{"dry_run":truefalse}`,
	} {
		f.Add([]byte(order))
	}
	f.Fuzz(func(t *testing.T, order []byte) {
		var got, want OrderDoc
		if !got.Read(order) {
			return
		}
		d := json.NewDecoder(bytes.NewReader(order))
		d.DisallowUnknownFields()
		if err := d.Decode(&want); err != nil || d.More() {
			t.Fatalf("%s is read as plain, but it is not valid: %v", order, err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", order, got, want)
		}
	})
}

// TestPlainOrders: what clients send is plain.
func TestPlainOrders(t *testing.T) {
	for _, order := range []OrderDoc{
		{Move: []string{"seal"}},
		{Seat: "red", Prompt: 1<<20 | 7, Move: []string{"attack", "homs", "2"}, DryRun: true, Have: map[string]string{"red": "00ff", "blue": ""}},
	} {
		text, err := json.Marshal(order)
		if err != nil {
			t.Fatal(err)
		}
		var got OrderDoc
		if !got.Read(text) || !reflect.DeepEqual(got, order) {
			t.Errorf("%s: got %+v", text, got)
		}
	}
}
