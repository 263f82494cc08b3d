package skirmish

import (
	"embed"
	"io/fs"
)

//go:embed text/*.toml
var files embed.FS

// Text is the catalogues of sentences, one per language.
func Text() fs.FS {
	dir, _ := fs.Sub(files, "text") // embedded: it cannot be missing
	return dir
}
