// Package engine seats programs at a game: they play over standard input and output, in lines of
// text, as chess engines do. docs/engines.md describes the protocol for those who write one.
//
// An engine gets what a brain gets through its window, and never the true state. There is one
// exception, for programs that are trusted: a twin is told the key of the game's luck and every
// move, and plays the game along. An earlier release of this program needs nothing else to look
// through a window of its own, since every game replays in every release; that makes it a yardstick
// for later ones even when snapshots have changed.
package engine

// greeting begins a conversation, with the version of the protocol.
const greeting = "outremer-engine 1"

// What an engine may say that it can use, in its answer to the greeting.
const (
	usesWorlds = "worlds" // snapshots of sampled worlds
	usesLuck   = "luck"   // the true game, if it is trusted with it
)
