// Package docs has the pages for those who host and those who build, and tests that what
// they say is true.
package docs

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// left are folders that no step of the page needs.
var left = []string{".git", "node_modules", "bin", "data", "e2e", "shots"}

// TestAddingAGame does what adding-a-game.md says, in a copy of the repository.
func TestAddingAGame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program and tests a title: about half a minute")
	}
	page, err := os.ReadFile("adding-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	steps := shellBlocks(string(page))
	if len(steps) == 0 {
		t.Fatal("the page has no blocks marked sh")
	}
	root := t.TempDir()
	copyTree(t, root)
	for _, step := range steps {
		began := time.Now()
		run(t, root, step)
		t.Logf("%.1f s: %s", time.Since(began).Seconds(), step)
	}
}

var fenced = regexp.MustCompile("(?ms)^```sh\n(.*?)^```$")

func shellBlocks(page string) (blocks []string) {
	for _, m := range fenced.FindAllStringSubmatch(page, -1) {
		blocks = append(blocks, m[1])
	}
	return blocks
}

// run carries out a step as somebody would who types it, and wants all to go well.
func run(t *testing.T, root, step string) {
	t.Helper()
	c := exec.Command("bash", "-eux", "-o", "pipefail", "-c", step)
	c.Dir = root
	// Builds of the copy find what was built before only if paths do not count.
	c.Env = append(os.Environ(), "GOFLAGS=-trimpath", "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v, in the step\n%s\n%s", err, step, out)
	}
}

// copyTree copies the repository as far as the page needs it.
func copyTree(t *testing.T, to string) {
	t.Helper()
	from := os.DirFS("..")
	err := fs.WalkDir(from, ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist): // something else tidies up its own files meanwhile
			return nil
		case err != nil:
			return err
		case d.IsDir() && skipped(path, d.Name()):
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, path), 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		return copyFile(filepath.Join("..", path), filepath.Join(to, path))
	})
	if err != nil {
		t.Fatal(err)
	}
}

// skipped: the data of a title are needed, those of a server are not.
func skipped(path, name string) bool {
	return slices.Contains(left, name) && !strings.HasPrefix(path, "games/")
}

func copyFile(from, to string) error {
	info, err := os.Stat(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, info.Mode())
}
