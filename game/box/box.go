// Package box packs a title into one value: the files of its folder, and how to make the title from
// them. A title exports its Box; the list of titles is a list of boxes.
package box

import (
	"io/fs"

	"outremer/game"
)

// Box is a title that is not loaded yet. Folders the title does not have are nil.
type Box struct {
	Slug   string
	Data   fs.FS // the built-in facts, with those of earlier releases under old/
	Text   fs.FS // the sentences, one file per language
	Rules  fs.FS // the rules as players read them, one page per language
	Boards fs.FS // drawings of its boards; most titles leave these to the atlas

	// Load makes the title with a set of facts.
	Load func(game.Source) (game.Title, error)
}

// Of packs a title. files holds its folders data, text, rules and boards, as //go:embed has
// them.
func Of[T game.Title](slug string, files fs.FS, load func(game.Source) (T, error)) Box {
	return Box{
		Slug: slug, Data: folder(files, "data"), Text: folder(files, "text"),
		Rules: folder(files, "rules"), Boards: folder(files, "boards"),
		Load: func(src game.Source) (game.Title, error) { return load(src) },
	}
}

// folder returns a subfolder of files; nil if there is none.
func folder(files fs.FS, name string) fs.FS {
	if info, err := fs.Stat(files, name); err != nil || !info.IsDir() {
		return nil
	}
	sub, err := fs.Sub(files, name)
	if err != nil {
		panic(err) // the names above are valid
	}
	return sub
}
