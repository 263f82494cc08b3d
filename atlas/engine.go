//go:build engine

// Package atlas holds no boards in an engine: the page that it runs for has them.
package atlas

// Fetch asks the page for a drawing; "" if there is no such board, or it cannot be had now. cmd/engine sets it.
var Fetch = func(name string) string { return "" }

// Board returns one drawing; "" if there is no such board.
func Board(name string) string { return Fetch(name) }
