package record

import "outremer/game"

// questions are what the seats of a game are asked; zero for those that are not.
type questions [game.MaxSeats]game.Prompt

func ask(st game.State, seats int) (all questions) {
	all.ask(st, seats)
	return all
}

func (all *questions) ask(st game.State, seats int) {
	for s := range all[:seats] {
		all[s], _ = st.Prompt(game.Seat(s))
	}
}

// desk is what recording a move needs for a moment. Copies of a course share one.
type desk struct {
	log  game.Log
	tape game.Tape
}

// play plays a move and records what it drew and revealed. Asked is what the seats were asked
// before it, and then what they are asked now.
func (c *Course) play(st game.State, asked *questions, s game.Seat, m game.Move) (Entry, []Rolls) {
	x := c.Title.Lexicon()
	d := c.desk
	d.tape.Keep = true
	d.log.Reset()
	d.tape.Reset()
	st.Luck().SetTape(&d.tape)
	st.Play(s, m, &d.log)
	st.Luck().SetTape(nil)
	e := Entry{Seat: s, Move: m, Draft: asked[s].Kind == game.Draft, Barrier: len(d.tape.Rolls) > 0}
	for _, ev := range d.log.Events {
		e.Barrier = e.Barrier || x.Events[ev.Kind].Reveals
	}
	e.Events = append(e.Events, d.log.Events...)
	before := *asked
	asked.ask(st, c.Setup.Seats)
	e.closed = e.Draft && closed(s, &before, asked)
	e.Turn = newTurn(x, s, m, &before, asked)
	return e, runs(x, d.tape.Rolls)
}

// closed reports whether a move of s ended the draft: somebody else is asked something new, which
// editing a draft never causes.
func closed(s game.Seat, before, after *questions) bool {
	for q := range before {
		if before[q].Step != after[q].Step || game.Seat(q) != s && before[q].ID != after[q].ID {
			return true
		}
	}
	return false
}

func runs(x *game.Lexicon, rolls []game.Roll) []Rolls {
	var out []Rolls
	for _, r := range rolls {
		name := x.Streams[r.Stream]
		if len(out) == 0 || out[len(out)-1].Stream != name {
			out = append(out, Rolls{Stream: name})
		}
		last := &out[len(out)-1]
		last.Values = append(last.Values, r.Value+1)
	}
	return out
}
