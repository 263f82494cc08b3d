//go:build race

package gametest

// keptStride: under the race detector, which is ten times slower, one kept game of so
// many is replayed. Replays are alike in what they share, so a few show every race.
const keptStride = 10
