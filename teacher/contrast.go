package teacher

import (
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/text"
)

// contrast names another choice so that it can be told from one: of two drafts that have something in common only what differs.
func (s Speaker) contrast(c, other []game.Move) string {
	gone, come := s.apart(c, other)
	switch {
	case gone == nil && come == nil:
		return text.Fill(s.Lang, "hint-other", s.Moves(other))
	case len(gone) == 0:
		return text.Fill(s.Lang, "hint-also", s.listed(come))
	case len(come) == 0:
		return text.Fill(s.Lang, "hint-without", s.listed(gone))
	}
	return text.Fill(s.Lang, "hint-instead", s.listed(come))
}

// apart names what only the one does and what only the other; neither if they have nothing in common, or everything.
func (s Speaker) apart(c, other []game.Move) (gone, come []string) {
	one, two := s.names(c), s.names(other)
	gone, come = less(one, two), less(two, one)
	if len(come) == len(two) {
		return nil, nil
	}
	return gone, come
}

// less returns what a list has more than another.
func less(list, other []string) (rest []string) {
	other = slices.Clone(other)
	for _, name := range list {
		if i := slices.Index(other, name); i >= 0 {
			other = slices.Delete(other, i, i+1)
		} else {
			rest = append(rest, name)
		}
	}
	return rest
}

// names are what moves do, each by itself. That a draft is sealed in the end goes without saying.
func (s Speaker) names(moves []game.Move) (names []string) {
	for i, m := range moves {
		if i == 0 || !s.Lexis.Verbs[m.Verb].Seals {
			names = append(names, s.Words.Move(s.Lang, s.Seats, m).String())
		}
	}
	return names
}

// listed lists names, what is there several times once.
func (s Speaker) listed(names []string) string {
	times := map[string]int{}
	for _, name := range names {
		times[name]++
	}
	var list []string
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			continue
		}
		if n := times[name]; n > 1 {
			name += " ×" + strconv.Itoa(n)
		}
		list = append(list, name)
	}
	return strings.Join(list, "; ")
}
