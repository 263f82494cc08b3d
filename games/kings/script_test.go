package kings

import (
	"outremer/facts/factstest"
	"outremer/game/gametest"
)

// title is Crusader Kings with its built-in data.
var title = factstest.Title(Box.Data, New)

// script runs the cases of one file. The citations of the file are listed above the test that
// calls this; TestCitations keeps the two in step.
var script = gametest.Script(title)
