//go:build !engine

// Package atlas holds the drawn boards, for programs that draw positions on the server or need to
// know what is drawn.
package atlas

import (
	"embed"
	"io/fs"
	"regexp"
)

//go:embed boards/*.svg
var files embed.FS

// Boards returns all drawings, one file each: <title>.svg, or <title>-<board>.svg where a title has
// several. classic.svg is for the adjudicator's page and belongs to no title.
func Boards() fs.FS {
	dir, _ := fs.Sub(files, "boards") // embedded: it cannot be missing
	return dir
}

// Board returns one drawing; "" if there is no such board.
func Board(name string) string {
	svg, err := fs.ReadFile(Boards(), name+".svg")
	if err != nil {
		return ""
	}
	return string(svg)
}

var space = regexp.MustCompile(` id="space-([^"]+)"`)

// Spaces returns the slugs of the spaces drawn on a board; nil if there is no such board.
func Spaces(board string) map[string]bool {
	svg := Board(board)
	if svg == "" {
		return nil
	}
	drawn := map[string]bool{}
	for _, m := range space.FindAllStringSubmatch(svg, -1) {
		drawn[m[1]] = true
	}
	return drawn
}
