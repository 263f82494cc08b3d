//go:build engine

package atlas

import "embed"

// An engine draws published turns; the client has the boards.
//
//go:embed boards/cardinals.svg
var files embed.FS
