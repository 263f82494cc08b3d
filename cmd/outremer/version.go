package main

import "runtime/debug"

// program returns this program's version: that of the module if it was released, otherwise the
// commit it was built from.
func program() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}
