package model

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/gametest"
)

// table is what lies open, as far as checks, war, succession and scoring need it.
type table struct {
	f       *facts
	edition string
	options map[string]string
	look    func(any) error
	seen    bool
	stale   map[int]bool // dynasties that begin anew, whose family is looked up

	houses []*house
	traded bool // cards have changed hands, and are looked at again
	lands  map[string]*land
	honour map[string]int // who holds an achievement
	check  *check
	last   *check         // the last one that was decided
	attack string         // the territory under attack in the last check
	victim string         // of the Murder that was declared last
	helped map[string]int // draws that support gives, by the territory attacked
	backup int            // draws that partners give in the attack that comes next
}

// house is a dynasty.
type house struct {
	culture            string
	king               string
	children, siblings []string // by age
	cards              []string
	shields, pacts     []string // pacts: free land in a Pact
	script, looked     bool
	extra              map[string]int // free draws in the next check of an action
	guard              int            // further successes that invading it takes in this Round
}

type land struct {
	owner        int // seat, or nobody
	borders      []string
	coasts       []string // what the Navy reaches
	castle, foot bool
	duke         string
}

const nobody = -1

// view is the part of a spectator's view that setup decides.
type view struct {
	Dynasties []struct {
		Culture, Control   string
		King               *person
		Children, Siblings []struct{ Person person }
		Cards, PactLands   []string
		Bag                int
	}
	Territories []struct {
		Slug, Owner, Duke string
		Borders           []string
		Coasts            []string
		Castle, Foot      bool
	}
	Track        []struct{ Slug, Shield string }
	Achievements []struct{ Slug, Holder string }
}

type person struct{ Name string }

// see reads the table once, when the first question is asked.
func (t *table) see() error {
	var v view
	if err := t.look(&v); err != nil {
		return err
	}
	t.seen = true
	if t.lands == nil {
		t.stale = map[int]bool{}
		t.lands, t.honour, t.helped = map[string]*land{}, map[string]int{}, map[string]int{}
		for _, d := range v.Dynasties {
			t.houses = append(t.houses, &house{culture: d.Culture, cards: d.Cards, script: d.Control != "person", extra: map[string]int{}})
		}
		for _, x := range v.Track {
			if s := t.seat(x.Shield); s != nobody {
				t.houses[s].shields = append(t.houses[s].shields, x.Slug)
			}
		}
		for _, x := range v.Achievements {
			t.honour[x.Slug] = t.seat(x.Holder)
		}
		for _, x := range v.Territories {
			t.lands[x.Slug] = &land{
				owner: t.seat(x.Owner), borders: x.Borders, coasts: x.Coasts, castle: x.Castle, foot: x.Foot, duke: x.Duke,
			}
		}
	}
	for i, d := range v.Dynasties {
		h := t.houses[i]
		h.cards = d.Cards
		h.pacts = d.PactLands
		if h.looked && !t.stale[i] {
			continue
		}
		h.looked = true
		h.king, h.children, h.siblings = "", names(d.Children), names(d.Siblings)
		if d.King != nil {
			h.king = d.King.Name
		}
	}
	clear(t.stale)
	t.traded = false
	return nil
}

func names(list []struct{ Person person }) (out []string) {
	for _, x := range list {
		out = append(out, x.Person.Name)
	}
	return out
}

func (t *table) seat(culture string) int {
	return slices.IndexFunc(t.houses, func(h *house) bool { return h.culture == culture })
}

// differ is a disagreement.
func differ(what string, got, want any) error {
	if fmt.Sprint(got) == fmt.Sprint(want) {
		return nil
	}
	return fmt.Errorf("%s: got %v, want %v", what, got, want)
}

// Asked looks at the table when it must; what may be answered is not this model's subject.
func (t *table) Asked(game.Seat, string, [][]string) error {
	if t.seen && len(t.stale) == 0 && !t.traded {
		return nil
	}
	return t.see()
}

// Chose needs to know nothing.
func (t *table) Chose(game.Seat, []string) error { return nil }

// Hear follows what happens.
func (t *table) Hear(e gametest.Told) error {
	if !t.seen {
		return nil
	}
	if hear, ok := hearings[e.What]; ok {
		return hear(t, e)
	}
	return nil
}

var hearings = map[string]func(*table, gametest.Told) error{
	"tested": (*table).tested, "invested": (*table).invested, "sabotaged": (*table).sabotaged,
	"drew-trait": (*table).drew, "sacrificed": (*table).sacrificed, "checked": (*table).checked,
	"born": (*table).born, "found": (*table).found, "adopted": (*table).adopted, "joined": (*table).gone,
	"died": (*table).gone, "left": (*table).gone, "crowned": (*table).crowned,
	"returned": (*table).returned, "eliminated": (*table).eliminated, "retired": (*table).eliminated,
	"attacked": (*table).attacked, "struck-back": (*table).attacked, "annexed": (*table).annexed,
	"conquered": (*table).conquered, "repelled": (*table).repelled, "ceded": (*table).ceded, "freed": (*table).freed,
	"mobilized": (*table).mobilized, "demobilized": (*table).demobilized, "moved-in": (*table).movedIn,
	"built": (*table).built, "castle-placed": (*table).built, "castle-lost": (*table).castleLost,
	"guarded": (*table).guarded, "round-began": (*table).roundBegan, "era-began": (*table).eraBegan,
	"modifier": (*table).modified, "plotted-against": (*table).plotted, "plotted-councilor": (*table).plotted,
	"supported": (*table).supported, "backed": (*table).backed,
	"pact-land": (*table).allied, "pact-land-broken": (*table).allied,
	"granted": (*table).granted, "revoked": (*table).revoked,
	"bought": (*table).bought, "got": (*table).bought, "dropped": (*table).dropped,
	"bribed": (*table).bribed, "councilor-killed": (*table).bribed,
	"shield": (*table).shield, "shield-lost": (*table).shieldLost,
	"achieved": (*table).achieved, "achievement-lost": (*table).achievementLost,
}
