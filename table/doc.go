// Package table runs games for people and bots: who sits where, what was played,
// who may see what, undo, letters, and bots that act when it is their turn.
//
// A [Host] has all tables of this process. A [Table] is loaded when somebody asks
// for it, by replaying its records, and parked when nobody has looked at it for a
// while. The store is the truth; a table in memory is a cache of it.
//
// # A change
//
// Every change runs through the same gate, Table.do: work the change out on a
// copy, write it in one transaction that compares the table's version, take the
// copy over, and only then tell the watchers. What was acknowledged is on disk,
// and nobody hears of what is not. If the rules panic, the copy is thrown away and
// the table is frozen with its log intact; other tables do not notice.
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
