package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"outremer/facts"
	"outremer/game"
	"outremer/games"
	"outremer/text"
)

// template writes a title's data files to a folder for the user to correct. Existing files are not
// touched: they may be an evening's work.
func (c copyOf) template(w io.Writer, folder string) error {
	g := c.builtIn()
	files, err := namesFiles(g)
	if err != nil {
		return err
	}
	for _, f := range g.Facts.Provenance().Files {
		body, _ := g.Facts.File(f.File)
		files = append(files, game.FactsFile{Name: f.File, Text: c.head(f) + body})
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return fmt.Errorf("--template: %w", err)
	}
	slices.SortFunc(files, func(a, b game.FactsFile) int { return strings.Compare(a.Name, b.Name) })
	for _, f := range files {
		verb := "wrote"
		err := writeNew(filepath.Join(folder, f.Name), f.Text)
		if errors.Is(err, fs.ErrExist) {
			verb, err = "kept", nil
		}
		if err != nil {
			return fmt.Errorf("--template: %w", err)
		}
		fmt.Fprintln(w, verb, filepath.Join(folder, f.Name))
	}
	fmt.Fprintf(w, `
Compare the files with your printed game and correct what differs. Set source = "rulebook" where
you have looked. Files that you do not want to change can be deleted. Then
    outremer facts %[1]s --check %[2]s
    outremer facts %[1]s --add NAME %[2]s --dir ./data
`, c.slug, folder)
	return nil
}

// writeNew writes a file that must not exist yet.
func writeNew(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

// head returns a comment that says what in a file is worth checking.
func (c copyOf) head(f facts.FileProvenance) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Your copy of %s, for outremer facts %s --check\n", f.File, c.slug)
	switch f.Reconstructed {
	case 0:
		b.WriteString("# Nothing in it is reconstructed.\n\n")
		return b.String()
	case f.All():
		fmt.Fprintf(&b, "# All its %d entries are reconstructed: compare them with the printed game.\n\n", f.All())
		return b.String()
	}
	fmt.Fprintf(&b, "# %d of its %d entries are reconstructed: compare these with the printed game. Where only a part of\n"+
		"# an entry is, a comment below says so.\n", f.Reconstructed, f.All())
	for _, word := range wordsOf(f.Entries) {
		b.WriteString(worth(word, f.Entries))
	}
	b.WriteString("\n")
	return b.String()
}

// wordsOf returns the kinds of entries in a file, in order.
func wordsOf(list []facts.Entry) (words []string) {
	for _, e := range list {
		if !slices.Contains(words, e.Word()) {
			words = append(words, e.Word())
		}
	}
	return words
}

// mostNamed is how many entries of one kind the head of a file lists individually.
const mostNamed = 40

// worth returns a paragraph about the reconstructed entries of one kind.
func worth(word string, list []facts.Entry) string {
	var names []string
	all := 0
	for _, e := range list {
		if e.Word() != word {
			continue
		}
		all++
		if e.Source == "reconstructed" {
			names = append(names, strings.TrimPrefix(e.Label, word+" "))
		}
	}
	switch {
	case len(names) == 0:
		return ""
	case len(names) == all && all > 1:
		return fmt.Sprintf("#   %s: all %d\n", word, all)
	case len(names) > mostNamed:
		return fmt.Sprintf("#   %s: %d of %d, which say so\n", word, len(names), all)
	}
	return wrapped("#   "+word+": ", "#     ", names)
}

// wrapped formats a list in lines of reasonable length.
func wrapped(begin, indent string, names []string) string {
	const width = 110
	var b strings.Builder
	line := begin + names[0]
	for _, name := range names[1:] {
		if len(line)+len(name)+3 > width {
			b.WriteString(line + ",\n")
			line = indent + name
			continue
		}
		line += ", " + name
	}
	b.WriteString(line + "\n")
	return b.String()
}

// namesFiles returns the files in which a set can rename its things. All lines are commented out:
// names that are not changed stay those of the program.
func namesFiles(g games.Game) (files []game.FactsFile, err error) {
	words, err := speak(g)
	if err != nil {
		return nil, err
	}
	for _, lang := range text.Languages {
		var b strings.Builder
		fmt.Fprintf(&b, `# What things are called in the language %q, and what their descriptions say of them. To change one, take
# the mark in front of it away. A thing that you add to the data files needs a line here, like those
# of its kind: with the same forms of its name, which sentences use.
`, lang)
		for _, sort := range sortsOfData(g) {
			b.WriteString("\n")
			for _, line := range words.Written(lang, sort) {
				b.WriteString("# " + line + "\n")
			}
		}
		files = append(files, game.FactsFile{Name: text.NamesFile(lang), Text: b.String()})
	}
	return files, nil
}

// sortsOfData returns the sorts whose things are mostly listed in data files. Other sorts share a
// name with them only by coincidence.
func sortsOfData(g games.Game) (sorts []string) {
	slugs := map[string]bool{}
	for _, e := range facts.Entries(g.Facts) {
		slugs[e.Slug] = e.Slug != ""
	}
	for _, sort := range g.Lexicon().Sorts {
		listed := 0
		for _, name := range sort.Names {
			if slugs[name] {
				listed++
			}
		}
		if 2*listed > len(sort.Names) {
			sorts = append(sorts, sort.Slug)
		}
	}
	return sorts
}
