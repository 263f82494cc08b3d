// Package kings referees Crusader Kings: The Board Game, in which three to five
// dynasties of medieval Europe marry, plot, fight and crusade. Editions 1.0 and 1.1 are
// values of one policy; seats without a person may be played by scripts.
//
// # Words
//
//   - culture: one of five; it names a seat, its figures and its stack of cards
//   - dynasty, ruler (King or ruling Queen), spouse, kin (children and siblings), heir
//   - territory: controlled (Knight), Mobilized (Foot Soldier), independent, off-limits
//   - Pact, Casus Belli, war: between dynasties; a Pact also with an independent territory
//   - trait, token, bag (Trait Bag), General Trait Bag; check (trait check)
//   - card: an Action Card; kind: a card as printed, named by its event; development: a
//     Development Card; deck: Realm, Intrigue, War, Tax or Crusade
//   - honour: an achievement; track, position, shield
//
// Rules in brackets, as [marry.5], are statements of the rulebooks by the ids of the
// lexicon; what holds in one edition only ends in @1.0 or @1.1. [R40] is ruling 40 of
// rulings.md. A function that carries out statements lists them after "Rule".
//
// # Seats
//
// A table has five seats, one for each culture. An option of the culture's name says
// who plays it: a person, a strategy, "random" for a strategy by lot, or "absent".
// Seats without a person are never asked; [Title.Vacant] tells which.
//
// # Course
//
// era.go is the frame at the bottom: Eras, Rounds, Turns, Upkeep, Clean Up. hands.go
// draws and plots, dynasty.go and marriage.go are the Dynasty Phase, turn.go plays a
// card: realm.go, intrigue.go, war.go with attack.go, tax.go, crusades.go carry out its
// action, event.go with event_lands.go and event_people.go its event. trait_check.go is the
// trait check that all of them put on the stack; when it is gone, State.test.won tells
// how it ended. succession.go has deaths of rulers, crises, elimination and return,
// score.go achievements and the result, trade.go offers between persons. family.go,
// relations.go and tokens.go are the few ways in which people, ties and tokens change.
//
// A question is a frame of its own that is gone before anything is put above it; loops
// are kept by working frames. That is what lets a script answer in place of a person:
// State.ask puts the step "scripted" above a question for a scripted dynasty, and
// workScripted plays the best of its options. scripted.go has the lines of the strategy
// tables, scripted_marriage.go their marriages, scripted_choice.go all other choices;
// scripted_preferences.go names what decides them, so that the log can say it.
//
// Successes needed and free draws are sums of items (items.go), so that the rules and what
// players are shown cannot differ; aim.go tells what a check is about. bot_advise.go is the
// greedy player, bot_plan.go looks ahead with it, bot_outlook.go judges where that leads.
//
// # Verbs, steps and events
//
// Verbs are single decisions in the words of the rulebook: draw DECK; marry WHO, then
// court TERRITORY, propose WHO or seek CULTURE; plot CARD CARD; reveal; build, buy,
// casus-belli, incite, murder, bribe, divorce, overthrow, mobilize, attack FROM TO,
// support FROM TO, tax, send WHO; invest and sabotage COUNT; sacrifice or keep. Most
// questions end with done, skip or pass. Steps that work are called "do-...", steps that
// ask have the name of the question. Every event that shows something drawn is declared
// to reveal; cards of hands, plots and trades, and the token of a ruler who comes out of
// nowhere, are hidden from others. The events alone tell every life: who reigned by which
// claim, who was born to whom, who wed whom, who died or left and why (lexicon_fates.go); a
// character whose card comes back from the discards is somebody new.
//
// # Secrets
//
// Secret are the cards in hands, in the piles of scripted dynasties and face down in
// front of a player, and tokens that went unseen into a bag (house.veiled). All decks
// and bags are sets without an order: drawing takes a random member, which is the same
// as drawing from a shuffled stack and leaves nothing lying about. What a seat has seen
// of other hands is kept in house.known; everything else about a bag is public, because
// tokens go in and come out openly.
//
// # Data
//
// data/*.toml holds the components with their sources; the loader (data.go, data_map.go,
// data_traits.go, bonuses.go, data_people.go, data_scenarios.go, data_events.go, data_strategies.go) checks them
// and names file and field of a fault.
package kings
