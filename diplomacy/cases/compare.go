package cases

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Differences lists deviations from what is expected. Lists are compared as sets. Results are
// checked only for the units that the case names.
func Differences(c *Case, got *Answer) (diffs []string) {
	want := c.Expect
	differ := func(what string, got, want any) {
		if g, w := text(got), text(want); g != w {
			diffs = append(diffs, fmt.Sprintf("%s: %s instead of %s", what, g, w))
		}
	}
	differ("units", lines(got.Units), lines(want.Units))
	if c.Phase == movement {
		differ("dislodged", lines(got.Dislodged), lines(want.Dislodged))
		differ("contested", set(got.Contested), set(want.Contested))
		for _, u := range slices.Sorted(maps.Keys(want.RetreatOptions)) {
			differ("retreat options of "+u, set(got.RetreatOptions[u]), set(want.RetreatOptions[u]))
		}
	}
	differ("removed", lines(got.Removed), lines(want.Removed))
	differ("disbanded", lines(got.Disbanded), lines(want.Disbanded))
	for _, u := range slices.Sorted(maps.Keys(want.Results)) {
		if got.Results[u] != want.Results[u] {
			diffs = append(diffs, fmt.Sprintf("%s %s instead of %s (%s)", u, got.Results[u], want.Results[u], got.Causes[u]))
		}
	}
	return diffs
}

func text(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

func lines(units []Unit) []string {
	var list []string
	for _, u := range units {
		list = append(list, strings.TrimSpace(strings.Join([]string{u.Power, u.Type, u.At, u.DislodgedBy}, " ")))
	}
	return set(list)
}

func set(list []string) []string {
	list = append([]string{}, list...) // an empty list equals an absent one
	slices.Sort(list)
	return list
}
