package papers

import (
	"strings"

	"outremer/game"
)

// A letter is read sentence by sentence. A sentence with a no in it asks for nothing, whatever the
// rest of it says: rather an offer that has to be made again than a pact that nobody wanted.

const stops = ".!?;\n"

// sentences splits a letter, leaving out what has no words.
func (o *Office) sentences(letter string, possible []game.Pact) (list []*hearing) {
	for letter != "" {
		sentence, stop := letter, ""
		if i := strings.IndexAny(letter, stops); i >= 0 {
			sentence, stop = letter[:i], letter[i:i+1]
		}
		letter = letter[len(sentence)+len(stop):]
		if w := scan(sentence); len(w.tokens) > 0 {
			list = append(list, &hearing{o, w, stop == "?", possible})
		}
	}
	return list
}

// denies reports whether the author does not want what the sentence is about.
func (h *hearing) denies() bool { return h.plain().says(func(w *letterWords) []string { return w.No }) }

// mostShrugs is how many words a sentence has that only says no to the one before: "Not a chance!"
const mostShrugs = 4

func (h *hearing) shrugs() bool {
	first := hearing{o: h.o, words: words{h.folded, h.tokens[:1]}}
	return len(h.tokens) <= mostShrugs && len(h.wishes()) == 0 && first.denies()
}

// plain returns the sentence without the phrases in which a no is none: "non-aggression", and
// "why not" in a question.
func (h *hearing) plain() *hearing {
	rest := " " + h.all() + " "
	for _, tg := range h.o.tongues {
		phrases := tg.Letter.Yes
		if h.question {
			phrases = append(phrases[:len(phrases):len(phrases)], tg.Letter.Why...)
		}
		for _, p := range phrases {
			rest = strings.ReplaceAll(rest, " "+p+" ", " ")
		}
	}
	return &hearing{o: h.o, words: scan(rest)}
}
