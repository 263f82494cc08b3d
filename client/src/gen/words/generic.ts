// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.

export const en = {
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

export const it: typeof en = {
	"bot": "Bot",
	"changed": "cambiato",
	"choose": "Scegli {who}",
	"empty-hand": "Niente in mano.",
	"just-now": "Poco fa",
	"lately": "Dalla tua ultima mossa",
	"no": "no",
	"nothing": "niente",
	"points": "Punti",
	"thinks": "deve giocare",
	"yes": "sì",
	"you": "Tu",
	"your-turn": "Tocca a te",
};
