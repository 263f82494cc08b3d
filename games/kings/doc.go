// Package kings referees Crusader Kings: The Board Game, in which three to five dynasties of
// medieval Europe marry, plot, fight and crusade. Editions 1.0 and 1.1 differ only in their
// policy values; seats without a person can be played by scripts.
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
// Citations in brackets, such as [marry.5], are rulebook statements, identified by their lexicon
// ids; a suffix @1.0 or @1.1 marks a statement that applies to one edition only. [R40] is ruling
// 40 of rulings.md. A function that implements statements cites them in its doc comment.
//
// # Seats
//
// A table has five seats, one per culture. The option named after the culture says who plays it:
// a person, a strategy, "random" for a randomly drawn strategy, or "absent". Seats without a
// person are never prompted; [Title.Vacant] lists them.
//
// # Course
//
// era.go is the frame at the bottom: Eras, Rounds, Turns, Upkeep, Clean Up. hands.go draws and
// plots, dynasty.go and marriage.go are the Dynasty Phase, turn.go plays a card: realm.go,
// intrigue.go, war.go with attack.go, tax.go, crusades.go carry out its action, event.go with
// event_lands.go and event_people.go its event. trait_check.go is the trait check that all of
// them push onto the stack; once it is popped, State.test.won holds the outcome. succession.go
// handles deaths of rulers, crises, elimination and return, score.go achievements and the result,
// trade.go offers between persons. All changes to people, relations and tokens go through
// family.go, relations.go and tokens.go.
//
// Each question is a separate frame that is popped before anything is pushed above it; loops live
// in working frames. This lets a script answer in place of a person: State.ask pushes the step
// "scripted" above a question for a scripted dynasty, and workScripted plays the best of its
// options. scripted.go has the lines of the strategy tables, scripted_marriage.go their
// marriages, scripted_choice.go all other choices; scripted_preferences.go names the deciding
// factors so that the log can report them.
//
// Successes needed and free draws are sums of items (items.go), so that the rules and the display
// cannot disagree; aim.go says what a check is about. bot_advise.go and
// bot_deeds.go are a player who looks one step ahead, by the numbers of bot_numbers.go; bot_plan.go
// looks further with his help. bot_judge.go judges the resulting positions by what was learnt from
// bot_inputs.go, bot_outlook.go by hand.
//
// # Verbs, steps and events
//
// Verbs are single decisions in the words of the rulebook: draw DECK; marry WHO, then court
// TERRITORY, propose WHO or seek CULTURE; plot CARD CARD; reveal; build, buy, casus-belli,
// incite, murder, bribe, divorce, overthrow, mobilize, attack FROM TO, support FROM TO, tax, send
// WHO; invest and sabotage COUNT; sacrifice or keep. Most questions end with done, skip or pass.
// Working steps are named "do-..."; asking steps are named after their question. Every event that
// shows something drawn is declared as revealing; cards in hands, plots and trades, and the token
// of a ruler who appears from nowhere, are hidden from others. The events alone record every
// life: who reigned by which claim, who was born to whom, who wed whom, who died or left and why
// (lexicon_fates.go); a character whose card returns from the discards is a new person.
//
// # Secrets
//
// The secrets are the cards in hands, in the piles of scripted dynasties and face down in front
// of a player, and the tokens that entered a bag unseen (house.veiled). All decks and bags are
// unordered sets: drawing takes a random member, which is equivalent to drawing from a shuffled
// stack and leaves no hidden order that could leak. What a seat has seen of other hands is kept
// in house.known; everything else about a bag is public, because tokens enter and leave it in the
// open.
//
// # Data
//
// data/*.toml holds the components with their sources; the loader (data.go, data_map.go,
// data_traits.go, bonuses.go, data_people.go, data_scenarios.go, data_events.go,
// data_strategies.go) validates them and reports the file and field of any fault.
package kings
