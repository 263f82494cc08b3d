//go:build engine

package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/url"
	"reflect"
	"strconv"
	"strings"

	"outremer/web/status"
)

// operation describes something that can be asked for.
type operation struct {
	Method, Path  string
	DefaultStatus int
}

func op(method, path, _, _ string, _ ...int) operation {
	return operation{Method: method, Path: base + path}
}

// What an answer looks like is described by the server.

func answers[T any](_ *api, o operation) operation          { return o }
func answersEither[T, U any](_ *api, o operation) operation { return o }

// large is for the server, which limits what it reads.
func large(o operation, _ int64) operation { return o }

func answersFile(o operation, _ ...string) operation { return o }

// api is where operations are registered.
type api struct {
	*Server
	papers *paperwork
	routes []route
}

// add registers what one person needs.
func (a *api) add() {
	a.addTitles()
	a.addTables()
	a.addSeats()
	a.addSeating()
	a.addClock()
	a.addRequests()
	a.addPlay()
	a.addUndo()
	a.addTeaching()
	a.addStudies()
	a.addStanding()
	a.addRevisions()
	a.addHistory()
	a.addNews()
	a.addNotes()
	a.addLetters()
	a.addLogs()
	a.addPositions()
	a.addTravel()
	a.addPapers()
}

// route is an operation and what carries it out.
type route struct {
	method, path string
	run          func(context.Context, *asked) (Response, error)
}

// match reports whether a request is for a route, with the values of the parts of its path in braces.
func (r *route) match(method, path string) (map[string]string, bool) {
	if r.method != method {
		return nil, false
	}
	want, got := strings.Split(r.path, "/"), strings.Split(path, "/")
	if len(want) != len(got) {
		return nil, false
	}
	values := map[string]string{}
	for i, w := range want {
		if strings.HasPrefix(w, "{") {
			values[strings.Trim(w, "{}")] = got[i]
		} else if w != got[i] {
			return nil, false
		}
	}
	return values, true
}

// asked is a request on its route.
type asked struct {
	Request
	path  map[string]string
	query url.Values
}

// register adds an operation.
func register[I, O any](a *api, o operation, run func(context.Context, *I) (*O, error)) {
	a.routes = append(a.routes, route{o.Method, o.Path, func(ctx context.Context, q *asked) (Response, error) {
		in := new(I)
		if err := q.read(reflect.ValueOf(in).Elem()); err != nil {
			return Response{}, err
		}
		out, err := run(ctx, in)
		if err != nil || out == nil {
			return Response{Status: status.NoContent}, err
		}
		return answer(reflect.ValueOf(out).Elem(), o.DefaultStatus)
	}})
}

// read fills in the input of an operation, whose fields say where they come from.
func (q *asked) read(in reflect.Value) error {
	for i := range in.NumField() {
		f := in.Type().Field(i)
		switch {
		case f.Name == "Body":
			if err := q.readBody(in.Field(i)); err != nil {
				return err
			}
		case f.Anonymous:
			if err := q.read(in.Field(i)); err != nil {
				return err
			}
		default:
			if text := q.value(f.Tag); text != "" && !set(in.Field(i), text) {
				where := "query." + f.Tag.Get("query")
				return newProblem(status.UnprocessableEntity, "invalid", "that is no value for "+where, FieldError{where, "wrong"})
			}
		}
	}
	return nil
}

// value returns what a request says for a field; "" for nothing.
func (q *asked) value(tag reflect.StructTag) string {
	text := ""
	switch {
	case tag.Get("path") != "":
		text = q.path[tag.Get("path")]
	case tag.Get("query") != "":
		text = q.query.Get(tag.Get("query"))
	case tag.Get("header") != "":
		text = q.header(tag.Get("header"))
	}
	if text == "" {
		return tag.Get("default")
	}
	return text
}

// set sets a field from its text, and reports whether that is possible.
func set(f reflect.Value, text string) bool {
	switch f.Kind() {
	case reflect.String:
		f.SetString(text)
	case reflect.Int, reflect.Int64:
		n, err := strconv.ParseInt(text, 10, 64)
		f.SetInt(n)
		return err == nil
	case reflect.Uint64, reflect.Uint32:
		n, err := strconv.ParseUint(text, 10, 64)
		f.SetUint(n)
		return err == nil
	case reflect.Bool:
		yes, err := strconv.ParseBool(text)
		f.SetBool(yes)
		return err == nil
	case reflect.Slice:
		f.Set(reflect.ValueOf(strings.Split(text, ",")))
	}
	return true
}

func (q *asked) readBody(f reflect.Value) error {
	d := json.NewDecoder(bytes.NewReader(q.Body))
	d.DisallowUnknownFields()
	if err := d.Decode(f.Addr().Interface()); err != nil {
		return newProblem(status.UnprocessableEntity, "invalid", "the body cannot be read", FieldError{"body", err.Error()})
	}
	return nil
}

// answer encodes the output of an operation.
func answer(out reflect.Value, usual int) (Response, error) {
	a := Response{Status: status.OK, Kind: "application/json"}
	if usual != 0 {
		a.Status = usual
	}
	if f := out.FieldByName("Status"); f.IsValid() {
		a.Status = int(f.Int())
	}
	if f := out.FieldByName("ContentType"); f.IsValid() {
		a.Kind = f.String()
	}
	f := out.FieldByName("Body")
	if !f.IsValid() {
		a.Status = status.NoContent
		return a, nil
	}
	if b, ok := f.Interface().([]byte); ok {
		a.Body = b
		return a, nil
	}
	var err error
	a.Body, err = json.Marshal(f.Interface())
	return a, err
}
