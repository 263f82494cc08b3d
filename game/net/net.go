// Package net judges positions with small networks that were learnt elsewhere (train/README.md). It
// only evaluates, in plain Go and without allocating.
package net

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
)

// magic begins a file of weights. After it come the number of layers and the layers: inputs,
// outputs, a scale for each output, the weights as bytes by input, a bias for each output.
const magic = "outremer-net 1\n"

const (
	mostLayers = 4
	mostUnits  = 256 // outputs of a layer
	mostInputs = 4096
)

// Net is a network of layers, with rectified units between them.
type Net struct{ layers []layer }

type layer struct {
	in, out int
	weights []float32 // by input, so that an input of zero costs nothing
	bias    []float32
}

// Scratch is what an evaluation needs; it may be used again.
type Scratch [2][mostUnits]float32

var errNet = errors.New("net: not a file of weights")

// Parse reads a file of weights.
func Parse(data []byte) (*Net, error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok || len(rest) == 0 || rest[0] == 0 || rest[0] > mostLayers {
		return nil, errNet
	}
	n := &Net{layers: make([]layer, rest[0])}
	rest = rest[1:]
	for i := range n.layers {
		var err error
		n.layers[i], rest, err = parseLayer(rest)
		if err != nil || i > 0 && n.layers[i].in != n.layers[i-1].out {
			return nil, errNet
		}
	}
	if len(rest) > 0 {
		return nil, errNet
	}
	return n, nil
}

func parseLayer(data []byte) (l layer, rest []byte, err error) {
	if len(data) < 4 {
		return l, nil, errNet
	}
	l.in, l.out = int(binary.LittleEndian.Uint16(data)), int(binary.LittleEndian.Uint16(data[2:]))
	data = data[4:]
	if l.out > mostUnits || l.in > mostInputs || len(data) < l.out*8+l.in*l.out {
		return l, nil, errNet
	}
	scale, data := floats(data, l.out)
	l.weights = make([]float32, l.in*l.out)
	for i := range l.weights {
		l.weights[i] = float32(int8(data[i])) * scale[i%l.out]
	}
	l.bias, rest = floats(data[len(l.weights):], l.out)
	return l, rest, nil
}

func floats(data []byte, n int) ([]float32, []byte) {
	x := make([]float32, n)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return x, data[4*n:]
}

// Inputs and Outputs are how many numbers go in and come out.
func (n *Net) Inputs() int  { return n.layers[0].in }
func (n *Net) Outputs() int { return n.layers[len(n.layers)-1].out }

// Layer returns the weights of a layer, by input, and its biases; nothing if there is no such layer.
func (n *Net) Layer(i int) (weights, bias []float32) {
	if i >= len(n.layers) {
		return nil, nil
	}
	return n.layers[i].weights, n.layers[i].bias
}

// Judge evaluates a position. The result is valid until the scratch is used again.
func (n *Net) Judge(inputs []float32, tmp *Scratch) []float32 {
	x := inputs
	for i := range n.layers {
		y := tmp[i%2][:n.layers[i].out]
		n.layers[i].apply(x, y)
		if i < len(n.layers)-1 {
			rectify(y)
		}
		x = y
	}
	return x
}

// apply adds up the rows of the inputs that are not zero, four at a time: reading and writing the sums costs as much
// as the multiplications.
func (l *layer) apply(x, y []float32) {
	copy(y, l.bias)
	var some [4]int
	n := 0
	for i, v := range x {
		if v == 0 {
			continue
		}
		some[n] = i
		n++
		if n == len(some) {
			l.addFour(x, y, &some)
			n = 0
		}
	}
	for _, i := range some[:n] {
		v, row := x[i], l.row(i)[:len(y)]
		for j := range y {
			y[j] += v * row[j]
		}
	}
}

// row is what an input of 1 adds to the outputs.
func (l *layer) row(i int) []float32 { return l.weights[i*l.out : (i+1)*l.out] }

func (l *layer) addFour(x, y []float32, some *[4]int) {
	s, t, u, v := x[some[0]], x[some[1]], x[some[2]], x[some[3]]
	a, b, c, d := l.row(some[0])[:len(y)], l.row(some[1])[:len(y)], l.row(some[2])[:len(y)], l.row(some[3])[:len(y)]
	for j := range y {
		y[j] = y[j] + s*a[j] + t*b[j] + u*c[j] + v*d[j]
	}
}

func rectify(x []float32) {
	for i, v := range x {
		if v < 0 {
			x[i] = 0
		}
	}
}

// Share turns scores into shares of 1.
func Share(scores []float32) {
	most, sum := scores[0], float32(0)
	for _, v := range scores {
		most = max(most, v)
	}
	for i, v := range scores {
		scores[i] = float32(math.Exp(float64(v - most)))
		sum += scores[i]
	}
	for i := range scores {
		scores[i] /= sum
	}
}

// Chance turns a score into a chance.
func Chance(score float32) float32 { return float32(1 / (1 + math.Exp(-float64(score)))) }
