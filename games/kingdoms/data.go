package kingdoms

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/source"
)

// The data files and their contents. Every entry has a source: "rulebook", "public" or
// "reconstructed"; see rulings.md.

type boardFile struct {
	Slug        string           `toml:"slug"`
	Regions     []regionFact     `toml:"region"`
	Connections []connectionFact `toml:"connection"`
}

type regionFact struct {
	Slug    string `toml:"slug"`
	Defence int    `toml:"defence"`                 // defensive value [2.4]
	Number  int    `toml:"number" facts:"optional"` // order of the bot's attacks [2.4]; 0 on the board without numbers
	Points  int    `toml:"points" facts:"optional"` // victory points [2.4]; 0 on the board without points
	Source  string `toml:"source"`
}

type connectionFact struct {
	A      string `toml:"a"`
	B      string `toml:"b"`
	Source string `toml:"source"`
}

type deckFile struct {
	Religion string     `toml:"religion"`
	Cards    []cardFact `toml:"card"`
}

type cardFact struct {
	Slug    string `toml:"slug"`
	Type    string `toml:"type"`                     // "troop", "response" or "event" [2.1]
	Effect  string `toml:"effect"`                   // one of effectNames
	N       int    `toml:"n" facts:"optional"`       // the effect's number: dice, points, cards or markers
	Count   int    `toml:"count"`                    // copies in the deck
	Removed int    `toml:"removed" facts:"optional"` // copies taken out for one and two players [8.1]
	Source  string `toml:"source"`
}

type modesFile struct {
	Turns  int        `toml:"turns"`   // [3.0]
	HitsOn int        `toml:"hits-on"` // [4.1]
	Limit  int        `toml:"limit"`   // of the card bonus in either direction [2.3]
	Dice   int        `toml:"dice"`    // attack dice at which the bot responds [8.3]
	Levels levelsFact `toml:"levels"`
	Modes  []modeFact `toml:"mode"`
}

type levelsFact struct {
	Marginal int `toml:"marginal"` // victory points for a marginal victory [8.5]
	Victory  int `toml:"victory"`
}

type modeFact struct {
	Players  int           `toml:"players"`
	Board    string        `toml:"board"`
	Kingdoms []kingdomFact `toml:"kingdom"`
}

type kingdomFact struct {
	Slug     string   `toml:"slug"`
	Religion string   `toml:"religion"`
	Castles  int      `toml:"castles" facts:"optional"` // 0: unlimited
	Regions  []string `toml:"regions" facts:"optional"` // empty for the bot: every region nobody else has
	Cards    int      `toml:"cards"`
	Bot      bool     `toml:"bot" facts:"optional"` // the Muslims of 8.0, played by the game
	Source   string   `toml:"source"`
}

const (
	fileModes     = "modes.toml"
	fileBoard34   = "board-second-crusade.toml"
	fileBoard12   = "board-first-third-crusades.toml"
	fileMuslim    = "deck-muslim.toml"
	fileChristian = "deck-christian.toml"
)

// facts is the validated data, in the numbers that the rules use.
type facts struct {
	turns, hitsOn, limit, rowDice int
	marginal, victory             int
	regions                       []string // names, by Region; the same on both boards
	cards                         []string // names, by Kind
	kinds                         [maxKinds]kind
	kindOf                        [2 * deckBits]Kind // by Card
	types                         [3]Set             // cards by type
	effects                       [fxCount]Set       // cards by effect
	amount                        [fxCount]int       // number on the card with an effect
	citadels                      [10]int            // what Citadels add to a region, by its printed value
	firsts, lasts                 Set                // first and last copy of every kind
	all                           Set                // every card
	solo                          Set                // every card used by one and two players
	odds                          *odds
	boards                        [2]board
	modes                         [maxPlayers + 1]*mode
}

// kind is a card as printed.
type kind struct {
	typ    cardType
	effect effect
	n      int
	copies Set
}

type board struct {
	slug     string
	on       regions // the regions on this board
	borders  [maxRegions]regions
	reach    [2][1 << 8]regions // what borders any of a set of regions, by the halves of the set
	defence  [maxRegions]int8
	points   [maxRegions]int8
	lure     [maxRegions]float64 // points near a region, halved with every step; used for advice
	byNumber []Region            // ascending region number; empty on the board without numbers
	shown    [maxRegions]RegionView
}

type mode struct {
	board   *board
	players []kingdom              // by seat
	bot     kingdom                // the Muslims of 8.0; slug -1 if there are none
	deck    Set                    // the cards used
	byName  []Power                // all powers, in the lexicon order of their kingdoms' names
	fellows [maxPlayers]game.Seats // who never attack each other, by seat, himself included
}

type kingdom struct {
	slug     Kingdom
	religion Religion
	castles  int8 // 0: unlimited
	cards    int8
	start    regions
	shown    []string // its start, in views
}

// loader turns data files into facts and stops at the first error.
type loader struct {
	source.Reader
	f *facts
}

func load(src game.Source) (*facts, error) {
	l := loader{Reader: source.Reader{Source: src}, f: &facts{}}
	var boards [2]boardFile
	var decks [2]deckFile
	var modes modesFile
	for file, into := range fileOrder(&boards, &decks, &modes) {
		if err := src.Decode(file, into); err != nil {
			return nil, err
		}
	}
	l.regions(fileBoard34, &boards[0])
	for i, file := range []string{fileBoard34, fileBoard12} {
		l.board(file, &boards[i], &l.f.boards[i])
	}
	for i, file := range []string{fileMuslim, fileChristian} {
		l.deck(file, &decks[i], Religion(i))
	}
	l.modes(&modes)
	if l.Err == nil {
		l.f.show()
	}
	return l.f, l.Err
}

func fileOrder(b *[2]boardFile, d *[2]deckFile, m *modesFile) func(func(string, any) bool) {
	return func(yield func(string, any) bool) {
		_ = yield(fileBoard34, &b[0]) && yield(fileBoard12, &b[1]) &&
			yield(fileMuslim, &d[0]) && yield(fileChristian, &d[1]) && yield(fileModes, m)
	}
}

// regions numbers the regions of the first board; the second must use the same ones.
func (l *loader) regions(file string, b *boardFile) {
	l.Want(len(b.Regions) > 0 && len(b.Regions) <= maxRegions, file, "region", "%d regions; 1 to %d can be", len(b.Regions), maxRegions)
	for i, r := range b.Regions {
		l.Fresh(r.Slug, l.f.regions, file, fmt.Sprintf("region[%d].slug", i))
		l.f.regions = append(l.f.regions, r.Slug)
	}
}

func (l *loader) region(name, file, field string) Region {
	i := slices.Index(l.f.regions, name)
	l.Want(i >= 0, file, field, "no region is called %q", name)
	return Region(max(i, 0))
}

func (l *loader) board(file string, in *boardFile, b *board) {
	b.slug = in.Slug
	l.Want(in.Slug != "", file, "slug", "is empty")
	numbers := map[int]Region{}
	for i, r := range in.Regions {
		field := fmt.Sprintf("region[%d]", i)
		at := l.region(r.Slug, file, field+".slug")
		l.Want(!b.on.has(at), file, field+".slug", "%q stands twice", r.Slug)
		l.Want(r.Defence >= 1 && r.Defence <= 9, file, field+".defence", "%d is not between 1 and 9", r.Defence)
		l.Want(r.Points >= 0 && r.Points <= 20, file, field+".points", "%d is not between 0 and 20", r.Points)
		_, twice := numbers[r.Number]
		l.Want(r.Number == 0 || !twice && r.Number > 0 && r.Number <= len(in.Regions), file, field+".number", "%d stands twice or is not between 1 and %d", r.Number, len(in.Regions))
		l.Attested(r.Source, file, field)
		if r.Number > 0 {
			numbers[r.Number] = at
		}
		b.on = b.on.with(at)
		b.defence[at] = int8(r.Defence)
		b.points[at] = int8(r.Points)
	}
	for n := 1; n <= len(numbers); n++ {
		b.byNumber = append(b.byNumber, numbers[n])
	}
	for i, c := range in.Connections {
		field := fmt.Sprintf("connection[%d]", i)
		x, y := l.region(c.A, file, field+".a"), l.region(c.B, file, field+".b")
		l.Want(x != y && !b.borders[x].has(y), file, field+".b", "%s and %s are the same or connected already", c.A, c.B)
		l.Attested(c.Source, file, field)
		b.borders[x], b.borders[y] = b.borders[x].with(y), b.borders[y].with(x)
	}
	b.setReach()
	n := b.together()
	l.Want(n == len(in.Regions), file, "connection", "%d of %d regions hang together", n, len(in.Regions))
	b.setLure()
}

func (b *board) setReach() {
	for half := range b.reach {
		for set := range b.reach[half] {
			for x := regions(set) << (8 * half); x != 0; {
				b.reach[half][set] |= b.borders[x.take()]
			}
		}
	}
}

// around returns the regions connected to any of x, among them some of x itself.
func (b *board) around(x regions) regions { return b.reach[0][x&0xff] | b.reach[1][x>>8] }

// together is the number of regions reachable from the first, including itself.
func (b *board) together() int {
	seen, edge := regions(0), regions(0).with(b.on.first())&b.on
	for edge != 0 {
		at := edge.take()
		seen = seen.with(at)
		edge |= b.borders[at] &^ seen
	}
	return seen.len()
}

// setLure adds up the points that lie around each region.
func (b *board) setLure() {
	for r := range Region(maxRegions) {
		share, seen, edge := 1.0, regions(0), regions(0).with(r)&b.on
		for edge != 0 {
			seen |= edge
			next := regions(0)
			for edge != 0 {
				at := edge.take()
				b.lure[r] += share * float64(b.points[at])
				next |= b.borders[at]
			}
			share, edge = share/2, next&^seen
		}
	}
}

func (l *loader) deck(file string, in *deckFile, r Religion) {
	l.Want(in.Religion == religionNames[r], file, "religion", "%q is not %q", in.Religion, religionNames[r])
	next := Card(int(r) * deckBits)
	for i, c := range in.Cards {
		field := fmt.Sprintf("card[%d]", i)
		typ, eff := slices.Index(typeNames, c.Type), slices.Index(effectNames, c.Effect)
		l.Fresh(c.Slug, l.f.cards, file, field+".slug")
		l.Want(typ >= 0, file, field+".type", "%q is not one of %v", c.Type, typeNames)
		l.Want(eff >= 0 && typ >= 0 && effectTypes[eff] == cardType(typ), file, field+".effect", "%q is unknown or not for a %s card", c.Effect, c.Type)
		l.Want(c.N >= 0 && c.N <= 9 && (c.N > 0 || typ != int(troop)), file, field+".n", "%d is not between 0 and 9, or a troop without strength", c.N)
		l.Want(c.Count >= 1 && int(next)+c.Count <= (int(r)+1)*deckBits && len(l.f.cards) < maxKinds, file, field+".count", "%d copies: a deck holds 1 to %d cards of %d kinds", c.Count, deckBits, maxKinds)
		l.Want(c.Removed >= 0 && c.Removed <= c.Count, file, field+".removed", "%d is not between 0 and %d", c.Removed, c.Count)
		l.Attested(c.Source, file, field)
		if l.Err != nil {
			return
		}
		k := Kind(len(l.f.cards))
		l.f.cards = append(l.f.cards, c.Slug)
		l.f.kinds[k] = kind{typ: cardType(typ), effect: effect(eff), n: c.N}
		l.f.amount[eff] = c.N
		if effect(eff) == fxCitadels {
			l.f.citadels[max(c.N-1, 0)] = 1
		}
		l.Want(r != christian || c.Removed == c.Count || !needsPlayer(effect(eff)), file, field+".removed",
			"%s is aimed at another player: all copies have to be removed for one and two players", c.Slug)
		l.f.firsts.add(next)
		l.f.lasts.add(next + Card(c.Count) - 1)
		for j := range c.Count {
			l.f.kinds[k].copies.add(next)
			l.f.types[typ].add(next)
			l.f.effects[eff].add(next)
			l.f.kindOf[next] = k
			l.f.all.add(next)
			if j >= c.Removed {
				l.f.solo.add(next)
			}
			next++
		}
	}
}

// needsPlayer: these effects target another player's hand or attacks, and the Muslims of 8.0 have
// neither.
func needsPlayer(fx effect) bool {
	return fx == fxSpies || fx == fxAssassins || fx == fxSeduction || fx == fxTruce
}

func (l *loader) modes(in *modesFile) {
	f, file := l.f, fileModes
	l.Want(in.Turns >= 1 && in.Turns <= 9, file, "turns", "%d is not between 1 and 9", in.Turns)
	l.Want(in.HitsOn >= 2 && in.HitsOn <= 6, file, "hits-on", "%d is not between 2 and 6", in.HitsOn)
	l.Want(in.Limit >= 1 && in.Limit <= 9, file, "limit", "%d is not between 1 and 9", in.Limit)
	l.Want(in.Dice >= 1 && in.Dice <= 9, file, "dice", "%d is not between 1 and 9", in.Dice)
	l.Want(in.Levels.Marginal <= in.Levels.Victory, file, "levels.victory", "%d is below the marginal victory", in.Levels.Victory)
	f.turns = in.Turns
	f.hitsOn = in.HitsOn
	f.limit = in.Limit
	f.rowDice = in.Dice
	f.odds = newOdds(min(max(in.HitsOn, 2), 6))
	f.marginal, f.victory = in.Levels.Marginal, in.Levels.Victory
	for i, m := range in.Modes {
		field := fmt.Sprintf("mode[%d]", i)
		if l.Want(m.Players >= 1 && m.Players <= maxPlayers, file, field+".players", "%d is not between 1 and %d", m.Players, maxPlayers) {
			f.modes[m.Players] = l.mode(field, &m)
		}
	}
	for n := 1; n <= maxPlayers; n++ {
		l.Want(f.modes[n] != nil, file, "mode", "there is none for %d players", n)
	}
}

func (l *loader) mode(field string, in *modeFact) *mode {
	b := slices.IndexFunc(l.f.boards[:], func(b board) bool { return b.slug == in.Board })
	if !l.Want(b >= 0, fileModes, field+".board", "no board is called %q", in.Board) {
		return nil
	}
	m := &mode{board: &l.f.boards[b], bot: kingdom{slug: noKingdom}, deck: l.f.all}
	taken := regions(0)
	for i, k := range in.Kingdoms {
		field := fmt.Sprintf("%s.kingdom[%d]", field, i)
		got := l.kingdom(field, &k)
		l.Want(m.named(got.slug) == independent, fileModes, field+".slug", "%s plays already", k.Slug)
		l.Want(got.start&taken == 0 && got.start&^m.board.on == 0, fileModes, field+".regions", "one is taken already or not on the board")
		if k.Bot {
			m.bot, m.deck = got, l.f.solo
		} else {
			m.players = append(m.players, got)
			taken |= got.start
		}
	}
	m.bot.start = m.board.on &^ taken
	m.setFellows()
	for k := range Kingdom(len(kingdomNames)) {
		if p := m.named(k); p != independent {
			m.byName = append(m.byName, p)
		}
	}
	l.Want(len(m.players) == in.Players, fileModes, field+".kingdom", "%d kingdoms for %d players", len(m.players), in.Players)
	l.hands(field, m, in)
	l.Want(m.bot.slug == noKingdom || len(m.board.byNumber) == len(l.f.regions), fileModes, field+".board", "the bot needs a board with region numbers")
	return m
}

// setFellows: fewer than four Christians keep the peace among themselves [7.1d], [K28].
func (m *mode) setFellows() {
	for p, k := range m.players {
		m.fellows[p] = game.Only(game.Seat(p))
		for q, o := range m.players {
			if len(m.players) < maxPlayers && k.religion == christian && o.religion == christian {
				m.fellows[p] = m.fellows[p].With(game.Seat(q))
			}
		}
	}
}

// hands checks that the decks are large enough for the initial hands.
func (l *loader) hands(field string, m *mode, in *modeFact) {
	var dealt [2]int
	for _, k := range in.Kingdoms {
		dealt[max(slices.Index(religionNames, k.Religion), 0)] += k.Cards
	}
	for r, n := range dealt {
		have := m.deck.of(Religion(r)).len()
		l.Want(n <= have, fileModes, field+".kingdom", "%d cards are dealt from the %s deck, which has %d", n, religionNames[r], have)
	}
}

// named is the power of a kingdom, or independent if it is not in play.
func (m *mode) named(k Kingdom) Power {
	for i := range m.players {
		if m.players[i].slug == k {
			return Power(i)
		}
	}
	if m.bot.slug == k && k != noKingdom {
		return muslims
	}
	return independent
}

func (l *loader) kingdom(field string, in *kingdomFact) kingdom {
	slug, rel := slices.Index(kingdomNames, in.Slug), slices.Index(religionNames, in.Religion)
	l.Want(slug >= 0, fileModes, field+".slug", "%q is not one of %v", in.Slug, kingdomNames)
	l.Want(rel >= 0, fileModes, field+".religion", "%q is not one of %v", in.Religion, religionNames)
	l.Want(in.Castles >= 0 && in.Castles <= maxRegions, fileModes, field+".castles", "%d is not between 0 and %d", in.Castles, maxRegions)
	l.Want(in.Cards >= 0 && in.Cards <= 30, fileModes, field+".cards", "%d is not between 0 and 30", in.Cards)
	l.Attested(in.Source, fileModes, field)
	k := kingdom{slug: Kingdom(slug), religion: Religion(rel), castles: int8(in.Castles), cards: int8(in.Cards)}
	for i, name := range in.Regions {
		k.start = k.start.with(l.region(name, fileModes, fmt.Sprintf("%s.regions[%d]", field, i)))
	}
	return k
}
