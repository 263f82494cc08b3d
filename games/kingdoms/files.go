package kingdoms

import (
	"embed"

	"outremer/game/box"
)

//go:embed data text rules
var files embed.FS

// Box is Crusader Kingdoms, ready to be loaded.
var Box = box.Of("kingdoms", files, New)
