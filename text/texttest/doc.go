// Package texttest checks a title's words against its lexicon: nothing that must be said is missing
// in any language, and nothing is said that the game does not have.
package texttest
