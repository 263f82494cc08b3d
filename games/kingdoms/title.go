package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Title is Crusader Kingdoms with one set of facts.
type Title struct {
	f       *facts
	info    game.Info
	lexicon *game.Lexicon
	head    string // of every snapshot
	machine flow.Machine[State]
}

var (
	_ game.Title  = (*Title)(nil)
	_ game.Uniter = (*Title)(nil)
)

// New makes the title from its data files.
func New(src game.Source) (*Title, error) {
	f, err := load(src)
	if err != nil {
		return nil, err
	}
	t := &Title{f: f, lexicon: newLexicon(f)}
	t.head = "\x03" + t.lexicon.Hash()
	t.machine = flow.Machine[State]{Steps: steps, Core: func(s *State) *flow.Core { return &s.core }, Lexicon: t.lexicon}
	t.info = game.Info{
		Slug: "kingdoms", Editions: []string{"standard"}, Revision: 1, Seats: make([][]string, maxPlayers+1),
		Boards: make([]string, maxPlayers+1), Paces: paces, Facts: src.Facts(), Able: game.AbilitiesOf((*State)(nil)),
		Options: []game.Option{{Slug: optionBotHand, Values: botHands, Sizes: []int{1, 2}, Outside: true}},
	}
	for n := 1; n <= maxPlayers; n++ {
		t.info.Boards[n] = "kingdoms-" + f.modes[n].board.slug
		for _, k := range f.modes[n].players {
			t.info.Seats[n] = append(t.info.Seats[n], kingdomNames[k.slug])
		}
	}
	return t, nil
}

// The size of the Muslims' hand, a difficulty option that the rulebook does not have [K44].
const optionBotHand = "bot-hand"

var (
	botHands = []string{"printed", "minus-4", "minus-2", "plus-2", "plus-4"}
	botExtra = []int8{0, -4, -2, 2, 4}
)

// Info implements game.Title.
func (t *Title) Info() game.Info { return t.info }

// Lexicon implements game.Title.
func (t *Title) Lexicon() *game.Lexicon { return t.lexicon }

// United implements game.Uniter: against the Muslims all crusaders win or lose together [8.5a].
func (t *Title) United(s game.Setup) bool { return t.f.modes[s.Seats].bot.slug != noKingdom }

// steps is the flow of the game; see package flow.
var steps = []flow.Step[State]{
	stepGame:    {Work: workGame},
	stepRounds:  {Work: workRounds},
	stepCrusade: {Work: workCrusade},
	stepMuslims: {Work: workMuslims},
	stepAttack:  {Work: workAttack},
	stepEvent:   {Work: workEvent},

	stepAction:      {Ask: askFrameSeat, Options: optAction, Any: anyAction, Play: playAction, Explain: explainAction},
	stepCommit:      {Ask: askFrameSeat, Options: optCommit, Play: playCommit, Explain: explainCommit, Args: argsFight},
	stepJoin:        {Kind: game.React, Ask: askFrameSeat, Options: optJoin, Play: playJoin, Explain: explainJoin, Args: argsFight},
	stepRespond:     {Kind: game.React, Ask: askFrameSeat, Options: optRespond, Play: playRespond, Explain: explainRespond, Args: argsFight},
	stepSpend:       {Ask: askFrameSeat, Options: optSpend, Play: playSpend, Explain: explainSpend, Args: argsFight},
	stepAmbush:      {Kind: game.React, Ask: askFrameSeat, Options: optWindow(fxAmbush, verbAmbush), Play: playAmbush, Args: argsFight},
	stepSortie:      {Ask: askFrameSeat, Options: optSortie, Play: playSortie, Explain: explainCard, Args: argsFight},
	stepRelic:       {Kind: game.React, Ask: askFrameSeat, Options: optWindow(fxRelic, verbRelic), Play: playRelic, Args: argsHits},
	stepRegroup:     {Kind: game.React, Ask: askFrameSeat, Options: optRegroup, Play: playRegroup, Explain: explainCard, Args: argsFight},
	stepReward:      {Ask: askFrameSeat, Options: optReward, Play: playReward, Explain: explainGarrison, Args: argsFight},
	stepOverflow:    {Ask: askGarrison, Options: optGarrisons, Play: playGarrisons, Explain: explainGarrison},
	stepTarget:      {Ask: askFrameSeat, Options: optTarget, Play: playTarget, Explain: explainTarget, Args: argsEvent},
	stepStrike:      {Ask: askFrameSeat, Options: optStrike, Play: playStrike, Explain: explainStrike, Args: argsEvent},
	stepPlace:       {Ask: askFrameSeat, Options: optPlace, Play: playPlace, Explain: explainGarrison, Args: argsPlace},
	stepSettle:      {Ask: askGarrison, Options: optGarrisons, Play: playGarrisons, Explain: explainGarrison},
	stepKeep:        {Ask: askFrameSeat, Options: optKeep, Play: playKeep, Explain: explainCard, Args: argsEvent},
	stepReplace:     {Ask: askFrameSeat, Options: optReplace, Play: playReplace, Explain: explainCard, Args: argsCount},
	stepTake:        {Ask: askFrameSeat, Options: optTake, Play: playTake, Explain: explainCard},
	stepAssassinate: {Ask: askFrameSeat, Options: optAssassinate, Play: playAssassinate, Explain: explainCard, Args: argsVictim},
}

func argsFight(s *State, f *flow.Frame, _ game.Seat) (a, b int16) {
	if f.Step == stepReward {
		return f.A, game.None
	}
	return int16(s.Fight.On), int16(s.name(s.Fight.By))
}

func argsHits(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.wouldHit(sideAttack)), int16(s.wouldHit(sideDefence))
}

func argsEvent(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.kind(s.eventCard())), game.None
}

func argsPlace(s *State, f *flow.Frame, p game.Seat) (a, b int16) {
	a, _ = argsEvent(s, f, p)
	return a, f.A
}

func argsCount(_ *State, f *flow.Frame, _ game.Seat) (a, b int16) { return f.A, game.None }

func argsVictim(s *State, f *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.name(Power(f.A))), game.None
}

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
