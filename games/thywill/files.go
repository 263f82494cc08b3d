package thywill

import "outremer/game/box"

// Box is Crusaders: Thy Will Be Done, ready to be loaded.
var Box = box.Of("thywill", files, New)
