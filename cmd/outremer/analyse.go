package main

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
	"outremer/teacher"
	"outremer/text"
)

func analyseCommand(opts *shared) *cobra.Command {
	var lang string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "analyse FILE.log",
		Short: "Say where a finished game was won and lost",
		Long: `Studies the log of a finished game: how everybody's chance of winning went, which
decisions cost most and what would have been better, and what dice and cards did for
whom. Effort is counted, not timed, so the same log gives the same answer everywhere.
A log of a game that is not over is refused.`,
		Args: atLeastOne("FILE.log"),
		RunE: func(cmd *cobra.Command, args []string) error {
			l, err := language(lang)
			if err != nil {
				return err
			}
			return analyse(cmd, opts, args[0], l, asJSON)
		},
	}
	cmd.Flags().StringVar(&lang, "lang", "", "language (default: that of the terminal)")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the study as JSON")
	return cmd
}

func analyse(cmd *cobra.Command, opts *shared, path, lang string, asJSON bool) error {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	f, g, err := readLog(lib, path)
	if err != nil {
		return err
	}
	if f.Secret == nil {
		return fmt.Errorf("%s: the log has no secret, so the game is not over", path)
	}
	var study *teacher.Study
	err = logbook.Guard(func() (err error) {
		study, err = teacher.Analyse(cmd.Context(), g.Title, f)
		return err
	})
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if asJSON {
		out := json.NewEncoder(cmd.OutOrStdout())
		out.SetIndent("", "  ")
		return out.Encode(study)
	}
	return tellStudy(cmd.OutOrStdout(), g, f, study, lang)
}

// tellStudy prints a study for people.
func tellStudy(w io.Writer, g games.Game, f *record.File, study *teacher.Study, lang string) error {
	words, err := speak(g)
	if err != nil {
		return err
	}
	say := teacher.Speaker{Words: words, Lexis: g.Title.Lexicon(), Lang: lang, Seats: f.Seats}
	name := func(s int) string { return words.Seat(lang, f.Seats, game.Seat(s)) }
	fmt.Fprintln(w, text.Word(lang, "study-course"))
	for _, i := range few(len(study.Course), 12) {
		m := study.Course[i]
		fmt.Fprintf(w, "%6d ", m.N)
		for s, c := range m.Chances {
			fmt.Fprintf(w, "  %s %.0f", name(s), 100*c)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w, "\n"+text.Word(lang, "study-lessons"))
	for i := range study.Lessons {
		l := &study.Lessons[i]
		told := say.Lesson(l)
		fmt.Fprintf(w, "%6d  %s: %s\n        %s\n        %s\n", l.N, name(int(l.Seat)), told.Played, text.Fill(lang, "study-better", told.Better), told.Why)
	}
	fmt.Fprintln(w, "\n"+text.Word(lang, "study-accounts"))
	for s, a := range study.Seats {
		fmt.Fprintf(w, "        %s\n", text.Fill(lang, "study-account", name(s), 0-100*a.Lost, 100*a.Luck))
		if a.Dice > 0 {
			fmt.Fprintf(w, "        %s\n", text.Fill(lang, "study-dice", a.Dice, float64(a.Pips)/float64(a.Dice)))
		}
	}
	return nil
}

// few are at most so many numbers below n, evenly spread, the first and the last among them.
func few(n, most int) (list []int) {
	for i := range min(n, most) {
		list = append(list, i*(n-1)/max(1, min(n, most)-1))
	}
	return list
}
