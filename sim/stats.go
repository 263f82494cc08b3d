package sim

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// Stats aggregates games.
type Stats struct {
	Games   int
	Seats   []string
	seats   []*tally
	groups  map[string]map[string]*tally // by bots, and by the events of Plan.By
	best    series                       // points of the winners
	reasons map[string]int
	events  map[string]*series // per game
	counts  map[string]*series // per seat and game
	moves   int
	shared  int
	stood   int
	still   series
	pacts   int
	rates   []*frequency
	ahead   map[string]int // by bot: games in which its seats had the highest average points
}

// Add counts a game.
func (s *Stats) Add(g Game) {
	if s.Games == 0 {
		s.Seats, s.reasons = g.Seats, map[string]int{}
		s.groups, s.events, s.counts = map[string]map[string]*tally{}, map[string]*series{}, map[string]*series{}
		s.ahead = map[string]int{}
		for range g.Seats {
			s.seats = append(s.seats, &tally{})
		}
	}
	s.Games++
	s.moves += g.Moves
	s.reasons[g.Reason]++
	if g.shared() {
		s.shared++
	}
	s.best.add(slices.Max(g.Points))
	s.still.add(g.Still)
	for _, f := range s.rates {
		f.add(g)
	}
	s.pacts += g.Pacts
	if g.Stood {
		s.stood++
	}
	if name, ok := g.leader(); ok {
		s.ahead[name]++
	}
	for i := range g.Seats {
		s.addSeat(g, i)
	}
	for slug, n := range g.Events {
		in(s.events, slug).add(n)
	}
}

func (s *Stats) addSeat(g Game, i int) {
	won, fair := g.share(i), 1/float64(g.players())
	s.seats[i].add(won, fair, g.Points[i])
	if len(g.Bots) > 0 && g.Bots[i] != nobody {
		s.group("bot", g.Bots[i]).add(won, fair, g.Points[i])
	}
	if len(g.Marks) > 0 {
		for event, mark := range g.Marks[i] {
			s.group(event, mark).add(won, fair, g.Points[i])
		}
	}
	if len(g.Counts) > 0 {
		for slug, n := range g.Counts[i] {
			in(s.counts, slug).add(n)
		}
	}
}

// shared reports whether the win is split. Partners who all win do not share it.
func (g *Game) shared() bool {
	n := len(g.Winners)
	return n > 1 && (n < len(g.Seats) || g.Reason == "shared")
}

// share returns a seat's share of the win.
func (g *Game) share(i int) float64 {
	switch {
	case !slices.Contains(g.Winners, g.Seats[i]):
		return 0
	case g.shared():
		return 1 / float64(len(g.Winners))
	}
	return 1
}

// leader returns the bot whose seats have the highest average points.
func (g *Game) leader() (name string, ok bool) {
	sums := map[string]*tally{}
	for i, bot := range g.Bots {
		in(sums, bot).add(0, 0, g.Points[i])
	}
	most := math.Inf(-1)
	for _, bot := range slices.Sorted(maps.Keys(sums)) {
		switch mean, _ := sums[bot].points.mean(sums[bot].games()); {
		case mean > most:
			name, most, ok = bot, mean, true
		case mean == most:
			ok = false
		}
	}
	return name, ok && len(sums) > 1
}

func (s *Stats) group(name, mark string) *tally {
	if s.groups[name] == nil {
		s.groups[name] = map[string]*tally{}
	}
	return in(s.groups[name], mark)
}

// in returns the entry for a key, creating it if needed.
func in[T any](m map[string]*T, key string) *T {
	if m[key] == nil {
		m[key] = new(T)
	}
	return m[key]
}

// Win returns the share of games that a seat won, with the half-width of its 95 % confidence
// interval, both in percent.
func (s *Stats) Win(seat int) (percent, margin float64) { return s.seats[seat].win() }

// Mean returns the mean points of a seat, with the half-width of its 95 % confidence interval.
func (s *Stats) Mean(seat int) (mean, margin float64) { return s.seats[seat].points.mean(s.Games) }

// Quantile returns the points that a share q of the games did not exceed.
func (s *Stats) Quantile(seat int, q float64) int { return s.seats[seat].points.quantile(q) }

// PerGame returns how often an event happened per game, on average.
func (s *Stats) PerGame(event string) float64 {
	mean, _ := in(s.events, event).mean(s.Games)
	return mean
}

// tally sums up the games of a seat, of a bot, or of all seats in a group.
type tally struct {
	wins, fair float64 // actual wins, and those expected if all were equal
	points     series
}

func (t *tally) add(won, fair float64, points int) {
	t.wins += won
	t.fair += fair
	t.points.add(points)
}

func (t *tally) games() int { return len(t.points) }

func (t *tally) win() (percent, margin float64) {
	n := float64(t.games())
	p := t.wins / n
	return 100 * p, 196 * math.Sqrt(p*(1-p)/n)
}

// series is numbers, one per game. Missing games count as zero.
type series []int

func (x *series) add(n int) { *x = append(*x, n) }

// mean returns the mean over n games, with the half-width of its 95 % confidence interval.
func (x series) mean(n int) (mean, margin float64) {
	var sum, squares float64
	for _, v := range x {
		sum += float64(v)
		squares += float64(v) * float64(v)
	}
	mean = sum / float64(n)
	return mean, 1.96 * math.Sqrt(max(0, squares/float64(n)-mean*mean)/float64(n))
}

func (x series) quantile(q float64) int {
	sorted := slices.Sorted(slices.Values(x))
	return sorted[max(0, int(math.Ceil(q*float64(len(sorted))))-1)]
}

// String returns a human-readable report.
func (s *Stats) String() string {
	if s.Games == 0 {
		return "no games"
	}
	var b strings.Builder
	mean, margin := s.best.mean(s.Games)
	fmt.Fprintf(&b, "%d games, %.1f moves each, %.1f %% shared, %.2f ± %.2f points win\n", s.Games,
		float64(s.moves)/float64(s.Games), s.percent(s.shared), mean, margin)
	head(&b, "seat")
	for i, seat := range s.Seats {
		s.seats[i].row(&b, seat)
	}
	for _, name := range slices.SortedFunc(maps.Keys(s.groups), byName) {
		s.reportGroup(&b, name)
	}
	var ends []string
	for _, r := range slices.Sorted(maps.Keys(s.reasons)) {
		ends = append(ends, fmt.Sprintf("%s %.1f %%", r, s.percent(s.reasons[r])))
	}
	list(&b, "ended by", ends)
	if len(s.ahead) > 0 {
		list(&b, "ahead", s.leads())
	}
	if low := slices.Min(s.still); slices.Max(s.still) > 0 {
		mean, _ := s.still.mean(s.Games)
		list(&b, "still", []string{fmt.Sprintf("%.2f (%d-%d)", mean, low, slices.Max(s.still)), fmt.Sprintf("too long in %.1f %%", s.percent(s.stood))})
	}
	if s.pacts > 0 {
		list(&b, "pacts", []string{fmt.Sprintf("%.1f", float64(s.pacts)/float64(s.Games))})
	}
	if len(s.rates) > 0 {
		list(&b, "rates", s.reportRates())
	}
	list(&b, "per game", happened(s.events, s.Games))
	list(&b, "per player", happened(s.counts, s.Games*len(s.Seats)))
	return b.String()
}

// leads lists in how many games each bot was ahead of the others, with the 95 % confidence
// interval.
func (s *Stats) leads() (items []string) {
	for _, bot := range slices.Sorted(maps.Keys(s.ahead)) {
		p := float64(s.ahead[bot]) / float64(s.Games)
		items = append(items, fmt.Sprintf("%s %.1f ± %.1f %%", bot, 100*p, 196*math.Sqrt(p*(1-p)/float64(s.Games))))
	}
	return items
}

// byName sorts the bots first.
func byName(a, b string) int {
	if (a == "bot") != (b == "bot") {
		return map[bool]int{true: -1, false: 1}[a == "bot"]
	}
	return cmp.Compare(a, b)
}

// reportGroup reports how the members of each group fared.
func (s *Stats) reportGroup(b *strings.Builder, name string) {
	marks := s.groups[name]
	if len(marks) < 2 && name == "bot" {
		return
	}
	head(b, name)
	for _, mark := range slices.Sorted(maps.Keys(marks)) {
		marks[mark].row(b, mark)
	}
}

func head(b *strings.Builder, name string) {
	fmt.Fprintf(b, "%-14s %6s  %-14s  %-12s  %-14s  %s\n", name, "games", "wins %", "of fair", "points", "p10 / p50 / p90")
}

func (t *tally) row(b *strings.Builder, name string) {
	win, wm := t.win()
	mean, mm := t.points.mean(t.games())
	ratio := t.wins / t.fair
	rm := 0.0
	if win > 0 {
		rm = ratio * wm / win
	}
	fmt.Fprintf(b, "%-14s %6d  %5.1f ± %-6.1f  %4.2f ± %-5.2f  %6.2f ± %-5.2f  %3d / %3d / %3d\n", name, t.games(), win, wm, ratio, rm, mean, mm,
		t.points.quantile(.1), t.points.quantile(.5), t.points.quantile(.9))
}

// happened lists how often events happened: the mean, the minimum and the maximum.
func happened(events map[string]*series, n int) (items []string) {
	for _, e := range slices.Sorted(maps.Keys(events)) {
		x := *events[e]
		mean, _ := x.mean(n)
		low := slices.Min(x)
		if len(x) < n {
			low = 0
		}
		items = append(items, fmt.Sprintf("%s %.2f (%d-%d)", e, mean, low, slices.Max(x)))
	}
	return items
}

// list writes items side by side, in lines of a readable length.
func list(b *strings.Builder, head string, items []string) {
	const margin, width = 13, 96
	fmt.Fprintf(b, "%-*s", margin, head)
	at := margin
	for i, item := range items {
		if i > 0 && at+len(item)+2 > width {
			fmt.Fprintf(b, "\n%*s", margin, "")
			at = margin
		} else if i > 0 {
			b.WriteString("  ")
		}
		b.WriteString(item)
		at += len(item) + 2
	}
	b.WriteString("\n")
}

func (s *Stats) percent(n int) float64 { return 100 * float64(n) / float64(s.Games) }

// Share is how often somebody won, in percent, with the margin for 95 %.
type Share struct {
	Name        string
	Win, Margin float64
	Fair        float64 // what would be expected
}

// Bots returns how often the bots won, by name.
func (s *Stats) Bots() (list []Share) {
	for _, name := range slices.Sorted(maps.Keys(s.groups["bot"])) {
		t := s.groups["bot"][name]
		win, margin := t.win()
		list = append(list, Share{name, win, margin, 100 * t.fair / float64(t.games())})
	}
	return list
}
