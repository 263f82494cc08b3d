package kings

// number names what the adviser weighs. Worths are in hundredths of a victory point.
type number int

const (
	worthLand      number = iota // a territory
	worthGold                    // a Gold
	worthDebt                    // a Gold that the troops will lack at the end of the Round
	worthTrait                   // a token in the bag, signed by its colour
	worthSpouse                  // a spouse for the ruler
	worthInLaw                   // a spouse for somebody else of the family
	worthKin                     // somebody who leaves for another court
	worthHeir                    // the same, if it is the heir
	worthPact                    // a Pact
	worthPeace                   // a Pact that ends another's claims
	worthClaim                   // claims of one's own that a Pact ends
	worthCastle                  // a Castle
	worthDev                     // a Development Card
	worthHonour                  // a step that brings an achievement
	worthShare                   // what harm to the leader is worth, for each point of it
	worthHarm                    // the same for any other dynasty
	drawRealm                    // cards of each deck that a hand should have
	drawIntrigue                 //
	drawWar                      //
	drawTax                      //
	drawCrusade                  //
	drawHemmed                   // Intrigue instead of War where no free land is near
	cardAttack                   // a War card with troops in the field
	cardMuster                   // a War card where there is something to take
	cardIdle                     // any other War card
	cardTax                      // a Tax card, for each territory
	cardRich                     // the same for each Gold above what can be spent soon
	cardRealm                    // a Realm card, for each Gold
	cardCrusade                  // a Crusade card
	cardSpared                   // the same if there is an heir
	cardIntrigue                 // an Intrigue card
	cardCasus                    // the same if War has nothing to take for want of Casus Belli
	cardUnrest                   // the same for each restless territory in reach
	courtWorth                   // a spouse from the map
	courtBorder                  // the same if its land can be annexed
	courtDoubt                   // the same if a check may fail
	seekWorth                    // a spouse from a stack
	askedAgain                   // a dynasty that has refused already
	titleWorth                   // a title
	titleThreat                  // for each foreign territory next to the Duchy
	titleHeir                    // if the heir bears it
	claimWorth                   // Casus Belli against a neighbour
	claimLeader                  // the same against the leader
	betrayal                     // a Plot against a dynasty in a Pact
	plotFails                    // what a failed Plot costs: Casus Belli for its victim
	overthrowWorth               // a territory overthrown, beside the harm
	inciteWorth                  // Unrest, beside the harm
	murderHeir                   // the death of a dynasty's only heir
	murderOther                  // any other death
	mobilizeWorth                // troops next to something to take
	mobilizeNear                 // for each territory next to them
	supportWorth                 // support of an attack that needs it
	annexWorth                   // a territory that joins without a fight, beside the land
	attackProvokes               // claims that an attack gives to others
	attackWar                    // an attack on a dynasty
	stakeCrusade                 // what a check is about
	stakeSave                    //
	stakeMarry                   //
	stakePlot                    //
	stakeEvent                   //
	sabotageOwn                  // a draw less for who attacks one's own land
	sabotageLead                 // a draw less for the leader
	keepTroops                   // troops that stay next to something to take
	numberCount
)

// numbers are what a player holds things to be worth.
type numbers [numberCount]float64
