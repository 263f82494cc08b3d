// Package skirmish is a small but complete title: the example to copy when adding a game, and the
// fixture that the test suites are themselves tested on. Its rules are:
//
//	1.1 Two to four seats with nine troops each fight for three or five castles.
//	1.2 In each round every seat is dealt a secret card: a levy or an ambush.
//	2.1 Every seat secretly bids up to three of its troops and seals the bid.
//	2.2 A sealed bid is fixed. Its seat may unseal it until the last seat seals.
//	3.1 When all have sealed, the bids are shown and these troops are spent.
//	3.2 Each seat may now spring its card, if it is an ambush, or pass. The first
//	    ambush ends the round: the castle stays empty.
//	4.1 Otherwise each seat rolls a die and adds its bid. The highest total takes the
//	    castle.
//	4.2 Of those who are tied, whoever sent fewer troops takes it; if they sent as many,
//	    it stays empty. (Since revision 2; before, every tie left it empty.)
//	5.1 In the end most castles win; tied seats share the win.
package skirmish
