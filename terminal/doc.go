// Package terminal is what games look like on a terminal is made of: a page of lines, words,
// and the face that a title may have. Package console plays; a title's face, in its own
// folder, shows.
package terminal
