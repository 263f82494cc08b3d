package model

import (
	"slices"

	"outremer/game/gametest"
)

// Families and succession [succession.1] to [succession.9].

func (t *table) born(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.children = append(h.children, e.Args[0])
	return nil
}

func (t *table) found(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.siblings = append(h.siblings, e.Args[0])
	return nil
}

func (t *table) adopted(e gametest.Told) error { return t.born(e) }

// gone: who dies, leaves or marries away cannot inherit, and holds no title [R60].
func (t *table) gone(e gametest.Told) error {
	t.untitle(e.Args[0])
	for _, h := range t.houses {
		if e.What == "joined" && h.culture != e.Args[1] { // they leave that dynasty, for another
			continue
		}
		h.children, h.siblings = without(h.children, e.Args[0]), without(h.siblings, e.Args[0])
		if h.king == e.Args[0] {
			h.king = ""
		}
	}
	return nil
}

func (t *table) untitle(who string) {
	for _, l := range t.lands {
		if l.duke == who {
			l.duke = ""
		}
	}
}

func (t *table) granted(e gametest.Told) error {
	t.untitle(e.Args[0])
	t.lands[e.Args[1]].duke = e.Args[0]
	return nil
}

func (t *table) revoked(e gametest.Told) error {
	t.lands[e.Args[1]].duke = ""
	return nil
}

func without(list []string, name string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(x string) bool { return x == name })
}

// heir: the eldest son, else the eldest daughter, else the eldest brother, else the eldest sister.
func (t *table) heir(h *house) (name, claim string) {
	for i, claim := range []string{"eldest-son", "eldest-daughter", "eldest-brother", "eldest-sister"} {
		kin := h.children
		if i >= 2 {
			kin = h.siblings
		}
		for _, k := range kin {
			if t.f.female[k] == (i%2 == 1) {
				return k, claim
			}
		}
	}
	return "", "stranger"
}

// crowned: the heir and nobody else. If a child inherits, its siblings become those of the ruler, and
// those of the dead ruler are gone.
func (t *table) crowned(e gametest.Told) error {
	h, who, how := t.houses[e.Seat], e.Args[0], e.Args[1]
	if how == "founder" || how == "restorer" {
		t.stale[int(e.Seat)] = true
		return nil
	}
	heir, claim := t.heir(h)
	if heir == "" {
		heir = who
	}
	if slices.Contains(h.children, who) {
		h.siblings = h.children
	}
	t.untitle(who)
	h.king, h.children, h.siblings = who, nil, without(h.siblings, who)
	return differ("heir of "+h.culture, []string{who, how}, []string{heir, claim})
}

func (t *table) returned(e gametest.Told) error {
	t.stale[int(e.Seat)] = true
	if l := t.lands[e.Args[1]]; l != nil {
		l.owner, l.duke = int(e.Seat), ""
	}
	return nil
}

// eliminated: everything of the dynasty is discarded [eliminate.2].
func (t *table) eliminated(e gametest.Told) error {
	h := t.houses[e.Seat]
	clear(h.extra)
	h.children, h.siblings, h.cards, h.shields, h.king = nil, nil, nil, nil, ""
	return nil
}
