package diplomacy

import (
	"strconv"
	"strings"
)

// Result is how an order ended.
type Result uint8

// The results. A void order was never possible or was undone by a rule; the unit held instead.
const (
	Succeeded Result = iota
	Failed
	Void
)

func (r Result) String() string { return [...]string{"succeeds", "fails", "void"}[r] }

// Cause is why an order ended as it did.
type Cause uint8

// The causes. Brackets say what By, Strength and Against mean in the outcome.
const (
	NoCause Cause = iota

	// Movement.
	Entered          // [By the strongest opposition if there was any, with strengths]
	Standoff         // others tried for the same province [By the strongest, with strengths]
	Held             // the unit there held [By, with strengths]
	HeadToHead       // the unit there moved the opposite way [By, with strengths]
	OwnUnit          // a unit of the same power stayed there [By]
	NoConvoy         // no complete convoy was ordered
	ConvoyDisrupted  // no complete convoy was left [By a fleet that was dislodged]
	ConvoyParadox    // the convoy would have decided its own fate
	WouldLeave       // a bound unit was strong enough to leave, but stays [with strengths]
	WouldEnterFreely // void: nobody opposed the sortie of a bound unit

	// Holding, and what can happen to any unit that stays.
	Dislodged // [By the attacker]

	// Support and convoy.
	Given           // the support counted, or the fleet convoyed [By the unit helped]
	CutByAttack     // [By the attacker]
	CutByDislodging // [By the attacker]
	UnitMoves       // the unit to be supported in place was ordered to move [By that unit]
	UnitStays       // the unit whose move was to be supported or convoyed did not move [By that unit]
	UnitGoesAside   // the unit whose move was to be supported or convoyed was ordered elsewhere or to another coast [By that unit]
	UnitWalks       // the army to be convoyed goes by land [By that unit]
	HelpsSortie     // void: the support would take a bound unit out of its province [By that unit]

	// Void because of what the order says.
	NoSuchUnit       // no unit of this type is there
	NotYours         // the unit belongs to another power [By the unit]
	Replaced         // a later order for the same unit overrides it
	WrongPhase       // this kind of order does not belong to the phase
	NotAdjacent      // the unit cannot go there
	NoRoute          // the unit cannot go there and no fleets are in place to take it
	WrongTerrain     // an army at sea, a fleet inland
	CoastNeeded      // two coasts are possible
	CoastUnreachable // the named coast cannot be reached
	SameProvince     // the unit is already there
	FleetConvoyed    // only armies can be convoyed
	HelpsItself      // a unit cannot support itself
	OutOfReach       // the supporter could not go there itself
	TargetOutOfReach // the supported unit cannot go there [By that unit]
	OnlyByOwnConvoy  // only the supporter could convoy the unit there [By that unit]
	NotAtSea         // only fleets at sea convoy
	OffRoute         // no route needs this fleet
	CannotDeploy     // the unit cannot deploy
	NoUnitToHelp     // there is no such unit to support or convoy

	// Retreats.
	Retreated
	NotDislodged     // the unit does not have to retreat
	OrderedToDisband //
	NoOrder          // disbanded because no retreat was ordered
	RetreatOccupied  // another unit is there [By]
	RetreatContested // a standoff left it empty
	RetreatToOrigin  // the attacker came from there
	RetreatClash     // another unit retreated there too [By]

	// Builds and removals.
	Built
	Removed
	Waived
	NotDue         // the power has no more builds or removals due
	NotOwned       // the power does not own the center
	NoCenter       // there is no supply center
	NotHome        // not a home center
	Occupied       // [By]
	AlreadyOrdered // a second order for the same center or unit
	CivilDisorder  // removed because too few removals were ordered
)

var causeNames = [...]string{
	"none", "entered", "standoff", "held", "head-to-head", "own-unit", "no-convoy", "convoy-disrupted", "convoy-paradox",
	"would-leave", "would-enter-freely", "dislodged", "given", "cut-by-attack", "cut-by-dislodging", "unit-moves", "unit-stays",
	"unit-goes-aside", "unit-walks", "helps-sortie", "no-such-unit", "not-yours", "replaced", "wrong-phase", "not-adjacent",
	"no-route", "wrong-terrain", "coast-needed", "coast-unreachable", "same-province", "fleet-convoyed", "helps-itself",
	"out-of-reach", "target-out-of-reach", "only-by-own-convoy", "not-at-sea", "off-route", "cannot-deploy", "no-unit-to-help",
	"retreated", "not-dislodged", "ordered-to-disband", "no-order", "retreat-occupied", "retreat-contested", "retreat-to-origin",
	"retreat-clash", "built", "removed", "waived", "not-due", "not-owned", "no-center", "not-home", "occupied",
	"already-ordered", "civil-disorder",
}

// String returns a short, stable name: text files and other programs may use it as a key.
func (c Cause) String() string { return causeNames[c] }

// Why is the cause of an outcome as data: enough to draw it and to put it into words.
type Why struct {
	Cause    Cause
	By       Prov  // the other province concerned, or NoProv
	Strength uint8 // of the move
	Against  uint8 // strength of the opposition
	Ignored  uint8 // supports that did not count because they came from the power under attack
}

func because(c Cause) Why            { return Why{Cause: c, By: NoProv} }
func becauseOf(c Cause, by Prov) Why { return Why{Cause: c, By: by} }

// Text formats the cause as one short line for programs: the name of the cause, then its details,
// as in "standoff by=mun strength=1 against=2".
func (w Why) Text(m *Map) string {
	var b strings.Builder
	b.WriteString(w.Cause.String())
	if w.By != NoProv {
		b.WriteString(" by=" + m.ID(Loc(w.By)))
	}
	if w.Strength > 0 {
		b.WriteString(" strength=" + strconv.Itoa(int(w.Strength)) + " against=" + strconv.Itoa(int(w.Against)))
	}
	if w.Ignored > 0 {
		b.WriteString(" ignored=" + strconv.Itoa(int(w.Ignored)))
	}
	return b.String()
}

// Outcome is what became of a unit and its order in the movement phase.
type Outcome struct {
	Order    Order // the effective order, with its coast filled in; a hold if there was none
	Ordered  bool  // the unit was given an order
	Convoyed bool  // the move needed a convoy
	Result   Result
	Why      Why

	Dislodged      bool
	DislodgedBy    Prov // where the attacker came from, or NoProv
	AttackerLanded bool // it came by convoy or deployment, so its province is open for retreats
	Disbanded      bool // removed at once: a failed deployment, or a unit that does not retreat
}

// Refusal is an order that did not reach any unit.
type Refusal struct {
	Order int // index among the orders given
	Why   Why
}
