package kings

import (
	"embed"
	"fmt"
	"io/fs"

	"outremer/game"
	"outremer/game/net"
	"outremer/game/tuned"
)

// learnt is what was found by play: the adviser's numbers, and the judgement. train/README.md says how,
// learnt/README.md what came of it.
//
//go:embed learnt/*.net learnt/*.txt
var learnt embed.FS

// sound is the adviser at his best, plain one whose numbers were set by hand, and judgement what a dynasty's
// hopes are in a position.
var sound, plain, judgement = func() (tuned, byHand numbers, j *net.Net) {
	folder, err := fs.Sub(learnt, "learnt")
	if err != nil {
		panic(err)
	}
	tuned, byHand, j, err = learn(folder)
	if err != nil {
		panic(fmt.Sprintf("kings: learnt: %v", err))
	}
	return tuned, byHand, j
}()

// learn reads what was learnt.
func learn(folder fs.FS) (tuned, byHand numbers, j *net.Net, err error) {
	tuned, err = readNumbers(folder, "numbers.txt")
	if err != nil {
		return tuned, byHand, nil, err
	}
	byHand, err = readNumbers(folder, "knight.txt")
	if err != nil {
		return tuned, byHand, nil, err
	}
	data, err := fs.ReadFile(folder, "5.net")
	if err != nil {
		return tuned, byHand, nil, err
	}
	j, err = net.Parse(data)
	return tuned, byHand, j, err
}

func readNumbers(folder fs.FS, name string) (n numbers, err error) {
	text, err := fs.ReadFile(folder, name)
	if err == nil {
		err = tuned.Parse(n[:], string(text))
	}
	return n, err
}

// judge is p's share of the win, as far as a position tells. Persons who play together against scripts
// have no shares; their positions are rated by outlook.
func (s *counsel) judge(p game.Seat, inputs []float32, tmp *net.Scratch) float64 {
	switch {
	case s.together:
		return s.outlook(p)
	case s.isOver():
		if x := s.winners(); x.Has(p) {
			return 1 / float64(x.Len())
		}
		return 0
	}
	var scores [seats]float32
	n, mine := 0, -1
	for q := range game.Seat(seats) {
		if s.Houses[q].Control == absent || s.Houses[q].Out {
			continue
		}
		if q == p {
			mine = n
		}
		scores[n] = judgement.Judge(s.appendSeat(inputs[:0], q), tmp)[0]
		n++
	}
	if mine < 0 {
		return 0
	}
	net.Share(scores[:n])
	return float64(scores[mine])
}
