package games

import (
	"os"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
	"outremer/text"
)

// other is a value that stands for another seat: Damascus, the Germans.
const other = "other"

// notes is every remark of the log, worded for a singular and for a plural seat.
var notes = []struct {
	key, value string
	en, it     [2]string // of Antioch, of the English
}{
	{"undo", "1",
		[2]string{"Antioch takes back a move.", "The English take back a move."},
		[2]string{"Antiochia annulla una mossa.", "Gli Inglesi annullano una mossa."}},
	{"undo", "3",
		[2]string{"Antioch takes back 3 moves.", "The English take back 3 moves."},
		[2]string{"Antiochia annulla 3 mosse.", "Gli Inglesi annullano 3 mosse."}},
	{"undo-agreed", "1",
		[2]string{"Antioch takes back a move; everyone agreed.", "The English take back a move; everyone agreed."},
		[2]string{"Antiochia annulla una mossa; tutti erano d'accordo.", "Gli Inglesi annullano una mossa; tutti erano d'accordo."}},
	{"cover", "knight",
		[2]string{"A bot now plays for Antioch.", "A bot now plays for the English."},
		[2]string{"Per Antiochia ora gioca un bot.", "Per gli Inglesi ora gioca un bot."}},
	{"uncover", "",
		[2]string{"Antioch is back.", "The English are back."},
		[2]string{"Antiochia torna a giocare.", "Gli Inglesi tornano a giocare."}},
	{"resign", "knight",
		[2]string{"Antioch resigns. A bot takes the seat.", "The English resign. A bot takes the seat."},
		[2]string{"Antiochia abbandona. Ora gioca un bot.", "Gli Inglesi abbandonano. Ora gioca un bot."}},
	{"late", "",
		[2]string{"Time is up for Antioch.", "Time is up for the English."},
		[2]string{"Tempo scaduto per Antiochia.", "Tempo scaduto per gli Inglesi."}},
	{"revision", "2",
		[2]string{"From here on the game follows revision 2 of the rules.", "From here on the game follows revision 2 of the rules."},
		[2]string{"Da qui in poi la partita segue la revisione 2 delle regole.", "Da qui in poi la partita segue la revisione 2 delle regole."}},
	{"ask-undo", "",
		[2]string{"Antioch asks to take back a move.", "The English ask to take back a move."},
		[2]string{"Antiochia chiede di annullare una mossa.", "Gli Inglesi chiedono di annullare una mossa."}},
	{"ask-pause", "",
		[2]string{"Antioch asks to stop the clock.", "The English ask to stop the clock."},
		[2]string{"Antiochia chiede di fermare l'orologio.", "Gli Inglesi chiedono di fermare l'orologio."}},
	{"ask-resume", "",
		[2]string{"Antioch asks to start the clock again.", "The English ask to start the clock again."},
		[2]string{"Antiochia chiede di far ripartire l'orologio.", "Gli Inglesi chiedono di far ripartire l'orologio."}},
	{"ask-pause-master", "",
		[2]string{"The game master asks to stop the clock.", "The game master asks to stop the clock."},
		[2]string{"Chi conduce il tavolo chiede di fermare l'orologio.", "Chi conduce il tavolo chiede di fermare l'orologio."}},
	{"ask-resume-master", "",
		[2]string{"The game master asks to start the clock again.", "The game master asks to start the clock again."},
		[2]string{"Chi conduce il tavolo chiede di far ripartire l'orologio.", "Chi conduce il tavolo chiede di far ripartire l'orologio."}},
	{"ask-rules", "",
		[2]string{"Antioch asks to go on by the new rules.", "The English ask to go on by the new rules."},
		[2]string{"Antiochia chiede di proseguire con le nuove regole.", "Gli Inglesi chiedono di proseguire con le nuove regole."}},
	{"ask-draw", "",
		[2]string{"Antioch offers a draw to everyone.", "The English offer a draw to everyone."},
		[2]string{"Antiochia propone la patta a tutti.", "Gli Inglesi propongono la patta a tutti."}},
	{"ask-concession", other,
		[2]string{"Antioch proposes to concede the victory to Damascus.", "The English propose to concede the victory to the Germans."},
		[2]string{"Antiochia propone di finire la partita: vince Damasco.", "Gli Inglesi propongono di finire la partita: vincono i Germanici."}},
	{"refuse-draw", "",
		[2]string{"Antioch does not agree to a draw: the game goes on.", "The English do not agree to a draw: the game goes on."},
		[2]string{"Antiochia non accetta la patta: la partita continua.", "Gli Inglesi non accettano la patta: la partita continua."}},
	{"refuse-concession", "",
		[2]string{"Antioch does not concede: the game goes on.", "The English do not concede: the game goes on."},
		[2]string{"Antiochia non concede la vittoria: la partita continua.", "Gli Inglesi non concedono la vittoria: la partita continua."}},
	{"agreed-draw", "",
		[2]string{"Everyone agreed: the game ends in a draw.", "Everyone agreed: the game ends in a draw."},
		[2]string{"Tutti d'accordo: la partita finisce patta.", "Tutti d'accordo: la partita finisce patta."}},
	{"agreed-concession", "",
		[2]string{"The others concede: Antioch wins.", "The others concede: the English win."},
		[2]string{"Gli altri concedono la vittoria: vince Antiochia.", "Gli altri concedono la vittoria: vincono gli Inglesi."}},
	{"ask-time-days", "1",
		[2]string{"Antioch asks for another day.", "The English ask for another day."},
		[2]string{"Antiochia chiede un altro giorno.", "Gli Inglesi chiedono un altro giorno."}},
	{"ask-time-days", "2",
		[2]string{"Antioch asks for 2 more days.", "The English ask for 2 more days."},
		[2]string{"Antiochia chiede altri 2 giorni.", "Gli Inglesi chiedono altri 2 giorni."}},
	{"ask-time-hours", "1",
		[2]string{"Antioch asks for another hour.", "The English ask for another hour."},
		[2]string{"Antiochia chiede un'altra ora.", "Gli Inglesi chiedono un'altra ora."}},
	{"ask-time-hours", "2",
		[2]string{"Antioch asks for 2 more hours.", "The English ask for 2 more hours."},
		[2]string{"Antiochia chiede altre 2 ore.", "Gli Inglesi chiedono altre 2 ore."}},
	{"ask-time-minutes", "1",
		[2]string{"Antioch asks for another minute.", "The English ask for another minute."},
		[2]string{"Antiochia chiede un altro minuto.", "Gli Inglesi chiedono un altro minuto."}},
	{"ask-time-minutes", "2",
		[2]string{"Antioch asks for 2 more minutes.", "The English ask for 2 more minutes."},
		[2]string{"Antiochia chiede altri 2 minuti.", "Gli Inglesi chiedono altri 2 minuti."}},
	{"ask-time-seconds", "30",
		[2]string{"Antioch asks for 30 more seconds.", "The English ask for 30 more seconds."},
		[2]string{"Antiochia chiede altri 30 secondi.", "Gli Inglesi chiedono altri 30 secondi."}},
	{"time-added-days", "1",
		[2]string{"Everyone agreed: another day for this turn.", "Everyone agreed: another day for this turn."},
		[2]string{"Tutti d'accordo: un altro giorno per questo turno.", "Tutti d'accordo: un altro giorno per questo turno."}},
	{"time-added-days", "2",
		[2]string{"Everyone agreed: 2 more days for this turn.", "Everyone agreed: 2 more days for this turn."},
		[2]string{"Tutti d'accordo: altri 2 giorni per questo turno.", "Tutti d'accordo: altri 2 giorni per questo turno."}},
	{"time-added-hours", "1",
		[2]string{"Everyone agreed: another hour for this turn.", "Everyone agreed: another hour for this turn."},
		[2]string{"Tutti d'accordo: un'altra ora per questo turno.", "Tutti d'accordo: un'altra ora per questo turno."}},
	{"time-added-hours", "2",
		[2]string{"Everyone agreed: 2 more hours for this turn.", "Everyone agreed: 2 more hours for this turn."},
		[2]string{"Tutti d'accordo: altre 2 ore per questo turno.", "Tutti d'accordo: altre 2 ore per questo turno."}},
	{"time-added-minutes", "1",
		[2]string{"Everyone agreed: another minute for this turn.", "Everyone agreed: another minute for this turn."},
		[2]string{"Tutti d'accordo: un altro minuto per questo turno.", "Tutti d'accordo: un altro minuto per questo turno."}},
	{"time-added-minutes", "2",
		[2]string{"Everyone agreed: 2 more minutes for this turn.", "Everyone agreed: 2 more minutes for this turn."},
		[2]string{"Tutti d'accordo: altri 2 minuti per questo turno.", "Tutti d'accordo: altri 2 minuti per questo turno."}},
	{"time-added-seconds", "30",
		[2]string{"Everyone agreed: 30 more seconds for this turn.", "Everyone agreed: 30 more seconds for this turn."},
		[2]string{"Tutti d'accordo: altri 30 secondi per questo turno.", "Tutti d'accordo: altri 30 secondi per questo turno."}},
	{"refuse-undo", "",
		[2]string{"Antioch does not agree: the move stands.", "The English do not agree: the move stands."},
		[2]string{"Antiochia non è d'accordo: la mossa resta.", "Gli Inglesi non sono d'accordo: la mossa resta."}},
	{"refuse-pause", "",
		[2]string{"Antioch says not now: the clock keeps running.", "The English say not now: the clock keeps running."},
		[2]string{"Per Antiochia non è il momento: il tempo continua a scorrere.", "Per gli Inglesi non è il momento: il tempo continua a scorrere."}},
	{"refuse-resume", "",
		[2]string{"Antioch says not now: the clock stays stopped.", "The English say not now: the clock stays stopped."},
		[2]string{"Per Antiochia non è il momento: l'orologio resta fermo.", "Per gli Inglesi non è il momento: l'orologio resta fermo."}},
	{"refuse-time", "",
		[2]string{"Antioch says not now: no more time for this turn.", "The English say not now: no more time for this turn."},
		[2]string{"Per Antiochia non è il momento: niente altro tempo per questo turno.", "Per gli Inglesi non è il momento: niente altro tempo per questo turno."}},
	{"refuse-rules", "",
		[2]string{"Antioch says not now: the game keeps its rules.", "The English say not now: the game keeps its rules."},
		[2]string{"Per Antiochia non è il momento: le regole restano quelle di prima.", "Per gli Inglesi non è il momento: le regole restano quelle di prima."}},
	{"withdraw", "",
		[2]string{"Antioch withdraws the request.", "The English withdraw the request."},
		[2]string{"Antiochia ritira la richiesta.", "Gli Inglesi ritirano la richiesta."}},
	{"clock-stopped", "",
		[2]string{"Everyone agreed: the clock is stopped.", "Everyone agreed: the clock is stopped."},
		[2]string{"Tutti d'accordo: l'orologio è fermo.", "Tutti d'accordo: l'orologio è fermo."}},
	{"clock-runs", "",
		[2]string{"Everyone agreed: the clock is running again.", "Everyone agreed: the clock is running again."},
		[2]string{"Tutti d'accordo: l'orologio riparte.", "Tutti d'accordo: l'orologio riparte."}},
	{"away", "1",
		[2]string{"Antioch is away for a day.", "The English are away for a day."},
		[2]string{"Antiochia è in vacanza per un giorno.", "Gli Inglesi sono in vacanza per un giorno."}},
	{"away", "3",
		[2]string{"Antioch is away for 3 days.", "The English are away for 3 days."},
		[2]string{"Antiochia è in vacanza per 3 giorni.", "Gli Inglesi sono in vacanza per 3 giorni."}},
	{"back", "",
		[2]string{"Antioch is back from vacation.", "The English are back from vacation."},
		[2]string{"Antiochia torna dalla vacanza.", "Gli Inglesi tornano dalla vacanza."}},
	{"offer", "",
		[2]string{"A substitute is wanted for Antioch.", "A substitute is wanted for the English."},
		[2]string{"Si cerca qualcuno che giochi per Antiochia.", "Si cerca qualcuno che giochi per gli Inglesi."}},
	{"substitute", "",
		[2]string{"A new player takes over for Antioch.", "A new player takes over for the English."},
		[2]string{"Per Antiochia ora gioca un'altra persona.", "Per gli Inglesi ora gioca un'altra persona."}},
	{"sought", "",
		[2]string{"Antioch is missing. Someone else is invited to play on.", "The English are missing. Someone else is invited to play on."},
		[2]string{"Antiochia manca. Qualcun altro è invitato a continuare.", "Gli Inglesi mancano. Qualcun altro è invitato a continuare."}},
	{"succeeded", "",
		[2]string{"Someone new now plays Antioch.", "Someone new now plays the English."},
		[2]string{"Ora Antiochia ha un nuovo giocatore.", "Ora gli Inglesi hanno un nuovo giocatore."}},
	{"played-on", "",
		[2]string{"From here on the game was played anew.", "From here on the game was played anew."},
		[2]string{"Da qui in poi la partita è stata rigiocata.", "Da qui in poi la partita è stata rigiocata."}},
	{"set-up", "",
		[2]string{"The game begins from a position that somebody set up.", "The game begins from a position that somebody set up."},
		[2]string{"La partita comincia da una posizione preparata a mano.", "La partita comincia da una posizione preparata a mano."}},
	{"seated-lot", "",
		[2]string{"The seats were drawn by lot.", "The seats were drawn by lot."},
		[2]string{"I posti sono stati sorteggiati.", "I posti sono stati sorteggiati."}},
	{"seated-preference", "",
		[2]string{"The seats were given by what everyone wished for.", "The seats were given by what everyone wished for."},
		[2]string{"I posti sono stati dati secondo le preferenze di tutti.", "I posti sono stati dati secondo le preferenze di tutti."}},
	{"nothing we know", "",
		[2]string{"nothing we know", "nothing we know"},
		[2]string{"nothing we know", "nothing we know"}},
}

func TestNotesAreSentences(t *testing.T) {
	seats := []string{"antioch", "english", "damascus", "germanic"}
	for i, slug := range []string{"kingdoms", "kings"} {
		c := catalogueOf(t, slug)
		for _, n := range notes {
			for lang, want := range map[string]string{"en": n.en[i], "it": n.it[i], "tlh": n.en[i]} {
				if got := c.Note(lang, seats, game.Seat(i), n.key, strings.Replace(n.value, other, seats[i+2], 1)).String(); got != want {
					t.Errorf("%s, %s %s: %q, want %q", lang, n.key, n.value, got, want)
				}
			}
		}
	}
}

func TestEveryNoteIsTested(t *testing.T) {
	tested := map[string]bool{}
	for _, n := range notes {
		tested[n.key] = true
	}
	for _, lang := range text.Languages {
		data, err := os.ReadFile("../text/" + lang + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		var file struct{ Note map[string]string }
		if err := toml.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		for key := range file.Note {
			if !tested[key] {
				t.Errorf("%s: note.%s stands in no test", lang, key)
			}
		}
		if len(file.Note) == 0 {
			t.Errorf("%s has no notes", lang)
		}
	}
}

func catalogueOf(t *testing.T, slug string) *text.Catalogue {
	t.Helper()
	all, err := All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if g.Info().Slug != slug {
			continue
		}
		c, err := text.Load(g, g.Text)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	t.Fatalf("there is no title %s", slug)
	return nil
}
