package main

import "testing"

// TestVersion: a report of a fault can say exactly what was run.
func TestVersion(t *testing.T) {
	outremer(t, "version").ok().has("outremer ", "commit ", "built by go1.", "rules    kingdoms, revision ", "rules    kings, revision ")
	outremer(t, "--version").ok().has("outremer ")
	outremer(t, "version", "now").failed(exitUsage, "takes no arguments")
}
