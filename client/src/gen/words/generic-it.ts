// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.
import type * as en from './generic-en';

export const generic: typeof en.generic = {
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
