// Package text turns keys and operands into sentences in the reader's language.
//
// Rules emit numbers; the Lexicon maps them to slugs; a title's catalogue, one TOML file per
// language in games/<slug>/text, maps the slugs to words:
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
// A placeholder names {seat}, the actor; {with}, the other seat of a pact; or an operand, {a} to
// {d}:
//
//	{a}           the thing's name, or the number
//	{a.of}        another form of the name; each thing lists its forms
//	{a.signed}    of a number: with its sign
//	{a:region}    the operand read as a thing of that sort, where no spec says it
//	{a?...}       the text, if there is such a thing and the reader may know it
//	{a!...}       the text, if not
//	{a.of?...}    the text, if there is, and that form of its name is not ""; {a.of!...} likewise
//	{a|one|many}  by number: of a count its own, of a thing its plural = true
//
// Texts inside a placeholder may contain placeholders. The first letter of a sentence is
// capitalized. An operand of None or Hidden is worded by the tables [none] and [hidden], by sort;
// {seat} for game.Nobody by nobody.
//
// The result is a Sentence: spans that link words to things, so that pointing at a name can
// highlight it on the board. Nothing here fails on unexpected input: anything without words is
// shown by its slug or number. Package texttest, run by each title's tests, keeps the catalogues
// complete.
//
// # Words of the interface
//
// The browser's own texts are in ui.en.toml and ui.it.toml: those shared by all titles here, those
// of one title in its text folder. cmd/gents turns each table into a module of the client. The
// templates have the same syntax but arbitrary names, filled in by the client: {who}, and
// {n|one|many}. A list of texts holds alternative wordings.
package text
