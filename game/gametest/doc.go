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
// A seat is shown a view, a prompt, options, who is awaited, events, and refusals of whatever it
// tries. None of these may depend on what the seat cannot know. No single test finds every kind of
// leak.
//
//   - blind looks at one moment. It lets Sample replace everything that a seat
//     cannot know; then the seat must be shown the same, byte for byte. This finds a
//     view with somebody else's card in it, and an interrupt offered only to the
//     holders of a card.
//   - forgets tests Sample itself, because blind would pass a Sample that does
//     nothing. It makes two worlds that a seat cannot tell apart, by different luck
//     or drafts, and samples from both. No view and no future event may distinguish
//     the samples of one from those of the other.
//   - news looks at single moves. Another seat's move may change what a seat is
//     shown only together with an event that the seat sees. This finds a prompt id
//     that counts the edits in somebody else's draft.
//   - trace plays two worlds side by side: in one the others have different secrets
//     or have changed their minds more often. A seat's whole stream must be the
//     same until an event that is declared to reveal something. This finds what
//     leaks later: in the operands of an event, or in numbers assigned after a draft.
package gametest
