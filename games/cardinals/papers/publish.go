package papers

import (
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/papers"
	"outremer/text"
)

// publishWords is the vocabulary of published adjudications.
type publishWords struct {
	Army     string            `toml:"army"`
	Fleet    string            `toml:"fleet"`
	To       string            `toml:"to"`
	Convoy   string            `toml:"convoy"`
	Crusader string            `toml:"crusader"`
	Minors   string            `toml:"minors"`
	Rebels   string            `toml:"rebels"`
	Built    string            `toml:"built"`
	Failed   string            `toml:"failed"`
	Leaves   string            `toml:"leaves"`
	Note     map[string]string `toml:"note"`    // by cause or outcome
	Heading  map[string]string `toml:"heading"` // by topic
}

// publisher writes one report.
type publisher struct {
	o      *Office
	lang   string
	words  *publishWords
	units  map[int16]game.Event // the order of the unit in each space
	notes  map[int16][]string
	lines  map[int16][]int16 // Lines of Supply, by the army that deploys
	gone   map[int16]bool    // armies that broke away
	report papers.Report
}

// Publish implements papers.Office. Events that are not public are left out.
func (o *Office) Publish(lang string, t *papers.Turn) papers.Report {
	p := o.publisher(lang)
	var public []game.Event
	for _, e := range t.Events {
		if e, ok := e.For(game.Nobody); ok {
			public = append(public, e)
		}
	}
	p.survey(public)
	for _, e := range public {
		p.tell(e)
	}
	p.minorsLast()
	return p.report
}

func (o *Office) publisher(lang string) *publisher {
	return &publisher{o: o, lang: languages(lang)[0], words: &o.tongue(lang).Publish, units: map[int16]game.Event{}, notes: map[int16][]string{},
		lines: map[int16][]int16{}, gone: map[int16]bool{}}
}

func (p *publisher) slug(e game.Event) string { return p.o.lex.Events[e.Kind].Slug }

// survey records who was where, what became of each order, and who left the Emperor, because the
// report of an order includes all of that.
func (p *publisher) survey(events []game.Event) {
	for _, e := range events {
		switch slug := p.slug(e); slug {
		case "held", "moved", "ferried", "supported", "supported-move", "convoyed", "deployed":
			p.units[p.o.title.SpaceOf(e.B)] = e
		case "supplied":
			p.lines[e.A] = append(p.lines[e.A], e.B)
		case "result":
			p.note(e)
		case "dislodged":
			p.add(e.A, slug)
		case "destroyed":
			p.add(p.o.title.SpaceOf(e.B), slug)
		case "broke-away":
			p.gone[e.A] = true
		}
	}
}

func (p *publisher) add(space int16, key string) {
	if note := p.words.Note[key]; note != "" && !slices.Contains(p.notes[space], note) {
		p.notes[space] = append(p.notes[space], note)
	}
}

// note returns the outcome of an order: the cause if there is a word for it, otherwise the
// outcome. A unit that held can at most be dislodged, which is reported anyway.
func (p *publisher) note(e game.Event) {
	outcome := p.o.lex.Name(sortOf(p.o.lex, "outcome"), e.B)
	cause := p.o.lex.Name(sortOf(p.o.lex, "cause"), e.C)
	order, ok := p.units[e.A]
	if outcome == "succeeds" || ok && outcome == "fails" && p.slug(order) == "held" {
		return
	}
	if outcome == "fails" && p.words.Note[cause] != "" {
		outcome = cause
	}
	p.add(e.A, outcome)
}

// topics of the events that are reported by their sentences.
var topics = map[string][]string{
	"before":     {"half", "failed"},
	"retreats":   {"retreated"},
	"bulls":      {"crusade", "no-crusade", "protected", "protected-dynasty", "arbitrated", "invested", "crusade-over", "minor-made", "credited"},
	"control":    {"controlled", "independent", "left-rome", "crown-lost", "crowned", "coast"},
	"adjustment": {"built", "minor-built", "eliminated"},
	"church":     {"elected", "excommunicated", "lapsed", "antipope", "antipope-gone", "dismissed"},
	"victory":    {"over"},
}

func (p *publisher) tell(e game.Event) {
	switch slug := p.slug(e); slug {
	case "turn":
		p.begin(e)
	case "rebelled":
		p.rebellion(e)
	case "held", "moved", "ferried", "supported", "supported-move", "convoyed", "deployed":
		p.order(e)
	case "broke-away":
		p.breakaway(e)
	case "count":
		p.count(e)
	case "disbanded":
		topic := "adjustment"
		if fate := p.o.lex.Name(sortOf(p.o.lex, "fate"), e.C); fate == "no-retreat" || fate == "retreat-clash" {
			topic = "retreats"
		}
		p.notice(topic, e)
	default:
		for topic, slugs := range topics {
			if slices.Contains(slugs, slug) && !(slug == "minor-built" && p.rises(e.A)) {
				p.notice(topic, e)
			}
		}
	}
}

func (p *publisher) begin(e game.Event) {
	r := &p.report
	season := sortOf(p.o.lex, "season")
	r.Season, r.Year = p.o.lex.Name(season, e.A), int(e.B)
	name, what, _ := strings.Cut(p.o.words.Event(p.lang, p.o.seats, e).String(), ": ")
	r.Name, r.What = name, strings.TrimSuffix(what, ".")
}

// section returns the section with a heading, creating it if necessary.
func (p *publisher) section(s papers.Section) *papers.Section {
	r := &p.report
	i := slices.IndexFunc(r.Sections, func(x papers.Section) bool { return x.Heading == s.Heading && x.Orders == s.Orders })
	if i < 0 {
		r.Sections = append(r.Sections, s)
		i = len(r.Sections) - 1
	}
	return &r.Sections[i]
}

func (p *publisher) notice(topic string, e game.Event) {
	s := p.section(papers.Section{Heading: p.words.Heading[topic], Seat: game.Nobody})
	say := p.o.words.Event(p.lang, p.o.seats, e)
	if n := len(say) - 1; n >= 0 && say[n].Sort == "" {
		say[n].Text = strings.TrimSuffix(say[n].Text, ".")
	}
	s.Lines = append(s.Lines, papers.Entry{Text: say})
}

// count writes "Almohads 3".
func (p *publisher) count(e game.Event) {
	s := p.section(papers.Section{Heading: p.words.Heading["victory"], Seat: game.Nobody})
	line := sentence{p.thing("dynasty", int16(e.Seat))}.word(" " + strconv.Itoa(int(e.A)))
	s.Lines = append(s.Lines, papers.Entry{Text: text.Sentence(line)})
}

// rises reports whether the unit that appears in a space belongs to a rebellion, which already
// reports it.
func (p *publisher) rises(space int16) bool {
	s := p.words.Heading["rebellion"]
	for i := range p.report.Sections {
		if x := &p.report.Sections[i]; x.Heading == s {
			return slices.ContainsFunc(x.Lines, func(e papers.Entry) bool { return e.Space == p.spaceSpan(space).Slug })
		}
	}
	return false
}

// rebellion writes "Bruges rebels, build F Bruges" or "Bruges rebels (Failed)".
func (p *publisher) rebellion(e game.Event) {
	s := p.section(papers.Section{Heading: p.words.Heading["rebellion"], Seat: game.Nobody})
	line := sentence{p.spaceSpan(e.A)}.word(" " + p.words.Rebels)
	if p.o.lex.Name(sortOf(p.o.lex, "outcome"), e.B) != "succeeds" {
		line = line.word(" (" + p.words.Failed + ")")
	} else if u, ok := p.units[e.A]; ok {
		line = line.word(", " + p.words.Built + " " + p.letter(u.A) + " ").add(p.spaceSpan(e.A))
	}
	s.Lines = append(s.Lines, papers.Entry{Text: text.Sentence(line), Space: p.spaceSpan(e.A).Slug})
}

// orders returns the section for the orders of a dynasty or of the minor realms.
func (p *publisher) orders(seat game.Seat) *papers.Section {
	heading := p.words.Minors
	if seat != game.Nobody {
		heading = strings.ToUpper(p.o.words.Seat(p.lang, p.o.seats, seat))
	}
	return p.section(papers.Section{Heading: heading, Seat: seat, Orders: true})
}

func (p *publisher) order(e game.Event) {
	at := p.o.title.SpaceOf(e.B)
	if p.gone[at] { // reported as a rebellion
		return
	}
	line := p.write(e)
	if notes := p.notes[at]; len(notes) > 0 {
		line = line.word(" (" + strings.Join(notes, ", ") + ")")
	}
	s := p.orders(e.Seat)
	s.Lines = append(s.Lines, papers.Entry{Text: text.Sentence(line), Space: p.spaceSpan(at).Slug})
}

// write returns an order with the letter of the unit and the code of the dynasty that is helped.
func (p *publisher) write(e game.Event) sentence {
	line := sentence{}.word(p.letter(e.A) + " ").add(p.placeSpan(e.B))
	switch p.slug(e) {
	case "held":
		return line.word(" H")
	case "moved":
		return line.word(" " + p.words.To + " ").add(p.placeSpan(e.C))
	case "ferried":
		return line.word(" " + p.words.To + " ").add(p.spaceSpan(e.C)).word(" " + p.words.Convoy)
	case "deployed": // [2q(4)(e)] like a convoy, by each space of its line
		for _, over := range p.lines[p.o.title.SpaceOf(e.B)] {
			line = line.word(" " + p.words.To + " ").add(p.spaceSpan(over))
		}
		return line.word(" " + p.words.To + " ").add(p.spaceSpan(e.C)).word(" " + p.words.Crusader)
	case "supported":
		return line.word(" S " + p.whose(e.C, e.Seat)).add(p.helped(e.C))
	case "supported-move":
		return line.word(" S " + p.whose(e.C, e.Seat)).add(p.helped(e.C)).word(" " + p.words.To + " ").add(p.spaceSpan(e.D))
	default: // convoyed
		return line.word(" C " + p.whose(e.C, e.Seat)).add(p.helped(e.C)).word(" " + p.words.To + " ").add(p.spaceSpan(e.D))
	}
}

// whose returns the code of the dynasty that is helped, unless it is the helper's own, and the
// letter of its unit.
func (p *publisher) whose(space int16, helper game.Seat) string {
	u, ok := p.units[space]
	if !ok {
		return ""
	}
	if u.Seat == game.Nobody || u.Seat == helper {
		return p.letter(u.A) + " "
	}
	return p.o.title.Code(u.Seat) + " " + p.letter(u.A) + " "
}

// helped returns where the helped unit stands.
func (p *publisher) helped(space int16) text.Span {
	if u, ok := p.units[space]; ok {
		return p.placeSpan(u.B)
	}
	return p.spaceSpan(space)
}

// breakaway writes "A Constance rebels (disband HO A Constance and build neutral A Constance)".
func (p *publisher) breakaway(e game.Event) {
	u, ok := p.units[e.A]
	if !ok {
		return
	}
	unit := p.letter(u.A) + " "
	line := sentence{}.word(unit).add(p.spaceSpan(e.A)).word(" " + p.words.Rebels + " (")
	name := unit + p.spaceSpan(e.A).Text
	line = line.word(strings.NewReplacer("{was}", p.o.title.Code(e.Seat)+" "+name, "{is}", name).Replace(p.words.Leaves) + ")")
	s := p.orders(game.Nobody)
	s.Lines = append(s.Lines, papers.Entry{Text: text.Sentence(line), Space: p.spaceSpan(e.A).Slug})
}

// minorsLast sorts sections as the rulebook does. A realm that broke away comes after the
// dynasties, but before other kinds of news.
func (p *publisher) minorsLast() {
	rank := func(s papers.Section) int {
		switch {
		case !s.Orders && (s.Heading == p.words.Heading["rebellion"] || s.Heading == p.words.Heading["before"]):
			return 0
		case s.Orders && s.Seat != game.Nobody:
			return 1
		case s.Orders:
			return 2
		default:
			return 3
		}
	}
	slices.SortStableFunc(p.report.Sections, func(a, b papers.Section) int { return rank(a) - rank(b) })
}

func (p *publisher) letter(unit int16) string {
	return p.o.Letter(p.lang, p.o.lex.Name(sortOf(p.o.lex, "unit"), unit))
}

func (p *publisher) spaceSpan(space int16) text.Span { return p.thing("space", space) }
func (p *publisher) placeSpan(place int16) text.Span { return p.thing("place", place) }

func (p *publisher) thing(sort string, v int16) text.Span {
	k := sortOf(p.o.lex, sort)
	return text.Span{Text: p.o.words.Thing(p.lang, k, v), Sort: sort, Slug: p.o.lex.Name(k, v)}
}

// sentence is a line under construction.
type sentence text.Sentence

func (s sentence) add(x text.Span) sentence { return append(s, x) }

func (s sentence) word(w string) sentence {
	if n := len(s) - 1; n >= 0 && s[n].Sort == "" {
		s[n].Text += w
		return s
	}
	return append(s, text.Span{Text: w})
}
