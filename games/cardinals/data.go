package cardinals

import (
	"fmt"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/source"
)

// The data files and their contents. Every entry has a source: "rulebook", "public" or
// "reconstructed"; see rulings.md.

type mapFile struct {
	Major    []majorFact   `toml:"major"`
	Minor    []minorFact   `toml:"minor"`
	Empire   []string      `toml:"empire"`
	Outremer []string      `toml:"outremer"`
	Space    []spaceFact   `toml:"space"`
	Edge     []edgeFact    `toml:"edge"`
	Barrier  []barrierFact `toml:"barrier"`
}

type majorFact struct {
	Slug     string `toml:"slug"`
	Code     string `toml:"code"`
	Religion string `toml:"religion"`
	Source   string `toml:"source"`
}

type minorFact struct {
	Slug     string `toml:"slug"`
	Religion string `toml:"religion"`
	Tie      string `toml:"tie" facts:"optional"`
	Source   string `toml:"source"`
}

type spaceFact struct {
	Slug     string      `toml:"slug"`
	Abbr     string      `toml:"abbr"`
	Kind     string      `toml:"kind"`
	Combined bool        `toml:"combined" facts:"optional"`
	Supply   bool        `toml:"supply" facts:"optional"`
	Religion string      `toml:"religion" facts:"optional"`
	Owner    string      `toml:"owner" facts:"optional"`
	Minor    string      `toml:"minor" facts:"optional"`
	Unit     string      `toml:"unit" facts:"optional"`
	Sphere   string      `toml:"sphere" facts:"optional"`
	Coasts   []string    `toml:"coasts" facts:"optional"`
	Sites    [][]float64 `toml:"sites"`
	SeaSites [][]float64 `toml:"sea-sites" facts:"optional"`
	Source   string      `toml:"source"`
}

type edgeFact struct {
	A      string `toml:"a"`
	B      string `toml:"b"`
	Army   bool   `toml:"army" facts:"optional"`
	Fleet  bool   `toml:"fleet" facts:"optional"`
	ACoast string `toml:"a-coast" facts:"optional"`
	BCoast string `toml:"b-coast" facts:"optional"`
	Arrow  bool   `toml:"arrow" facts:"optional"`
	Source string `toml:"source"`
}

type barrierFact struct {
	Slug   string      `toml:"slug"`
	Kind   string      `toml:"kind"`
	Sites  [][]float64 `toml:"sites"`
	Source string      `toml:"source"`
}

type rulesFile struct {
	Start    startFact      `toml:"start"`
	Cardinal []cardinalFact `toml:"cardinal"`
	Points   pointsFact     `toml:"points"`
	Bulls    bullsFact      `toml:"bulls"`
	Victory  victoryFact    `toml:"victory"`
	Crown    crownFact      `toml:"crown"`
	Crusade  crusadeFact    `toml:"crusade"`
	Places   placesFact     `toml:"places"`
}

type startFact struct {
	Year   int    `toml:"year"`
	Source string `toml:"source"`
}

type cardinalFact struct {
	Slug   string `toml:"slug"`
	Major  string `toml:"major"`
	Source string `toml:"source"`
}

type pointsFact struct {
	Most     int    `toml:"most"`
	Emperor  int    `toml:"emperor"`
	Antipope int    `toml:"antipope"`
	Rebel    int    `toml:"rebel"`
	Gift     int    `toml:"gift"`
	Source   string `toml:"source"`
}

type bullsFact struct {
	Protection  int    `toml:"protection"`
	Arbitration int    `toml:"arbitration"`
	Investiture int    `toml:"investiture"`
	Forfeit     int    `toml:"forfeit"`
	Source      string `toml:"source"`
}

type victoryFact struct {
	Centres   int      `toml:"centres"`
	Double    string   `toml:"double"`
	Claimed   []string `toml:"claimed"`
	Claimants []string `toml:"claimants"`
	Source    string   `toml:"source"`
}

type crownFact struct {
	Emperor   string   `toml:"emperor"`
	Quorum    int      `toml:"quorum"`
	Breakaway []string `toml:"breakaway"`
	Source    string   `toml:"source"`
}

type crusadeFact struct {
	City    string   `toml:"city"`
	Eastern string   `toml:"eastern"`
	Watched []string `toml:"watched"`
	Pause   int      `toml:"pause"`
	Source  string   `toml:"source"`
}

type placesFact struct {
	Rome    string `toml:"rome"`
	Straits string `toml:"straits"`
	Unified string `toml:"unified"`
	Unknown string `toml:"unknown"`
	Source  string `toml:"source"`
}

const (
	fileMap   = "map.toml"
	fileRules = "rules.toml"
)

// Faith is a religion.
type Faith uint8

// The faiths. Seas have none.
const (
	faithless Faith = iota
	catholic
	orthodox
	islamic
	pagan
)

var faithNames = []string{"faithless", "catholic", "orthodox", "islamic", "pagan"}

func (f Faith) christian() bool { return f == catholic || f == orthodox }

// majors is the number of great powers, one per seat.
const majors = 12

// facts is the validated data, in the numbering used by the rules.
type facts struct {
	m *diplomacy.Map

	dynasties []string // slugs, by seat
	codes     []string
	faith     [majors]Faith
	cardinals []cardinal
	minors    []string

	spaces  []string // slugs, by Space
	abbrs   []string
	places  []string // slugs, by Place
	centres spaces
	land    spaces
	seas    spaces
	start   [maxSpaces]startOf
	realm   [maxSpaces]Space  // of a minor realm: the least of its spaces; others: the space itself
	kin     [maxSpaces]spaces // of a minor realm: its other spaces

	army  [maxSpaces]spaces // where an army can go on foot
	fleet [256]spaces       // by Place: where a fleet can go
	near  [maxSpaces]spaces // reachable by any unit
	line  [maxSpaces]spaces // steps of a Line of Supply [R82]

	walks, voyages []reachable // of armies and of fleets, from everywhere

	empire, outremer, watched spaces
	claimed                   spaces
	claimants                 game.Seats
	breakaway                 [2]Space

	rome, straits, unified, city, double Space
	unknown                              Place // coast of the unified space
	emperor, eastern                     game.Seat

	year, centresToWin, quorum, pause                                int
	most, imperial, antipopeCost, rebel, gift                        int
	protectionCost, arbitrationCost, investitureCost, crusadeForfeit int

	shown shown
}

// startOf is the initial content of a space.
type startOf struct {
	faith Faith
	unit  diplomacy.UnitType // AnyUnit: none
	owner game.Seat          // Nobody: independent, or no supply centre
	minor int                // index of the minor realm, or -1
}

type cardinal struct {
	slug  string
	major game.Seat
}

// loader turns data files into facts and stops at the first fault.
type loader struct {
	source.Reader
	f *facts
}

func load(src game.Source) (*facts, error) {
	l := loader{Reader: source.Reader{Source: src}, f: &facts{}}
	var m mapFile
	var r rulesFile
	if err := src.Decode(fileMap, &m); err != nil {
		return nil, err
	}
	if err := src.Decode(fileRules, &r); err != nil {
		return nil, err
	}
	for _, step := range []func(){
		func() { l.powers(&m) },
		func() { l.spaceList(&m) },
		func() { l.borders(&m) },
		func() { l.starts(&m) },
		func() { l.numbers(&r) },
		func() { l.names(&m, &r) },
		func() { l.f.show() },
	} {
		step()
		if l.Err != nil {
			return nil, l.Err
		}
	}
	return l.f, nil
}

func (l *loader) religion(word, file, field string) Faith {
	f := Faith(l.Index(word, faithNames, file, field))
	l.Want(f != faithless, file, field, "%q is no religion", word)
	return f
}

// powers reads the dynasties and their faiths [2b.1], [base.faith], [3a.28].
func (l *loader) powers(in *mapFile) {
	f := l.f
	l.Want(len(in.Major) == majors, fileMap, "major", "%d great powers; there are %d", len(in.Major), majors)
	for i, m := range in.Major[:min(len(in.Major), majors)] {
		field := fmt.Sprintf("major[%d]", i)
		l.Fresh(m.Slug, f.dynasties, fileMap, field+".slug")
		l.Fresh(m.Code, f.codes, fileMap, field+".code")
		f.faith[i] = l.religion(m.Religion, fileMap, field+".religion")
		l.Attested(m.Source, fileMap, field)
		f.dynasties, f.codes = append(f.dynasties, m.Slug), append(f.codes, m.Code)
	}
	for i, m := range in.Minor {
		field := fmt.Sprintf("minor[%d]", i)
		l.Fresh(m.Slug, f.minors, fileMap, field+".slug")
		l.religion(m.Religion, fileMap, field+".religion")
		if m.Tie != "" {
			l.Index(m.Tie, f.dynasties, fileMap, field+".tie")
		}
		l.Attested(m.Source, fileMap, field)
		f.minors = append(f.minors, m.Slug)
	}
}

// numbers reads costs and thresholds [2a(1).2], [2e(1).1], [2p(1)], [6a.1], [2i(1).2].
func (l *loader) numbers(in *rulesFile) {
	f, p, b := l.f, &in.Points, &in.Bulls
	n := func(v, low, high int, field string) int { return l.Within(v, low, high, fileRules, field) }
	f.year = n(in.Start.Year, 1000, 1500, "start.year")
	f.most = n(p.Most, 1, maxPoints, "points.most")
	f.imperial = n(p.Emperor, 0, maxPoints-p.Most, "points.emperor")
	f.antipopeCost = n(p.Antipope, 0, 9, "points.antipope")
	f.rebel = n(p.Rebel, 1, maxPoints, "points.rebel")
	f.gift = n(p.Gift, 1, maxPoints, "points.gift")
	f.protectionCost = n(b.Protection, 0, 48, "bulls.protection")
	f.arbitrationCost = n(b.Arbitration, 0, 48, "bulls.arbitration")
	f.investitureCost = n(b.Investiture, 0, 48, "bulls.investiture")
	f.crusadeForfeit = n(b.Forfeit, 0, 48, "bulls.forfeit")
	f.centresToWin = n(in.Victory.Centres, 1, 100, "victory.centres")
	f.quorum = n(in.Crown.Quorum, 1, 60, "crown.quorum")
	f.pause = n(in.Crusade.Pause, 1, 20, "crusade.pause")
	for _, x := range []struct{ source, field string }{
		{in.Start.Source, "start"}, {p.Source, "points"}, {b.Source, "bulls"}, {in.Victory.Source, "victory"},
		{in.Crown.Source, "crown"}, {in.Crusade.Source, "crusade"}, {in.Places.Source, "places"},
	} {
		l.Attested(x.source, fileRules, x.field)
	}
}

// names looks up what the rules refer to by name.
func (l *loader) names(in *mapFile, r *rulesFile) {
	f := l.f
	f.empire = l.centreSet(in.Empire, fileMap, "empire")
	f.outremer = l.centreSet(in.Outremer, fileMap, "outremer")
	f.watched = l.centreSet(r.Crusade.Watched, fileRules, "crusade.watched")
	f.claimed = l.centreSet(r.Victory.Claimed, fileRules, "victory.claimed")
	for i, slug := range r.Victory.Claimants {
		f.claimants = f.claimants.With(l.dynasty(slug, fileRules, fmt.Sprintf("victory.claimants[%d]", i)))
	}
	f.double = l.centre(r.Victory.Double, fileRules, "victory.double")
	f.city = l.centre(r.Crusade.City, fileRules, "crusade.city")
	f.eastern = l.dynasty(r.Crusade.Eastern, fileRules, "crusade.eastern")
	f.rome = l.centre(r.Places.Rome, fileRules, "places.rome")
	f.straits = l.centre(r.Places.Straits, fileRules, "places.straits")
	f.emperor = l.dynasty(r.Crown.Emperor, fileRules, "crown.emperor")
	l.cardinalList(r)
	l.strait(r)
	l.henry(r)
}

func (l *loader) dynasty(slug, file, field string) game.Seat {
	return game.Seat(l.Index(slug, l.f.dynasties, file, field))
}

func (l *loader) centre(slug, file, field string) Space {
	s := Space(l.Index(slug, l.f.spaces, file, field))
	l.Want(l.f.centres.has(s), file, field, "%q has no supply centre", slug)
	return s
}

func (l *loader) centreSet(slugs []string, file, field string) (x spaces) {
	for i, slug := range slugs {
		at := fmt.Sprintf("%s[%d]", field, i)
		s := l.centre(slug, file, at)
		l.Want(!x.has(s), file, at, "%q stands twice", slug)
		x.add(s)
	}
	return x
}

// cardinalList reads the Cardinals, one for each Catholic dynasty [2b.2].
func (l *loader) cardinalList(r *rulesFile) {
	f := l.f
	var slugs []string
	var seen game.Seats
	for i, c := range r.Cardinal {
		field := fmt.Sprintf("cardinal[%d]", i)
		l.Fresh(c.Slug, slugs, fileRules, field+".slug")
		p := l.dynasty(c.Major, fileRules, field+".major")
		l.Want(f.faith[p] == catholic && !seen.Has(p), fileRules, field+".major", "%q is not Catholic or has two cardinals", c.Major)
		l.Attested(c.Source, fileRules, field)
		slugs, seen = append(slugs, c.Slug), seen.With(p)
		f.cardinals = append(f.cardinals, cardinal{c.Slug, p})
	}
	for p, faith := range f.faith {
		l.Want(faith != catholic || seen.Has(game.Seat(p)), fileRules, "cardinal", "the %s have none", f.dynasties[p])
	}
}

// strait reads the space whose two coasts can be joined [5c(1).1].
func (l *loader) strait(r *rulesFile) {
	f := l.f
	f.unified = Space(l.Index(r.Places.Unified, f.spaces, fileRules, "places.unified"))
	l.Want(f.m.Provinces[f.unified].Coasts != nil, fileRules, "places.unified", "%q has no two coasts", r.Places.Unified)
	coast := r.Places.Unified + "-" + r.Places.Unknown
	f.unknown = Place(l.Index(coast, f.places, fileRules, "places.unknown"))
}

// henry reads the two armies of the first Emperor [2i(5)(a).1].
func (l *loader) henry(r *rulesFile) {
	f, list := l.f, r.Crown.Breakaway
	if !l.Want(len(list) == len(f.breakaway) && list[0] != list[1], fileRules, "crown.breakaway", "two different spaces are needed") {
		return
	}
	for i, slug := range list {
		field := fmt.Sprintf("crown.breakaway[%d]", i)
		s := l.centre(slug, fileRules, field)
		l.Want(f.start[s].owner == f.emperor, fileRules, field, "the %s have no army in %s", r.Crown.Emperor, slug)
		f.breakaway[i] = s
	}
}
