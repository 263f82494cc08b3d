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

// Via is the route a move takes.
type Via uint8

// The routes. By default an army walks to a neighbour, unless a fleet of its own power is ordered
// to convoy it, and needs a convoy to go elsewhere.
const (
	ViaAny Via = iota
	ViaConvoy
	// ViaDeployment takes a unit with the trait Deploys to any land province. Nothing disrupts it
	// on the way, its own province is always vacated, and it is disbanded if it does not get in.
	// The caller decides whether there is a way.
	ViaDeployment
)

// Order is one order. Unused fields are zero for types and NoLoc for places.
type Order struct {
	Power Power // that gives the order
	Kind  OrderKind
	Via   Via      // for a Move
	Type  UnitType // of the unit ordered or built; AnyUnit if the order does not say
	At    Loc      // where that unit stands or is built; its coast is ignored, except for builds
	Other UnitType // of the unit supported or convoyed
	From  Loc      // where the supported or convoyed unit stands
	To    Loc      // destination of the move that is ordered, supported or convoyed
}
