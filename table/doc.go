// Package table runs games for people and bots: who sits where, what was played,
// who may see what, undo, letters, and bots that act when it is their turn.
//
// A [Host] has all tables of this process. A [Table] is loaded when somebody asks
// for it, by replaying its records, and parked when nobody has looked at it for a
// while. The store is the truth; a table in memory is a cache of it.
//
// A table is made of values that know nothing of each other: the course of the game
// (package record), the clock (package clock) and the mail (package press). The table
// adds seats, and the gate through which all of it changes.
//
// # A change
//
// Every change runs through the same gate, Table.do: work the change out on a
// copy, write it in one transaction that compares the table's version, take the
// copy over, and only then tell the watchers. What was acknowledged is on disk,
// and nobody hears of what is not. A change that finds nothing to do ends there, and
// its caller hears of no error. If the rules panic, the copy is thrown away and
// the table is frozen with its log intact; other tables do not notice.
//
// # Two locks
//
// Table.turn is for those who write. It is held by one at a time, from working a change
// out until the watchers are told, while the disk works, too.
//
// Table.mu is for memory. It is held while memory is read or written, and never while
// the disk works, so that readers do not wait for it. What a change can change is written
// only with both locks held: the holder of the turn may let go of mu and find the state as it
// was. What readers make for themselves, such as snapshots and the news of a seat, is
// written with mu alone.
//
// Whoever needs both takes turn first; functions that need a lock held say so if it is
// turn, and take it for granted if it is mu. Neither is taken while Host.mu is held.
//
// # News
//
// A table keeps one list of what happened. Each watcher has a place in it and
// pulls what it has not seen: publishing is one append and one closed channel, so
// a thousand watchers do not slow a move down. News are numbered per seat, counting
// only what that seat learns of. Drafts of others thus move nothing, not even
// a number, and a table in memory, a restarted one and its twin in which somebody
// else drafted more look the same, byte for byte.
package table
