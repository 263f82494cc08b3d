package skirmish

import "outremer/game/box"

// Box is skirmish, ready to be loaded.
var Box = box.Of("skirmish", files, New)
