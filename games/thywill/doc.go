// Package thywill is Crusaders: Thy Will Be Done for two to four players.
//
// A turn is one choice: resolve a wedge of the wheel, upgrade one, or skip where that is allowed.
// The flow of the game, as frames of package flow:
//
//	game      setup, then rounds until the supply is gone
//	  orders    everybody picks an order tile (and a wheel, in the tournament) in secret
//	  fit       setup choices of the orders: extra and missing tokens, upgrades
//	  places    first knights, in reverse turn order
//	  rounds    one turn each
//	    turn      resolve, upgrade or skip
//	    resolve   the first action, the second, the distribution
//	      travel, crusade, reward, build
//	    distribute
//	    confirm   until here the whole turn can be taken back
//
// Files: data.go reads the data; setup.go, turn.go, wheel.go, travel.go, crusade.go and build.go
// hold the rules in rulebook order; bonus.go adds up totals; score.go ends the game. The bots
// decide in bot_advise.go, bot_plan.go and bot_replies.go, enumerate turns in bot_turns.go and bot_rides.go, and
// evaluate positions in bot_worth.go. Citations are the ids of rulebook clauses; Rn is a ruling of
// rulings.md.
package thywill
