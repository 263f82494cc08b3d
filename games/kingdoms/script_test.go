package kingdoms

import (
	"outremer/facts/factstest"
	"outremer/game/gametest"
)

// title is Crusader Kingdoms with its built-in data.
var title = factstest.Title(Box.Data, New)

// script runs the cases of one file. The rules that the file cites are listed above the test that
// calls this; TestCitations keeps the two in sync.
var script = gametest.Script(title)
