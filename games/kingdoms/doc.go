// Package kingdoms referees Crusader Kingdoms: The War for the Holy Land, a game
// for one to four players about the kingdoms of Outremer.
//
// Words of the rulebook, one per idea:
//
//   - region, castle (who controls it), garrison (a marker with the castle)
//   - kingdom: who plays; the Muslims of the one and two player games are a kingdom
//     without a seat
//   - turn: one of three; round: one kingdom's go within a turn; action: what it
//     does there
//   - card: troop, response or event; kind: a card as printed, of which a deck may
//     hold several copies
//   - card bonus: the marker between -2 and +2 that changes the next turn's draw
//   - attack, commit, response, incursion, discard, pass
//   - army, response row, unseen hand: what the Muslims have on the table and not
//
// Rules in brackets, as [4.1.1a], are statements of the rulebook by the ids of the
// lexicon; [K7] is ruling 7 of rulings.md. A file holds a chapter:
// turn.go 3.0, 5.0 and 6.0; action.go 4.0, 4.2 and 4.4; attack.go and combat.go
// 4.1; event.go 4.3; victory.go 7.2 and 8.5; muslims.go 8.2 to 8.4.
//
// Cards are single cards in bit sets, so that what is where, and who knows it, is
// a few words of memory. A draw pile has no order: drawing takes a random card out
// of it, which is the same as taking the top of a shuffled one, and leaves nothing
// secret lying about.
package kingdoms
