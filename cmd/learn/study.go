package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"sync"
	"time"

	"outremer/game"
	"outremer/game/net"
	"outremer/game/tuned"
)

// How a judgement is learnt: by the method of Adam, in batches, with a rate that rises quickly and then falls
// as a cosine.
const (
	batchSize  = 512
	topRate    = 2e-3
	warmUp     = 0.05 // share of all steps in which the rate rises
	keptApart  = 20   // one position of so many is not learnt from
	pointsPart = 0.5  // weight of measures beside the chance of winning
)

// units are those between inputs and outputs.
var units = []int{64, 32}

// study learns a judgement from files of positions and writes it. With as many outputs as there are players
// they are shares of the win; otherwise the first is the chance to win, and the others are measures.
func (w *work) study(ctx context.Context, files []string) error {
	began := time.Now()
	var data, apart lessons
	for _, name := range files {
		if err := data.read(name, &apart); err != nil {
			return err
		}
	}
	if data.rows() == 0 {
		return errors.New("no positions")
	}
	luck := game.Quick([2]uint64{w.seed, 7})
	shape := append(append([]int{data.inputs}, units...), data.outputs)
	if w.each {
		shape[0], shape[len(shape)-1] = data.inputs/data.outputs, 1
	}
	p := newPupil(shape, data.outputs == w.players && !w.united(w.players), &luck)
	top := topRate
	if w.from != "" {
		if err := p.recall(w.from); err != nil {
			return err
		}
		top /= 4 // what it knows is to be changed, not forgotten
	}
	order := make([]int, data.rows())
	for i := range order {
		order[i] = i
	}
	steps := w.rounds * (len(order) / batchSize)
	for step, at := 0, len(order); step < steps; step++ {
		if at+batchSize > len(order) {
			game.Shuffle(&luck, 0, order)
			at = 0
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		p.learnAll(&data, order[at:at+batchSize])
		at += batchSize
		p.step(top * rate(float64(step)/float64(steps)))
	}
	loss := p.loss(&apart)
	body, err := p.export(w.out)
	if err != nil {
		return err
	}
	n, err := net.Parse(body)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes from %d positions; loss %.4f, in small numbers %.4f, of the mean %.4f (%d positions apart, %.0f s)\n",
		w.out, len(body), data.rows(), loss, p.lossOf(&apart, n), p.lossOfMean(&data, &apart), apart.rows(), time.Since(began).Seconds())
	return nil
}

// rate is how fast to learn, as a share of the top rate, when part of the work is done.
func rate(done float64) float64 {
	if done < warmUp {
		return done / warmUp
	}
	return (1 + math.Cos(math.Pi*(done-warmUp)/(1-warmUp))) / 2
}

// lessons are positions with what became of them.
type lessons struct {
	inputs, outputs int
	all             []float32
}

func (l *lessons) rows() int {
	if l.inputs == 0 {
		return 0
	}
	return len(l.all) / (l.inputs + l.outputs)
}

func (l *lessons) row(i int) (x, want []float32) {
	r := l.all[i*(l.inputs+l.outputs) : (i+1)*(l.inputs+l.outputs)]
	return r[:l.inputs], r[l.inputs:]
}

// read adds the positions of a file; the last ones go apart.
func (l *lessons) read(name string, apart *lessons) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // it was only read
	in := bufio.NewReaderSize(file, 1<<20)
	var head [2]uint32
	if err := binary.Read(in, binary.LittleEndian, &head); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	inputs, outputs := int(head[0]), int(head[1])
	bytes, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	rows := make([]float32, len(bytes)/4)
	for i := range rows {
		rows[i] = math.Float32frombits(binary.LittleEndian.Uint32(bytes[4*i:]))
	}
	if l.inputs != 0 && (l.inputs != inputs || l.outputs != outputs) {
		return fmt.Errorf("%s: positions of another kind", name)
	}
	l.inputs, l.outputs, apart.inputs, apart.outputs = inputs, outputs, inputs, outputs
	width := inputs + outputs
	n := len(rows) / width
	cut := (n - n/keptApart) * width
	l.all, apart.all = append(l.all, rows[:cut]...), append(apart.all, rows[cut:]...)
	return nil
}

// pupil is a network that learns.
type pupil struct {
	shares bool // the outputs are shares of 1
	layers []learner
	taught int // positions since the last step
	steps  int
	class  []*pupil // with the same weights, each learning its part of a batch

	scores []float32 // of the seats, where one network judges each of them
}

// learner is a layer with what learning needs.
type learner struct {
	in, out        int
	w, slope, m, v []float32 // weights by input, then the bias
	x, y, pull     []float32 // what went in, what came out, and where that should go
	used           []int     // inputs that are not zero
}

func newPupil(sizes []int, shares bool, luck *game.Rand) *pupil {
	p := &pupil{shares: shares}
	for i := range len(sizes) - 1 {
		in, out := sizes[i], sizes[i+1]
		n := in*out + out
		l := learner{in: in, out: out, w: make([]float32, n), slope: make([]float32, n), m: make([]float32, n), v: make([]float32, n),
			y: make([]float32, out), pull: make([]float32, out)}
		scale := math.Sqrt(2 / float64(in))
		for k := range in * out {
			l.w[k] = float32(scale * tuned.Bell(luck))
		}
		p.layers = append(p.layers, l)
	}
	return p
}

// parts is into how many a batch is cut. It does not depend on the number of cores, so that neither does
// what is learnt.
const parts = 16

// learnAll learns from a batch, on all cores.
func (p *pupil) learnAll(data *lessons, batch []int) {
	for len(p.class) < parts {
		q := &pupil{shares: p.shares, layers: slices.Clone(p.layers)}
		for i := range q.layers {
			l := &q.layers[i]
			l.slope, l.y, l.pull, l.used = make([]float32, len(l.slope)), make([]float32, l.out), make([]float32, l.out), nil
		}
		p.class = append(p.class, q)
	}
	var all sync.WaitGroup
	for k, q := range p.class {
		all.Go(func() {
			for _, i := range batch[k*len(batch)/parts : (k+1)*len(batch)/parts] {
				q.learn(data.row(i))
			}
		})
	}
	all.Wait()
	for _, q := range p.class {
		for i := range p.layers {
			addTimes(p.layers[i].slope, q.layers[i].slope, 1)
			clear(q.layers[i].slope)
		}
	}
	p.taught += len(batch)
}

// judgeAll evaluates a position for everyone: at once, or seat by seat.
func (p *pupil) judgeAll(x []float32, outputs int) []float32 {
	if len(x) == p.layers[0].in {
		return p.judge(x)
	}
	p.scores = p.scores[:0]
	for k := range outputs {
		p.scores = append(p.scores, p.judge(x[k*p.layers[0].in : (k+1)*p.layers[0].in])[0])
	}
	return p.scores
}

// judge evaluates a position, remembering what learning needs.
func (p *pupil) judge(x []float32) []float32 {
	for i := range p.layers {
		l := &p.layers[i]
		l.x, l.used = x, l.used[:0]
		copy(l.y, l.w[l.in*l.out:])
		for k, v := range x {
			if v == 0 {
				continue
			}
			l.used = append(l.used, k)
			addTimes(l.y, l.w[k*l.out:(k+1)*l.out], v)
		}
		if i < len(p.layers)-1 {
			for k, v := range l.y {
				l.y[k] = max(v, 0)
			}
		}
		x = l.y
	}
	return x
}

// addTimes adds v times b to a.
func addTimes(a, b []float32, v float32) {
	b = b[:len(a)]
	for i := range a {
		a[i] += v * b[i]
	}
}

// learn notes how the weights should change for a position.
func (p *pupil) learn(x, want []float32) {
	y := p.judgeAll(x, len(want))
	top := &p.layers[len(p.layers)-1]
	p.expect(y, want)
	if in := p.layers[0].in; len(x) > in {
		for k := range y {
			if want[k] >= 0 {
				p.judge(x[k*in : (k+1)*in])
				top.pull[0] = y[k] - want[k]
				p.pullBack()
			}
		}
		return
	}
	for k := range y {
		top.pull[k] = y[k] - want[k]
		if !p.shares && k > 0 {
			top.pull[k] *= pointsPart
		}
	}
	p.pullBack()
}

// pullBack follows the pull on the outputs back to the inputs.
func (p *pupil) pullBack() {
	for i := len(p.layers) - 1; i >= 0; i-- {
		l := &p.layers[i]
		addTimes(l.slope[l.in*l.out:], l.pull, 1)
		for _, k := range l.used {
			addTimes(l.slope[k*l.out:(k+1)*l.out], l.pull, l.x[k])
		}
		if i == 0 {
			return
		}
		below := &p.layers[i-1]
		clear(below.pull)
		for _, k := range l.used { // a unit that is zero passes nothing on
			sum, row := float32(0), l.w[k*l.out:(k+1)*l.out]
			for j, d := range l.pull {
				sum += d * row[j]
			}
			below.pull[k] = sum
		}
	}
}

// expect turns scores into what they stand for. Who does not play has no share.
func (p *pupil) expect(y, want []float32) {
	if p.shares {
		for k := range y {
			if want[k] < 0 {
				y[k] = float32(math.Inf(-1))
			}
		}
		net.Share(y)
	} else {
		y[0] = net.Chance(y[0])
	}
}

// step changes the weights.
func (p *pupil) step(rate float64) {
	const slow, slower, small = 0.9, 0.999, 1e-8
	p.steps++
	fix1, fix2 := 1-math.Pow(slow, float64(p.steps)), 1-math.Pow(slower, float64(p.steps))
	size := float32(rate / fix1)
	n := float32(p.taught)
	for i := range p.layers {
		l := &p.layers[i]
		for k, g := range l.slope {
			g /= n
			l.m[k] = slow*l.m[k] + (1-slow)*g
			l.v[k] = slower*l.v[k] + (1-slower)*g*g
			l.w[k] -= size * l.m[k] / (float32(math.Sqrt(float64(l.v[k])/fix2)) + small)
		}
		clear(l.slope)
	}
	p.taught = 0
}

// loss is the mean surprise at what became of the positions.
func (p *pupil) loss(l *lessons) float64 {
	sum := 0.0
	for i := range l.rows() {
		x, want := l.row(i)
		y := p.judgeAll(x, len(want))
		p.expect(y, want)
		sum += p.surprise(y, want)
	}
	return sum / float64(max(l.rows(), 1))
}

// lossOf is the same for a judgement as the program will have it.
func (p *pupil) lossOf(l *lessons, n *net.Net) float64 {
	var tmp net.Scratch
	sum, y := 0.0, []float32(nil)
	for i := range l.rows() {
		x, want := l.row(i)
		y = y[:0]
		for ; len(x) > 0; x = x[n.Inputs():] {
			y = append(y, n.Judge(x[:n.Inputs()], &tmp)...)
		}
		p.expect(y, want)
		sum += p.surprise(y, want)
	}
	return sum / float64(max(l.rows(), 1))
}

// lossOfMean is the surprise of one who knows nothing but how such games end.
func (p *pupil) lossOfMean(from, l *lessons) float64 {
	mean := make([]float64, from.outputs)
	for i := range from.rows() {
		_, want := from.row(i)
		for k, v := range want {
			mean[k] += float64(v) / float64(from.rows())
		}
	}
	y := make([]float32, len(mean))
	for k := range y {
		y[k] = float32(mean[k])
	}
	sum := 0.0
	for i := range l.rows() {
		_, want := l.row(i)
		sum += p.surprise(y, want)
	}
	return sum / float64(max(l.rows(), 1))
}

func (p *pupil) surprise(y, want []float32) (sum float64) {
	if !p.shares {
		return -float64(want[0])*log(y[0]) - float64(1-want[0])*log(1-y[0])
	}
	for k := range y {
		if want[k] > 0 {
			sum -= float64(want[k]) * log(y[k])
		}
	}
	return sum
}

func log(x float32) float64 { return math.Log(max(float64(x), 1e-9)) }

// export writes the weights as net.Parse reads them: as bytes, with a scale for each output.
func (p *pupil) export(name string) ([]byte, error) {
	out := append([]byte("outremer-net 1\n"), byte(len(p.layers)))
	for _, l := range p.layers {
		out = binary.LittleEndian.AppendUint16(out, uint16(l.in))
		out = binary.LittleEndian.AppendUint16(out, uint16(l.out))
		scale := make([]float32, l.out)
		for k, w := range l.w[:l.in*l.out] {
			scale[k%l.out] = max(scale[k%l.out], float32(math.Abs(float64(w)))/127, 1e-9)
		}
		out = appendFloats(out, scale)
		for k, w := range l.w[:l.in*l.out] {
			out = append(out, byte(int8(math.Round(float64(w/scale[k%l.out])))))
		}
		out = appendFloats(out, l.w[l.in*l.out:])
	}
	return out, os.WriteFile(name, slices.Clip(out), 0o644)
}

// recall takes up what an earlier pupil has written.
func (p *pupil) recall(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	n, err := net.Parse(data)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for i := range p.layers {
		l := &p.layers[i]
		weights, bias := n.Layer(i)
		if len(weights) != l.in*l.out || len(bias) != l.out {
			return fmt.Errorf("%s: a network of another shape", name)
		}
		copy(l.w, weights)
		copy(l.w[l.in*l.out:], bias)
	}
	return nil
}

func appendFloats(out []byte, list []float32) []byte {
	for _, x := range list {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(x))
	}
	return out
}
