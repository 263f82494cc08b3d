package text

import (
	"embed"
	"fmt"
	"maps"

	"github.com/pelletier/go-toml/v2"
)

//go:embed en.toml it.toml
var wordFiles embed.FS

// common is the words shared by all titles, in one language.
type common struct {
	words map[string]string
	notes map[string][]node // sentences about the table, by what happened
}

var shared = func() map[string]common {
	all := map[string]common{}
	for _, lang := range Languages {
		data, err := wordFiles.ReadFile(lang + ".toml")
		if err != nil {
			panic(err) // embedded, and the tests cover every language
		}
		c, err := readCommon(data)
		if err != nil {
			panic(lang + ".toml: " + err.Error())
		}
		all[lang] = c
	}
	return all
}()

// readCommon reads a file of words; its table [note] holds templates.
func readCommon(data []byte) (common, error) {
	c := common{words: map[string]string{}, notes: map[string][]node{}}
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		return c, err
	}
	for key, value := range all {
		if text, ok := value.(string); ok {
			c.words[key] = text
		}
	}
	notes, _ := all["note"].(map[string]any)
	for key, value := range notes {
		text, ok := value.(string)
		if !ok {
			return c, fmt.Errorf("note.%s is no text", key)
		}
		nodes, err := parse(text)
		if err != nil {
			return c, fmt.Errorf("note.%s: %w", key, err)
		}
		c.notes[key] = nodes
	}
	return c, nil
}

// Word returns an interface word shared by all titles, such as "undo", and falls back to the key.
func Word(lang, key string) string {
	for _, l := range []string{lang, Languages[0]} {
		if text, ok := shared[l].words[key]; ok {
			return text
		}
	}
	return key
}

// Fill returns a word with its blanks filled in.
func Fill(lang, key string, values ...any) string { return fmt.Sprintf(Word(lang, key), values...) }

// Words returns all shared words of a language.
func Words(lang string) map[string]string {
	c, ok := shared[lang]
	if !ok {
		c = shared[Languages[0]]
	}
	return maps.Clone(c.words)
}
