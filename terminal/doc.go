// Package terminal provides the building blocks for showing games on a terminal: a page of lines,
// words, and the interface of a title's face. Package console runs the game; a title's face, in its
// own folder, draws it.
package terminal
