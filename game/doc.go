// Package game is the contract between a board game and everything around it:
// the table, the bots, the simulator, the terminal, the browser and the tests.
// It imports the standard library only, and knows nothing of clocks, networks,
// disks, users, languages or undo.
//
// # How a game runs
//
// A game is a [State]. It stops at prompts. Whoever acts (a person, a bot, the
// fuzzer, a replay) asks [State.Awaiting] who must answer, [State.Prompt] what is
// asked and [State.Options] which answers there are, and plays one of them:
//
//	for st.Awaiting() != 0 {
//		seat := st.Awaiting().First()
//		moves = st.Options(moves[:0], seat)
//		st.Play(seat, moves[pick(len(moves))], nil)
//	}
//
// Every decision is one [Move] out of a finite list. A long decision ("attack Homs with these four
// cards") is split into steps, so that each step can be listed, clicked, undone and replayed.
//
// There are three kinds of prompt. [Choose] waits for one seat. [Draft] lets several seats edit
// private drafts and seal them. [React] opens a window for an interrupt: passing is always
// possible, and everyone who could act as far as the public knows is asked, because asking only the
// holder of a card would reveal who holds it.
//
// # What a title consists of
//
// A [Title] is everything fixed about one game: its [Info], its [Lexicon], and how to start
// ([Title.New]) or restore ([Title.Restore]) a State. The Lexicon is the only place where in-memory
// numbers are mapped to the names used in logs, scripts, the wire, the board and the text files.
// Data can therefore be renumbered freely, while names are permanent.
//
// A State is one flat value: arrays, small integers, bit sets; pointers only to shared read-only
// facts. Copying is assignment, so search and undo are cheap. Suspended work is kept as frames of
// package flow, never as closures.
//
// # Promises
//
//   - Options and Check agree exactly. A refusal is a [Violation]: a rule of the
//     rulebook, a text key and operands. It changes nothing.
//   - Play cannot fail on a move that Check accepts, and allocates nothing when
//     its log is nil.
//   - View, Prompt, Options, Awaiting, events and refusals of a seat depend only on
//     what that seat may know. [State.Sample] replaces the rest with a random
//     consistent world. A [Brain] looks through a [Window] and thinks in such worlds; it
//     never sees the true one.
//   - Whatever changes a seat's view either is that seat's own move or emits an event
//     that the seat sees. The table numbers each seat's news accordingly.
//   - Luck comes only from the State's own [Rand]: keyed, one counter per named
//     stream, so one more die never changes the next shuffle.
//
// Package gametest holds every title to these promises. To write a title, read
// docs/adding-a-game.md and start from games/skirmish.
package game
