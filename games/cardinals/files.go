package cardinals

// The adjudicator has a copy of the map, in its own format.
//go:generate go run ./genmap ../../diplomacy/maps/cardinals.json

import "outremer/game/box"

// Box is College of Cardinals, ready to be loaded.
var Box = box.Of("cardinals", files, New)
