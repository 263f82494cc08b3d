// Command licences writes NOTICE: what the program is made of besides this repository, and under which
// licences. It is to be run in the root of the repository.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

//go:generate sh -c "cd ../.. && go run ./cmd/licences"

// systems are those for which the program is released; each needs other modules.
var systems = []string{"linux", "darwin", "windows"}

// node_modules is not there for everybody who builds the Go part.
var (
	//go:embed svelte.txt
	svelte string
	//go:embed xz.txt
	xz string // its package has none of its own
)

// part is something that the program contains.
type part struct{ name, text string }

func main() {
	b, err := notice(".")
	if err == nil {
		err = os.WriteFile("NOTICE", b, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

// notice returns the text of NOTICE for the repository in a folder.
func notice(root string) ([]byte, error) {
	parts, err := modules(root)
	if err != nil {
		return nil, err
	}
	others, err := notGo(root)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString("Outremer is under the Apache License 2.0, see LICENSE. The program contains the following, each under\nthe licence that stands below it. This file is generated: make generate.\n")
	for _, group := range byText(append(parts, others...)) {
		fmt.Fprintf(&b, "\n%s\n\n%s\n\n%s\n", strings.Repeat("=", 80), strings.Join(group.names, "\n"), group.text)
	}
	return b.Bytes(), nil
}

// modules returns the Go modules that the program is built from, in the order of their names.
func modules(root string) ([]part, error) {
	dirs := map[string]string{}
	for _, system := range systems {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "./cmd/outremer")
		list.Dir = root
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", system, err)
		}
		for line := range strings.Lines(string(out)) {
			if name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				dirs[name] = dir
			}
		}
	}
	var parts []part
	for _, name := range slices.Sorted(maps.Keys(dirs)) {
		text, err := licence(dirs[name])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		parts = append(parts, part{name, text})
	}
	return parts, nil
}

// licence returns the texts of the licences in a folder.
func licence(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, e := range entries {
		name := strings.ToUpper(strings.TrimSuffix(e.Name(), filepath.Ext(e.Name())))
		if e.IsDir() || filepath.Ext(e.Name()) == ".go" || !slices.Contains([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE"}, name) {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return "", err
		}
		texts = append(texts, tidy(string(b)))
	}
	if len(texts) == 0 {
		return "", fmt.Errorf("no licence in %s", dir)
	}
	return strings.Join(texts, "\n\n"), nil
}

// notGo returns what is in the program besides Go modules: Go itself, and what the pages in the browser
// are made with.
func notGo(root string) ([]part, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	golang, err := licence(strings.TrimSpace(string(out)))
	if err != nil {
		return nil, err
	}
	b, err := os.ReadFile(filepath.Join(root, "client/package-lock.json"))
	if err != nil {
		return nil, err
	}
	var lock struct {
		Packages map[string]struct{ Version string }
	}
	if err := json.Unmarshal(b, &lock); err != nil {
		return nil, err
	}
	fonts, err := os.ReadFile(filepath.Join(root, "client/public/fonts-license.txt"))
	if err != nil {
		return nil, err
	}
	return []part{{"Go, its runtime and standard library", golang},
		{"svelte " + lock.Packages["node_modules/svelte"].Version, tidy(svelte)},
		{"xz-decompress " + lock.Packages["node_modules/xz-decompress"].Version, tidy(xz)},
		{"Alegreya and Alegreya Sans, the fonts", tidy(string(fonts))}}, nil
}

func tidy(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t\f")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// group is what stands under the same words.
type group struct {
	names []string
	text  string
}

func byText(parts []part) []*group {
	var groups []*group
	at := map[string]*group{}
	for _, p := range parts {
		g := at[p.text]
		if g == nil {
			g = &group{text: p.text}
			groups, at[p.text] = append(groups, g), g
		}
		g.names = append(g.names, p.name)
	}
	return groups
}
