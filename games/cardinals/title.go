package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// Title is College of Cardinals with one set of facts.
type Title struct {
	f       *facts
	info    game.Info
	lexicon *game.Lexicon
	head    string // of every snapshot
	machine flow.Machine[State]
}

var _ game.Title = (*Title)(nil)

// optionLast is the decade after which a game without a victor ends. The rulebook sets no end; a
// table needs one [R109].
const optionLast = "last-decade"

// lastDecades lists its values, with the decades counted from 0.
var lastDecades = []struct {
	slug   string
	decade int16
}{{"1280s", 11}, {"1210s", 4}, {"1360s", 19}}

// New builds the title from its data files.
func New(src game.Source) (*Title, error) {
	f, err := load(src)
	if err != nil {
		return nil, err
	}
	t := &Title{f: f, lexicon: newLexicon(f)}
	t.head = "\x02" + t.lexicon.Hash()
	t.machine = flow.Machine[State]{Steps: steps, Core: func(s *State) *flow.Core { return &s.core }, Lexicon: t.lexicon}
	var decades []string
	for _, d := range lastDecades {
		decades = append(decades, d.slug)
	}
	t.info = game.Info{
		Slug: "cardinals", Editions: []string{"standard"}, Revision: 2, Paces: paces, Facts: src.Facts(), Able: game.AbilitiesOf((*State)(nil)),
		Seats:   [][]string{majors: f.dynasties}, // [2b.1]
		Boards:  []string{majors: "cardinals"},
		Options: []game.Option{{Slug: optionLast, Values: decades, Outside: true}},
	}
	return t, nil
}

// Info implements game.Title.
func (t *Title) Info() game.Info { return t.info }

// Lexicon implements game.Title.
func (t *Title) Lexicon() *game.Lexicon { return t.lexicon }

// steps lists what the game asks; turn.go has its sequence.
var steps = []flow.Step[State]{
	stepGame: {Work: workGame},

	stepOrders:   {Kind: game.Draft, Ask: askSealed, Options: optOrders, Play: playOrders, Explain: explainOrders, Args: argsPoints},
	stepRetreats: {Kind: game.Draft, Ask: askSealed, Options: optRetreats, Play: playRetreats, Explain: explainRetreats},
	stepDismiss:  {Ask: askFrameSeat, Options: optDismiss, Play: playDismiss},
	stepRome:     {Ask: askFrameSeat, Options: optRome, Play: playRome},
	stepCrusade:  {Ask: askFrameSeat, Options: optCrusade, Play: playCrusade, Explain: explainCrusade},
	stepBull:     {Ask: askFrameSeat, Options: optBull, Play: playBull, Explain: explainBull, Args: argsTithes},
	stepRebuild:  {Kind: game.Draft, Ask: askSealed, Options: optRebuild, Play: playBuilds, Explain: explainBuilds},
	stepBuilds:   {Kind: game.Draft, Ask: askSealed, Options: optBuilds, Play: playBuilds, Explain: explainBuilds, Args: argsDue},
	stepVotes:    {Kind: game.Draft, Ask: askSealed, Options: optVotes, Play: playVotes, Explain: explainVotes},
	stepJudge:    {Ask: askFrameSeat, Options: optJudge, Play: playJudge, Explain: explainJudge},
	stepCrown:    {Ask: askFrameSeat, Options: optCrown, Play: playCrown},
	stepImperial: {Ask: askFrameSeat, Options: optImperial, Play: playAntipope},
	stepRoman:    {Ask: askFrameSeat, Options: optRoman, Play: playAntipope},
	stepCoast:    {Ask: askFrameSeat, Options: optCoast, Play: playCoast, Args: argsCoast},
}

func askFrameSeat(_ *State, f *flow.Frame) (must, may game.Seats) {
	return game.Only(f.Seat), 0
}

// askSealed asks the seats in A until all have sealed; a seat that has sealed may reopen.
func askSealed(s *State, f *flow.Frame) (must, may game.Seats) {
	all := game.Seats(f.A)
	if all&^s.Sealed == 0 {
		return 0, 0
	}
	return all &^ s.Sealed, all & s.Sealed
}

// The rest of game.State, delegated to the machine.

func (s *State) Awaiting() game.Seats                       { return s.t.machine.Awaiting(s) }
func (s *State) Prompt(p game.Seat) (game.Prompt, bool)     { return s.t.machine.Prompt(s, p) }
func (s *State) Play(p game.Seat, m game.Move, l *game.Log) { s.t.machine.Play(s, p, m, l) }
func (s *State) Luck() *game.Rand                           { return &s.rng }
func (s *State) CopyFrom(src game.State)                    { *s = *src.(*State) }
func (s *State) Options(dst []game.Move, p game.Seat) []game.Move {
	return s.t.machine.Options(s, dst, p)
}

// Check implements game.State. A turn of movement has many options, so an order is looked up only
// among those of its own unit; if it is not found there, the slow path refuses it and finds the
// reason.
func (s *State) Check(p game.Seat, m game.Move) error {
	if s.offersOrder(p, m) {
		return nil
	}
	return s.t.machine.Check(s, p, m)
}

// Clone implements game.State.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

var _ game.State = (*State)(nil)
