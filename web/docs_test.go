package web

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/patch"
)

// fill gives every field of a document a value.
func fill(v reflect.Value, n int) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(strings.Repeat("<é", n))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int64:
		v.SetInt(int64(n))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), n)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			fill(v.Index(i), n+i)
		}
	case reflect.Map:
		v.Set(reflect.ValueOf(map[string]string{"b": strings.Repeat("x", n), "a": ""}))
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), n+i%2)
		}
	default:
		panic(v.Kind())
	}
}

// TestDocs: documents with code of their own are encoded as encoding/json does it, and what the
// code says has changed turns each into each other one.
func TestDocs(t *testing.T) {
	for _, empty := range []any{&TableDoc{}, &ResultDoc{}, &UndoDoc{}} {
		docs := []any{empty}
		for n := range 3 {
			doc := reflect.New(reflect.TypeOf(empty).Elem())
			fill(doc.Elem(), n)
			docs = append(docs, doc.Interface())
		}
		for _, old := range docs {
			want, err := json.Marshal(old)
			must(t, err)
			was := old.(game.Appender).AppendJSON(nil)
			if string(was) != string(want) {
				t.Errorf("%T\n got %s\nwant %s", old, was, want)
			}
			for _, new := range docs {
				var p patch.Patch
				if !differ(&p, "", old, new) {
					t.Fatalf("%T cannot be compared", new)
				}
				got, err := patch.Apply(was, p.Append(nil))
				must(t, err)
				var is any
				must(t, json.Unmarshal(encodeJSON(new), &is))
				if !reflect.DeepEqual(got, is) {
					t.Errorf("%s by %s: got %v, want %v", was, p.Append(nil), got, is)
				}
			}
		}
	}
}
