//go:build !race

package gametest

// keptStride: every kept game is replayed.
const keptStride = 1
