package kings

import "outremer/game/box"

// Box is Crusader Kings, ready to be loaded.
var Box = box.Of("kings", files, New)
