// Command release makes all that a version is handed out as, in dist/: for each platform an archive
// with a list of what is in it (SBOM), for Linux also a Debian package and a container image, and the
// checksums of all. It needs no network, no Docker and no other program than Go. Run it in the root of
// the repository, after the client was built: make release.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

func main() {
	out := flag.String("out", "dist", "folder for what is made; emptied first")
	chosen := flag.String("platforms", runtime.GOOS+"/"+runtime.GOARCH, "platforms, separated by commas")
	flag.Parse()
	if err := release(".", *out, strings.Split(*chosen, ",")); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release makes everything for the platforms from the repository in root.
func release(root, out string, platforms []string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, p := range platforms {
		if err := releaseFor(root, out, p); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	return sumUp(out)
}

// releaseFor makes what one platform needs.
func releaseFor(root, out, platform string) error {
	scratch, err := os.MkdirTemp("", "release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	b, err := build(root, scratch, platform)
	if err != nil {
		return err
	}
	steps := []func(root, out string, b *binary) error{archive, describe}
	if b.system == "linux" {
		steps = append(steps, debian, image)
	}
	for _, step := range steps {
		if err := step(root, out, b); err != nil {
			return err
		}
	}
	return nil
}

// path returns where something made from a binary lies, with an ending such as ".tar.gz".
func (b *binary) path(out, ending string) string {
	return filepath.Join(out, b.name()+ending)
}
