package terminal

import (
	"fmt"
	"io/fs"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
)

// Words is the terminal's texts in one language; %v marks a blank.
type Words map[string]string

// ReadWords reads <lang>.toml from a folder, or the first language's file if there is none. The
// files are embedded, so a broken one is a bug: it panics.
func ReadWords(folder fs.FS, lang string) Words {
	for _, l := range []string{lang, text.Languages[0]} {
		data, err := fs.ReadFile(folder, l+".toml")
		if err != nil {
			continue
		}
		w := Words{}
		if err := toml.Unmarshal(data, &w); err != nil {
			panic(l + ".toml: " + err.Error())
		}
		return w
	}
	return Words{}
}

// Say fills in a text.
func (w Words) Say(key string, args ...any) string {
	if len(args) == 0 {
		return w[key]
	}
	return fmt.Sprintf(w[key], args...)
}
