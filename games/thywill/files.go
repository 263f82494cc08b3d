package thywill

import (
	"embed"

	"outremer/game/box"
)

//go:embed data text rules
var files embed.FS

// Box is Crusaders: Thy Will Be Done, ready to be loaded.
var Box = box.Of("thywill", files, New)
