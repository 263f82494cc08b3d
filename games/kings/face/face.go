// Package face is how the title looks on a terminal.
package face

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games/kings"
	"outremer/terminal"
	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// Face shows Crusader Kings: the dynasties with their families, land and relations, the player's
// own hand and bag, and next to each move its cost and odds.
type Face struct {
	*terminal.Desk
	terminal.Words
}

var cultureColours = map[string]terminal.Style{"english": terminal.Red, "frankish": terminal.Blue, "germanic": terminal.Bold, "italian": terminal.Green, "iberian": terminal.Yellow}

// New returns the face for a game.
func New(d *terminal.Desk) terminal.Face { return Face{d, terminal.ReadWords(files, d.Lang)} }

func (f Face) view(seat game.Seat) *kings.View {
	return f.View(seat).(*kings.View)
}

func (f Face) Paint(span text.Span) terminal.Style {
	switch span.Sort {
	case "culture":
		return cultureColours[span.Slug]
	case "territory", "character", "card", "development":
		return terminal.Bold
	}
	return terminal.Plain
}

// Quiet drops events that only say that nothing more happens, or that repeat one's own question.
func (f Face) Quiet(event string, own bool) bool { return event == "held-back" && !own }

// Board shows everything while the player is planning, and only the check while one is running.
func (f Face) Board(seat game.Seat, _ game.Prompt) {
	v := f.view(seat)
	if v.Check != nil {
		f.check(v.Check)
		return
	}
	f.heading(v)
	for i := range v.Dynasties {
		f.dynasty(v, &v.Dynasties[i])
	}
	f.own(v)
}

func (f Face) Whole(seat game.Seat) {
	v := f.view(seat)
	f.heading(v)
	for i := range v.Dynasties {
		f.dynasty(v, &v.Dynasties[i])
	}
	f.independent(v)
	f.track(v)
	f.own(v)
	if v.Check != nil {
		f.check(v.Check)
	}
}

func (f Face) heading(v *kings.View) {
	f.Page.Blank()
	head := f.Say("era", v.Era, v.Eras, v.Round, max(1, v.Turn))
	if v.Card != "" {
		head += " · " + f.Thing("card", v.Card)
	}
	f.Page.Rule(head)
}

// ---- the dynasties

func (f Face) dynasty(v *kings.View, d *kings.DynastyView) {
	if d.Control == "absent" || d.Out {
		return
	}
	label := cultureColours[d.Culture].Of(f.Thing("culture", d.Culture))
	f.Page.Column(terminal.LabelColumn, label, []terminal.Piece{{Text: strings.Join(f.standing(v, d), " · ")}})
	f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{{Text: strings.Join(f.land(v, d.Culture), ", ")}})
	for _, line := range [][]string{f.family(d), f.relations(d)} {
		if len(line) > 0 {
			f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{terminal.Faint.Of(strings.Join(line, " · "))})
		}
	}
}

func (f Face) standing(v *kings.View, d *kings.DynastyView) (out []string) {
	if d.Culture == v.Seat {
		out = append(out, f.Say("you"))
	}
	if d.Strategy != "" {
		out = append(out, f.Thing("strategy", d.Strategy))
	}
	out = append(out, f.Say("score", d.Points))
	if d.Control == "person" {
		out = append(out, f.Say("purse", d.Gold, d.Income))
	}
	if d.Shields > 0 {
		out = append(out, f.Say("shields", d.Shields))
	}
	for _, c := range d.Cards {
		out = append(out, f.Thing("development", c))
	}
	return out
}

// land lists the territories of a dynasty with what stands there: a Castle, a Foot Soldier,
// Unrest.
func (f Face) land(v *kings.View, culture string) (out []string) {
	for _, t := range v.Territories {
		if t.Owner == culture {
			out = append(out, f.Thing("territory", t.Slug)+marksOf(&t))
		}
	}
	return out
}

func marksOf(t *kings.TerritoryView) string {
	m := ""
	if t.Castle {
		m += "■"
	}
	if t.Foot {
		m += "†"
	}
	m += strings.Repeat("!", t.Unrest)
	if t.Plague != "" {
		m += "×"
	}
	if m == "" {
		return ""
	}
	return "\u00a0" + m
}

func (f Face) family(d *kings.DynastyView) (out []string) {
	if d.King != nil {
		king := f.Thing("character", d.King.Name)
		if d.Spouse != nil {
			king += " + " + f.Thing("character", d.Spouse.Name)
		}
		out = append(out, king, f.Say("age", d.Age))
	}
	for i, h := range d.Line {
		name := f.Thing("character", h.Name)
		if i == 0 {
			name = f.Say("heir", name, f.Thing("claim", h.Claim))
		}
		out = append(out, name)
	}
	return out
}

func (f Face) relations(d *kings.DynastyView) (out []string) {
	for _, x := range []struct {
		word, sort string
		list       []string
	}{{"at-war", "culture", d.War}, {"casus-belli", "culture", d.CasusBelli}, {"pacts", "culture", d.Pacts}, {"pacts", "territory", d.PactLands}} {
		if len(x.list) > 0 {
			out = append(out, f.Say(x.word, f.Names(x.sort, x.list)))
		}
	}
	return out
}

func (f Face) independent(v *kings.View) {
	var out []string
	for _, t := range v.Territories {
		if t.Owner != "" || t.OffLimits {
			continue
		}
		name := f.Thing("territory", t.Slug) + marksOf(&t)
		if c := t.Character; c != nil {
			name += " (" + f.Thing("character", c.Name) + ", " + f.Names("trait", c.Traits) + ")"
		}
		out = append(out, name)
	}
	f.Page.Labelled(f.Say("independent"), []terminal.Piece{{Text: strings.Join(out, ", ")}})
}

func (f Face) track(v *kings.View) {
	var out []string
	for _, p := range v.Track {
		name := f.Thing("position", p.Slug)
		if p.Shield != "" {
			name += " (" + f.Thing("culture", p.Shield) + ")"
		}
		out = append(out, name)
	}
	f.Page.Labelled(f.Say("track"), []terminal.Piece{{Text: strings.Join(out, ", ")}})
}

// own shows what only the player sees, and the row that everyone buys from.
func (f Face) own(v *kings.View) {
	f.Page.Labelled(f.Say("row-of-cards"), []terminal.Piece{{Text: f.Names("development", v.Row)}})
	for _, x := range []struct {
		word, sort string
		list       []string
	}{{"hand", "card", v.Hand}, {"plotted", "card", v.Plotted}, {"bag", "trait", v.Bag}} {
		if len(x.list) > 0 {
			f.Page.Labelled(f.Say(x.word), []terminal.Piece{{Text: f.Names(x.sort, x.list)}})
		}
	}
}

// check shows the trait check in progress.
func (f Face) check(c *kings.CheckView) {
	line := f.Say("check-so-far", f.Thing("check", c.Kind), c.Hits, c.Need, c.Left)
	if c.Chance != nil {
		line += " · " + percent(*c.Chance)
	}
	f.Page.Labelled(f.Thing("culture", c.Seat), []terminal.Piece{{Text: line}})
}

// ---- hints

func percent(x float64) string { return fmt.Sprintf("%.0f\u00a0%%", 100*x) }

// Hint says what a move takes and how likely it is to succeed.
func (f Face) Hint(seat game.Seat, m game.Move) string {
	if t := f.outcome(seat, m); t != "" {
		return "(" + t + ")"
	}
	return ""
}

func (f Face) outcome(seat game.Seat, m game.Move) string {
	words := f.Title.Lexicon().Words(m)
	v := f.view(seat)
	switch words[0] {
	case "invest":
		if c := v.Check; c != nil && int(m.A) < len(c.Odds) {
			return percent(c.Odds[m.A])
		}
	case "sacrifice":
		if c := v.Check; c != nil && c.Sacrifice != nil {
			return percent(*c.Sacrifice)
		}
	case "keep":
		if c := v.Check; c != nil && c.Chance != nil {
			return percent(*c.Chance)
		}
	case "attack":
		return f.attack(v, words[1], words[2])
	case "incite", "overthrow":
		return f.considered(v, words[0], landOf(v, words[1]).Uproar)
	case "build", "send", "casus-belli", "divorce", "bribe":
		kind := map[string]string{"send": "crusade"}[words[0]]
		if kind == "" {
			kind = words[0]
		}
		return f.considered(v, kind, 1)
	case "court":
		if c := landOf(v, words[1]).Character; c != nil {
			return f.Thing("character", c.Name) + ", " + f.Names("trait", c.Traits)
		}
	}
	return ""
}

func landOf(v *kings.View, slug string) *kings.TerritoryView {
	i := slices.IndexFunc(v.Territories, func(t kings.TerritoryView) bool { return t.Slug == slug })
	return &v.Territories[i]
}

// attack shows what an attack would need and its chance without Gold.
func (f Face) attack(v *kings.View, from, to string) string {
	for _, p := range v.Prospects {
		switch {
		case p.From != from || p.To != to:
		case p.Annexes:
			return f.Say("annexes")
		case len(p.Odds) > 0:
			return f.Say("takes", p.Need, p.Draws) + ", " + percent(p.Odds[0])
		}
	}
	return ""
}

// considered shows what a check of a kind would need and its chance without Gold.
func (f Face) considered(v *kings.View, kind string, need int) string {
	for _, d := range v.Draws {
		for _, o := range v.Odds {
			if d.Check == kind && o.Action == d.Action && need <= len(o.Win) && d.Draws <= len(o.Win[0]) {
				return f.Say("takes", need, d.Draws) + ", " + percent(o.Win[need-1][d.Draws-1])
			}
		}
	}
	return ""
}
