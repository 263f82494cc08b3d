package engine

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
)

// appendSetup writes a setup as words: "kingdoms revision=1 edition=base seats=4 option.mode=three".
func appendSetup(b []byte, slug string, s game.Setup) []byte {
	b = fmt.Appendf(b, "%s revision=%d edition=%s seats=%d", slug, s.Revision, s.Edition, s.Seats)
	for _, o := range slices.Sorted(maps.Keys(s.Options)) {
		b = fmt.Appendf(b, " option.%s=%s", o, s.Options[o])
	}
	return b
}

// parseSetup reads what appendSetup wrote.
func parseSetup(text string) (slug string, s game.Setup, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return "", s, fmt.Errorf("game: which title?")
	}
	s.Options = map[string]string{}
	for _, w := range words[1:] {
		key, value, _ := strings.Cut(w, "=")
		switch option, isOption := strings.CutPrefix(key, "option."); {
		case isOption:
			s.Options[option] = value
		case key == "edition":
			s.Edition = value
		case key == "revision":
			var n uint64
			n, err = strconv.ParseUint(value, 10, 16)
			s.Revision = game.Revision(n)
		case key == "seats":
			s.Seats, err = strconv.Atoi(value)
		default:
			err = fmt.Errorf("unknown word")
		}
		if err != nil {
			return "", s, fmt.Errorf("game: %q: %w", w, err)
		}
	}
	return words[0], s, nil
}
