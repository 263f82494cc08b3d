//go:build unix

package papers

import (
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games/cardinals"
	"outremer/papers"
)

// crowded returns a position from a recorded game in which a seat has exceptionally many orders,
// so that everything about it takes the longest.
func crowded(t testing.TB, o *Office) (*cardinals.State, game.Seat) {
	t.Helper()
	data, err := os.ReadFile("../testdata/games/r1-cardinals-random+vacant-1.1-last-decade.log.gz")
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	c, err := record.Begin(o.title, file.Setup(file.Secret))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range file.Records[:57] {
		ch, err := c.Follow(r)
		if err != nil {
			t.Fatal(err)
		}
		c.Commit(ch)
	}
	p := game.Seat(2)
	if n := len(c.State.Options(nil, p)); n < 1000 {
		t.Fatalf("%d options, want more than 1000", n)
	}
	return c.State.(*cardinals.State), p
}

// nasty returns texts within the limits that take long to read.
func nasty(o *Office, st *cardinals.State, p game.Seat) map[string]string {
	repeat := func(line func(i int) string) string {
		var lines []string
		for i := range 60 {
			lines = append(lines, line(i))
		}
		return strings.Join(lines, "\n")
	}
	spaces := o.lex.Sorts[sortOf(o.lex, "space")].Names
	name := func(i int) string { return o.words.Named("en", "space", spaces[i%len(spaces)]) }
	moves := st.Options(nil, p)
	return map[string]string{
		"letters":     repeat(func(int) string { return "b" }),
		"empty":       repeat(func(int) string { return "a" }),
		"unknown":     repeat(func(i int) string { return fmt.Sprintf("A Castlegne%c - Wallachiax%c", 'a'+i%26, 'a'+i/3) }),
		"misspelt":    repeat(func(i int) string { return "A " + name(i)[:len(name(i))-1] + "x - " + name(i+7) }),
		"shuffled":    repeat(func(i int) string { return fmt.Sprintf("North Atlntic Ocen%c nroth sea coast wset", 'a'+i%26) }),
		"long word":   strings.Repeat("abcdefghij", 400),
		"long words":  repeat(func(int) string { return strings.Repeat("constantinople", 4) }),
		"many words":  strings.Repeat("a ", 2000),
		"many names":  strings.Repeat("rome - ", 570),
		"refused":     repeat(func(i int) string { return "A " + name(i) + " - " + name(i*31+5) }),
		"supports":    repeat(func(i int) string { return "A " + name(i) + " S KO F " + name(i+3) + " - " + name(i+5) }),
		"tithes":      repeat(func(i int) string { return fmt.Sprintf("%d DP tithe", i%7) }),
		"points":      repeat(func(i int) string { return fmt.Sprintf("%d DP A Rum H", 1+i%3) }),
		"bids":        repeat(func(i int) string { return "63 DP A " + name(i) + " S A " + name(i+1) + " - " + name(i+2) }),
		"coasts":      repeat(func(i int) string { return "F " + name(i) + " - Rome" }),
		"taken":       repeat(func(i int) string { return o.write(st, p, "en", moves[i*7%500], 1) }),
		"half taken":  repeat(func(i int) string { return []string{o.write(st, p, "en", moves[i*5%500], 1), "Wallachiax"}[i%2] }),
		"labels":      repeat(func(i int) string { return "Protect the realm of " + name(i) }),
		"routes":      repeat(func(i int) string { return "A York - " + strings.Repeat("Ger - ", 7) + "Fri via convoy" }),
		"two slips":   repeat(func(i int) string { return "A Nuremburg - Frankfrt S A Constantinoplle" }),
		"commas":      strings.Repeat("Seal,", 790),
		"comma lines": repeat(func(i int) string { return "Arbitrate France, England, A Burgos H, A Burgos S Toledo, H" }),
		"owners":      repeat(func(i int) string { return "France crusader A " + name(i) + " S England crusader A " + name(i+1) }),
		"goals":       repeat(func(i int) string { return "one DP to Rum for A Rum S ZE A " + name(i) + " to " + name(i+1) }),
		"all hold":    repeat(func(i int) string { return []string{o.write(st, p, "en", moves[i*7%500], 1), "All units hold"}[i%2] }),
		"coast names": repeat(func(int) string { return "A Rome west coast - Rome west coast west coast" }),
	}
}

// cpu returns the processor time used by the program, in milliseconds, so that other load on the
// machine does not count.
func cpu(t testing.TB) float64 {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e6
}

// BenchmarkRead reads the nastiest texts within the limits. None may take 20 ms.
func BenchmarkRead(b *testing.B) {
	o := office(b)
	st, p := crowded(b, o)
	for name, text := range nasty(o, st, p) {
		if len(text) > papers.MaxBytes || strings.Count(text, "\n") >= papers.MaxLines {
			b.Fatalf("%s: %d bytes in %d lines", name, len(text), strings.Count(text, "\n")+1)
		}
		b.Run(name, func(b *testing.B) {
			before := cpu(b)
			for b.Loop() {
				o.Read(st.Clone(), p, "en", text)
			}
			b.ReportMetric((cpu(b)-before)/float64(b.N), "cpu-ms/op")
		})
	}
}

// BenchmarkTry tries a turn again with the same texts.
func BenchmarkTry(b *testing.B) {
	o := office(b)
	st, p := crowded(b, o)
	view, turn := firstTurn(b, o, skirmish)
	for name, text := range nasty(o, st, p) {
		b.Run(name, func(b *testing.B) {
			before := cpu(b)
			for b.Loop() {
				if _, err := o.Try("en", view, turn, text); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric((cpu(b)-before)/float64(b.N), "cpu-ms/op")
		})
	}
}
