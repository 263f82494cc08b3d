package people

import (
	"embed"
	"io/fs"
	"strings"

	"outremer/text"
)

//go:embed text
var folder embed.FS

// Words is the folder with what is sent to people.
func Words() fs.FS {
	words, err := fs.Sub(folder, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return words
}

// mailWords returns what a mail to somebody says, by key.
func mailWords(lang, name string) (func(key string) string, error) {
	tables, err := text.ReadUI(Words(), lang)
	if err != nil {
		return nil, err
	}
	return func(key string) string { return strings.ReplaceAll(tables["mail"][key].Ways[0], "{name}", name) }, nil
}
