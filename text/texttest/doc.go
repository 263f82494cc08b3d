// Package texttest holds the words of a title to its lexicon: nothing that has to be said
// is missing in any language, and nothing is said that the game does not have.
package texttest
