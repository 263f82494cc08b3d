package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"outremer/game"
	"outremer/game/scenario"
)

func scriptCommand(opts *shared) *cobra.Command {
	run := ""
	cmd := &cobra.Command{
		Use:   "script FILE.scn...",
		Short: "Run scenario scripts",
		Long: `Runs the cases of scenario scripts and prints one line for each. Exits with 1 if
any of them fails. A script names its title in its first line.`,
		Args: atLeastOne("FILE.scn"),
		RunE: func(cmd *cobra.Command, args []string) error { return runScripts(cmd, opts, args, run) },
	}
	cmd.Flags().StringVar(&run, "run", "", "only cases with this in their name or among their paragraphs: 4.1.3")
	return cmd
}

// runScripts runs the cases that mention something; "" matches all.
func runScripts(cmd *cobra.Command, opts *shared, paths []string, mention string) error {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	failed, ran := false, 0
	for _, path := range paths {
		results, err := scenario.RunFile(path, lib.lookup)
		if err != nil {
			cmd.PrintErrln("outremer: " + oneLine(err.Error()))
			failed = true
		}
		results = slices.DeleteFunc(results, func(r scenario.Result) bool { return !mentions(r, mention) })
		ran += len(results)
		for _, r := range results {
			fmt.Fprintln(cmd.OutOrStdout(), scriptLine(r))
			failed = failed || !r.OK
		}
	}
	if failed {
		return errSaid
	}
	if ran == 0 && mention != "" {
		return usagef("--run: no case mentions %q", mention)
	}
	return nil
}

func mentions(r scenario.Result, what string) bool {
	return strings.Contains(r.Name, what) || slices.Contains(r.Rules, game.Rule(what))
}

// scriptLine reports one case in one line, for people and for grep.
func scriptLine(r scenario.Result) string {
	at := fmt.Sprintf("%s:%d", r.File, r.Line)
	if r.OK {
		return fmt.Sprintf("ok   %s %v %s", at, r.Rules, r.Name)
	}
	return fmt.Sprintf("FAIL %s %v %s: %s", at, r.Rules, r.Name, oneLine(r.Message))
}
