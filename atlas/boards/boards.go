// Package boards holds the drawn boards for programs that draw positions on the server.
package boards

import _ "embed"

// Cardinals is the board of College of Cardinals.
//
//go:embed cardinals.svg
var Cardinals string
