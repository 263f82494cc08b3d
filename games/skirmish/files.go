package skirmish

import (
	"embed"

	"outremer/game/box"
)

//go:embed data text rules
var files embed.FS

// Box is skirmish, ready to be loaded.
var Box = box.Of("skirmish", files, New)
