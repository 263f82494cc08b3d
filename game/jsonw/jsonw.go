// Package jsonw appends values to a text exactly as encoding/json writes them, but without
// reflection. What cmd/gents writes for the views of a title is made of these functions.
package jsonw

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
)

type (
	signed interface {
		~int | ~int8 | ~int16 | ~int32 | ~int64
	}
	unsigned interface {
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
	}
)

const null = "null"

// Bool appends a truth value.
func Bool[T ~bool](b []byte, v T) []byte { return strconv.AppendBool(b, bool(v)) }

// Int appends a number.
func Int[T signed](b []byte, n T) []byte {
	if 0 <= n && n < 10 {
		return append(b, '0'+byte(n))
	}
	return strconv.AppendInt(b, int64(n), 10)
}

// Uint appends a number that is not negative.
func Uint[T unsigned](b []byte, n T) []byte { return strconv.AppendUint(b, uint64(n), 10) }

// places is ten to the number of digits after the point with which chances are shown.
const places = 1e4

// Float appends a fraction. Those with few digits, such as rounded chances, need no search for the
// shortest ones: no other number with up to fifteen digits is the same float.
func Float[T ~float64](b []byte, x T) []byte {
	f := float64(x)
	n := math.Floor(f*places + 0.5)
	switch {
	case n/places == f && n < 1e15 && !math.Signbit(f):
		return appendRounded(b, int64(n))
	case 1e-6 <= f && f < 1e21:
		return strconv.AppendFloat(b, f, 'f', -1, 64)
	}
	return Value(b, f)
}

// appendRounded appends a number of ten-thousandths.
func appendRounded(b []byte, n int64) []byte {
	b = strconv.AppendInt(b, n/places, 10)
	n %= places
	if n == 0 {
		return b
	}
	b = append(b, '.', byte('0'+n/1000), byte('0'+n/100%10), byte('0'+n/10%10), byte('0'+n%10))
	for b[len(b)-1] == '0' {
		b = b[:len(b)-1]
	}
	return b
}

// List appends a list, each element by its value.
func List[T any](b []byte, list []T, each func([]byte, T) []byte) []byte {
	if list == nil {
		return append(b, null...)
	}
	b = append(b, '[')
	for i, v := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = each(b, v)
	}
	return append(b, ']')
}

// Structs appends a list of structs, which are not copied.
func Structs[T any](b []byte, list []T, each func([]byte, *T) []byte) []byte {
	if list == nil {
		return append(b, null...)
	}
	b = append(b, '[')
	for i := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = each(b, &list[i])
	}
	return append(b, ']')
}

// Map appends an object, its keys in order.
func Map(b []byte, m map[string]string) []byte {
	if m == nil {
		return append(b, null...)
	}
	b = append(b, '{')
	for i, key := range slices.Sorted(maps.Keys(m)) {
		if i > 0 {
			b = append(b, ',')
		}
		b = String(append(String(b, key), ':'), m[key])
	}
	return append(b, '}')
}

// Struct appends the struct that p points to, which is not copied.
func Struct[T any](b []byte, p *T, each func([]byte, *T) []byte) []byte {
	if p == nil {
		return append(b, null...)
	}
	return each(b, p)
}

// Pointer appends the value that p points to.
func Pointer[T any](b []byte, p *T, each func([]byte, T) []byte) []byte {
	if p == nil {
		return append(b, null...)
	}
	return each(b, *p)
}

// Value leaves it to encoding/json to append anything. It panics if that has no form in JSON, as
// infinity has none.
func Value(b []byte, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return append(b, text...)
}
