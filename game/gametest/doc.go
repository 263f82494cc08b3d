// Package gametest holds every title to the promises of package game. A title
// passes if [Exercise] finds nothing:
//
//	func TestTitle(t *testing.T) { gametest.Exercise(t, acre.Title) }
//	func TestKept(t *testing.T)  { gametest.Kept(t, acre.Title, "testdata/games") }
//	func FuzzPlay(f *testing.F)  { gametest.Fuzz(f, acre.Title) }
//
// Each check is a subtest. All of them play random games at tables of every size
// with every option, the same games in every run. When a check fails, the game that
// led to it is written to testdata/crash as a log that "outremer open" shows.
//
// # What leaks, and how it is found
//
// A seat is shown a view, a prompt, options, who is awaited, events, and refusals
// of whatever it tries. None of these may depend on what the seat cannot know. One
// test does not find all the ways in which they can.
//
//   - blind looks at one moment. It lets Sample replace everything that a seat
//     cannot know; then the seat must be shown the same, byte for byte. This finds a
//     view with somebody else's card in it, and a window that opens only for those
//     who hold the card.
//   - forgets tests Sample itself, because blind is content with a Sample that does
//     nothing. It makes two worlds that a seat cannot tell apart, by other luck or
//     other drafts, and samples from both. No view and no event to come may tell
//     the samples of the one from those of the other.
//   - news looks at single moves. What a seat is shown may change by a move of
//     another seat only together with an event that it sees. This finds a prompt id
//     that counts the edits in somebody else's draft.
//   - trace plays two worlds on, side by side: in one the others have other secrets
//     or have changed their minds more often. A seat's whole stream must be the
//     same until an event that is declared to reveal something. This finds what
//     leaks later: in the operands of an event, or in numbers given out after a draft.
package gametest
