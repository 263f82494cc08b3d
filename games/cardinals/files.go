package cardinals

// The adjudicator has a copy of the map, in its own format.
//go:generate go run ./genmap ../../diplomacy/maps/cardinals.json

import (
	"embed"
	"io/fs"
)

//go:embed data text rules
var files embed.FS

// Data is the built-in facts: a file each, and below old/ those of earlier programs.
func Data() fs.FS { return sub("data") }

// Text is the catalogues of sentences, one per language.
func Text() fs.FS { return sub("text") }

// Rules is the rules as players read them, one page per language.
func Rules() fs.FS { return sub("rules") }

func sub(dir string) fs.FS {
	x, err := fs.Sub(files, dir)
	if err != nil {
		panic(err) // the folder is embedded: it cannot be missing
	}
	return x
}
