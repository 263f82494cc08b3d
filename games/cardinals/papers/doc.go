// Package papers is the paperwork of College of Cardinals: it reads the orders that monarchs
// write, writes moves as orders, and publishes what came of a turn in the form of the rulebook.
// It is separate from the rules, which contain no text: it turns lines into the contract's moves
// and the contract's events into text.
//
// How orders are written is data, one file per language (en.toml, it.toml); the program writes a
// verb with its first pattern, and reads all patterns of all languages.
package papers
