package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"outremer/game"
	"outremer/games/kingdoms"
	"outremer/text"
)

// kingdomsFace shows Crusader Kingdoms: kingdoms with their regions, the attack
// that is going on, the hand.
type kingdomsFace struct {
	explained bool              // how a region is written
	letters   map[string]string // of a kingdom
}

// colours of the kingdoms: those of the wooden castles, 2.2.
var colours = map[string]style{
	"damascus": yellow, "aleppo": green, "jerusalem": blue, "antioch": red,
	"saladin": green, "richard": red, "leopold": blue, "crusade": red, "muslims": green,
}

func newKingdoms(s *session) face {
	f := &kingdomsFace{letters: map[string]string{}}
	v := f.view(s, game.Nobody)
	taken := map[string]bool{}
	for _, k := range v.Kingdoms {
		f.letters[k.Slug] = letter(s.kingdom(k.Slug), taken)
	}
	if v.Muslims != nil {
		f.letters["muslims"] = letter(s.kingdom("muslims"), taken)
	}
	return f
}

// letter is the first one of a name that no other kingdom has.
func letter(name string, taken map[string]bool) string {
	for _, r := range name {
		if l := string(unicode.ToUpper(r)); !taken[l] {
			taken[l] = true
			return l
		}
	}
	return "?"
}

func (f *kingdomsFace) view(s *session, seat game.Seat) *kingdoms.View {
	return s.course.State.View(seat).(*kingdoms.View)
}

// Names in the player's language.

func (s *session) kingdom(slug string) string { return s.Text.Named(s.Lang, "kingdom", slug) }
func (s *session) region(slug string) string  { return s.Text.Named(s.Lang, "region", slug) }

// cards names cards; those that the viewer may not know are counted.
func (s *session) cards(slugs []string) string {
	var names []string
	hidden := 0
	for _, slug := range slugs {
		if slug == "hidden" {
			hidden++
		} else {
			names = append(names, s.Text.Named(s.Lang, "card", slug))
		}
	}
	names = counted(names)
	if hidden > 0 {
		names = append(names, s.words.say("hidden-cards", hidden))
	}
	return strings.Join(names, ", ")
}

func (f *kingdomsFace) paint(span text.Span) style {
	switch span.Sort {
	case "kingdom":
		return colours[span.Slug]
	case "region":
		return bold
	}
	return plain
}

// quiet: that somebody did nothing, and how many cards were drawn by whoever just
// read their names.
func (f *kingdomsFace) quiet(event string, own bool) bool {
	return event == "held-back" || event == "declined" || event == "dealt" && own
}

// hint shows whose a region is and how it defends itself, where that matters.
func (f *kingdomsFace) hint(s *session, seat game.Seat, m game.Move) string {
	words := s.Title.Lexicon().Words(m)
	if words[0] != "attack" && words[0] != "strike" {
		return ""
	}
	for _, r := range f.view(s, seat).Regions {
		if r.Slug == words[1] {
			return f.owner(r) + " " + f.strength(r)
		}
	}
	return ""
}

func (f *kingdomsFace) owner(r kingdoms.RegionView) string {
	if r.Owner == "" {
		return "–"
	}
	return f.letters[r.Owner]
}

// strength is a region's defence, its points if it has any, and its garrison.
func (f *kingdomsFace) strength(r kingdoms.RegionView) string {
	t := strconv.Itoa(r.Defence)
	if r.Points > 0 {
		t += "/" + strconv.Itoa(r.Points)
	}
	if r.Garrison {
		t += "■"
	}
	return t
}

// board shows everything when an action is chosen; inside an action only what it is
// about.
func (f *kingdomsFace) board(s *session, seat game.Seat, q game.Prompt) {
	v := f.view(s, seat)
	step := s.Title.Lexicon().Steps[q.Step].Slug
	if step == "action" {
		f.table(s, v)
		f.hand(s, v)
		return
	}
	if v.Attack != nil && step != "reward" { // by then it is over and told
		f.attack(s, v)
		f.odds(s, v)
	}
	if len(v.Looking) > 0 {
		s.page.labelled(s.words.say("looking"), []piece{{text: s.cards(v.Looking)}})
	}
}

func (f *kingdomsFace) whole(s *session, seat game.Seat) {
	v := f.view(s, seat)
	f.table(s, v)
	f.decks(s, v)
	f.connections(s, v)
	if v.Attack != nil {
		f.attack(s, v)
	}
	f.hand(s, v)
}

// table is the kingdoms with their regions.
func (f *kingdomsFace) table(s *session, v *kingdoms.View) {
	s.page.blank()
	heading := s.words.say("turn", v.Turn, v.Turns)
	if v.Score != nil {
		heading += " · " + s.words.say("points", v.Score.Points)
	}
	s.page.rule(heading)
	for _, k := range v.Kingdoms {
		f.group(s, v, k.Slug, f.player(s, v, k))
	}
	if v.Muslims != nil {
		f.group(s, v, "muslims", f.muslims(s, v.Muslims))
	}
	f.group(s, v, "", nil)
	f.legend(s, v)
	if len(v.InPlay) > 0 {
		s.page.labelled(s.words.say("in-play"), []piece{{text: s.cards(v.InPlay)}})
	}
}

// legend explains the regions once.
func (f *kingdomsFace) legend(s *session, v *kingdoms.View) {
	if f.explained {
		return
	}
	f.explained = true
	key := "legend"
	if v.Score != nil {
		key = "legend-points"
	}
	s.page.column(labelColumn, piece{}, []piece{{s.words.say(key), faint}})
}

// group is a kingdom, what there is to say of it, and its regions.
func (f *kingdomsFace) group(s *session, v *kingdoms.View, slug string, facts []string) {
	var own []piece
	for _, r := range v.Regions {
		if r.Owner == slug {
			own = append(own, piece{f.cell(s, r), colours[slug]}, piece{text: "  "})
		}
	}
	if slug == "" && own == nil {
		return
	}
	label := "– " + s.words.say("independent")
	if slug != "" {
		label = f.letters[slug] + " " + s.kingdom(slug)
	}
	if facts != nil {
		s.page.column(labelColumn, piece{label, colours[slug]}, []piece{{text: strings.Join(facts, " · ")}})
		label = ""
	}
	if own != nil {
		s.page.column(labelColumn, piece{label, colours[slug]}, own[:len(own)-1])
	}
}

// cell is a region: its number if it has one, its name, its strength.
func (f *kingdomsFace) cell(s *session, r kingdoms.RegionView) string {
	t := s.region(r.Slug) + " " + f.strength(r)
	if r.Number > 0 {
		t = strconv.Itoa(r.Number) + "." + t
	}
	return strings.ReplaceAll(t, " ", "\u00a0")
}

// player is what everybody can see of a kingdom, and what the viewer knows besides.
func (f *kingdomsFace) player(s *session, v *kingdoms.View, k kingdoms.KingdomView) []string {
	var facts []string
	if k.Slug == v.Seat {
		facts = append(facts, s.words.say("you"))
	}
	if k.Limit > 0 {
		facts = append(facts, s.words.say("castles-of", k.Castles, k.Limit))
	} else {
		facts = append(facts, s.words.say("castles", k.Castles))
	}
	facts = append(facts, s.words.say("bonus", signed(k.Bonus)), f.handSize(s, k))
	if len(k.Known) > 0 {
		facts = append(facts, s.words.say("known", s.cards(k.Known)))
	}
	facts = append(facts, f.effects(s, k.Effects)...)
	for _, other := range k.Truces {
		facts = append(facts, s.words.say("truce", s.kingdom(other)))
	}
	if k.Passed {
		facts = append(facts, s.words.say("passed"))
	}
	return facts
}

func (f *kingdomsFace) handSize(s *session, k kingdoms.KingdomView) string {
	own, foreign := k.Cards[0], k.Cards[1]
	if k.Religion == "christian" {
		own, foreign = foreign, own
	}
	t := s.words.say("cards", own+foreign)
	if foreign > 0 {
		t += " (" + s.words.say("cards-foreign", foreign) + ")"
	}
	return t
}

// effects are called like the cards that bring them about.
func (f *kingdomsFace) effects(s *session, slugs []string) []string {
	var names []string
	for _, slug := range slugs {
		name := slug
		for _, deck := range []string{"m-", "c-"} {
			if n := s.Text.Named(s.Lang, "card", deck+slug); n != deck+slug {
				name = n
			}
		}
		names = append(names, name)
	}
	return names
}

func (f *kingdomsFace) muslims(s *session, m *kingdoms.MuslimsView) []string {
	army := s.words.say("no-army")
	if len(m.Army) > 0 {
		army = s.words.say("army", m.Strength, s.cards(m.Army))
	}
	facts := []string{s.words.say("unseen", m.Unseen), s.words.say("bonus", signed(m.Bonus)), army}
	if len(m.Responses) > 0 {
		facts = append(facts, s.words.say("waiting", s.cards(m.Responses)))
	}
	return append(facts, f.effects(s, m.Effects)...)
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

func (f *kingdomsFace) hand(s *session, v *kingdoms.View) {
	if v.Seat == "" {
		return
	}
	t := s.cards(v.Hand)
	if t == "" {
		t = s.words.say("no-cards")
	}
	s.page.column(labelColumn, piece{s.words.say("hand"), bold}, []piece{{text: t}})
}

func (f *kingdomsFace) decks(s *session, v *kingdoms.View) {
	for _, d := range v.Decks {
		top := ""
		switch d.Top {
		case "":
		case "hidden":
			top = s.words.say("deck-top", s.words.say("face-down"))
		default:
			top = s.words.say("deck-top", s.cards([]string{d.Top}))
		}
		s.page.dim(" " + s.words.say("deck", s.Text.Named(s.Lang, "deck", d.Slug), d.Pile, d.Discards, top))
	}
}

// mapColumn is where the neighbours of a region begin.
const mapColumn = 24

// connections lists what borders on what, with owners.
func (f *kingdomsFace) connections(s *session, v *kingdoms.View) {
	s.page.rule(s.words.say("map"))
	owners := map[string]kingdoms.RegionView{}
	for _, r := range v.Regions {
		owners[r.Slug] = r
	}
	for _, r := range v.Regions {
		var line []piece
		for i, b := range r.Borders {
			if i > 0 {
				line = append(line, piece{text: ", "})
			}
			n := owners[b]
			line = append(line, piece{strings.ReplaceAll(s.region(b), " ", "\u00a0") + "\u00a0" + f.owner(n), colours[n.Owner]})
		}
		s.page.column(mapColumn, piece{f.owner(r) + " " + f.cell(s, r), colours[r.Owner]}, line)
	}
}

// attack is the attack that is going on.
func (f *kingdomsFace) attack(s *session, v *kingdoms.View) {
	a := v.Attack
	heading := s.words.say("attack-on", s.region(a.Region))
	if a.By != "" {
		heading = s.words.say("attack", s.kingdom(a.By), s.region(a.Region))
	}
	if a.Defender != "" {
		heading += " (" + s.kingdom(a.Defender) + ")"
	}
	s.page.blank()
	s.page.rule(heading)
	var sides [2][]string
	if a.By == "muslims" {
		sides[0] = append(sides[0], s.words.say("army", v.Muslims.Strength, s.cards(v.Muslims.Army)))
	}
	if !a.Rolled {
		sides[1] = append(sides[1], s.words.say("dice-defence", a.Defence))
	}
	for _, laid := range a.Laid {
		for i, cards := range [2][]string{laid.Attack, laid.Defence} {
			if len(cards) > 0 {
				sides[i] = append(sides[i], s.kingdom(laid.Kingdom)+": "+s.cards(cards))
			}
		}
	}
	if a.Answer != "" {
		sides[1] = append(sides[1], s.words.say("answer", s.cards([]string{a.Answer})))
	}
	if a.Spent > 0 {
		sides[1] = append(sides[1], s.words.say("spent", a.Spent))
	}
	for i, key := range []string{"side-attack", "side-defence"} {
		if a.Rolled {
			sides[i] = append(sides[i], s.words.say("dice", faces6(a.Dice[i])))
		}
		s.page.labelled(s.words.say(key), []piece{{text: strings.Join(sides[i], " · ")}})
	}
}

// odds is the chance of the attack for which cards are being laid, by its dice.
func (f *kingdomsFace) odds(s *session, v *kingdoms.View) {
	for _, o := range v.Odds {
		s.page.column(labelColumn, piece{s.words.say("chance"), plain}, []piece{{chances(o.Win), faint}})
		if !slices.Equal(o.Win, o.Led) {
			s.page.column(labelColumn, piece{s.words.say("chance-led"), plain}, []piece{{chances(o.Led), faint}})
		}
	}
}

// chances lists chances by number of dice, up to where more dice change little.
func chances(win []float64) string {
	var out []string
	for n, p := range win {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d:\u00a0%.0f\u00a0%%", n, 100*p))
		}
		if p > .95 {
			break
		}
	}
	return strings.Join(out, "  ")
}

// faces6 lists dice, the highest first.
func faces6(dice [6]int) string {
	var out []string
	for i := 5; i >= 0; i-- {
		for range dice[i] {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return strings.Join(out, " ")
}
