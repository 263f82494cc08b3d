package diplomacy

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Word is a keyword in orders.
type Word uint8

// The keywords.
const (
	WordArmy Word = iota + 1
	WordFleet
	WordHold
	WordMove
	WordSupport
	WordConvoy
	WordVia
	WordDeployment
	WordDisband
	WordBuild
	WordRemove
	WordWaive
)

var defaultWords = []struct {
	word  Word
	texts string
}{
	{WordArmy, "a army"}, {WordFleet, "f fleet"}, {WordHold, "h hold holds"}, {WordMove, "- to m moves"},
	{WordSupport, "s support supports"}, {WordConvoy, "c convoy convoys"}, {WordVia, "via by"}, {WordDeployment, "deployment"},
	{WordDisband, "d disband disbands"}, {WordBuild, "b build builds"}, {WordRemove, "r remove removes"}, {WordWaive, "waive waives"},
}

// Vocabulary holds the words used in orders: keywords, places and powers, in as many languages as
// were added. Map.Vocabulary creates one.
type Vocabulary struct {
	m      *Map
	words  map[string]Word
	places names
	powers names
}

// Vocabulary returns the map's short and full names and the English keywords.
func (m *Map) Vocabulary() *Vocabulary {
	v := &Vocabulary{m: m, words: map[string]Word{}}
	for _, w := range defaultWords {
		for _, text := range strings.Fields(w.texts) {
			v.words[text] = w.word
		}
	}
	v.places = m.words.clone()
	for i, name := range m.Powers {
		v.powers.add(name, uint8(i))
	}
	return v
}

// AddWord adds another spelling of a keyword, which must be a single word.
func (v *Vocabulary) AddWord(text string, w Word) { v.words[fold(text)] = w }

// AddPlace adds another name for a province.
func (v *Vocabulary) AddPlace(name string, p Prov) { v.places.add(name, uint8(p)) }

// AddPower adds another name for a power.
func (v *Vocabulary) AddPower(name string, p Power) { v.powers.add(name, uint8(p)) }

// token is a word or a sign, folded for comparison.
type token struct {
	text   string
	raw    string
	offset int
}

// scan splits a text into words and signs, dropping signs without meaning.
func scan(text string) (tokens []token) {
	start := -1
	flush := func(end int) {
		if start >= 0 {
			tokens = append(tokens, token{fold(text[start:end]), text[start:end], start})
			start = -1
		}
	}
	for i, size := 0, 0; i < len(text); i += size {
		var r rune
		r, size = utf8.DecodeRuneInString(text[i:])
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '\'' || r == '’' {
			if start < 0 {
				start = i
			}
			continue
		}
		flush(i)
		raw := text[i : i+size]
		switch {
		case unicode.IsSpace(r) || strings.ContainsRune(".,>", r):
		case strings.ContainsRune("-–—→", r):
			tokens = append(tokens, token{"-", raw, i})
		default:
			tokens = append(tokens, token{raw, raw, i})
		}
	}
	flush(len(text))
	return tokens
}

// fold normalizes spelling: lower case without accents.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		if at := strings.IndexRune(accented, r); at >= 0 {
			return rune(plain[len([]rune(accented[:at]))])
		}
		if r == '’' {
			return '\''
		}
		return r
	}, s)
}

const (
	accented = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ"
	plain    = "aaaaaaceeeeiiiinooooouuuuyy"
)

// names looks things up by names of one or more words.
type names struct{ byFirst map[string][]name }

type name struct {
	tokens []string
	id     uint8
}

func (n *names) add(text string, id uint8) {
	var words []string
	for _, t := range scan(text) {
		words = append(words, t.text)
	}
	if len(words) == 0 {
		return
	}
	if n.byFirst == nil {
		n.byFirst = map[string][]name{}
	}
	n.byFirst[words[0]] = append(n.byFirst[words[0]], name{words, id})
}

// clone copies the names, so that more can be added to the copy.
func (n *names) clone() names {
	c := names{map[string][]name{}}
	for _, first := range slices.Sorted(maps.Keys(n.byFirst)) {
		c.byFirst[first] = slices.Clone(n.byFirst[first])
	}
	return c
}

// find returns the thing with the longest name at the start of the tokens, and the number of tokens
// in that name.
func (n *names) find(tokens []token) (id uint8, length int) {
	if len(tokens) == 0 {
		return 0, 0
	}
	for _, c := range n.byFirst[tokens[0].text] {
		if len(c.tokens) > length && startsWith(tokens, c.tokens) {
			id, length = c.id, len(c.tokens)
		}
	}
	return id, length
}

func startsWith(tokens []token, words []string) bool {
	if len(tokens) < len(words) {
		return false
	}
	for i, w := range words {
		if tokens[i].text != w {
			return false
		}
	}
	return true
}
