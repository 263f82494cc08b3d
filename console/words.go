package console

import (
	"embed"
	"fmt"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// words is what the terminal itself says, in one language.
type words map[string]string

func wordsOf(lang string) words {
	for _, l := range []string{lang, text.Languages[0]} {
		data, err := files.ReadFile(l + ".toml")
		if err != nil {
			continue
		}
		w := words{}
		if err := toml.Unmarshal(data, &w); err != nil {
			panic(l + ".toml: " + err.Error()) // embedded: the tests read it, too
		}
		return w
	}
	return words{}
}

// say fills a sentence in.
func (w words) say(key string, args ...any) string {
	if len(args) == 0 {
		return w[key]
	}
	return fmt.Sprintf(w[key], args...)
}
