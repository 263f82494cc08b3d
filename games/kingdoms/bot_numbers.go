package kingdoms

// number names what the adviser weighs. Worths are in castles, or in victory points against the
// Muslims: the price one would pay.
type number int

const (
	leavingWorth   number = iota // passing permanently while troops are left [8.2b]
	bonusWorth                   // a card next turn
	bonusLast                    // the same in the last turn, when it only breaks ties
	priceTroop                   // a point of troop strength
	priceLast                    // the same in the last turn
	fearOfLoss                   // loss chance from which a defender spends cards
	cardGuess                    // estimated dice for each hidden card in an attack
	incursionWorth               // a raid that succeeds every other time
	replaceWorth                 // a card that is exchanged for an unknown one
	prizeGame                    // the castle that wins the game
	prizeRival                   // taken from a player
	prizeLeader                  // taken from the leader
	prizeWinner                  // taken from who is about to win
	prizeRegion                  // any region of the Muslims
	prizePoint                   // a victory point
	prizeLure                    // points near by
	lateness                     // what a region loses for each card that the Muslims still hold
	attackCost                   // what an attack costs beside its troops
	leaderPrice                  // a Leader used in an attack
	leaderLast                   // the same in the last turn
	joinWorth                    // the helper's share of a Concerted Attack
	restPlace                    // leaving a garrison or a card as it is
	fervourTroop                 // Fervour, for each troop card
	citadelRegion                // Citadels, for each region that they lift
	judgmentOdds                 // chance in a duel
	discardWorth                 // room for a new card
	discardLast                  // the same in the last turn
	settlerWorth                 // a garrison for a discard
	troopWorth                   // keeping a point of troop strength
	mindPartner                  // a partner's region, where one's own is 1
	mindEnd                      // an attack that would end the game
	responsePrice                // how much dearer a precious response is
	relicWorth                   // a second roll
	garrisonThreat               // a garrison, for each neighbour that could attack
	garrisonLast                 // a garrison in the last turn
	firstEffect                  // events and responses follow, by effect
	numberCount    = firstEffect + number(fxCount)
)

// numbers are what a player holds things to be worth.
type numbers [numberCount]float64

func (n *numbers) effect(fx effect) float64 { return n[firstEffect+number(fx)] }
