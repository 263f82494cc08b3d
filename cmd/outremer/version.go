package main

import "runtime/debug"

// program is this program's version: of the module if it was released, or else of the
// commit that it was built from.
func program() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}
