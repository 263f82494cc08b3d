// Package atlas holds the drawn boards for programs that draw positions on the server or
// have to know what is drawn.
package atlas

import (
	_ "embed"
	"regexp"
)

// Cardinals is the board of College of Cardinals.
//
//go:embed boards/cardinals.svg
var Cardinals string

var (
	//go:embed boards/kingdoms-first-third-crusades.svg
	kingdoms12 string
	//go:embed boards/kingdoms-second-crusade.svg
	kingdoms34 string
	//go:embed boards/kings.svg
	kings string
	//go:embed boards/thywill-p2.svg
	thywill2 string
	//go:embed boards/thywill-p34.svg
	thywill34 string
)

// boards by name: the slug of the title, and that of the board where a title has several.
var boards = map[string]*string{
	"cardinals": &Cardinals, "kings": &kings,
	"kingdoms-first-third-crusades": &kingdoms12, "kingdoms-second-crusade": &kingdoms34,
	"thywill-p2": &thywill2, "thywill-p34": &thywill34,
}

var space = regexp.MustCompile(` id="space-([^"]+)"`)

// Spaces are the slugs of the places that are drawn on a board; nil if there is no such board.
func Spaces(board string) map[string]bool {
	svg, ok := boards[board]
	if !ok {
		return nil
	}
	drawn := map[string]bool{}
	for _, m := range space.FindAllStringSubmatch(*svg, -1) {
		drawn[m[1]] = true
	}
	return drawn
}
