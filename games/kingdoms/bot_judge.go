package kingdoms

import (
	"embed"
	"fmt"
	"io/fs"

	"outremer/game"
	"outremer/game/net"
	"outremer/game/tuned"
)

// learnt is what was found by play: the adviser's numbers, and a judgement for each number of players.
// train/README.md says how, learnt/README.md what came of it.
//
//go:embed learnt/*.net learnt/*.txt
var learnt embed.FS

// sound is the adviser at his best, and judgements are by number of players.
var sound, judgements = func() (numbers, [maxPlayers + 1]*net.Net) {
	folder, err := fs.Sub(learnt, "learnt")
	if err != nil {
		panic(err)
	}
	n, j, err := learn(folder)
	if err != nil {
		panic(fmt.Sprintf("kingdoms: learnt: %v", err))
	}
	return n, j
}()

// learn reads what was learnt.
func learn(folder fs.FS) (n numbers, all [maxPlayers + 1]*net.Net, err error) {
	text, err := fs.ReadFile(folder, "numbers.txt")
	if err == nil {
		err = tuned.Parse(n[:], string(text))
	}
	for players := 1; err == nil && players <= maxPlayers; players++ {
		var data []byte
		data, err = fs.ReadFile(folder, fmt.Sprintf("%d.net", players))
		if err == nil {
			all[players], err = net.Parse(data)
		}
	}
	return n, all, err
}

// pointWorth is what a victory point is worth beside winning.
const pointWorth = 0.02

// judge is what a seat may hope for in a position before an action, or at the end.
func (s *State) judge(p game.Seat, inputs []float32, tmp *net.Scratch) float64 {
	if s.against() {
		if s.over() {
			return float64(min(s.winners().Len(), 1)) + pointWorth*float64(s.score())/12
		}
		y := judgements[s.players()].Judge(s.appendInputs(inputs[:0]), tmp)
		return float64(net.Chance(y[0]) + pointWorth*y[1])
	}
	if s.over() {
		won := s.winners()
		if !won.Has(p) {
			return 0
		}
		return 1 / float64(won.Len())
	}
	y := judgements[s.players()].Judge(s.appendInputs(inputs[:0]), tmp)
	net.Share(y)
	return float64(y[p])
}
