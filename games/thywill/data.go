package thywill

import (
	"fmt"
	"maps"
	"slices"

	"outremer/game"
	"outremer/game/source"
)

// The data files and their contents. Every entry has a source: "rulebook", "public" or
// "reconstructed"; see rulings.md.

type componentsFile struct {
	Supply   supplyFact     `toml:"supply"`
	Tokens   int            `toml:"tokens"`
	Wedges   []wedgeFact    `toml:"wedge"`
	Fixed    []string       `toml:"fixed-wheel"`
	Learning []string       `toml:"learning-upgraded"`
	Building []buildingFact `toml:"building"`
	Troops   []troopFact    `toml:"troop"`
	Prussian trackFact      `toml:"prussian"`
	Slav     trackFact      `toml:"slav"`
	Saracen  saracenFact    `toml:"saracen"`
	Majority majorityFact   `toml:"majority"`
	Finale   finaleFact     `toml:"finale"`
}

type supplyFact struct {
	Fixed     int    `toml:"fixed"`
	PerPlayer int    `toml:"per-player"`
	Source    string `toml:"source"`
}

type wedgeFact struct {
	Slug    string `toml:"slug"`
	Primary string `toml:"primary"`
	Added   string `toml:"added"`
	Source  string `toml:"source"`
}

type buildingFact struct {
	Type      string `toml:"type"`
	Level     int    `toml:"level"`
	Cost      int    `toml:"cost"`
	Knight    bool   `toml:"knight" facts:"optional"`
	Travel    int    `toml:"travel" facts:"optional"`
	Muster    int    `toml:"muster" facts:"optional"`
	Crusade   int    `toml:"crusade" facts:"optional"`
	Influence int    `toml:"influence" facts:"optional"`
	Build     int    `toml:"build" facts:"optional"`
	Source    string `toml:"source"`
}

type troopFact struct {
	Level  int    `toml:"level"`
	Cost   int    `toml:"cost"`
	Source string `toml:"source"`
}

type trackFact struct {
	Tokens int    `toml:"tokens"`
	Track  []int  `toml:"track"`
	Source string `toml:"source"`
}

type saracenFact struct {
	Each     int    `toml:"each"`
	Strength int    `toml:"strength"`
	Spurned  int    `toml:"spurned"`
	Source   string `toml:"source"`
}

type majorityFact struct {
	First      int    `toml:"first"`
	Second     int    `toml:"second"`
	TiedFirst  int    `toml:"tied-first"`
	TiedSecond int    `toml:"tied-second"`
	Source     string `toml:"source"`
}

type finaleFact struct {
	Castle int    `toml:"castle"`
	Church int    `toml:"church"`
	Farm   int    `toml:"farm"`
	Bank   int    `toml:"bank"`
	Source string `toml:"source"`
}

type ordersFile struct {
	Orders []orderFact `toml:"order"`
}

type orderFact struct {
	Slug     string `toml:"slug"`
	Tokens   int    `toml:"tokens" facts:"optional"`
	Where    string `toml:"where" facts:"optional"`
	Upgrades int    `toml:"upgrades" facts:"optional"`
	All      int    `toml:"all" facts:"optional"`
	Travel   int    `toml:"travel" facts:"optional"`
	Knight   bool   `toml:"knight" facts:"optional"`
	Power    string `toml:"power" facts:"optional"`
	Source   string `toml:"source"`
}

type tilesFile struct {
	Shield []tileFact `toml:"shield"`
	Banner []tileFact `toml:"banner"`
}

type tileFact struct {
	Slug      string   `toml:"slug"`
	Types     []string `toml:"types"`
	Discount  int      `toml:"discount"`
	Influence int      `toml:"influence"`
	Source    string   `toml:"source"`
}

type boardFile struct {
	Slug    string       `toml:"slug"`
	Players []int        `toml:"players"`
	Regions []regionFact `toml:"region"`
	Blank   []blankFact  `toml:"blank"`
}

type regionFact struct {
	Slug     string         `toml:"slug"`
	Q        int            `toml:"q"`
	R        int            `toml:"r"`
	Flag     bool           `toml:"flag" facts:"optional"`
	Start    bool           `toml:"start" facts:"optional"`
	Spaces   []string       `toml:"spaces" facts:"optional"`
	Discount map[string]int `toml:"discount" facts:"optional"`
	Source   string         `toml:"source"`
}

type blankFact struct {
	Slug   string `toml:"slug"`
	Q      int    `toml:"q"`
	R      int    `toml:"r"`
	Source string `toml:"source"`
}

const (
	fileComponents = "components.toml"
	fileOrders     = "orders.toml"
	fileTiles      = "tiles.toml"
	fileLarge      = "board-p34.toml"
	fileSmall      = "board-p2.toml"
)

// shapes of bonus tiles and their spaces.
const (
	shield = iota
	banner
	shapes
)

var shapeNames = []string{"shield", "banner"}

// facts is the validated data, in the numbers that the rules use.
type facts struct {
	supply, perPlayer int
	tokens            int8
	wedge             [wedges]wedgeOf
	fixed             [wedges]Wedge
	learning          uint8 // set of Wedge
	cost              [buildings][levels]int
	knight            [buildings][levels]bool
	bonus             [buildings][levels + 1][actions]int // of all levels up to this one
	troop             [troops]int
	track             [saracens][]int
	dealt             [foes]int // tokens that can be dealt to the map
	saracen, spurned  int
	majority          [2]int // first, second
	tied              [2]int
	finale            [buildings]int
	orders            []order
	tiles             []tile
	regions           []string
	sides             [2]side
}

type wedgeOf struct {
	slug           string
	primary, added Action
}

type order struct {
	slug     string
	tokens   int // more or fewer; the player picks the wedges if `where` is chosen
	where    whereTokens
	upgrades int
	bonus    [actions]int
	knight   bool
	power    power
}

type whereTokens uint8

const (
	nowhere whereTokens = iota
	chosen
	onTravel
	onAll
)

var whereNames = []string{"", "chosen", "travel", "all"}

// power is how an order may distribute.
type power uint8

const (
	noPower   power = iota
	origin          // may start on the emptied wedge
	passOver        // may pass over one wedge
	double          // may drop two tokens on one wedge
	direction       // may go counter-clockwise
)

var powerNames = []string{"", "origin", "pass-over", "double", "direction"}

type tile struct {
	slug      string
	shape     int
	types     [buildings]bool
	discount  int
	influence int
	shown     TileView
}

// side is one side of the board.
type side struct {
	slug     string
	on       regions // the regions on this side
	hex      [maxRegions]hex
	borders  [maxRegions]regions
	flags    regions
	starts   regions
	space    [shapes]regions // regions with a tile space of that shape
	discount [maxRegions][buildings]int
	shown    [maxRegions]RegionView
}

// hex is the position of a region: axial coordinates of hexes with a point at the top.
type hex struct{ q, r int }

// loader turns data files into facts and stops at the first error.
type loader struct {
	source.Reader
	f *facts
}

func load(src game.Source) (*facts, error) {
	l := loader{Reader: source.Reader{Source: src}, f: &facts{}}
	var c componentsFile
	var o ordersFile
	var t tilesFile
	var b [2]boardFile
	for _, x := range []struct {
		file string
		into any
	}{{fileComponents, &c}, {fileOrders, &o}, {fileTiles, &t}, {fileLarge, &b[0]}, {fileSmall, &b[1]}} {
		if err := src.Decode(x.file, x.into); err != nil {
			return nil, err
		}
	}
	l.wheel(&c)
	l.buildings(&c)
	l.enemies(&c)
	l.scoring(&c)
	l.orders(&o)
	l.tiles(&t)
	for i, r := range b[0].Regions {
		l.Want(r.Slug != "" && !slices.Contains(l.f.regions, r.Slug) && i < maxRegions, fileLarge, fmt.Sprintf("region[%d].slug", i), "%q is empty, stands twice or is too many", r.Slug)
		l.f.regions = append(l.f.regions, r.Slug)
	}
	for i, file := range []string{fileLarge, fileSmall} {
		l.board(file, &b[i], &l.f.sides[i])
	}
	if l.Err == nil {
		l.f.show()
	}
	return l.f, l.Err
}

func (l *loader) wheel(c *componentsFile) {
	f, file := l.f, fileComponents
	f.supply = l.Within(c.Supply.Fixed, 0, 500, file, "supply.fixed")
	f.perPlayer = l.Within(c.Supply.PerPlayer, 1, 500, file, "supply.per-player")
	l.Attested(c.Supply.Source, file, "supply")
	f.tokens = int8(l.Within(c.Tokens, 1, 4, file, "tokens"))
	if !l.Want(len(c.Wedges) == wedges, file, "wedge", "%d wedges; a wheel has %d", len(c.Wedges), wedges) {
		return
	}
	var slugs []string
	for i, w := range c.Wedges {
		field := fmt.Sprintf("wedge[%d]", i)
		l.Fresh(w.Slug, slugs, file, field+".slug")
		slugs = append(slugs, w.Slug)
		f.wedge[i] = wedgeOf{w.Slug, Action(l.Index(w.Primary, actionNames, file, field+".primary")), Action(l.Index(w.Added, actionNames, file, field+".added"))}
		l.Want(w.Primary != w.Added, file, field+".added", "%q is the primary action already", w.Added)
		l.Attested(w.Source, file, field)
	}
	l.Want(len(c.Fixed) == wedges, file, "fixed-wheel", "%d wedges; a wheel has %d", len(c.Fixed), wedges)
	for i, name := range c.Fixed[:min(len(c.Fixed), wedges)] {
		field := fmt.Sprintf("fixed-wheel[%d]", i)
		l.Want(!slices.Contains(c.Fixed[:i], name), file, field, "%q stands twice", name)
		f.fixed[i] = Wedge(l.Index(name, slugs, file, field))
	}
	for i, name := range c.Learning {
		f.learning |= 1 << l.Index(name, slugs, file, fmt.Sprintf("learning-upgraded[%d]", i))
	}
}

func (l *loader) buildings(c *componentsFile) {
	f, file := l.f, fileComponents
	var seen [buildings][levels]bool
	for i, b := range c.Building {
		field := fmt.Sprintf("building[%d]", i)
		t, n := l.Index(b.Type, buildingNames, file, field+".type"), l.Within(b.Level, 1, levels, file, field+".level")-1
		l.Attested(b.Source, file, field)
		if !l.Want(l.Err == nil && !seen[t][n], file, field+".level", "level %d of %s stands twice", b.Level, b.Type) {
			return
		}
		seen[t][n] = true
		f.cost[t][n] = l.Within(b.Cost, 1, 20, file, field+".cost")
		f.knight[t][n] = b.Knight
		for a, add := range [actions]int{b.Travel, b.Muster, b.Crusade, b.Influence, b.Build} {
			l.Within(add, 0, 9, file, field+"."+actionNames[a])
			for up := n + 1; up <= levels; up++ {
				f.bonus[t][up][a] += add
			}
		}
	}
	l.Want(len(c.Building) == int(buildings)*levels, file, "building", "%d entries; there are %d", len(c.Building), int(buildings)*levels)
	knights := 0
	for t := range f.knight {
		for _, k := range f.knight[t] {
			if k {
				knights++
			}
		}
	}
	l.Want(knights == 2, file, "building", "%d buildings unlock a knight; a player has 2 to unlock", knights)
	l.Want(len(c.Troops) == troops, file, "troop", "%d troops; there are %d", len(c.Troops), troops)
	for i, t := range c.Troops[:min(len(c.Troops), troops)] {
		field := fmt.Sprintf("troop[%d]", i)
		l.Want(t.Level == i+1, file, field+".level", "%d is out of order", t.Level)
		f.troop[i] = l.Within(t.Cost, 1, 20, file, field+".cost")
		l.Attested(t.Source, file, field)
	}
}

func (l *loader) enemies(c *componentsFile) {
	f, file := l.f, fileComponents
	for i, x := range []struct {
		field string
		*trackFact
	}{{"slav", &c.Slav}, {"prussian", &c.Prussian}} {
		f.dealt[i] = l.Within(x.Tokens, 1, 40, file, x.field+".tokens") - 1 // one is the marker [setup.12]
		l.Want(len(x.Track) > 0 && len(x.Track) <= 40, file, x.field+".track", "%d spaces; 1 to 40 can be", len(x.Track))
		for j, n := range x.Track {
			l.Within(n, 1, 30, file, fmt.Sprintf("%s.track[%d]", x.field, j))
		}
		f.track[i] = x.Track
		l.Attested(x.Source, file, x.field)
	}
	for i := saracen; i < foes; i++ {
		f.dealt[i] = l.Within(c.Saracen.Each, 0, 9, file, "saracen.each")
	}
	f.saracen = l.Within(c.Saracen.Strength, 1, 30, file, "saracen.strength")
	f.spurned = l.Within(c.Saracen.Spurned, 0, 30, file, "saracen.spurned")
	l.Attested(c.Saracen.Source, file, "saracen")
}

func (l *loader) scoring(c *componentsFile) {
	f, file, m, e := l.f, fileComponents, &c.Majority, &c.Finale
	f.majority = [2]int{l.Within(m.First, 0, 50, file, "majority.first"), l.Within(m.Second, 0, 50, file, "majority.second")}
	f.tied = [2]int{l.Within(m.TiedFirst, 0, 50, file, "majority.tied-first"), l.Within(m.TiedSecond, 0, 50, file, "majority.tied-second")}
	l.Attested(m.Source, file, "majority")
	for t, n := range [buildings]int{e.Castle, e.Church, e.Farm, e.Bank} {
		f.finale[t] = l.Within(n, 0, 50, file, "finale."+buildingNames[t])
	}
	l.Attested(e.Source, file, "finale")
}

func (l *loader) orders(in *ordersFile) {
	file := fileOrders
	l.Want(len(in.Orders) >= 2*maxPlayers && len(in.Orders) <= 32, file, "order", "%d orders; %d to 32 can be", len(in.Orders), 2*maxPlayers)
	for i, o := range in.Orders {
		field := fmt.Sprintf("order[%d]", i)
		l.Want(o.Slug != "" && !slices.ContainsFunc(l.f.orders, func(x order) bool { return x.slug == o.Slug }), file, field+".slug", "%q is empty or stands twice", o.Slug)
		x := order{slug: o.Slug, tokens: o.Tokens, upgrades: l.Within(o.Upgrades, 0, wedges, file, field+".upgrades"), knight: o.Knight,
			where: whereTokens(l.Index(o.Where, whereNames, file, field+".where")), power: power(l.Index(o.Power, powerNames, file, field+".power"))}
		l.Want((o.Tokens == 0) == (x.where == nowhere), file, field+".where", "tokens and where belong together")
		l.Want(x.where != chosen || o.Tokens >= -wedges && o.Tokens <= wedges, file, field+".tokens", "%d cannot be chosen on %d wedges", o.Tokens, wedges)
		l.Want(x.where != onTravel || o.Tokens%2 == 0, file, field+".tokens", "%d cannot be shared by two wedges", o.Tokens)
		l.Want(x.where != onAll || o.Tokens%wedges == 0, file, field+".tokens", "%d cannot be shared by %d wedges", o.Tokens, wedges)
		l.Want(o.Tokens >= -wedges*int(l.f.tokens) && o.Tokens <= wedges*4, file, field+".tokens", "%d are too many or too few", o.Tokens)
		for a := range x.bonus {
			x.bonus[a] = l.Within(o.All, -2, 2, file, field+".all")
		}
		x.bonus[travel] += l.Within(o.Travel, -2, 2, file, field+".travel")
		l.Attested(o.Source, file, field)
		l.f.orders = append(l.f.orders, x)
	}
}

func (l *loader) tiles(in *tilesFile) {
	file := fileTiles
	for shape, list := range [][]tileFact{in.Shield, in.Banner} {
		for i, t := range list {
			field := fmt.Sprintf("%s[%d]", shapeNames[shape], i)
			l.Want(t.Slug != "" && !slices.ContainsFunc(l.f.tiles, func(x tile) bool { return x.slug == t.Slug }), file, field+".slug", "%q is empty or stands twice", t.Slug)
			x := tile{slug: t.Slug, shape: shape, discount: l.Within(t.Discount, 0, 3, file, field+".discount"), influence: l.Within(t.Influence, 0, 9, file, field+".influence")}
			l.Want(len(t.Types) > 0, file, field+".types", "names no type of building")
			for j, name := range t.Types {
				at := fmt.Sprintf("%s.types[%d]", field, j)
				l.Want(!slices.Contains(t.Types[:j], name), file, at, "%q stands twice", name)
				x.types[l.Index(name, buildingNames, file, at)] = true
			}
			l.Attested(t.Source, file, field)
			l.f.tiles = append(l.f.tiles, x)
		}
	}
	l.Want(len(l.f.tiles) <= maxTiles, file, "shield", "%d tiles; at most %d can be", len(l.f.tiles), maxTiles)
}

func (l *loader) board(file string, in *boardFile, b *side) {
	want := [][]int{{3, 4}, {2}}[slices.Index([]string{fileLarge, fileSmall}, file)]
	b.slug = in.Slug
	l.Want(in.Slug != "", file, "slug", "is empty")
	l.Want(slices.Equal(in.Players, want), file, "players", "%v is not %v", in.Players, want)
	at := map[hex]Region{}
	for i, x := range in.Regions {
		field := fmt.Sprintf("region[%d]", i)
		r := Region(l.Index(x.Slug, l.f.regions, file, field+".slug"))
		_, taken := at[hex{x.Q, x.R}]
		l.Want(!taken, file, field+".q", "two hexes lie at %d, %d", x.Q, x.R)
		l.Want(!b.on.has(r), file, field+".slug", "%q stands twice", x.Slug)
		l.Attested(x.Source, file, field)
		if l.Err != nil {
			return
		}
		at[hex{x.Q, x.R}], b.hex[r] = r, hex{x.Q, x.R}
		l.region(b, r, &x, file, field)
	}
	var blanks []hex
	for i, x := range in.Blank {
		field := fmt.Sprintf("blank[%d]", i)
		_, taken := at[hex{x.Q, x.R}]
		l.Want(!taken && !slices.Contains(blanks, hex{x.Q, x.R}), file, field+".q", "two hexes lie at %d, %d", x.Q, x.R)
		l.Want(x.Slug != "", file, field+".slug", "is empty")
		l.Attested(x.Source, file, field)
		blanks = append(blanks, hex{x.Q, x.R})
	}
	for _, x := range in.Regions { // hexes sharing an edge [travel.4]
		r := at[hex{x.Q, x.R}]
		for _, d := range []hex{{1, 0}, {0, 1}, {-1, 1}} {
			if n, ok := at[hex{x.Q + d.q, x.R + d.r}]; ok {
				b.borders[r], b.borders[n] = b.borders[r].with(n), b.borders[n].with(r)
			}
		}
	}
	l.fits(b, file)
}

// region records what is printed in one region.
func (l *loader) region(b *side, r Region, x *regionFact, file, field string) {
	b.on = b.on.with(r)
	if x.Flag {
		b.flags = b.flags.with(r)
	}
	if x.Start {
		b.starts = b.starts.with(r)
	}
	for i, name := range x.Spaces {
		shape := l.Index(name, shapeNames, file, fmt.Sprintf("%s.spaces[%d]", field, i))
		l.Want(!b.space[shape].has(r), file, fmt.Sprintf("%s.spaces[%d]", field, i), "%q stands twice", name)
		b.space[shape] = b.space[shape].with(r)
	}
	for _, name := range slices.Sorted(maps.Keys(x.Discount)) {
		b.discount[r][l.Index(name, buildingNames, file, field+".discount")] = l.Within(x.Discount[name], 1, 3, file, field+".discount")
	}
}

// fits checks that there are enough pieces for the board and that the board is connected.
func (l *loader) fits(b *side, file string) {
	tokens := 0
	for _, n := range l.f.dealt {
		tokens += n
	}
	l.Want(b.flags.len() <= tokens, file, "region", "%d flags, but only %d enemy tokens", b.flags.len(), tokens)
	l.Want(b.starts.len() >= maxPlayers, file, "region", "%d start regions for %d players", b.starts.len(), maxPlayers)
	l.Want(b.starts&b.flags == 0, file, "region", "a start region has a flag")
	var count [shapes]int
	for _, t := range l.f.tiles {
		count[t.shape]++
	}
	for shape, n := range count {
		l.Want(b.space[shape].len() == n, file, "region", "%d spaces for %d tiles of shape %s", b.space[shape].len(), n, shapeNames[shape])
	}
	reached, edge := regions(0), regions(0).with(b.on.first())
	for edge != 0 {
		reached |= edge
		edge = b.around(edge) &^ reached
	}
	l.Want(reached == b.on, file, "region", "%d of %d regions hang together", reached.len(), b.on.len())
}

// around returns the regions adjacent to any in a set.
func (b *side) around(x regions) (n regions) {
	for x != 0 {
		n |= b.borders[x.take()]
	}
	return n
}
