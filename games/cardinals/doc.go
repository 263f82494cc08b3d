// Package cardinals is College of Cardinals: Diplomacy for twelve monarchs, with minor
// realms, the Empire, the Papacy and crusades. It replaces the human game master.
//
// # The course of the game
//
// A decade has four turns (turn.go). Each is a list of stages; a stage either works or asks
// somebody. The steps that ask:
//
//	orders            draft of all: orders and diplomacy points of an Early or Late turn
//	retreats          draft of those with dislodged units
//	dismiss           Mid: the Emperor may drop his antipope
//	rome              End: a liberator may leave Rome
//	crusade, bull     the Pope, if he comes from a great power
//	rebuild, builds   drafts: an army for a lost Crusader at Mid; builds and disbands at End
//	votes             draft of the Cardinals
//	judge             the Pope, on offences at his discretion
//	crown             the Pope, between two rivals for the Empire
//	imperial-antipope, roman-antipope
//	coast             on which coast of Opsikion a fleet is, after the straits were lost
//
// During a draft, every move edits the seat's own draft; "seal" ends it, and "reopen" resumes it
// until the last seat has sealed. Edits are invisible to others: they produce no events.
//
// # Verbs of the order draft
//
// For one's own units, and as the Pope for Catholic minors and the Papal army: hold A, move A TO
// (with coast), ferry A TO (by convoy), support A B, support-move A B TO, convoy A B TO, deploy A
// TO (a Crusader army). A space names the unit in it. Each bid-hold, bid-move, bid-ferry,
// bid-support, bid-support-move puts one diplomacy point on that order of a minor unit or
// Crusader army; the same bid again adds a point. tithe is one point, gift A is one, rebel A is
// two. withdraw A takes back all points on a space (tithes lie on rome). release A names an army
// that breaks away in the first turn. standing X sets what drafts start with, and stand resets
// the draft to it: for a seat that misses its deadline, the table plays stand, then seal. name D
// and strike D edit the terms on which a seat would end the game; abdicate and remain mark the
// seat as leaving.
//
// # Events
//
// A turn of movement publishes, in this order: rebelled and minor-built; half for monarchs whose
// units all hold; per unit, dynasty by dynasty and then the minors, one event with its order
// (held, moved, ferried, supported, supported-move, convoyed, deployed: type of the unit, where
// it stands with its coast, the space of the unit helped, where to), for a deployment supplied
// for each space of its line, and its outcome: result (the space of the unit, outcome, cause, the
// other space that the cause names), strength if there was a contest, dislodged and destroyed. A
// hold that nobody disturbed has no result. Then crusade-over and broke-away. bid, bid-void and
// voted are sent only to their author; a table may show them to everyone after the end.
//
// # Layout
//
// State is flat: units, orders, holders by space, bit sets of seats and spaces. The adjudicator's
// workspace is not part of it: desk.go lends one from the title's pool.
//
//	data.go data_map.go    the data; the map is built for package diplomacy from it
//	legal.go listing.go points.go draft.go   what can be drafted, and drafting it
//	orders.go religion.go publish.go   carrying out a turn of movement
//	crusade.go supply.go     crusades and Lines of Supply
//	offences.go excommunication.go excommunication
//	retreats.go control.go builds.go disorder.go   the map between turns
//	papacy.go college.go empire.go   Bulls, elections and antipopes, the Emperor
//	victory.go               counting, terms, the end
//	view.go view_powers.go warn.go sample.go   what a seat sees, warnings, guessing the rest
//	absent.go                what is played for a seat that nobody plays
//	explain.go refusals.go   why a move is refused
//	bot_brain.go             the levels of bots
//	bot_advise.go bot_church.go bot_vote.go   a cautious player; what bots do outside of movement
//	bot_plan.go and bot_plan_*.go   the player that searches for its orders
//	bot_memory.go bot_record.go     what it remembers: attacks that failed, promises broken
//	pacts.go pacts_deals.go bot_envoy.go   what monarchs can promise each other, and bots do
//
// Paragraphs are cited by clause id, such as [2f(6)] or [base.retreat]; Rn is a ruling in
// rulings.md.
package cardinals
