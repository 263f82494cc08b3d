package papers

import (
	"strings"
	"unicode"
	"unicode/utf16"
)

// token is a word of a line.
type token struct {
	text       string // folded
	from, to   int    // in the line, in UTF-16 units, as browsers count
	begin, end int    // in the folded line
	small      bool   // begins with a small letter, and follows no comma
}

// words is a line split into words.
type words struct {
	folded string // the words with a space between them
	tokens []token
}

const arrow = "-"

// mostWords is more than any order or label has; nothing after it can make a line valid.
const mostWords = 40

// scan splits a line into words. Dashes and arrows of all kinds are words by themselves, so that
// "Burgos-Leon" can be written, and so are numbers, as in "1DP"; brackets and full stops only
// separate words.
func scan(line string) words {
	s := scanner{}
	for _, r := range line {
		switch {
		case strings.ContainsRune("-–—→>", r):
			s.arrow(utf16.RuneLen(r))
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '\'' || r == '’':
			s.letter(r)
		default:
			s.comma = s.comma || r == ','
			s.part(utf16.RuneLen(r))
		}
		if len(s.tokens) > mostWords {
			break
		}
	}
	folded := s.folded.String()
	for i := range s.tokens {
		s.tokens[i].text = folded[s.tokens[i].begin:s.tokens[i].end]
	}
	return words{folded, s.tokens}
}

// scanner is a line being split into words.
type scanner struct {
	tokens  []token
	folded  strings.Builder
	at      int
	inWord  bool
	inDigit bool // the last word is a number and ends here
	inArrow bool // the last word is an arrow and ends here
	comma   bool // one has come since the last word
}

// begin starts a word.
func (s *scanner) begin() {
	if len(s.tokens) > 0 {
		s.folded.WriteByte(' ')
	}
	s.tokens = append(s.tokens, token{from: s.at, to: s.at, begin: s.folded.Len(), end: s.folded.Len()})
}

// extend makes the last word n units longer.
func (s *scanner) extend(n int) {
	s.at += n
	last := &s.tokens[len(s.tokens)-1]
	last.to, last.end = s.at, s.folded.Len()
}

func (s *scanner) arrow(n int) {
	if !s.inArrow {
		s.begin()
		s.folded.WriteString(arrow)
	}
	s.inWord, s.inArrow = false, true
	s.extend(n)
}

func (s *scanner) letter(r rune) {
	digit := unicode.IsDigit(r)
	if !s.inWord || digit != s.inDigit {
		s.begin()
		s.tokens[len(s.tokens)-1].small = unicode.IsLower(r) && !s.comma
		s.comma = false
	}
	s.inWord, s.inDigit, s.inArrow = true, digit, false
	if r, ok := foldRune(r); ok {
		s.folded.WriteRune(r)
	}
	s.extend(utf16.RuneLen(r))
}

func (s *scanner) part(n int) { s.inWord, s.inArrow, s.at = false, false, s.at+n }

// from returns the words starting at a token.
func (w words) from(i int) words { return words{w.folded, w.tokens[min(i, len(w.tokens)):]} }

// first returns the first n words as one name.
func (w words) first(n int) string { return w.folded[w.tokens[0].begin:w.tokens[n-1].end] }

// all returns all words as one name.
func (w words) all() string {
	if len(w.tokens) == 0 {
		return ""
	}
	return w.first(len(w.tokens))
}

// mended returns the words with some of them, from one token to another, replaced by a name. The
// name keeps their place in the line.
func (w words) mended(from, to int, name string) words {
	x := words{folded: w.folded[:w.tokens[from].begin] + name + w.folded[w.tokens[to-1].end:]}
	x.tokens = append(x.tokens, w.tokens[:from]...)
	place := token{from: w.tokens[from].from, to: w.tokens[to-1].to, begin: w.tokens[from].begin}
	for part := range strings.SplitSeq(name, " ") {
		place.text, place.end = part, place.begin+len(part)
		x.tokens = append(x.tokens, place)
		place.begin = place.end + 1
	}
	longer := len(x.folded) - len(w.folded)
	for _, t := range w.tokens[to:] {
		t.begin, t.end = t.begin+longer, t.end+longer
		x.tokens = append(x.tokens, t)
	}
	return x
}

// accents maps the letters in our names that not every keyboard has to the ones they are read as.
var accents = func() map[rune]rune {
	pairs := map[rune]rune{}
	for plain, letters := range map[rune]string{
		'a': "àáâäãå", 'c': "çčć", 'e': "èéêë", 'i': "ìíîï", 'l': "ł", 'n': "ñń",
		'o': "òóôöø", 's': "šś", 'u': "ùúûü", 'y': "ý", 'z': "žźż",
	} {
		for _, r := range letters {
			pairs[r] = plain
		}
	}
	return pairs
}()

// foldRune removes differences of case and accent. It returns false for runes to be dropped.
func foldRune(r rune) (rune, bool) {
	if r == '\'' || r == '’' {
		return 0, false
	}
	r = unicode.ToLower(r)
	if plain, ok := accents[r]; ok {
		r = plain
	}
	return r, true
}

// key returns a name as the words that scan makes of it.
func key(name string) string { return scan(name).all() }
