package console

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games/kings"
	"outremer/text"
)

// kingsFace shows Crusader Kings: the dynasties with their families, land and relations,
// the own hand and bag, and beside each move what it takes and how likely it is.
type kingsFace struct{}

var cultureColours = map[string]style{"english": red, "frankish": blue, "germanic": bold, "italian": green, "iberian": yellow}

func newKings(*session) face { return kingsFace{} }

func (kingsFace) view(s *session, seat game.Seat) *kings.View {
	return s.course.State.View(seat).(*kings.View)
}

func (kingsFace) paint(span text.Span) style {
	switch span.Sort {
	case "culture":
		return cultureColours[span.Slug]
	case "territory", "character", "card", "development":
		return bold
	}
	return plain
}

// quiet: what only says that nothing more happens, or repeats a question of one's own.
func (kingsFace) quiet(event string, own bool) bool { return event == "held-back" && !own }

// board shows everything when something is planned, and only the check while one runs.
func (f kingsFace) board(s *session, seat game.Seat, _ game.Prompt) {
	v := f.view(s, seat)
	if v.Check != nil {
		f.check(s, v.Check)
		return
	}
	f.heading(s, v)
	for i := range v.Dynasties {
		f.dynasty(s, v, &v.Dynasties[i])
	}
	f.own(s, v)
}

func (f kingsFace) whole(s *session, seat game.Seat) {
	v := f.view(s, seat)
	f.heading(s, v)
	for i := range v.Dynasties {
		f.dynasty(s, v, &v.Dynasties[i])
	}
	f.independent(s, v)
	f.track(s, v)
	f.own(s, v)
	if v.Check != nil {
		f.check(s, v.Check)
	}
}

func (kingsFace) heading(s *session, v *kings.View) {
	s.page.blank()
	head := s.words.say("era", v.Era, v.Eras, v.Round, max(1, v.Turn))
	if v.Card != "" {
		head += " · " + s.thing("card", v.Card)
	}
	s.page.rule(head)
}

// ---- the dynasties

func (f kingsFace) dynasty(s *session, v *kings.View, d *kings.DynastyView) {
	if d.Control == "absent" || d.Out {
		return
	}
	label := piece{s.thing("culture", d.Culture), cultureColours[d.Culture]}
	s.page.column(labelColumn, label, []piece{{text: strings.Join(f.standing(s, v, d), " · ")}})
	s.page.column(labelColumn, piece{}, []piece{{text: strings.Join(f.land(s, v, d.Culture), ", ")}})
	for _, line := range [][]string{f.family(s, d), f.relations(s, d)} {
		if len(line) > 0 {
			s.page.column(labelColumn, piece{}, []piece{{strings.Join(line, " · "), faint}})
		}
	}
}

func (f kingsFace) standing(s *session, v *kings.View, d *kings.DynastyView) (out []string) {
	if d.Culture == v.Seat {
		out = append(out, s.words.say("you"))
	}
	if d.Strategy != "" {
		out = append(out, s.thing("strategy", d.Strategy))
	}
	out = append(out, s.words.say("score", d.Points))
	if d.Control == "person" {
		out = append(out, s.words.say("purse", d.Gold, d.Income))
	}
	if d.Shields > 0 {
		out = append(out, s.words.say("shields", d.Shields))
	}
	for _, c := range d.Cards {
		out = append(out, s.thing("development", c))
	}
	return out
}

// land is the territories of a dynasty with what stands there: a Castle, a Foot Soldier,
// Unrest.
func (kingsFace) land(s *session, v *kings.View, culture string) (out []string) {
	for _, t := range v.Territories {
		if t.Owner == culture {
			out = append(out, s.thing("territory", t.Slug)+marksOf(&t))
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

func (f kingsFace) family(s *session, d *kings.DynastyView) (out []string) {
	if d.King != nil {
		king := s.thing("character", d.King.Name)
		if d.Spouse != nil {
			king += " + " + s.thing("character", d.Spouse.Name)
		}
		out = append(out, king, s.words.say("age", d.Age))
	}
	for i, h := range d.Line {
		name := s.thing("character", h.Name)
		if i == 0 {
			name = s.words.say("heir", name, s.thing("claim", h.Claim))
		}
		out = append(out, name)
	}
	return out
}

func (kingsFace) relations(s *session, d *kings.DynastyView) (out []string) {
	for _, x := range []struct {
		word, sort string
		list       []string
	}{{"at-war", "culture", d.War}, {"casus-belli", "culture", d.CasusBelli}, {"pacts", "culture", d.Pacts}, {"pacts", "territory", d.PactLands}} {
		if len(x.list) > 0 {
			out = append(out, s.words.say(x.word, s.names(x.sort, x.list)))
		}
	}
	return out
}

// names is a list of things in the player's language.
func (s *session) names(sort string, slugs []string) string {
	var out []string
	for _, slug := range slugs {
		out = append(out, s.thing(sort, slug))
	}
	return strings.Join(out, ", ")
}

func (kingsFace) independent(s *session, v *kings.View) {
	var out []string
	for _, t := range v.Territories {
		if t.Owner != "" || t.OffLimits {
			continue
		}
		name := s.thing("territory", t.Slug) + marksOf(&t)
		if c := t.Character; c != nil {
			name += " (" + s.thing("character", c.Name) + ", " + s.names("trait", c.Traits) + ")"
		}
		out = append(out, name)
	}
	s.page.labelled(s.words.say("independent"), []piece{{text: strings.Join(out, ", ")}})
}

func (kingsFace) track(s *session, v *kings.View) {
	var out []string
	for _, p := range v.Track {
		name := s.thing("position", p.Slug)
		if p.Shield != "" {
			name += " (" + s.thing("culture", p.Shield) + ")"
		}
		out = append(out, name)
	}
	s.page.labelled(s.words.say("track"), []piece{{text: strings.Join(out, ", ")}})
}

// own is what only the player sees, and the row that all buy from.
func (kingsFace) own(s *session, v *kings.View) {
	s.page.labelled(s.words.say("row-of-cards"), []piece{{text: s.names("development", v.Row)}})
	for _, x := range []struct {
		word, sort string
		list       []string
	}{{"hand", "card", v.Hand}, {"plotted", "card", v.Plotted}, {"bag", "trait", v.Bag}} {
		if len(x.list) > 0 {
			s.page.labelled(s.words.say(x.word), []piece{{text: s.names(x.sort, x.list)}})
		}
	}
}

// check is the trait check that is going on.
func (kingsFace) check(s *session, c *kings.CheckView) {
	line := s.words.say("check-so-far", s.thing("check", c.Kind), c.Hits, c.Need, c.Left)
	if c.Chance != nil {
		line += " · " + percent(*c.Chance)
	}
	s.page.labelled(s.thing("culture", c.Seat), []piece{{text: line}})
}

// ---- hints

func percent(x float64) string { return fmt.Sprintf("%.0f\u00a0%%", 100*x) }

// hint says what a move takes, and how likely it is to succeed.
func (f kingsFace) hint(s *session, seat game.Seat, m game.Move) string {
	if t := f.outcome(s, seat, m); t != "" {
		return "(" + t + ")"
	}
	return ""
}

func (f kingsFace) outcome(s *session, seat game.Seat, m game.Move) string {
	words := s.Title.Lexicon().Words(m)
	v := f.view(s, seat)
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
		return f.attack(s, v, words[1], words[2])
	case "incite", "overthrow":
		return f.considered(s, v, words[0], landOf(v, words[1]).Uproar)
	case "build", "send", "casus-belli", "divorce", "bribe":
		kind := map[string]string{"send": "crusade"}[words[0]]
		if kind == "" {
			kind = words[0]
		}
		return f.considered(s, v, kind, 1)
	case "court":
		if c := landOf(v, words[1]).Character; c != nil {
			return s.thing("character", c.Name) + ", " + s.names("trait", c.Traits)
		}
	}
	return ""
}

func landOf(v *kings.View, slug string) *kings.TerritoryView {
	i := slices.IndexFunc(v.Territories, func(t kings.TerritoryView) bool { return t.Slug == slug })
	return &v.Territories[i]
}

// attack is what an attack would need and its chance without Gold.
func (kingsFace) attack(s *session, v *kings.View, from, to string) string {
	for _, p := range v.Prospects {
		switch {
		case p.From != from || p.To != to:
		case p.Annexes:
			return s.words.say("annexes")
		case len(p.Odds) > 0:
			return s.words.say("takes", p.Need, p.Draws) + ", " + percent(p.Odds[0])
		}
	}
	return ""
}

// considered is what a check of a kind would need and its chance without Gold.
func (kingsFace) considered(s *session, v *kings.View, kind string, need int) string {
	for _, d := range v.Draws {
		for _, o := range v.Odds {
			if d.Check == kind && o.Action == d.Action && need <= len(o.Win) && d.Draws <= len(o.Win[0]) {
				return s.words.say("takes", need, d.Draws) + ", " + percent(o.Win[need-1][d.Draws-1])
			}
		}
	}
	return ""
}
