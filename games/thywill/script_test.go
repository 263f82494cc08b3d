package thywill

import (
	"outremer/facts/factstest"
	"outremer/game/gametest"
)

// title is Thy Will Be Done with its built-in data.
var title = factstest.Title(Box.Data, New)

// script runs the cases of one file. What the file cites stands above the test that
// calls this; TestCitations holds the two together.
var script = gametest.Script(title)
