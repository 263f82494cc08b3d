// Package face renders the title on a terminal.
package face

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/kingdoms"
	"outremer/terminal"
	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// Face shows Crusader Kingdoms: the kingdoms with their regions, the attack in progress and the
// hand.
type Face struct {
	*terminal.Desk
	terminal.Words
	explained bool              // the region notation has been explained
	letters   map[string]string // by kingdom
}

// colours are those of the kingdoms' wooden castles, 2.2.
var colours = map[string]terminal.Style{
	"damascus": terminal.Yellow, "aleppo": terminal.Green, "jerusalem": terminal.Blue, "antioch": terminal.Red,
	"saladin": terminal.Green, "richard": terminal.Red, "leopold": terminal.Blue, "crusade": terminal.Red, "muslims": terminal.Green,
}

// New makes the face for a game.
func New(d *terminal.Desk) terminal.Face {
	f := &Face{Desk: d, Words: terminal.ReadWords(files, d.Lang), letters: map[string]string{}}
	v := f.view(game.Nobody)
	taken := map[string]bool{}
	for _, k := range v.Kingdoms {
		f.letters[k.Slug] = terminal.Letter(f.kingdom(k.Slug), taken)
	}
	if v.Muslims != nil {
		f.letters["muslims"] = terminal.Letter(f.kingdom("muslims"), taken)
	}
	return f
}

func (f *Face) view(seat game.Seat) *kingdoms.View {
	return f.View(seat).(*kingdoms.View)
}

// Names in the player's language.

func (f *Face) kingdom(slug string) string { return f.Text.Named(f.Lang, "kingdom", slug) }
func (f *Face) region(slug string) string  { return f.Text.Named(f.Lang, "region", slug) }

// cards names cards; those hidden from the viewer are counted.
func (f *Face) cards(slugs []string) string {
	var names []string
	hidden := 0
	for _, slug := range slugs {
		if slug == "hidden" {
			hidden++
		} else {
			names = append(names, f.Text.Named(f.Lang, "card", slug))
		}
	}
	names = terminal.Counted(names)
	if hidden > 0 {
		names = append(names, f.Say("hidden-cards", hidden))
	}
	return strings.Join(names, ", ")
}

func (f *Face) Paint(span text.Span) terminal.Style {
	switch span.Sort {
	case "kingdom":
		return colours[span.Slug]
	case "region":
		return terminal.Bold
	}
	return terminal.Plain
}

// Quiet suppresses events in which nothing happened, and the number of cards drawn for the player
// who has just read their names.
func (f *Face) Quiet(event string, own bool) bool {
	return event == "held-back" || event == "declined" || event == "dealt" && own
}

// Hint shows who owns a region and how it is defended, where that matters.
func (f *Face) Hint(seat game.Seat, m game.Move) string {
	words := f.Title.Lexicon().Words(m)
	if words[0] != "attack" && words[0] != "strike" {
		return ""
	}
	for _, r := range f.view(seat).Regions {
		if r.Slug == words[1] {
			return f.owner(r) + " " + f.strength(r)
		}
	}
	return ""
}

func (f *Face) owner(r kingdoms.RegionView) string {
	if r.Owner == "" {
		return "–"
	}
	return f.letters[r.Owner]
}

// strength is a region's defence, its points if it has any, and its garrison.
func (f *Face) strength(r kingdoms.RegionView) string {
	t := strconv.Itoa(r.Defence)
	if r.Points > 0 {
		t += "/" + strconv.Itoa(r.Points)
	}
	if r.Garrison {
		t += "■"
	}
	return t
}

// Board shows everything when an action is chosen, but within an action only what is relevant.
func (f *Face) Board(seat game.Seat, q game.Prompt) {
	v := f.view(seat)
	step := f.Title.Lexicon().Steps[q.Step].Slug
	if step == "action" {
		f.table(v)
		f.hand(v)
		return
	}
	if v.Attack != nil && step != "reward" { // by then it is over and has been reported
		f.attack(v)
		f.odds(v)
	}
	if len(v.Looking) > 0 {
		f.Page.Labelled(f.Say("looking"), []terminal.Piece{{Text: f.cards(v.Looking)}})
	}
}

func (f *Face) Whole(seat game.Seat) {
	v := f.view(seat)
	f.table(v)
	f.decks(v)
	f.connections(v)
	if v.Attack != nil {
		f.attack(v)
	}
	f.hand(v)
}

// table shows the kingdoms with their regions.
func (f *Face) table(v *kingdoms.View) {
	f.Page.Blank()
	heading := f.Say("turn", v.Turn, v.Turns)
	if v.Score != nil {
		heading += " · " + f.Say("points", v.Score.Points)
	}
	f.Page.Rule(heading)
	for _, k := range v.Kingdoms {
		f.group(v, k.Slug, f.player(v, k))
	}
	if v.Muslims != nil {
		f.group(v, "muslims", f.muslims(v.Muslims))
	}
	f.group(v, "", nil)
	f.legend(v)
	if len(v.InPlay) > 0 {
		f.Page.Labelled(f.Say("in-play"), []terminal.Piece{{Text: f.cards(v.InPlay)}})
	}
}

// legend explains the regions once.
func (f *Face) legend(v *kingdoms.View) {
	if f.explained {
		return
	}
	f.explained = true
	key := "legend"
	if v.Score != nil {
		key = "legend-points"
	}
	f.Page.Column(terminal.LabelColumn, terminal.Piece{}, []terminal.Piece{terminal.Faint.Of(f.Say(key))})
}

// group shows a kingdom, its facts and its regions.
func (f *Face) group(v *kingdoms.View, slug string, facts []string) {
	var own []terminal.Piece
	for _, r := range v.Regions {
		if r.Owner == slug {
			own = append(own, colours[slug].Of(f.cell(r)), terminal.Piece{Text: "  "})
		}
	}
	if slug == "" && own == nil {
		return
	}
	label := "– " + f.Say("independent")
	if slug != "" {
		label = f.letters[slug] + " " + f.kingdom(slug)
	}
	if facts != nil {
		f.Page.Column(terminal.LabelColumn, colours[slug].Of(label), []terminal.Piece{{Text: strings.Join(facts, " · ")}})
		label = ""
	}
	if own != nil {
		f.Page.Column(terminal.LabelColumn, colours[slug].Of(label), own[:len(own)-1])
	}
}

// cell shows a region: its number if it has one, its name, its strength.
func (f *Face) cell(r kingdoms.RegionView) string {
	t := f.region(r.Slug) + " " + f.strength(r)
	if r.Number > 0 {
		t = strconv.Itoa(r.Number) + "." + t
	}
	return strings.ReplaceAll(t, " ", "\u00a0")
}

// player shows the public facts of a kingdom and what else the viewer knows.
func (f *Face) player(v *kingdoms.View, k kingdoms.KingdomView) []string {
	var facts []string
	if k.Slug == v.Seat {
		facts = append(facts, f.Say("you"))
	}
	if k.Limit > 0 {
		facts = append(facts, f.Say("castles-of", k.Castles, k.Limit))
	} else {
		facts = append(facts, f.Say("castles", k.Castles))
	}
	facts = append(facts, f.Say("bonus", terminal.Signed(k.Bonus)), f.handSize(k))
	if len(k.Known) > 0 {
		facts = append(facts, f.Say("known", f.cards(k.Known)))
	}
	facts = append(facts, f.effects(k.Effects)...)
	for _, other := range k.Truces {
		facts = append(facts, f.Say("truce", f.kingdom(other)))
	}
	if k.Passed {
		facts = append(facts, f.Say("passed"))
	}
	return facts
}

func (f *Face) handSize(k kingdoms.KingdomView) string {
	own, foreign := k.Cards[0], k.Cards[1]
	if k.Religion == "christian" {
		own, foreign = foreign, own
	}
	t := f.Say("cards", own+foreign)
	if foreign > 0 {
		t += " (" + f.Say("cards-foreign", foreign) + ")"
	}
	return t
}

// effects are named after the cards that cause them.
func (f *Face) effects(slugs []string) []string {
	var names []string
	for _, slug := range slugs {
		names = append(names, f.Text.Named(f.Lang, "card", slug))
	}
	return names
}

func (f *Face) muslims(m *kingdoms.MuslimsView) []string {
	army := f.Say("no-army")
	if len(m.Army) > 0 {
		army = f.Say("army", m.Strength, f.cards(m.Army))
	}
	facts := []string{f.Say("unseen", m.Unseen), f.Say("bonus", terminal.Signed(m.Bonus)), army}
	if len(m.Responses) > 0 {
		facts = append(facts, f.Say("waiting", f.cards(m.Responses)))
	}
	return append(facts, f.effects(m.Effects)...)
}

func (f *Face) hand(v *kingdoms.View) {
	if v.Seat == "" {
		return
	}
	t := f.cards(v.Hand)
	if t == "" {
		t = f.Say("no-cards")
	}
	f.Page.Column(terminal.LabelColumn, terminal.Bold.Of(f.Say("hand")), []terminal.Piece{{Text: t}})
}

func (f *Face) decks(v *kingdoms.View) {
	for _, d := range v.Decks {
		top := ""
		switch d.Top {
		case "":
		case "hidden":
			top = f.Say("deck-top", f.Say("face-down"))
		default:
			top = f.Say("deck-top", f.cards([]string{d.Top}))
		}
		f.Page.Dim(" " + f.Say("deck", f.Text.Named(f.Lang, "deck", d.Slug), d.Pile, d.Discards, top))
	}
}

// mapColumn is the column where a region's neighbours begin.
const mapColumn = 24

// connections lists the borders, with owners.
func (f *Face) connections(v *kingdoms.View) {
	f.Page.Rule(f.Say("map"))
	owners := map[string]kingdoms.RegionView{}
	for _, r := range v.Regions {
		owners[r.Slug] = r
	}
	for _, r := range v.Regions {
		var line []terminal.Piece
		for i, b := range r.Borders {
			if i > 0 {
				line = append(line, terminal.Piece{Text: ", "})
			}
			n := owners[b]
			line = append(line, colours[n.Owner].Of(strings.ReplaceAll(f.region(b), " ", "\u00a0")+"\u00a0"+f.owner(n)))
		}
		f.Page.Column(mapColumn, colours[r.Owner].Of(f.owner(r)+" "+f.cell(r)), line)
	}
}

// attack shows the attack in progress.
func (f *Face) attack(v *kingdoms.View) {
	a := v.Attack
	heading := f.Say("attack-on", f.region(a.Region))
	if a.By != "" {
		heading = f.Say("attack", f.kingdom(a.By), f.region(a.Region))
	}
	if a.Defender != "" {
		heading += " (" + f.kingdom(a.Defender) + ")"
	}
	f.Page.Blank()
	f.Page.Rule(heading)
	var sides [2][]string
	if a.By == "muslims" {
		sides[0] = append(sides[0], f.Say("army", v.Muslims.Strength, f.cards(v.Muslims.Army)))
	}
	if !a.Rolled {
		sides[1] = append(sides[1], f.Say("dice-defence", a.Defence))
	}
	for _, laid := range a.Laid {
		for i, cards := range [2][]string{laid.Attack, laid.Defence} {
			if len(cards) > 0 {
				sides[i] = append(sides[i], f.kingdom(laid.Kingdom)+": "+f.cards(cards))
			}
		}
	}
	if a.Answer != "" {
		sides[1] = append(sides[1], f.Say("answer", f.cards([]string{a.Answer})))
	}
	if a.Spent > 0 {
		sides[1] = append(sides[1], f.Say("spent", a.Spent))
	}
	for i, key := range []string{"side-attack", "side-defence"} {
		if a.Rolled {
			sides[i] = append(sides[i], f.Say("dice", faces6(a.Dice[i])))
		}
		f.Page.Labelled(f.Say(key), []terminal.Piece{{Text: strings.Join(sides[i], " · ")}})
	}
}

// odds shows the chances of the attack for which cards are being laid, by number of dice.
func (f *Face) odds(v *kingdoms.View) {
	for _, o := range v.Odds {
		f.Page.Column(terminal.LabelColumn, terminal.Plain.Of(f.Say("chance")), []terminal.Piece{terminal.Faint.Of(chances(o.Win))})
		if !slices.Equal(o.Win, o.Led) {
			f.Page.Column(terminal.LabelColumn, terminal.Plain.Of(f.Say("chance-led")), []terminal.Piece{terminal.Faint.Of(chances(o.Led))})
		}
	}
}

// chances lists the odds by number of dice, up to where more dice make little difference.
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

// faces6 lists dice, highest first.
func faces6(dice [6]int) string {
	var out []string
	for i := 5; i >= 0; i-- {
		for range dice[i] {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return strings.Join(out, " ")
}
