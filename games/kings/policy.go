package kings

// policy holds what differs between editions, and between tables by option. Rules refer to each
// difference by name; see the table in rulings.md.
type policy struct {
	edition        edition
	adoption       bool // [adopt.1@1.1]
	declareBuilds  bool // all attempts to build are declared up front [build.4@1.1]
	plotPerPlayer  bool // a plot type may be used once per player rather than once per target [plot.7@1.1]
	killCouncilors bool // [murder.1@1.1]
	guardedHeir    bool // murdering an heir takes more successes [murder.2@1.1]
	allUnrest      bool // an Overthrow removes all Unrest [overthrow.3@1.1]
	anyMale        bool // any male may crusade [crusade.4@1.1]
	queenMayStay   bool // [crusade.5@1.1]
	swapShield     bool // a fifth shield replaces one [crusade.11@1.1]
	tradeCards     bool // [trade.6@1.0]
	duchyTax       bool // a Duchy pays less [tax.6@1.0]
	alwaysMustered bool // scripted dynasties need no Foot Soldiers [solo.16@1.0]
	together       bool // persons win or lose together [solo.3]
}

func policyOf(e edition) policy {
	v11 := e == second11
	return policy{edition: e, adoption: v11, declareBuilds: v11, plotPerPlayer: v11, killCouncilors: v11, guardedHeir: v11, allUnrest: v11,
		anyMale: v11, queenMayStay: v11, swapShield: v11, tradeCards: !v11, duchyTax: !v11, alwaysMustered: !v11}
}
