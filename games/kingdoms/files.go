package kingdoms

import "outremer/game/box"

// Box is Crusader Kingdoms, ready to be loaded.
var Box = box.Of("kingdoms", files, New)
