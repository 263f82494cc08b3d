// Package build says which program this is, from what Go writes into every binary.
package build

import (
	"runtime"
	"runtime/debug"
)

// Info is what a program was built from. What is not known is "".
type Info struct {
	Version string // of the release, or made from the commit
	Commit  string
	Date    string // of the commit, as RFC 3339 has it
	Go      string
	System  string // what it was built for, such as linux/amd64
}

// Read returns what this program was built from.
func Read() Info {
	i := Info{Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return i
	}
	i.Version = info.Main.Version
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			i.Commit = s.Value
		case "vcs.time":
			i.Date = s.Value
		}
	}
	return i
}
