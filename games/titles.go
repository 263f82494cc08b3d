//go:build !engine

package games

import (
	"outremer/games/cardinals"
	cardinalsface "outremer/games/cardinals/face"
	cardinalspapers "outremer/games/cardinals/papers"
	"outremer/games/kingdoms"
	kingdomsface "outremer/games/kingdoms/face"
	"outremer/games/kings"
	kingsface "outremer/games/kings/face"
	"outremer/games/thywill"
	thywillface "outremer/games/thywill/face"
)

// titles are in the order in which players see them.
var titles = list(
	entry{Box: kingdoms.Box, face: kingdomsface.New},
	entry{Box: thywill.Box, face: thywillface.New},
	entry{Box: cardinals.Box, face: cardinalsface.New, papers: cardinalspapers.Open},
	entry{Box: kings.Box, face: kingsface.New},
)
