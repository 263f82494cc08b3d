// Package table runs games for people and bots: who sits where, what was played, who may see what,
// undo, letters, and bots that act on their turn.
//
// A [Host] owns all tables of this process. A [Table] is loaded on demand by replaying its records,
// and parked when it has been idle for a while. The store is authoritative; a table in memory is a
// cache.
//
// So is a bookmark: what a long table remembers, packed, so that loading it replays only the records
// after it. One is written now and then in the background, and used only by the very same program for
// the very same game; whenever anything about it is odd, the log is replayed from the start.
//
// A table is composed of independent values: the course of the game (package record), the clock
// (package clock) and the mail (package press). The table adds seats, and the gate through which
// all of it changes.
//
// # A change
//
// Every change goes through one gate, Table.do: work out the change on a copy, write it in one
// transaction that compares the table's version, swap in the copy, and only then notify watchers.
// Whatever was acknowledged is on disk, and nobody hears of anything that is not. A change that
// finds nothing to do stops there without an error. If the rules panic, the copy is discarded and
// the table is frozen with its log intact; other tables are unaffected.
//
// Several nodes may share a store (nodes.go). None owns a table: whoever finds its copy old reads the
// records after it, and tries once more.
//
// # Two locks
//
// Table.turn serializes writers. It is held from working out a change until watchers are notified,
// including disk I/O.
//
// Table.mu guards memory. It is held while memory is read or written, but never during disk I/O, so
// readers never wait for the disk. State that changes can modify is written only with both locks
// held, so the holder of turn may release mu and find the state unchanged. What readers cache, such
// as snapshots and a seat's news, is written with mu alone.
//
// When both are needed, turn is taken first. Functions that require turn to be held say so; holding
// mu is assumed. Neither is taken while Host.mu is held.
//
// # News
//
// A table keeps one list of what happened. Each watcher has a cursor into it and pulls what it has
// not seen: publishing is one append and one closed channel, so a thousand watchers do not slow
// down a move. News is numbered per seat, counting only what that seat learns of. Other seats'
// drafts therefore change nothing, not even a number, and a table in memory, a restarted one and a
// twin in which somebody else drafted more look the same, byte for byte.
package table
