package main

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// pass answers every question of Crusader Kingdoms by doing nothing: whichever of the two is not an
// option is refused and has no effect.
var pass = strings.Repeat("pass\ndone\n", 200)

func TestPlaySoloToTheEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "solo.log")
	r := outremerWith(t, pass+"quit\n", "play", "kingdoms", "--lang", "en", "--seed", "solo", "--save", path).ok()
	r.has("Turn 1 of 3", "Turn 3 is over", "The game is over.", "Nobody has won.", "First Crusade").lacks("\x1b")
	outremer(t, "verify", path).ok().has("same", "defeat")
	again := outremerWith(t, pass+"quit\n", "play", "kingdoms", "--lang", "en", "--seed", "solo").ok()
	if again.out != r.out {
		t.Error("the same seed gives another game")
	}
}

func TestPlayEverySize(t *testing.T) {
	for _, args := range []string{"--players 2", "--players 3 --seat saladin", "--players 4 --seat aleppo --bots random,greedy,random"} {
		for _, lang := range []string{"en", "it"} {
			stdin := strings.Repeat("1\n", 600)
			r := outremerWith(t, stdin, strings.Fields("play kingdoms --seed x --lang "+lang+" "+args)...).ok()
			over := map[string]string{"en": "The game is over.", "it": "La partita è finita."}
			r.has(over[lang]).lacks("%!", "{a}")
		}
	}
}

func TestPlayWatchesBots(t *testing.T) {
	outremer(t, "play", "kingdoms", "--players", "3", "--seat", "none", "--seed", "x", "--lang", "en").ok().has("The game is over.", "Castles on the map").lacks("> ")
}

func TestPlayEndsWithItsInput(t *testing.T) {
	for _, stdin := range []string{"", "1\n", "attack", "quit\n", "?\nquit\n"} {
		outremerWith(t, stdin, "play", "kingdoms", "--seed", "x").ok()
	}
}

func TestPlayCommands(t *testing.T) {
	for stdin, want := range map[string]string{
		"?":                         "take back your last move",
		"view":                      "Board",
		"99":                        "Choose a number from 1 to",
		"why attack jerusalem":      "[4.1.1a]",
		"why attack antioch":        "You can do that now.",
		"why attack rome":           "“attack rome” is not a move",
		"attack jerusalem":          "Jerusalem is connected to none of your regions.",
		"atack antioch":             "“atack antioch” is not an option",
		"attack":                    "That could be 1, 2, 3",
		"discard":                   "Choose one of these numbers",
		"rules 4.1.1":               "4.1.1b",
		"rules":                     "4.0 ",
		"rules 99":                  "There is no such paragraph",
		"what leader":               "Response, laid on either side",
		"what":                      "c-troop-",
		"what nonsense":             "There is nothing called",
		"undo":                      "You have no move to take back",
		"att antio; undo":           "You take back: Attack Antioch.",
		"att antio; 1; 1; restart":  "You take back: Attack Antioch, Commit",
		"attack antioch; log":       "attacks Antioch",
		"attack antioch; foo; 1":    "“foo” is not an option",
		"pass; undo":                "Too late",
		"attack antioch\n1\ndone\n": "for the attack.",
	} {
		t.Run(stdin, func(t *testing.T) {
			outremerWith(t, stdin+"\nquit\n", "play", "kingdoms", "--seed", "7", "--lang", "en").ok().has(want).lacks("%!")
		})
	}
}

func TestPlayColours(t *testing.T) {
	outremerWith(t, "", "play", "kingdoms", "--color", "always").ok().has("\x1b[1;31m")
	outremerWith(t, "", "play", "kingdoms").ok().lacks("\x1b") // not a terminal
}

func TestPlaySavesAndLoads(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.log")
	outremerWith(t, "attack antioch; 1; save "+path, "play", "kingdoms", "--seed", "7", "--lang", "en").ok().has("Saved as " + path)
	r := outremerWith(t, "", "play", "--load", path, "--lang", "en").ok().has("First Crusade attacks Antioch (Muslims)", "Commit ")
	r.lacks("First Crusade attacks Antioch, held") // told before
	outremerWith(t, "undo", "play", "--load", path, "--lang", "en").ok().has("You take back: Commit")
	outremerWith(t, "", "play", "kingdoms", "--load", path).ok()
	outremerWith(t, "", "play", "skirmish", "--load", path).failed(exitUsage, "kingdoms", "skirmish")
	outremerWith(t, "", "play", "--load", filepath.Join(dir, "none.log")).failed(exitFailed, "none.log")

	other := file(t, "notes.txt", "my notes")
	outremerWith(t, "save "+other, "play", "kingdoms", "--lang", "en").ok().has("Not saved")
	if read(t, other) != "my notes" {
		t.Error("a file of another kind was overwritten")
	}
	bad := file(t, "bad.log", strings.Replace(read(t, path), "attack antioch", "attack jaffa", 1))
	outremerWith(t, "", "play", "--load", bad).failed(exitFailed, "record 1", "no-border")
}

// TestPlayExample: what is shown as an example can be typed there.
func TestPlayExample(t *testing.T) {
	for title, said := range map[string]string{"kings": "as in: why draw war", "kingdoms": "as in: why attack edessa"} {
		r := outremerWith(t, "why nothing\n?\nquit\n", "play", title, "--seed", "x", "--lang", "en").ok()
		r.has(said, "  "+strings.TrimPrefix(said, "as in: why ")+" ")
	}
}

// TestHotseat: the next person must not find the previous one's cards on the screen.
func TestHotseat(t *testing.T) {
	r := outremerWith(t, "\npass\n\n", "play", "kingdoms", "--players", "2", "--hotseat", "--seed", "x", "--lang", "en", "--color", "always").ok()
	screens := strings.Split(r.out, "\x1b[2J")
	hand := regexp.MustCompile(`Hand.*`)
	for i, screen := range screens {
		if strings.Contains(screen, "Press Enter") && hand.MatchString(screen) {
			t.Errorf("screen %d asks for the next player and shows a hand:\n%s", i, screen)
		}
	}
	last := screens[len(screens)-1]
	if !strings.Contains(last, "Leopold") || strings.Count(last, "you ·") != 1 {
		t.Errorf("the second player sees\n%s", last)
	}
}

// TestPlayAuto: people around one screen are asked even where they have one answer, unless they want it
// given for them; who took a move back is asked again.
func TestPlayAuto(t *testing.T) {
	play := func(in string) (result, string) {
		kept := filepath.Join(t.TempDir(), "kept.log")
		r := outremerWith(t, in, "play", "--seat", "red,blue", "--hotseat", "--lang", "en", "--load", begun(t, ""), "--save", kept).ok()
		return r, read(t, kept)
	}
	for in, want := range map[string]string{
		"\nauto on\nseal\n\nseal\nquit\n":               "3 red pass auto",
		"\nauto next\nseal\n\nseal\nquit\n":             "3 red pass auto",
		"\nseal\n\nseal\n\nauto\npass\nquit\n":          "3 red pass\n",
		"\nseal\n\nseal\n\nauto on\nquit\n":             "3 red pass auto",
		"\nauto on\nauto off\nseal\n\nseal\n\npass\n\n": "3 red pass\n",
	} {
		if _, log := play(in); !strings.Contains(log, want) {
			t.Errorf("%q: %q is missing in\n%s", in, want, log)
		}
	}
	r, _ := play("\nauto\nauto maybe\nquit\n")
	r.has("You are asked even when you have only one answer.", "auto on, auto next or auto off")
}

// TestPlayAnyTitle: a title without its own face, with secret bids by several people.
func TestPlayAnyTitle(t *testing.T) {
	r := outremerWith(t, strings.Repeat("seal\npass\n", 20), "play", "skirmish", "--seed", "x", "--lang", "en").ok()
	r.has("troops:  9 9", "Bid 3", "Blue seals", "The game is over.")
}

// TestPlayLeavesVacantSeatsAlone: where the game plays a seat, the first remaining one is yours.
func TestPlayLeavesVacantSeatsAlone(t *testing.T) {
	outremerWith(t, "quit\n", "play", "kings", "--lang", "en", "--seed", "x", "--option", "english=random").ok().has("Franks>")
	outremerWith(t, "", "play", "kings", "--option", "english=random", "--seat", "english").failed(exitUsage, "nobody sits at english")
}

// begun returns a game of skirmish that began under the first revision, with its randomness.
func begun(t *testing.T, records string) string {
	t.Helper()
	setup, err := games.Example().Title.Info().Complete(game.Setup{Seats: 2, Revision: 1})
	if err != nil {
		t.Fatal(err)
	}
	secret := []byte("secret")
	f := record.File{Header: record.NewHeader(games.Example().Title, setup, record.Seal(secret), nil), Secret: secret}
	head, tail, _ := strings.Cut(string(f.Append(nil)), "secret ")
	return file(t, "begun.log", head+records+"secret "+tail)
}

// TestPlayUpdates: a saved game mentions newer rules, shows what they change, and adopts them
// between turns.
func TestPlayUpdates(t *testing.T) {
	hot := []string{"play", "--seat", "red,blue", "--hotseat", "--lang", "en"}
	kept := filepath.Join(t.TempDir(), "kept.log")
	load := func(log, in string) result {
		return outremerWith(t, in, append(hot, "--load", log, "--save", kept)...).ok()
	}
	load(begun(t, ""), "\nupdate\nquit\n").has("This game has newer rules", "sent fewer troops takes the castle", "update yes").lacks("From here on")
	load(begun(t, ""), "\nupdate yes\nquit\n").has("From here on the game follows revision 2 of the rules.")
	if text := read(t, kept); !strings.Contains(text, "\n1 red revision 2\n") {
		t.Errorf("saved:\n%s", text)
	}
	outremer(t, "verify", kept).ok().has("same (1 records, unfinished)")
	load(kept, "\nupdate\nquit\n").has("This game follows the newest rules, revision 2.").lacks("This game has newer rules")

	// A player who has started a draft waits for the next one.
	load(begun(t, "1 red bid 1\n"), "\nupdate yes\nseal\n\nseal\n\npass\n\npass\nquit\n").has("apply from the next turn", "From here on")
	text := read(t, kept)
	if !strings.Contains(text, " revision 2\n") || strings.Contains(text, "2 red revision") {
		t.Errorf("saved:\n%s", text)
	}
	outremer(t, "verify", kept).ok().has("same (")
	load(begun(t, "1 red seal\n2 blue seal\n"), "\nupdate yes\nquit\n").has("in the middle of a turn")
}
