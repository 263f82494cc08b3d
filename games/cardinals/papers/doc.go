// Package papers is the paperwork of College of Cardinals: it reads the orders that
// monarchs write, writes moves as orders, and publishes what came of a turn in the form
// of the rulebook. It stands outside of the rules, which know no words: it turns lines into
// moves of the contract and events of the contract into text.
//
// How orders are written is data, one file per language (en.toml, it.toml); their first
// pattern for a verb is how the program writes it, all patterns of all languages are read.
package papers
