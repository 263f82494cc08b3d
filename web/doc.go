// Package web serves tables over HTTP: an API under /api/v1 that can do all that a
// person can do, live updates as server-sent events, and plain pages.
//
// Every line that leaves the server was asked for by a guest, known by a signed
// cookie, and is made from a table.Snapshot or table.News of a seat that this guest
// holds, or of the spectators. Nothing here looks at a game's state itself.
//
// Errors are problem documents (RFC 9457). A move that the rules refuse carries
// the paragraph of the rulebook, a key and a sentence in the reader's language.
package web
