package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// Title is Crusaders: Thy Will Be Done with one set of facts.
type Title struct {
	f       *facts
	info    game.Info
	lexicon *game.Lexicon
	head    string // of every snapshot
	machine flow.Machine[State]
}

var _ game.Title = (*Title)(nil)

// variant is how a game is set up.
type variant struct {
	slug   string
	orders orderDeal
	wheel  wheelDeal
	learn  bool // the Learning variant: no upgrades in play [variant.learning.3]
}

type orderDeal uint8

const (
	noOrders    orderDeal = iota
	dealtOrders           // two each, keep one [setup.8]
	freeOrders            // any [variant.tournament.1]
)

type wheelDeal uint8

const (
	sharedWheel wheelDeal = iota // one random arrangement for all [setup.3]
	fixedWheel                   // as printed [variant.first.1]
	ownWheel                     // random for each [variant.unpredictable.1]
	freeWheel                    // players arrange their own [variant.tournament.2]
)

// The standard game, then the variants of the rulebook. Where the rulebook lets the players choose
// whether to use order tiles, there is one variant of each.
var variants = []variant{
	{slug: "standard", orders: dealtOrders},
	{slug: "learning", wheel: fixedWheel, learn: true},
	{slug: "learning-orders", wheel: fixedWheel, learn: true, orders: dealtOrders},
	{slug: "first", wheel: fixedWheel},
	{slug: "first-orders", wheel: fixedWheel, orders: dealtOrders},
	{slug: "unpredictable", wheel: ownWheel},
	{slug: "unpredictable-orders", wheel: ownWheel, orders: dealtOrders},
	{slug: "tournament", wheel: freeWheel, orders: freeOrders},
}

const optionVariant = "variant"

// New makes the title from its data files.
func New(src game.Source) (*Title, error) {
	f, err := load(src)
	if err != nil {
		return nil, err
	}
	t := &Title{f: f, lexicon: newLexicon(f)}
	t.head = "\x01" + t.lexicon.Hash()
	t.machine = flow.Machine[State]{Steps: steps, Core: func(s *State) *flow.Core { return &s.core }, Lexicon: t.lexicon}
	var names []string
	for _, v := range variants {
		names = append(names, v.slug)
	}
	t.info = game.Info{
		Slug: "thywill", Editions: []string{"standard"}, Revision: 1, Facts: src.Facts(), Able: game.AbilitiesOf((*State)(nil)),
		Seats:   [][]string{2: colourNames[:2], 3: colourNames[:3], 4: colourNames}, // [setup.1]
		Boards:  make([]string, maxPlayers+1),
		Options: []game.Option{{Slug: optionVariant, Values: names}},
	}
	for _, n := range t.info.Sizes() {
		t.info.Boards[n] = "thywill-" + f.sideFor(n).slug
	}
	return t, nil
}

// Info implements game.Title.
func (t *Title) Info() game.Info { return t.info }

// Lexicon implements game.Title.
func (t *Title) Lexicon() *game.Lexicon { return t.lexicon }

// steps is the flow of the game; see package flow.
var steps = []flow.Step[State]{
	stepGame:    {Work: workGame},
	stepPlaces:  {Work: workPlaces},
	stepRounds:  {Work: workRounds},
	stepResolve: {Work: workResolve},

	stepOrders:     {Kind: game.Draft, Ask: askOrders, Options: optOrders, Play: playOrders, Explain: explainOrders},
	stepFit:        {Ask: askFit, Options: optFit, Play: playFit, Explain: explainFit, Args: argsFit},
	stepPlace:      {Ask: askFrameSeat, Options: optPlace, Play: playPlace, Explain: explainPlace},
	stepTurn:       {Ask: askFrameSeat, Options: optTurn, Any: anyTurn, Play: playTurn, Explain: explainTurn},
	stepTravel:     {Ask: askTravel, Options: optTravel, Play: playTravel, Explain: explainTravel, Args: argsA},
	stepCrusade:    {Ask: askFrameSeat, Options: optCrusade, Play: playCrusade, Explain: explainCrusade, Args: argsA},
	stepReward:     {Ask: askFrameSeat, Options: optReward, Play: playReward, Args: argsReward},
	stepBuild:      {Ask: askFrameSeat, Options: optBuild, Play: playBuild, Explain: explainBuild, Args: argsA},
	stepDistribute: {Ask: askFrameSeat, Options: optDistribute, Play: playDistribute, Explain: explainDistribute, Args: argsA},
	stepConfirm:    {Ask: askFrameSeat, Options: optConfirm, Play: playConfirm, Explain: explainConfirm},
}

func askFrameSeat(_ *State, f *flow.Frame) (must, may game.Seats) {
	return game.Only(f.Seat), 0
}

func argsA(_ *State, f *flow.Frame, _ game.Seat) (a, b int16) { return f.A, game.None }

// The rest of game.State, delegated to the machine.

func (s *State) Awaiting() game.Seats                       { return s.core.Awaiting() }
func (s *State) Prompt(p game.Seat) (game.Prompt, bool)     { return s.t.machine.Prompt(s, p) }
func (s *State) Check(p game.Seat, m game.Move) error       { return s.t.machine.Check(s, p, m) }
func (s *State) Play(p game.Seat, m game.Move, l *game.Log) { s.t.machine.Play(s, p, m, l) }
func (s *State) Luck() *game.Rand                           { return &s.rng }
func (s *State) CopyFrom(src game.State)                    { *s = *src.(*State) }
func (s *State) Options(dst []game.Move, p game.Seat) []game.Move {
	return s.t.machine.Options(s, dst, p)
}

// Any implements game.Gambler.
func (s *State) Any(p game.Seat, r *game.Rand, buf *[]game.Move) (game.Move, bool) {
	return s.t.machine.Any(s, p, r, buf)
}

// Clone implements game.State.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

var (
	_ game.State   = (*State)(nil)
	_ game.Gambler = (*State)(nil)
)
