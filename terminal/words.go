package terminal

import (
	"fmt"
	"io/fs"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
)

// Words is what is said on a terminal in one language; %v stands for what is filled in.
type Words map[string]string

// ReadWords reads <lang>.toml of a folder, or the first language's where there is none. The
// files are built in, so a broken one is a mistake of ours: it panics.
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

// Say fills a sentence in.
func (w Words) Say(key string, args ...any) string {
	if len(args) == 0 {
		return w[key]
	}
	return fmt.Sprintf(w[key], args...)
}
