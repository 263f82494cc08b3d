// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.

export const en = {
	"small": ["no","one","two","three","four","five","six","seven","eight","nine","ten","eleven","twelve"],
};

export const it: typeof en = {
	"small": ["nessun","un","due","tre","quattro","cinque","sei","sette","otto","nove","dieci","undici","dodici"],
};
