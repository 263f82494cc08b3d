// Package text makes sentences out of keys and operands, in the reader's language.
//
// Rules emit numbers; the Lexicon gives them slugs; a title's catalogue, one TOML
// file per language in games/<slug>/text, gives the slugs their words:
//
//	seats = "kingdom"                       # seats are things of this sort; else of [thing.seat]
//	nobody = { name = "the Muslims", plural = true }
//
//	[event]
//	attacked = "{seat} {seat|attacks|attack} {a}{b?, held by {b}}."
//	drew = "{seat} {seat|draws|draw} {b} from {a.the}."
//
//	[thing.deck]
//	muslim = { name = "Muslim deck", the = "the Muslim deck" }
//
//	[revision]
//	2 = ["What changed."]                   # what a revision of the rules changed, for players
//
//	[view]
//	left = "Castles left"                   # what a part of the view is called, for a page that has no face of the title
//
//	[hidden]
//	card = "a card"                         # a card that the reader may not know
//
// # Templates
//
// A placeholder names {seat}, who acts, in a pact {with}, the other seat, or an operand
// {a} to {d}:
//
//	{a}           the thing's name, or the number
//	{a.of}        another form of the name; each thing lists its forms
//	{a.signed}    of a number: with its sign
//	{a:region}    the operand read as a thing of that sort, where no spec says it
//	{a?...}       the text, if there is such a thing and the reader may know it
//	{a!...}       the text, if not
//	{a|one|many}  by number: of a count its own, of a thing its plural = true
//
// Texts inside a placeholder may hold placeholders. The first letter of a sentence
// becomes a capital. An operand of None or Hidden is worded by the tables [none]
// and [hidden], by sort; {seat} for game.Nobody by nobody.
//
// The result is a Sentence: spans that say which words are which thing, so that
// pointing at a name can light up the board. Nothing here fails on odd input: what
// has no words is shown by its slug or number. Package texttest, run by the test of
// each title, is what keeps the catalogues complete.
//
// # Words of the interface
//
// What the browser itself says stands in ui.en.toml and ui.it.toml: here what all titles
// share, in a title's text folder its own. Each table becomes a module of the client, which
// cmd/gents writes. Their templates have the same syntax, with names of any kind, filled by
// the client: {who}, and {n|one|many}. A list of texts holds several ways to say the same.
package text
