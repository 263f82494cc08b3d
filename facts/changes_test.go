package facts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

func TestChanges(t *testing.T) {
	set := func(edits ...string) Set {
		return Set{Files: []game.FactsFile{{Name: "a.toml", Text: strings.NewReplacer(edits...).Replace(atlas)}, {Name: "b.toml", Text: "tokens = 2"}}}
	}
	for _, tt := range []struct {
		edits []string
		want  []string
	}{
		{nil, nil},
		{[]string{"# never", "#"}, nil},
		{[]string{"turns = 3", "turns = 4"}, []string{"a.toml:2: turns: 3 -> 4"}},
		{[]string{"defence = 3", "defence = 5"}, []string{"a.toml:5: region acre: defence 3 -> 5"}},
		{[]string{"defence = 3, ", ""}, []string{"a.toml:5: region acre: defence 3 -> none"}},
		{[]string{"flag = true", "flag = true, defence = 1", `"reconstructed" },` + "\n]", `"rulebook" },` + "\n]"},
			[]string{"a.toml:6: region homs: defence none -> 1, source reconstructed -> rulebook"}},
		{[]string{`"acre", b`, `"homs", b`}, []string{"a.toml:8: connection homs homs: added", "a.toml:8: connection acre homs: removed"}},
		{[]string{`{ slug = "acre", defence`, `{ slug = "tyre", defence`}, []string{
			"a.toml:5: region tyre: added: defence 3, discount {farm 1}", "a.toml:5: region acre: removed"}},
		{[]string{"source = \"rulebook\"\n", ""}, []string{"a.toml:1: turns: source rulebook -> none", "a.toml:2: empire: source rulebook -> none",
			"a.toml:9: levels: source rulebook -> none", "a.toml:13: mode 2: source rulebook -> none", "a.toml:17: mode 2, kingdom leopold: source rulebook -> none"}},
	} {
		var got []string
		for _, c := range Changes(set(), set(tt.edits...)) {
			got = append(got, fmt.Sprintf("%s:%d: %s: %s", c.File, c.Line, c.Label, c.Text))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%q:\ngot  %s\nwant %s", tt.edits, strings.Join(got, "\n     "), strings.Join(tt.want, "\n     "))
		}
	}
}

// TestChangesOfTwins: two entries with the same label are told apart by their order.
func TestChangesOfTwins(t *testing.T) {
	set := func(text string) Set { return Set{Files: []game.FactsFile{{Name: "a.toml", Text: text}}} }
	two := set("edge = [\n{ a = \"x\", b = \"y\", coast = \"w\" },\n{ a = \"x\", b = \"y\", coast = \"e\" },\n]")
	one := set("edge = [\n{ a = \"x\", b = \"y\", coast = \"w\" },\n]")
	if got := Changes(two, one); len(got) != 1 || got[0].Line != 3 || got[0].Text != "removed" {
		t.Errorf("%+v", got)
	}
	if got := Changes(one, two); len(got) != 1 || got[0].Line != 3 || got[0].Text != "added: coast e" {
		t.Errorf("%+v", got)
	}
}
