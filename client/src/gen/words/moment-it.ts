// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.
import type * as en from './moment-en';

export const moment: typeof en.moment = {
	"arrow": "Freccia",
	"broken": "Questo link è rovinato: una parte manca o è cambiata per strada. Fattelo mandare di nuovo.",
	"clear": "Cancella il disegno",
	"embed": "Per un forum o un blog",
	"embed-code": "Codice del riquadro",
	"embed-lead": "Incollalo in una pagina per mostrarvi la plancia.",
	"lead": "Trascina da uno spazio all’altro per una freccia, oppure tocca dove comincia e dove finisce. Ridisegna un segno per toglierlo.",
	"link": "Link a questo momento",
	"newer": "Questo link viene da un programma più recente, o riguarda un gioco che qui non c’è.",
	"note": "Nota",
	"opening": "La partita viene aperta …",
	"play-on": "Gioca da qui",
	"play-on-as": "Come",
	"play-on-lead": "Gli altri posti li prendono i bot, che vedono solo ciò che possono. La sorte è quella della partita giocata. Resta in questo browser.",
	"ring": "Cerchio",
	"secret": "I momenti di questa partita si possono condividere quando è finita: fino ad allora ha segreti. Prima si può mostrare solo un tavolo pubblico di un server.",
	"share": "Condividi questo momento",
	"short": "La partita di questo link finisce prima del momento indicato.",
	"to-table": "Al tavolo",
	"too-long": "Questa partita è troppo lunga per un link. Manda la cronaca, o un’immagine.",
	"tool": "Disegna",
};
