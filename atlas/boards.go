// Package atlas holds the drawn boards for programs that draw positions on the server.
package atlas

import _ "embed"

// Cardinals is the board of College of Cardinals.
//
//go:embed boards/cardinals.svg
var Cardinals string
