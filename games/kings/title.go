package kings

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// Title is Crusader Kings with one set of facts.
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

// Options set when a table is created. A culture's option says who plays its dynasty: a person, a
// strategy, a randomly drawn strategy, or nobody.
const (
	optionScenario    = "scenario"
	optionGlitterhoof = "glitterhoof"
	optionFirst       = "first-player"
	optionGoal        = "goal"
	optionLeague      = "scripted-pacts"

	personValue = "person"
	absentValue = "absent"
	randomValue = "random"

	goalTogether = "together"
)

// New builds the title from its data files.
func New(src game.Source) (*Title, error) {
	f, err := load(src)
	if err != nil {
		return nil, err
	}
	t := &Title{f: f, lexicon: newLexicon(f)}
	t.head = "\x04" + t.lexicon.Hash()
	t.machine = flow.Machine[State]{Steps: steps, Core: func(s *State) *flow.Core { return &s.core }, Lexicon: t.lexicon}
	t.info = game.Info{Slug: "kings", Editions: []string{"1.1", "1.0"}, Revision: 3, Seats: make([][]string, seats+1),
		Boards: []string{seats: "kings"}, Paces: paces, Facts: src.Facts(), Able: game.AbilitiesOf((*State)(nil))}
	t.info.Seats[seats] = cultureNames
	var names []string
	for _, sc := range f.scenarios {
		names = append(names, sc.slug)
	}
	t.info.Options = []game.Option{{Slug: optionScenario, Values: names}}
	who := slices.Concat([]string{personValue, absentValue, randomValue}, strategyNames)
	for _, c := range cultureNames {
		t.info.Options = append(t.info.Options, game.Option{Slug: c, Values: who})
	}
	t.info.Options = append(t.info.Options,
		game.Option{Slug: optionGlitterhoof, Values: []string{"stable", "rides"}},
		game.Option{Slug: optionFirst, Values: slices.Concat([]string{randomValue}, cultureNames)},
		game.Option{Slug: optionGoal, Values: []string{"rivals", goalTogether}},
		game.Option{Slug: optionLeague, Values: []string{"none", "all"}})
	return t, nil
}

// Info implements game.Title.
func (t *Title) Info() game.Info { return t.info }

// Lexicon implements game.Title.
func (t *Title) Lexicon() *game.Lexicon { return t.lexicon }

// Vacant returns the seats of a setup that no person plays: their dynasties are scripted or
// absent, so they are never prompted.
func (t *Title) Vacant(setup game.Setup) (game.Seats, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return 0, err
	}
	var x game.Seats
	for p, c := range t.controls(setup) {
		if c != byPerson {
			x = x.With(game.Seat(p))
		}
	}
	return x, nil
}

// United implements game.Uniter: persons may play together against the scripted dynasties [solo.3].
func (t *Title) United(s game.Setup) bool { return s.Options[optionGoal] == goalTogether }

// controls returns who plays each dynasty.
func (t *Title) controls(setup game.Setup) (x [seats]control) {
	sc, e := t.scenario(setup)
	for p := range x {
		switch v := setup.Options[cultureNames[p]]; {
		case sc.start[e][p].dynasty == noDynasty || v == absentValue: // absent
		case v == personValue:
			x[p] = byPerson
		default:
			x[p] = byScript
		}
	}
	return x
}

func (t *Title) scenario(setup game.Setup) (*scenario, edition) {
	i := slices.IndexFunc(t.f.scenarios, func(sc scenario) bool { return sc.slug == setup.Options[optionScenario] })
	return &t.f.scenarios[i], edition(slices.Index(editionNames, setup.Edition))
}

// checkControls rejects setups other than three to five dynasties with at least one played by a
// person; a person alone against a single scripted dynasty makes only two [setup.23], [solo.1],
// [solo.2@1.0], [solo.2@1.1], [solo.3], [solo.4], [setup.25], [R146].
func (t *Title) checkControls(x [seats]control) error {
	persons, scripted := 0, 0
	for _, c := range x {
		switch c {
		case byPerson:
			persons++
		case byScript:
			scripted++
		}
	}
	switch {
	case persons == 0:
		return &game.SetupError{Field: cultureNames[0], Text: "at least one dynasty has to be played by a person"}
	case persons+scripted < 3 && (persons != 1 || scripted != 1):
		return &game.SetupError{Field: cultureNames[0], Text: fmt.Sprintf("%d dynasties are too few; three to five can play", persons+scripted)}
	}
	return nil
}

// steps lists the steps of the game; see package flow.
var steps = []flow.Step[State]{
	stepGame:       {Work: workGame},
	stepDraw:       {Work: workDraw},
	stepDynasty:    {Work: workDynasty},
	stepWed:        {Work: workWed},
	stepCard:       {Work: workCard},
	stepBuild:      {Work: workBuild},
	stepDevelop:    {Work: workDevelop},
	stepAttempts:   {Work: workAttempts},
	stepAttempt:    {Work: workAttempt},
	stepMobilizing: {Work: workMobilizing},
	stepInvade:     {Work: workInvade},
	stepAttack:     {Work: workAttack},
	stepTaxing:     {Work: workTaxing},
	stepPlague:     {Work: workPlague},
	stepCrusading:  {Work: workCrusading},
	stepCheck:      {Work: workCheck},
	stepEvent:      {Work: workEvent},
	stepSuccession: {Work: workSuccession},
	stepReturn:     {Work: workReturn},
	stepScripted:   {Work: workScripted},

	stepDrawCard:       {Ask: askFrameSeat, Options: optDraw, Play: playDraw, Explain: explainDraw, Args: argsDraw},
	stepDrawBonus:      {Ask: askFrameSeat, Options: optDraw, Play: playDraw, Explain: explainDraw, Args: argsDraw},
	stepFirstCastle:    {Ask: askFrameSeat, Options: optFirstCastle, Play: playFirstCastle, Explain: explainLand},
	stepFamily:         {Ask: askFrameSeat, Options: optFamily, Play: playFamily, Explain: explainFamily},
	stepSuit:           {Ask: askFrameSeat, Options: optSuit, Play: playSuit, Explain: explainSuit, Args: argsA},
	stepTerms:          {Ask: askFrameSeat, Options: optTerms, Play: playTerms, Explain: explainTerms, Args: argsAB},
	stepConsent:        {Kind: game.React, Ask: askFrameSeat, Options: optConsent, Play: playConsent, Args: argsAB},
	stepSpouse:         {Ask: askFrameSeat, Options: optSpouse, Play: playSpouse, Explain: explainSpouse, Args: argsB},
	stepPlot:           {Kind: game.Draft, Ask: askPlotters, Options: optPlot, Play: playPlot, Explain: explainPlot},
	stepTurn:           {Ask: askTurnSeats, Options: optTurn, Play: playTurn, Explain: explainTurn},
	stepOffer:          {Ask: askFrameSeat, Options: optOffer, Any: anyOffer, Play: playOffer, Explain: explainOffer, Args: argsA},
	stepAnswer:         {Kind: game.React, Ask: askFrameSeat, Options: optAnswer, Play: playAnswer, Args: argsA},
	stepMakeRoom:       {Ask: askFrameSeat, Options: optMakeRoom, Play: playMakeRoom, Explain: explainDev},
	stepRealm:          trading(flow.Step[State]{Ask: askFrameSeat, Options: optRealm, Play: playRealm, Explain: explainRealm}),
	stepMoreCastles:    {Ask: askFrameSeat, Options: optMoreCastles, Play: playMoreCastles, Explain: explainRealm},
	stepDeclareCastles: {Ask: askFrameSeat, Options: optDeclareCastles, Play: playDeclareCastles, Explain: explainRealm},
	stepBuy:            {Ask: askFrameSeat, Options: optBuy, Play: playBuy, Explain: explainRealm},
	stepIntrigue:       trading(flow.Step[State]{Ask: askFrameSeat, Options: optIntrigue, Play: playIntrigue, Explain: explainIntrigue}),
	stepWar:            trading(flow.Step[State]{Ask: askFrameSeat, Options: optWar, Play: playWar, Explain: explainWar}),
	stepMobilize:       {Ask: askFrameSeat, Options: optMobilize, Play: playMobilize, Explain: explainWar},
	stepDeclare:        {Ask: askFrameSeat, Options: optDeclare, Play: playDeclare, Explain: explainWar},
	stepCounterSupport: {Ask: askFrameSeat, Options: optCounterSupport, Play: playCounterSupport, Explain: explainWar, Args: argsA},
	stepTax:            trading(flow.Step[State]{Ask: askFrameSeat, Options: optTax, Play: playTax}),
	stepCrusade:        trading(flow.Step[State]{Ask: askFrameSeat, Options: optCrusade, Play: playCrusade, Explain: explainCrusade}),
	stepTakeShield:     {Ask: askFrameSeat, Options: optTakeShield, Play: playTakeShield, Explain: explainPosition},
	stepInvest:         {Ask: askFrameSeat, Options: optInvest, Play: playInvest, Explain: explainInvest, Args: argsInvest},
	stepSabotage:       {Kind: game.React, Ask: askFrameSeat, Options: optSabotage, Play: playSabotage, Explain: explainSabotage, Args: argsSabotage},
	stepSacrifice:      {Ask: askFrameSeat, Options: optSacrifice, Play: playSacrifice, Args: argsSacrifice},
	stepBackUp:         {Kind: game.React, Ask: askFrameSeat, Options: optBackUp, Play: playBackUp, Explain: explainLand, Args: argsAB},
	stepStrikeBack:     {Kind: game.React, Ask: askFrameSeat, Options: optStrikeBack, Play: playStrikeBack, Explain: explainLand, Args: argsA},
	stepVictory:        {Ask: askFrameSeat, Options: optVictory, Play: playVictory, Explain: explainVictory, Args: argsA},
	stepLimit:          {Ask: askFrameSeat, Options: optRelinquish, Play: playLimit, Explain: explainLand},
	stepCrisis:         {Ask: askFrameSeat, Options: optRelinquish, Play: playCrisis, Explain: explainLand, Args: argsA},
	stepSpread:         {Ask: askFrameSeat, Options: optSpread, Play: playSpread, Explain: explainLand},
	stepUpkeep:         trading(flow.Step[State]{Ask: askFrameSeat, Options: optUpkeep, Play: playUpkeep, Explain: explainUpkeep}),
	stepDemobilize:     trading(flow.Step[State]{Ask: askFrameSeat, Options: optDemobilize, Play: playDemobilize, Explain: explainLand}),
	stepOldAge:         {Ask: askFrameSeat, Options: optOldAge, Play: playOldAge, Explain: explainTrait},
	stepRefound:        {Ask: askFrameSeat, Options: optRefound, Play: playRefound, Explain: explainRefound},
	stepSettle:         {Ask: askFrameSeat, Options: optSettle, Play: playSettle, Explain: explainSettle},
	stepEventChoice:    {Ask: askFrameSeat, Options: optEventChoice, Play: playEventChoice, Explain: explainChoice, Args: argsEvent},
	stepEventTerritory: {Ask: askFrameSeat, Options: optEventTerritory, Play: playEventTerritory, Explain: explainLand, Args: argsEvent},
	stepEventPerson:    {Ask: askFrameSeat, Options: optEventPerson, Play: playEventPerson, Explain: explainPerson, Args: argsEvent},
	stepEventCulture:   {Ask: askFrameSeat, Options: optEventCulture, Play: playEventCulture, Explain: explainCulture, Args: argsEvent},
	stepEventCasus:     {Ask: askFrameSeat, Options: optEventCasus, Play: playEventCasus, Explain: explainCulture, Args: argsEvent},
	stepEventLose:      {Ask: askFrameSeat, Options: optEventLose, Play: playEventLose, Explain: explainDev, Args: argsEvent},
	stepEventGain:      {Ask: askFrameSeat, Options: optEventGain, Play: playEventGain, Explain: explainDev, Args: argsEvent},
	stepEventTrait:     {Ask: askFrameSeat, Options: optEventTrait, Play: playEventTrait, Explain: explainTrait, Args: argsEvent},
	stepEventShield:    {Ask: askFrameSeat, Options: optEventShield, Play: playEventShield, Explain: explainPosition, Args: argsEvent},
}

func argsA(_ *State, f *flow.Frame, _ game.Seat) (a, b int16)  { return f.A, game.None }
func argsB(_ *State, f *flow.Frame, _ game.Seat) (a, b int16)  { return f.B, game.None }
func argsAB(_ *State, f *flow.Frame, _ game.Seat) (a, b int16) { return f.A, f.B }

func argsDraw(s *State, f *flow.Frame, _ game.Seat) (a, b int16) {
	if f.Step == stepDrawBonus {
		return int16(s.Now.Bonus), game.None
	}
	return int16(s.f.Hand.Size - s.wanted()), game.None
}

func argsInvest(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.Test.Kind), int16(s.Test.Need)
}

func argsSabotage(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.Test.Seat), int16(s.Test.Kind)
}

func argsSacrifice(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.trait(s.Test.Last)), game.None
}

func argsEvent(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.f.kind(s.Shown)), int16(s.Now.Target)
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
