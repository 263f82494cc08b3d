package model

import (
	"io/fs"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/games/kings"
)

// facts is what the data files say.
type facts struct {
	green    map[string]bool
	critical map[string][]string // checks in which a trait counts as the opposite colour
	female   map[string]bool
	cards    map[string]bonus
	track    map[string]bonus
}

// bonus is what a Development Card or a position of the Crusade Track adds.
type bonus struct {
	Slug             string
	Draws            []string
	Defence          int
	DefenceMobilized int `toml:"defence-mobilized"`
}

func readFacts(t *testing.T) *facts {
	f := &facts{green: map[string]bool{}, critical: map[string][]string{}, female: map[string]bool{}}
	var traits struct {
		Trait []struct {
			Slug, Sign string
			Critical   []string
		}
	}
	read(t, "traits.toml", &traits)
	for _, x := range traits.Trait {
		f.green[x.Slug] = x.Sign == "green"
		f.critical[x.Slug] = x.Critical
	}
	type person struct{ Slug, Sex string }
	var people struct{ Character, Ruler []person }
	read(t, "characters.toml", &people)
	read(t, "dynasties.toml", &people)
	for _, p := range append(people.Character, people.Ruler...) {
		f.female[p.Slug] = p.Sex == "female"
	}
	var developments struct{ Development []bonus }
	var track struct{ Position []bonus }
	read(t, "developments.toml", &developments)
	read(t, "track.toml", &track)
	f.cards, f.track = bySlug(developments.Development), bySlug(track.Position)
	return f
}

func bySlug(list []bonus) map[string]bonus {
	m := map[string]bonus{}
	for _, b := range list {
		m[b.Slug] = b
	}
	return m
}

func read(t *testing.T, file string, into any) {
	b, err := fs.ReadFile(kings.Box.Data, file)
	if err == nil {
		err = toml.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}
