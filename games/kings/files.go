package kings

import (
	"embed"

	"outremer/game/box"
)

//go:embed data text rules
var files embed.FS

// Box is Crusader Kings, ready to be loaded.
var Box = box.Of("kings", files, New)
