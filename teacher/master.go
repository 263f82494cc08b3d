// Package teacher is the master from whom players learn: what he would do and why, where a finished game was
// won and lost, and positions to practise on.
//
// The master looks through a window (game.Window), as every player does. He weighs what a seat could do in
// sampled worlds: each choice is played there, everybody plays on as a sensible player would until the title can tell
// how the game may end (game.Seer), or to its end, and all choices meet the same worlds and the same luck.
// Effort is counted, not timed, so the same question has the same answer on every machine.
package teacher

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"slices"

	"outremer/game"
)

// Master judges games of one title.
type Master struct {
	Title    game.Title
	Together bool // the players win or lose together
	Effort   int  // rollouts for a question; 0: the usual

	narrow bool // weighs only what was played against what the strongest player would do
}

// Effort for a question of a person, for each question of a game that is over, and for those of them that
// seem to matter.
const (
	effortHint  = 240
	effortQuick = 32
	effortStudy = 240
)

// ErrNoQuestion means that the seat is asked nothing.
var ErrNoQuestion = errors.New("the seat is asked nothing")

// New returns the master for games that begin with a complete setup.
func New(t game.Title, setup game.Setup) Master {
	u, ok := t.(game.Uniter)
	return Master{Title: t, Together: ok && u.United(setup)}
}

// Choice is something that a seat could do.
type Choice struct {
	Moves   []game.Move // one, or those of a draft, in the order in which they are played
	Worth   float64     // chance of winning
	Error   float64     // by which it may be off, as a standard deviation
	Points  float64     // what the seat then has on average when the worlds were judged
	Place   float64     // and which place
	Holds   []float64   // what else it then has on average, in the order of Lexicon.Holdings
	Spread  float64     // how far the worlds differ: what is left to luck
	Tried   int         // in how many worlds
	Refused bool        // it proposes what is turned down
	Brings  []Happening // what happens rather with it than with the others
}

// Happening is an event that a choice makes likelier.
type Happening struct {
	Event game.Event
	Often float64 // share of the worlds in which it happens
	Else  float64 // share of them without the choice
}

// Advice is what the master says to a question.
type Advice struct {
	Prompt  game.Prompt
	Choices []Choice // what he would do first, then the others, best first
	Only    bool     // there is nothing else to do
}

// Best is what the master would do.
func (a *Advice) Best() *Choice { return &a.Choices[0] }

// Advise says what to do. The answer depends on what the seat may know and on nothing else. Where nobody waits for the
// seat there is no answer: to do nothing is none of its options, so what it may do would look like all there is to do.
func (m Master) Advise(ctx context.Context, w game.Window) (Advice, error) {
	if q, _ := w.Prompt(); !q.Must {
		return Advice{}, ErrNoQuestion
	}
	return m.compare(ctx, w, nil)
}

// compare is Advise with something else to be weighed as well, such as what was played.
func (m Master) compare(ctx context.Context, w game.Window, also []game.Move) (Advice, error) {
	q, ok := w.Prompt()
	options := w.Options(nil)
	if !ok || len(options) == 0 {
		return Advice{}, ErrNoQuestion
	}
	t := m.trial(w, q, options)
	if err := t.collect(ctx, options, also); err != nil {
		return Advice{}, err
	}
	if err := t.weigh(ctx); err != nil {
		return Advice{}, err
	}
	return Advice{Prompt: q, Choices: t.verdict(), Only: len(options) == 1}, nil
}

// trial begins to examine a question. Where every option seals what is written, as two cards that are plotted at once, the
// answer is one move, though it is given in secret.
func (m Master) trial(w game.Window, q game.Prompt, options []game.Move) trial {
	luck := luckOf(w, q)
	draft := q.Kind == game.Draft && slices.ContainsFunc(options, func(o game.Move) bool { return !m.Title.Lexicon().Verbs[o.Verb].Seals })
	return trial{master: m, window: w, seat: w.Seat(), draft: draft, luck: &luck, rollout: rollout{master: m}}
}

// luckOf is the luck with which a question is thought about: it depends on what the seat sees.
func luckOf(w game.Window, q game.Prompt) game.Rand {
	seen, _ := json.Marshal(w.View()) // a view can always be encoded: it is what clients get
	h := sha256.New()
	h.Write(seen)
	binary.Write(h, binary.BigEndian, [4]int64{int64(w.Seat()), int64(q.Step), int64(q.A), int64(q.B)}) //nolint:errcheck // a hash takes everything
	sum := h.Sum(nil)
	return game.Quick([2]uint64{binary.BigEndian.Uint64(sum), binary.BigEndian.Uint64(sum[8:])})
}

// sensible is the level of those who play on: quick, and without follies.
func (m Master) sensible() string {
	levels := m.Title.(game.Thinker).Levels()
	if slices.Contains(levels, "knight") {
		return "knight"
	}
	return levels[0]
}

// Teaches reports whether there is a master of a title: somebody has to play it on.
func Teaches(t game.Title) bool {
	thinker, ok := t.(game.Thinker)
	return ok && len(thinker.Levels()) > 0
}
