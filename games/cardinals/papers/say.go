package papers

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/papers"
)

// Some lines are no single move: they stand for many, for none, or for whatever passes in one
// question only.

// The sayings, by the keys of the text files.
const (
	sayAllHold   = "all-hold"
	sayWaive     = "waive"
	sayNoBull    = "no-bull"
	sayNoCrusade = "no-crusade"
)

// sayingSteps lists the questions that a saying answers.
var sayingSteps = map[string][]string{
	sayAllHold: {"orders"}, sayWaive: {"builds", "rebuild"}, sayNoBull: {"bull"}, sayNoCrusade: {"crusade"},
}

// allSayings indexes the sayings of all languages by their words.
func (o *Office) allSayings() map[string]string {
	all := map[string]string{}
	for _, tg := range o.tongues {
		for say, list := range tg.Say {
			for _, text := range list {
				all[key(text)] = say
			}
		}
	}
	return all
}

// saying reads a line that is one, and reports whether it is.
func (r *reading) saying(l *papers.Line, w words) bool {
	say, ok := r.o.sayings[w.all()]
	if !ok {
		return false
	}
	tg := r.o.tongue(r.lang)
	l.Words = []papers.Word{w.whole("word")}
	if !slices.Contains(sayingSteps[say], r.st.Asked(r.p)) {
		l.Wrong = w.wrong("other-question", tg.Wrong["other-question"])
		return true
	}
	switch say {
	case sayAllHold:
		l.Moves = r.allHold()
	case sayWaive:
		if r.st.BuildsLeft(r.p) == 0 {
			l.Wrong = w.wrong("nothing-to-waive", tg.Wrong["nothing-to-waive"])
			return true
		}
	default:
		l.Moves = []game.Move{{Verb: r.o.verb("pass")}}
	}
	if v := r.play(l.Moves); v != nil {
		l.Moves = []game.Move{}
		l.Wrong = w.wrong(v.Key, "")
		l.Wrong.Violation = v
		return true
	}
	l.Written = tg.Say[say][0]
	return true
}

// allHold returns the orders to hold for all units of the seat that are ordered otherwise.
func (r *reading) allHold() []game.Move {
	moves := []game.Move{}
	for _, m := range r.st.Drafted(nil, r.p) {
		if m.Verb != r.o.verb("hold") && m.Verb <= r.o.verb("deploy") && r.st.Commands(r.p, m.A) {
			moves = append(moves, game.Move{Verb: r.o.verb("hold"), A: m.A})
		}
	}
	return moves
}

// whole returns all words as one.
func (w words) whole(kind string) papers.Word {
	return papers.Word{From: w.tokens[0].from, To: w.tokens[len(w.tokens)-1].to, Kind: kind}
}

// wrong says that something is wrong with the line as a whole.
func (w words) wrong(key, text string, args ...any) *papers.Wrong {
	all := w.whole("error")
	if len(args) > 0 {
		text = fmt.Sprintf(text, args...)
	}
	return &papers.Wrong{From: all.From, To: all.To, Key: key, Text: text}
}
