package main

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// binary is the program, built for a platform.
type binary struct {
	system, machine string // as Go calls them: linux, amd64
	file            string
	info            *buildinfo.BuildInfo
	version         string    // without the leading v
	made            time.Time // of the commit, so that the same commit always gives the same files
}

// name returns what everything made from the binary is called, but for the ending.
func (b *binary) name() string {
	return fmt.Sprintf("outremer_%s_%s_%s", b.version, b.system, b.machine)
}

// build compiles the program. Which version it is, it knows by itself, from the repository's tags.
func build(root, dir, platform string) (*binary, error) {
	system, machine, ok := strings.Cut(platform, "/")
	if !ok {
		return nil, fmt.Errorf("not a platform such as linux/amd64")
	}
	b := &binary{system: system, machine: machine, file: filepath.Join(dir, "outremer")}
	if system == "windows" {
		b.file += ".exe"
	}
	if err := b.run(root, "build", "-trimpath", "-buildvcs=true", "-ldflags", "-s -w", "-o", b.file, "./cmd/outremer"); err != nil {
		return nil, err
	}
	if system != runtime.GOOS { // files that are compiled nowhere else
		if err := b.run(root, "vet", "-trimpath", "./cmd/outremer", "./store/...", "./web", "./bench"); err != nil {
			return nil, err
		}
	}
	return b, b.identify()
}

// run runs the go command for the binary's platform.
func (b *binary) run(root string, args ...string) error {
	c := exec.Command("go", args...)
	c.Dir, c.Stderr = root, os.Stderr
	c.Env = append(os.Environ(), "GOOS="+b.system, "GOARCH="+b.machine, "CGO_ENABLED=0")
	return c.Run()
}

// identify reads from the binary what it was built from.
func (b *binary) identify() error {
	info, err := buildinfo.ReadFile(b.file)
	if err != nil {
		return err
	}
	b.info, b.version = info, strings.TrimPrefix(info.Main.Version, "v")
	for _, s := range info.Settings {
		if s.Key == "vcs.time" {
			b.made, err = time.Parse(time.RFC3339, s.Value)
			return err
		}
	}
	return fmt.Errorf("the program does not know its commit: is this a clone of the repository?")
}
