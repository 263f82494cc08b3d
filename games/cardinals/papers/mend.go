package papers

import (
	"fmt"
	"slices"
	"strings"

	"outremer/papers"
)

// wrong says why no pattern fits, at the word where the best of them failed. If that word is
// plainly a misspelt name, it also returns the line with the name that is meant.
func (m *matcher) wrong() (*papers.Wrong, *words) {
	tg := m.tg
	list := m.expected
	if len(list) == 0 {
		list = m.others
	}
	expected := strings.Join(list, ", ")
	if m.furthest >= len(m.tokens) {
		end := 0
		if n := len(m.tokens); n > 0 {
			end = m.tokens[n-1].to
		}
		text := fmt.Sprintf(tg.Wrong["incomplete"], expected)
		return &papers.Wrong{From: end, To: end, Key: "incomplete", Text: text}, nil
	}
	rest := m.from(m.furthest)
	word := rest.tokens[0]
	text := fmt.Sprintf(tg.Wrong["unknown"], word.text, expected)
	w := &papers.Wrong{From: word.from, To: word.to, Key: "unknown", Text: text}
	if len(list) == 1 && list[0] == tg.Kind["end"] {
		w.Key, w.Text = "too-much", fmt.Sprintf(tg.Wrong["too-much"], word.text)
		return w, nil
	}
	return w, m.misspelt(w, rest)
}

// misspelt suggests names for the word where the patterns failed. If only one can be meant, it
// returns the line with that name.
func (m *matcher) misspelt(w *papers.Wrong, rest words) *words {
	var meant *guess
	sure := true
	for _, k := range m.sorts {
		if k == m.o.sort.space && slices.Contains(m.sorts, m.o.sort.place) { // the same names
			continue
		}
		all := m.nearest(k, rest)
		if len(all) == 0 {
			continue
		}
		sure = sure && isSure(all, rest) && (meant == nil || meant.text == all[0].text)
		if meant != nil {
			continue
		}
		meant = &all[0]
		n := 1
		for _, x := range all {
			n = max(n, x.said)
			if name := m.o.thing(m.lang, k, x.value); !slices.Contains(w.Near, name) {
				w.Near = append(w.Near, name)
			}
		}
		w.To = rest.tokens[n-1].to
		w.Key, w.Text = "no-name", fmt.Sprintf(m.tg.Wrong["no-name"], m.tg.Noun[m.o.lex.Sorts[k].Slug], rest.first(n))
	}
	if meant == nil || !sure {
		return nil
	}
	mended := m.words.mended(m.furthest, m.furthest+meant.said, meant.text)
	return &mended
}
