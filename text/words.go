package text

import (
	"embed"
	"fmt"
	"maps"

	"github.com/pelletier/go-toml/v2"
)

//go:embed en.toml it.toml
var wordFiles embed.FS

// shared is the words that all titles have in common, by language and key.
var shared = func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, lang := range Languages {
		data, err := wordFiles.ReadFile(lang + ".toml")
		if err != nil {
			panic(err) // embedded: a language without its file does not get past the tests
		}
		table := map[string]string{}
		if err := toml.Unmarshal(data, &table); err != nil {
			panic(lang + ".toml: " + err.Error())
		}
		all[lang] = table
	}
	return all
}()

// Word is an interface word that all titles share, such as "undo"; without one it
// is the key.
func Word(lang, key string) string {
	for _, table := range []map[string]string{shared[lang], shared[Languages[0]]} {
		if text, ok := table[key]; ok {
			return text
		}
	}
	return key
}

// Fill is a word with values in the places that it leaves open.
func Fill(lang, key string, values ...any) string { return fmt.Sprintf(Word(lang, key), values...) }

// Words is all shared words of a language.
func Words(lang string) map[string]string {
	table, ok := shared[lang]
	if !ok {
		table = shared[Languages[0]]
	}
	return maps.Clone(table)
}
