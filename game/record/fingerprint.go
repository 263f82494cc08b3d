package record

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strings"

	"outremer/game"
)

// Fingerprint hashes what a game is to its players into eight digits: what each seat is asked and
// can answer, the standing, and how much luck was drawn, all by name. A snapshot would say more and
// prove less: its layout and numbering, like views and the wording of events, change between
// program versions while the game plays the same. It depends on secrets, so it must not appear in
// the log of a running game.
func Fingerprint(t game.Title, st game.State) string {
	h := sha256.New()
	x, res := t.Lexicon(), st.Result()
	seats := t.Info().Seats[len(res.Points)]
	for s, name := range seats {
		if q, ok := st.Prompt(game.Seat(s)); ok {
			fmt.Fprintln(h, "asked", name, question(x, q))
			answers(h, x, st.Options(nil, game.Seat(s)))
		}
	}
	fmt.Fprintln(h, "result", res.Over, EndLine(res, seats), res.Points)
	luck(h, x, st.Luck())
	return hex.EncodeToString(h.Sum(nil)[:4])
}

// question is a prompt by name.
func question(x *game.Lexicon, q game.Prompt) string {
	spec := &x.Steps[q.Step]
	words := []string{spec.Slug, q.Kind.String(), fmt.Sprint(q.Must)}
	for i, k := range spec.Args {
		words = append(words, x.Name(k, [...]int16{q.A, q.B}[i]))
	}
	return strings.Join(words, " ")
}

// answers writes options sorted by name, because the order in which they are offered depends on the
// numbering.
func answers(w io.Writer, x *game.Lexicon, options []game.Move) {
	lines := make([]string, len(options))
	for i, m := range options {
		lines[i] = x.Format(m)
	}
	slices.Sort(lines)
	for _, line := range lines {
		io.WriteString(w, line+"\n")
	}
}

// luck writes how often each stream was drawn from. Unused streams are skipped, because they could
// be new.
func luck(w io.Writer, x *game.Lexicon, r *game.Rand) {
	var lines []string
	for i, n := range r.Counters() {
		if n > 0 {
			lines = append(lines, fmt.Sprintln("drawn", x.Streams[i], n))
		}
	}
	slices.Sort(lines)
	for _, line := range lines {
		io.WriteString(w, line)
	}
}
