// Package web serves tables over HTTP: an API under /api/v1 that covers everything a player can do,
// live updates as server-sent events, and plain pages.
//
// Every response is made for a guest, identified by a signed cookie, from a table.Snapshot or
// table.News of a seat that the guest holds, or of the spectators. Nothing in this package reads a
// game's state directly.
//
// Errors are problem documents (RFC 9457). A move that breaks the rules is answered with the
// paragraph of the rulebook, a key and a sentence in the reader's language.
package web
