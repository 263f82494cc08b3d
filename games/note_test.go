package games

import (
	"os"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
	"outremer/text"
)

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
	{"cover", "greedy",
		[2]string{"A bot (greedy) now plays for Antioch.", "A bot (greedy) now plays for the English."},
		[2]string{"Per Antiochia ora gioca un bot (greedy).", "Per gli Inglesi ora gioca un bot (greedy)."}},
	{"uncover", "",
		[2]string{"Antioch is back.", "The English are back."},
		[2]string{"Antiochia torna a giocare.", "Gli Inglesi tornano a giocare."}},
	{"resign", "greedy",
		[2]string{"Antioch resigns. A bot (greedy) takes the seat.", "The English resign. A bot (greedy) takes the seat."},
		[2]string{"Antiochia abbandona. Ora gioca un bot (greedy).", "Gli Inglesi abbandonano. Ora gioca un bot (greedy)."}},
	{"late", "",
		[2]string{"Time is up for Antioch.", "Time is up for the English."},
		[2]string{"Tempo scaduto per Antiochia.", "Tempo scaduto per gli Inglesi."}},
	{"revision", "2",
		[2]string{"From here on the game follows revision 2 of the rules.", "From here on the game follows revision 2 of the rules."},
		[2]string{"Da qui in poi la partita segue la revisione 2 delle regole.", "Da qui in poi la partita segue la revisione 2 delle regole."}},
	{"nothing we know", "",
		[2]string{"nothing we know", "nothing we know"},
		[2]string{"nothing we know", "nothing we know"}},
}

func TestNotesAreSentences(t *testing.T) {
	seats := []string{"antioch", "english"}
	for i, slug := range []string{"kingdoms", "kings"} {
		c := catalogueOf(t, slug)
		for _, n := range notes {
			for lang, want := range map[string]string{"en": n.en[i], "it": n.it[i], "tlh": n.en[i]} {
				if got := c.Note(lang, seats, game.Seat(i), n.key, n.value).String(); got != want {
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
