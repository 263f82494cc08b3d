package diplomacy

// OrderKind says what an order tells its unit to do.
type OrderKind uint8

// The kinds of order. A move in the retreat phase is a retreat.
const (
	Hold OrderKind = iota
	Move
	SupportHold
	SupportMove
	Convoy
	Disband
	Build
	Remove
	Waive
)

// Via is how a move is to go.
type Via uint8

// The ways. By default an army walks to a neighbour, unless a fleet of its own
// power is ordered to convoy it, and needs a convoy to go elsewhere.
const (
	ViaAny Via = iota
	ViaConvoy
	// ViaDeployment takes a unit that has the trait Deploys to any land province.
	// Nothing on the way disturbs it, its own province is vacated in any case,
	// and it is disbanded if it does not get in. Whether there is a way is for
	// the caller to say.
	ViaDeployment
)

// Order is one order. Unused fields are zero for types and NoLoc for places.
type Order struct {
	Power Power // who gives it
	Kind  OrderKind
	Via   Via      // of a Move
	Type  UnitType // of the unit ordered or built; AnyUnit if the order does not say
	At    Loc      // where that unit stands or is built; its coast is ignored, except for builds
	Other UnitType // of the unit supported or convoyed
	From  Loc      // where that one stands
	To    Loc      // where the move goes that is ordered, supported or convoyed
}
