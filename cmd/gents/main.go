// Command gents generates what the client takes from Go: the TypeScript types of every title, which
// are its view and the slugs of its verbs, steps, events and things, and the words of the
// interface. The client is type-checked against them, so it cannot drift from the rules. For the
// server it generates the code with which views, and the documents around them, are encoded and
// compared.
package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"reflect"

	"outremer/games"
	"outremer/web"
)

//go:generate go run -tags gents . ../..

// gen is the client's folder of generated files.
const gen = "client/src/gen"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: gents REPOSITORY")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "gents:", err)
		os.Exit(1)
	}
}

func run(root string) error {
	files, err := generate()
	if err != nil {
		return err
	}
	for name, text := range files {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generate returns the content of every file, by its path in the repository.
func generate() (map[string][]byte, error) {
	all, err := games.All("")
	if err != nil {
		return nil, err
	}
	files, err := words(all)
	if err != nil {
		return nil, err
	}
	for _, g := range all {
		slug := g.Info().Slug
		text, err := typescript(g.Title)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", slug, err)
		}
		files[path.Join(gen, slug+".ts")] = text
		view, err := encoder(g.Title)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", slug, err)
		}
		files[path.Join("games", slug, "view_json.go")] = view
	}
	docs, err := code("the documents that change with a move", reflect.TypeFor[web.TableDoc](), reflect.TypeFor[web.ResultDoc](), reflect.TypeFor[web.UndoDoc]())
	files["web/docs_json.go"] = docs
	return files, err
}
