package net

import (
	"encoding/binary"
	"math"
	"testing"
)

// written returns a file with two inputs, two units and an output: the sum of the inputs where each is
// positive, and a half.
func written() []byte {
	float := func(data []byte, list ...float32) []byte {
		for _, x := range list {
			data = binary.LittleEndian.AppendUint32(data, math.Float32bits(x))
		}
		return data
	}
	data := append([]byte(magic), 2)
	data = append(data, 2, 0, 2, 0)
	data = float(data, 0.5, 0.25)
	data = append(data, 2, 0, 0, 4) // by input: one for itself, none for the other
	data = float(data, 0, 0)
	data = append(data, 2, 0, 1, 0)
	data = float(data, 1)
	data = append(data, 1, 1)
	return float(data, 0.5)
}

func TestJudge(t *testing.T) {
	n, err := Parse(written())
	if err != nil {
		t.Fatal(err)
	}
	if n.Inputs() != 2 || n.Outputs() != 1 {
		t.Errorf("%d inputs, %d outputs", n.Inputs(), n.Outputs())
	}
	var tmp Scratch
	for _, c := range []struct{ a, b, want float32 }{{1, 2, 3.5}, {0, 0, 0.5}, {3, -1, 3.5}} {
		if got := n.Judge([]float32{c.a, c.b}, &tmp)[0]; got != c.want {
			t.Errorf("%v and %v: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// filled returns a layer and inputs for it of which two in five are zero.
func filled(in, out int) (*layer, []float32) {
	l := &layer{in: in, out: out, weights: make([]float32, in*out), bias: make([]float32, out)}
	for i := range l.weights {
		l.weights[i] = float32(i%17-8) / 8
	}
	for i := range l.bias {
		l.bias[i] = float32(i)
	}
	x := make([]float32, in)
	for i := range x {
		if i%5 < 3 {
			x[i] = float32(i%7 + 1)
		}
	}
	return l, x
}

// TestApply: however many inputs are not zero, each counts once.
func TestApply(t *testing.T) {
	for in := range 24 {
		l, x := filled(in, 6)
		y := make([]float32, l.out)
		l.apply(x, y)
		for j, got := range y {
			want := l.bias[j]
			for i, v := range x {
				want += v * l.weights[i*l.out+j]
			}
			if got != want {
				t.Errorf("%d inputs, output %d: %v, want %v", in, j, got, want)
			}
		}
	}
}

// BenchmarkApply is the larger layer of the judgement of Crusader Kings.
func BenchmarkApply(b *testing.B) {
	l, x := filled(117, 64)
	y := make([]float32, l.out)
	for b.Loop() {
		l.apply(x, y)
	}
}

// TestParseRefuses: what is cut short, too long, or not a file of weights.
func TestParseRefuses(t *testing.T) {
	data := written()
	for i := range data {
		if _, err := Parse(data[:i]); err == nil {
			t.Errorf("the first %d bytes are taken", i)
		}
	}
	if _, err := Parse(append(data, 0)); err == nil {
		t.Error("more than a file is taken")
	}
}

func TestShares(t *testing.T) {
	x := []float32{1, 1, -30}
	Share(x)
	if x[0] != x[1] || x[0] < 0.499 || x[2] > 0.001 || Chance(0) != 0.5 || Chance(20) < 0.999 {
		t.Errorf("shares %v, chances %v and %v", x, Chance(0), Chance(20))
	}
}
