// Package kingdoms referees Crusader Kingdoms: The War for the Holy Land, a game
// for one to four players about the kingdoms of Outremer.
//
// Rulebook terms, one per concept:
//
//   - region, castle (marks who controls it), garrison (a marker with the castle)
//   - kingdom: a player; the Muslims of the one and two player games are a kingdom
//     without a seat
//   - turn: one of three; round: one kingdom's go within a turn; action: what it
//     does in its round
//   - card: troop, response or event; kind: a card as printed, of which a deck may
//     hold several copies
//   - card bonus: the marker between -2 and +2 that changes the next turn's draw
//   - attack, commit, response, incursion, discard, pass
//   - army, response row, unseen hand: the Muslims' cards on and off the table
//
// References in brackets, such as [4.1.1a], are statements of the rulebook by their
// lexicon ids; [K7] is ruling 7 of rulings.md. Files follow the chapters:
// turn.go 3.0, 5.0 and 6.0; action.go 4.0, 4.2 and 4.4; attack.go and combat.go
// 4.1; event.go 4.3; victory.go 7.2 and 8.5; muslims.go 8.2 to 8.4.
//
// Cards are individual bits in sets, so that where each card is, and who knows it,
// takes a few words of memory. A draw pile has no order: drawing removes a random
// card, which is equivalent to taking the top of a shuffled pile and leaves no
// secret order in the state.
package kingdoms
