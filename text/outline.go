package text

import (
	"maps"
	"slices"
)

// Outline is what one language of a catalogue has words for: everything that package texttest needs
// to find what is missing.
type Outline struct {
	Seats        string              // the sort of the seats, as the file says
	Keys         map[string][]string // by section, such as "verb" or "option.fog.value"
	Things       map[string]map[string]Wording
	Hidden, None map[string]Wording // by sort
	Nobody       Wording
	Placeholders map[string][]Placeholder // by section and key, such as "event.attacked"
}

// Wording is the ways to name a thing.
type Wording struct {
	Forms  []string // the plain one is PlainForm
	Detail bool     // it also has a description
}

// Placeholder is a part of a sentence to fill in.
type Placeholder struct {
	Name       string // "seat", "with" or "a" to "d"
	Slot       int    // of an operand; negative for a seat
	Sort, Form string
	Said       bool // the name appears in the sentence; otherwise it only selects a text
}

// Outline lists what a language has words for.
func (c *Catalogue) Outline(lang string) Outline {
	v := c.voice(lang)
	o := Outline{Seats: v.file.Seats, Keys: v.file.keys(), Things: map[string]map[string]Wording{},
		Hidden: wordings(v.hidden), None: wordings(v.none), Nobody: v.nobody.wording(), Placeholders: map[string][]Placeholder{}}
	for sort, things := range v.things {
		o.Things[sort] = wordings(things)
	}
	for key, nodes := range v.templates {
		o.Placeholders[key] = placeholders(nil, nodes)
	}
	return o
}

func (f *file) keys() map[string][]string {
	all := map[string][]string{
		"verb": keysOf(f.Verb), "rule": keysOf(f.Rule), "reason": keysOf(f.Reason), "edition": keysOf(f.Edition),
		"revision": keysOf(f.Changes), "option": keysOf(f.Option), "title.setting": keysOf(f.Title.Setting),
		"view": keysOf(f.View), "setup": keysOf(f.SetUp), "holding": keysOf(f.Holding),
	}
	for section, table := range f.sentences() {
		all[section] = keysOf(table)
	}
	for slug, o := range f.Option {
		all["option."+slug+".value"] = keysOf(o.Value)
	}
	return all
}

func keysOf[V any](table map[string]V) []string { return slices.Sorted(maps.Keys(table)) }

func (t thing) wording() Wording { return Wording{keysOf(t.forms), t.detail != ""} }

func wordings(things map[string]thing) map[string]Wording {
	all := map[string]Wording{}
	for slug, t := range things {
		all[slug] = t.wording()
	}
	return all
}

// placeholders appends the placeholders of nodes, including nested ones.
func placeholders(dst []Placeholder, nodes []node) []Placeholder {
	for _, n := range nodes {
		if n.kind == words {
			continue
		}
		p := Placeholder{Slot: n.slot, Sort: n.sort, Form: n.form, Said: n.kind == fill || n.kind == number}
		if n.slot < 0 {
			p.Name = seatSlots[n.slot]
		} else {
			p.Name = slots[n.slot]
		}
		dst = placeholders(placeholders(append(dst, p), n.one), n.many)
	}
	return dst
}
