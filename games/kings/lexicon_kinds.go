package kings

import "outremer/game"

// Events, in the past tense. Operands that do not apply are None.
const (
	evEraBegan       game.EventKind = iota // count
	evRoundBegan                           // count
	evTurnBegan                            // count
	evTookCards                            // deck, count
	evDrew                                 // card
	evCastlePlaced                         // territory
	evProposed                             // character, character, count, culture of the home
	evAsked                                // character, character, count, culture of the home
	evRefused                              // culture, character, character
	evWed                                  // character, character, culture and territory that the second leaves
	evJoined                               // character, culture
	evPactLand                             // territory
	evPact                                 // culture
	evPeace                                // culture
	evPactBroken                           // culture
	evPactRenounced                        // culture
	evPactLandBroken                       // territory
	evAdopted                              // character, character who adopts
	evGranted                              // character, territory
	evRevoked                              // character, territory
	evBorn                                 // character, trait, character, character: the parents
	evFound                                // character, trait, character whose sibling it is
	evCharacter                            // territory, character, trait
	evCourted                              // character, character, territory, culture of the stack
	evTraitGained                          // character, trait
	evTraitLost                            // trait
	evBagGained                            // trait
	evBagDrew                              // trait
	evPlotted                              // card, card
	evRevealed                             // card
	evSkipped
	evCalmed      // territory, count
	evOffered     // culture
	evItem        // culture, count, development, territory
	evGoodsItem   // culture, development, territory
	evCardItem    // culture, card
	evPromiseItem // culture
	evTraded      // culture
	evGaveCard    // culture, card
	evTurnedDown  // culture
	evCountered   // culture
	evGold        // count
	evPaid        // culture, count
	evTested      // check, count, count, territory
	evInvested    // check, count, territory
	evSabotaged   // count
	evHeldBack
	evDrewTrait        // trait, count
	evSacrificed       // trait
	evSpared           // trait
	evChecked          // check, count, count
	evDeclaredCastle   // territory
	evBuilt            // territory
	evCastleLost       // territory
	evUnfinished       // territory
	evUnpaid           // territory, count
	evBought           // development, count
	evGot              // development
	evDropped          // development
	evRow              // development
	evPlottedAgainst   // check, culture, character, territory
	evPlottedCouncilor // check, culture, development
	evCasusBelli       // culture
	evCasusBelliLost   // culture
	evMarked           // territory, mark
	evUnmarked         // territory, mark
	evDied             // character, fate, culture that caused it
	evLeft             // character, fate
	evCouncilorKilled  // culture, development
	evBribed           // culture, development
	evDivorced         // character
	evOverthrown       // territory, culture
	evFreed            // territory
	evMobilized        // territory
	evDemobilized      // territory
	evAttacked         // territory, territory
	evSupported        // territory, territory
	evWar              // culture
	evBacked           // culture, territory
	evLapsed           // territory
	evConquered        // territory, culture, territory from which
	evCeded            // territory, culture
	evRepelled         // territory
	evAnnexed          // territory
	evStruckBack       // territory, territory
	evMovedIn          // territory, territory
	evPillaged         // territory
	evRelinquished     // territory
	evTaxed            // count
	evHealthy          // territory
	evSent             // character
	evFights           // character
	evShield           // position
	evShieldLost       // position
	evFirstPlayer
	evStruck     // card, culture
	evMissed     // card
	evChose      // count
	evEndangered // character
	evModifier   // check, count
	evGuarded    // count
	evAged       // count
	evCrowned    // character, claim, character, count: the spouse, and which reign it is
	evCrisis     // count, count: Gold and territories that are lost
	evEliminated
	evReturned // dynasty, territory, culture that held it
	evRetired
	evAchieved        // achievement
	evAchievementLost // achievement
	evTactic          // strategy, deck, tactic, count: the line of the table
	evPreferred       // strategy, preference
	evReshuffled      // deck
	evCleaned
	evOver
)

var eventSpecs = []game.EventSpec{
	evEraBegan:         {Slug: "era-began", Args: []game.Sort{sortCount}, Opens: true},
	evRoundBegan:       {Slug: "round-began", Args: []game.Sort{sortCount}, Opens: true},
	evTurnBegan:        {Slug: "turn-began", Args: []game.Sort{sortCount}},
	evTookCards:        {Slug: "took-cards", Args: []game.Sort{sortDeck, sortCount}},
	evDrew:             {Slug: "drew", Args: []game.Sort{sortCard}, Reveals: true},
	evCastlePlaced:     {Slug: "castle-placed", Args: []game.Sort{sortTerritory}},
	evProposed:         {Slug: "proposed", Args: []game.Sort{sortCharacter, sortCharacter, sortCount, sortCulture}},
	evAsked:            {Slug: "asked", Args: []game.Sort{sortCharacter, sortCharacter, sortCount, sortCulture}},
	evRefused:          {Slug: "refused", Args: []game.Sort{sortCulture, sortCharacter, sortCharacter}, Weight: game.Notable},
	evWed:              {Slug: "wed", Args: []game.Sort{sortCharacter, sortCharacter, sortCulture, sortTerritory}, Weight: game.Notable},
	evJoined:           {Slug: "joined", Args: []game.Sort{sortCharacter, sortCulture}},
	evPactLand:         {Slug: "pact-land", Args: []game.Sort{sortTerritory}},
	evPact:             {Slug: "pact", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evPeace:            {Slug: "peace", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evPactBroken:       {Slug: "pact-broken", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evPactRenounced:    {Slug: "pact-renounced", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evPactLandBroken:   {Slug: "pact-land-broken", Args: []game.Sort{sortTerritory}},
	evAdopted:          {Slug: "adopted", Args: []game.Sort{sortCharacter, sortCharacter}},
	evGranted:          {Slug: "granted", Args: []game.Sort{sortCharacter, sortTerritory}},
	evRevoked:          {Slug: "revoked", Args: []game.Sort{sortCharacter, sortTerritory}},
	evBorn:             {Slug: "born", Args: []game.Sort{sortCharacter, sortTrait, sortCharacter, sortCharacter}, Reveals: true, Weight: game.Notable},
	evFound:            {Slug: "found", Args: []game.Sort{sortCharacter, sortTrait, sortCharacter}, Reveals: true},
	evCharacter:        {Slug: "character", Args: []game.Sort{sortTerritory, sortCharacter, sortTrait}, Reveals: true},
	evCourted:          {Slug: "courted", Args: []game.Sort{sortCharacter, sortCharacter, sortTerritory, sortCulture}},
	evTraitGained:      {Slug: "trait-gained", Args: []game.Sort{sortCharacter, sortTrait}, Reveals: true},
	evTraitLost:        {Slug: "trait-lost", Args: []game.Sort{sortTrait}, Reveals: true},
	evBagGained:        {Slug: "bag-gained", Args: []game.Sort{sortTrait}, Reveals: true},
	evBagDrew:          {Slug: "bag-drew", Args: []game.Sort{sortTrait}, Reveals: true},
	evPlotted:          {Slug: "plotted", Args: []game.Sort{sortCard, sortCard}},
	evRevealed:         {Slug: "revealed", Args: []game.Sort{sortCard}, Reveals: true},
	evSkipped:          {Slug: "skipped"},
	evCalmed:           {Slug: "calmed", Args: []game.Sort{sortTerritory, sortCount}},
	evOffered:          {Slug: "offered", Args: []game.Sort{sortCulture}},
	evItem:             {Slug: "item", Args: []game.Sort{sortCulture, sortCount, sortDevelopment, sortTerritory}},
	evGoodsItem:        {Slug: "goods-item", Args: []game.Sort{sortCulture, sortDevelopment, sortTerritory}},
	evCardItem:         {Slug: "card-item", Args: []game.Sort{sortCulture, sortCard}, Reveals: true},
	evPromiseItem:      {Slug: "promise-item", Args: []game.Sort{sortCulture}},
	evTraded:           {Slug: "traded", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evGaveCard:         {Slug: "gave-card", Args: []game.Sort{sortCulture, sortCard}, Reveals: true},
	evTurnedDown:       {Slug: "turned-down", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evCountered:        {Slug: "countered", Args: []game.Sort{sortCulture}},
	evGold:             {Slug: "gold", Args: []game.Sort{sortCount}},
	evPaid:             {Slug: "paid", Args: []game.Sort{sortCulture, sortCount}},
	evTested:           {Slug: "tested", Args: []game.Sort{sortCheck, sortCount, sortCount, sortTerritory}},
	evInvested:         {Slug: "invested", Args: []game.Sort{sortCheck, sortCount, sortTerritory}},
	evSabotaged:        {Slug: "sabotaged", Args: []game.Sort{sortCount}},
	evHeldBack:         {Slug: "held-back"},
	evDrewTrait:        {Slug: "drew-trait", Args: []game.Sort{sortTrait, sortCount}, Reveals: true},
	evSacrificed:       {Slug: "sacrificed", Args: []game.Sort{sortTrait}},
	evSpared:           {Slug: "spared", Args: []game.Sort{sortTrait}},
	evChecked:          {Slug: "checked", Args: []game.Sort{sortCheck, sortCount, sortCount}, Reveals: true},
	evDeclaredCastle:   {Slug: "declared-castle", Args: []game.Sort{sortTerritory}},
	evBuilt:            {Slug: "built", Args: []game.Sort{sortTerritory}},
	evCastleLost:       {Slug: "castle-lost", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evUnfinished:       {Slug: "unfinished", Args: []game.Sort{sortTerritory}},
	evUnpaid:           {Slug: "unpaid", Args: []game.Sort{sortTerritory, sortCount}},
	evBought:           {Slug: "bought", Args: []game.Sort{sortDevelopment, sortCount}},
	evGot:              {Slug: "got", Args: []game.Sort{sortDevelopment}},
	evDropped:          {Slug: "dropped", Args: []game.Sort{sortDevelopment}},
	evRow:              {Slug: "row", Args: []game.Sort{sortDevelopment}, Reveals: true},
	evPlottedAgainst:   {Slug: "plotted-against", Args: []game.Sort{sortCheck, sortCulture, sortCharacter, sortTerritory}},
	evPlottedCouncilor: {Slug: "plotted-councilor", Args: []game.Sort{sortCheck, sortCulture, sortDevelopment}},
	evCasusBelli:       {Slug: "casus-belli", Args: []game.Sort{sortCulture}, Weight: game.Notable},
	evCasusBelliLost:   {Slug: "casus-belli-lost", Args: []game.Sort{sortCulture}},
	evMarked:           {Slug: "marked", Args: []game.Sort{sortTerritory, sortMark}},
	evUnmarked:         {Slug: "unmarked", Args: []game.Sort{sortTerritory, sortMark}},
	evDied:             {Slug: "died", Args: []game.Sort{sortCharacter, sortFate, sortCulture}, Weight: game.Grave},
	evLeft:             {Slug: "left", Args: []game.Sort{sortCharacter, sortFate}, Weight: game.Notable},
	evCouncilorKilled:  {Slug: "councilor-killed", Args: []game.Sort{sortCulture, sortDevelopment}, Weight: game.Notable},
	evBribed:           {Slug: "bribed", Args: []game.Sort{sortCulture, sortDevelopment}, Weight: game.Notable},
	evDivorced:         {Slug: "divorced", Args: []game.Sort{sortCharacter}, Weight: game.Notable},
	evOverthrown:       {Slug: "overthrown", Args: []game.Sort{sortTerritory, sortCulture}, Weight: game.Grave},
	evFreed:            {Slug: "freed", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evMobilized:        {Slug: "mobilized", Args: []game.Sort{sortTerritory}},
	evDemobilized:      {Slug: "demobilized", Args: []game.Sort{sortTerritory}},
	evAttacked:         {Slug: "attacked", Args: []game.Sort{sortTerritory, sortTerritory}, Weight: game.Notable},
	evSupported:        {Slug: "supported", Args: []game.Sort{sortTerritory, sortTerritory}},
	evWar:              {Slug: "war", Args: []game.Sort{sortCulture}, Weight: game.Grave},
	evBacked:           {Slug: "backed", Args: []game.Sort{sortCulture, sortTerritory}},
	evLapsed:           {Slug: "lapsed", Args: []game.Sort{sortTerritory}},
	evConquered:        {Slug: "conquered", Args: []game.Sort{sortTerritory, sortCulture, sortTerritory}, Weight: game.Grave},
	evCeded:            {Slug: "ceded", Args: []game.Sort{sortTerritory, sortCulture}, Weight: game.Grave},
	evRepelled:         {Slug: "repelled", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evAnnexed:          {Slug: "annexed", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evStruckBack:       {Slug: "struck-back", Args: []game.Sort{sortTerritory, sortTerritory}},
	evMovedIn:          {Slug: "moved-in", Args: []game.Sort{sortTerritory, sortTerritory}},
	evPillaged:         {Slug: "pillaged", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evRelinquished:     {Slug: "relinquished", Args: []game.Sort{sortTerritory}, Weight: game.Notable},
	evTaxed:            {Slug: "taxed", Args: []game.Sort{sortCount}},
	evHealthy:          {Slug: "healthy", Args: []game.Sort{sortTerritory}},
	evSent:             {Slug: "sent", Args: []game.Sort{sortCharacter}},
	evFights:           {Slug: "fights", Args: []game.Sort{sortCharacter}},
	evShield:           {Slug: "shield", Args: []game.Sort{sortPosition}},
	evShieldLost:       {Slug: "shield-lost", Args: []game.Sort{sortPosition}},
	evFirstPlayer:      {Slug: "first-player"},
	evStruck:           {Slug: "struck", Args: []game.Sort{sortCard, sortCulture}, Weight: game.Notable},
	evMissed:           {Slug: "missed", Args: []game.Sort{sortCard}},
	evChose:            {Slug: "chose", Args: []game.Sort{sortCount}},
	evEndangered:       {Slug: "endangered", Args: []game.Sort{sortCharacter}},
	evModifier:         {Slug: "modifier", Args: []game.Sort{sortCheck, sortCount}},
	evGuarded:          {Slug: "guarded", Args: []game.Sort{sortCount}},
	evAged:             {Slug: "aged", Args: []game.Sort{sortCount}},
	evCrowned:          {Slug: "crowned", Args: []game.Sort{sortCharacter, sortClaim, sortCharacter, sortCount}, Weight: game.Grave},
	evCrisis:           {Slug: "crisis", Args: []game.Sort{sortCount, sortCount}, Weight: game.Grave},
	evEliminated:       {Slug: "eliminated", Weight: game.Grave},
	evReturned:         {Slug: "returned", Args: []game.Sort{sortDynasty, sortTerritory, sortCulture}, Weight: game.Grave},
	evRetired:          {Slug: "retired", Weight: game.Grave},
	evAchieved:         {Slug: "achieved", Args: []game.Sort{sortAchievement}, Weight: game.Notable},
	evAchievementLost:  {Slug: "achievement-lost", Args: []game.Sort{sortAchievement}, Weight: game.Notable},
	evTactic:           {Slug: "tactic", Args: []game.Sort{sortStrategy, sortDeck, sortTactic, sortCount}},
	evPreferred:        {Slug: "preferred", Args: []game.Sort{sortStrategy, sortPreference}},
	evReshuffled:       {Slug: "reshuffled", Args: []game.Sort{sortDeck}},
	evCleaned:          {Slug: "cleaned"},
	evOver:             {Slug: "over", Reveals: true, Weight: game.Grave},
}
