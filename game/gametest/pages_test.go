package gametest

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	link   = regexp.MustCompile(`\]\(([^)#\s]+)(?:#[^)]*)?\)`)
	target = regexp.MustCompile("`make ([a-z0-9]+)")
)

// TestPages: links from one page of the repository to another lead somewhere, and the make
// targets that pages name exist.
func TestPages(t *testing.T) {
	root := filepath.Join("..", "..")
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && d.Name() == "node_modules" {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".md" {
			return nil
		}
		page, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range link.FindAllStringSubmatch(string(page), -1) {
			seen++
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil && !strings.Contains(m[1], "://") {
				t.Errorf("%s links to %s, which is not there", path, m[1])
			}
		}
		for _, m := range target.FindAllStringSubmatch(string(page), -1) {
			if !strings.Contains(string(makefile), "\n"+m[1]+":") {
				t.Errorf("%s names make %s, which is no target", path, m[1])
			}
		}
		return nil
	})
	if err != nil || seen < 20 {
		t.Errorf("%d links read, want more; %v", seen, err)
	}
}
