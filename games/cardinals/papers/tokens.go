package papers

import (
	"strings"
	"unicode"
	"unicode/utf16"
)

// token is a word of a line.
type token struct {
	text     string // folded
	from, to int    // in the line, in UTF-16 units, as browsers count
}

const arrow = "-"

// scan cuts a line into words. Dashes and arrows of all kinds are words of their own, so
// that "Burgos-Leon" can be written; brackets and stops only part words.
func scan(line string) (tokens []token) {
	at := 0
	inWord := false
	for _, r := range line {
		n := utf16.RuneLen(r)
		switch {
		case strings.ContainsRune("-–—→>", r):
			if last := len(tokens) - 1; last >= 0 && tokens[last].text == arrow && tokens[last].to == at {
				tokens[last].to += n
			} else {
				tokens = append(tokens, token{arrow, at, at + n})
			}
			inWord = false
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '\'' || r == '’':
			if !inWord {
				tokens = append(tokens, token{from: at})
			}
			last := &tokens[len(tokens)-1]
			last.text += fold(string(r))
			last.to = at + n
			inWord = true
		default:
			inWord = false
		}
		at += n
	}
	return tokens
}

// accents are the letters of our names that not every keyboard has.
var accents = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ä", "a", "ã", "a", "å", "a", "ç", "c", "č", "c", "ć", "c", "è", "e", "é", "e", "ê", "e", "ë", "e",
	"ì", "i", "í", "i", "î", "i", "ï", "i", "ł", "l", "ñ", "n", "ń", "n", "ò", "o", "ó", "o", "ô", "o", "ö", "o", "ø", "o", "š", "s", "ś", "s",
	"ù", "u", "ú", "u", "û", "u", "ü", "u", "ý", "y", "ž", "z", "ź", "z", "ż", "z", "'", "", "’", "")

// fold makes words alike that differ in case and accents only.
func fold(s string) string { return accents.Replace(strings.ToLower(s)) }

// key is a name as the words that scan makes of it.
func key(name string) string {
	var words []string
	for _, t := range scan(name) {
		words = append(words, t.text)
	}
	return strings.Join(words, " ")
}
