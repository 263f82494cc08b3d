package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
)

func adjudicateCommand() *cobra.Command {
	var mapName, dir string
	cmd := &cobra.Command{
		Use:   "adjudicate",
		Short: "Resolve Diplomacy orders, with the cause of each outcome",
		Long: `Reads positions with orders from standard input and prints their outcomes.
Cases as JSON are answered by a JSON list; lines such as "France: A par - bur" are
answered by lines. A case that cannot be read gets an error instead of an outcome,
and the exit code is 1. docs/adjudicator.md describes the formats.

With --cases the files of a folder are run instead and compared with the outcomes
they expect: one line per case, exit code 1 if any of them differs.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			m, err := adjudicatorMap(mapName)
			if err != nil {
				return err
			}
			if dir != "" {
				return compareCases(cmd, cases.NewRunner(m), dir)
			}
			return adjudicate(cmd, cases.NewRunner(m))
		},
	}
	cmd.Flags().StringVar(&mapName, "map", "classic", strings.Join(diplomacy.MapNames(), " or "))
	cmd.Flags().StringVar(&dir, "cases", "", "folder of case files to run and compare")
	return cmd
}

func adjudicatorMap(name string) (*diplomacy.Map, error) {
	if m := diplomacy.MapNamed(name); m != nil {
		return m, nil
	}
	return nil, usagef("unknown map %q; possible: %s", name, strings.Join(diplomacy.MapNames(), ", "))
}

// adjudicate answers standard input in the format of the input.
func adjudicate(cmd *cobra.Command, r *cases.Runner) error {
	in, err := io.ReadAll(cmd.InOrStdin())
	if err != nil {
		return err
	}
	switch text := bytes.TrimSpace(in); {
	case len(text) == 0:
		return errors.New("standard input is empty; cases or orders are expected there")
	case text[0] == '{':
		return answerJSON(cmd, r, bytes.NewReader(in))
	default:
		return answerText(cmd, r, bytes.NewReader(in))
	}
}

// answer is the outcome of one case, or why there is none.
type answer struct {
	ID    string `json:"id"`
	Error string `json:"error,omitempty"`
	*cases.Answer
}

func answerJSON(cmd *cobra.Command, r *cases.Runner, in io.Reader) error {
	entries, err := cases.Read(in)
	if err != nil {
		return err
	}
	failed := false
	answers := make([]answer, len(entries))
	for i, e := range entries {
		got, err := runCase(r, &e)
		answers[i] = answer{ID: e.ID, Answer: got}
		if err != nil {
			answers[i].Error, failed = oneLine(err.Error()), true
		}
	}
	out := json.NewEncoder(cmd.OutOrStdout())
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	if err := out.Encode(answers); err != nil {
		return err
	}
	if failed {
		return errSaid
	}
	return nil
}

func runCase(r *cases.Runner, e *cases.Entry) (*cases.Answer, error) {
	if e.Err != nil {
		return nil, e.Err
	}
	return r.Run(&e.Case)
}

// answerText prints a line for each order, and for each dislodged unit.
func answerText(cmd *cobra.Command, r *cases.Runner, in io.Reader) error {
	c, err := r.ReadText(in)
	if err != nil {
		return err
	}
	p, err := r.Position(c)
	if err != nil {
		return err
	}
	m := p.Board.Map
	res := diplomacy.Adjudicate(&p.Board, p.Orders)
	retreats := res.Retreats()
	out := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
	for i, o := range res.Outcomes {
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\n", c.Units[i].Power, m.Format(o.Order), o.Result, o.Why.Text(m))
	}
	for i, o := range res.Outcomes {
		if o.Dislodged {
			fmt.Fprintf(out, "%s\t%s\tdislodged\t%s\n", c.Units[i].Power, m.FormatUnit(p.Board.Units[i]), retreatText(retreats, p.Board.Units[i], o))
		}
	}
	return out.Flush()
}

// retreatText says who dislodged a unit and where it can go.
func retreatText(r *diplomacy.Retreats, u diplomacy.Unit, o diplomacy.Outcome) string {
	text := "by=" + r.Map.ID(diplomacy.Loc(o.DislodgedBy)) + " retreats="
	for _, d := range r.Dislodged {
		if d.Unit.At != u.At {
			continue
		}
		var places []string
		for _, l := range r.Options(nil, d) {
			places = append(places, r.Map.ID(l))
		}
		return text + strings.Join(places, ",")
	}
	return text
}

// compareCases runs the case files in a folder.
func compareCases(cmd *cobra.Command, r *cases.Runner, dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return usageError{err}
	}
	if len(files) == 0 {
		return fmt.Errorf("%s: %w: there are no .json files", dir, fs.ErrNotExist)
	}
	passed, failed := 0, 0
	for _, file := range files {
		entries, err := readCaseFile(file)
		if errors.Is(err, cases.ErrNoCases) { // such as a map next to the cases
			continue
		}
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		for _, e := range entries {
			line, ok := compareCase(r, &e)
			fmt.Fprintln(cmd.OutOrStdout(), line)
			if ok {
				passed++
			} else {
				failed++
			}
		}
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d passed, %d failed\n", passed, failed)
	if failed > 0 {
		return errSaid
	}
	return nil
}

func readCaseFile(path string) (entries []cases.Entry, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return cases.Read(f)
}

// compareCase reports one case in one line, for people and for grep.
func compareCase(r *cases.Runner, e *cases.Entry) (line string, ok bool) {
	name := strings.TrimSpace(e.ID + " " + e.Title)
	got, err := runCase(r, e)
	switch {
	case err != nil:
		return "FAIL " + name + ": " + oneLine(err.Error()), false
	case e.Expect == nil:
		return "FAIL " + name + ": nothing is expected", false
	}
	if diffs := cases.Differences(&e.Case, got); len(diffs) > 0 {
		return "FAIL " + name + ": " + strings.Join(diffs, "; "), false
	}
	return "ok   " + name, true
}
