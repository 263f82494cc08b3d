// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.

export const generic = {
	"bot": "Bot",
	"changed": "changed",
	"choose": "Choose {who}",
	"empty-hand": "Nothing in hand.",
	"just-now": "Just now",
	"lately": "Since your last move",
	"no": "no",
	"nothing": "nothing",
	"points": "Points",
	"thinks": "to play",
	"yes": "yes",
	"you": "You",
	"your-turn": "Your turn",
};
