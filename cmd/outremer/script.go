package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"outremer/game/scenario"
)

func scriptCommand(opts *shared) *cobra.Command {
	return &cobra.Command{
		Use:   "script FILE.scn...",
		Short: "Run scenario scripts",
		Long: `Runs the cases of scenario scripts and prints one line for each. Exits with 1 if
any of them fails. A script names its title in its first line.`,
		Args: atLeastOne("FILE.scn"),
		RunE: func(cmd *cobra.Command, args []string) error { return runScripts(cmd, opts, args) },
	}
}

func runScripts(cmd *cobra.Command, opts *shared, paths []string) error {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	failed := false
	for _, path := range paths {
		results, err := scenario.RunFile(path, lib.lookup)
		if err != nil {
			cmd.PrintErrln("outremer: " + oneLine(err.Error()))
			failed = true
		}
		for _, r := range results {
			fmt.Fprintln(cmd.OutOrStdout(), scriptLine(r))
			failed = failed || !r.OK
		}
	}
	if failed {
		return errSaid
	}
	return nil
}

// scriptLine is one case in one line, for people and for grep.
func scriptLine(r scenario.Result) string {
	at := fmt.Sprintf("%s:%d", r.File, r.Line)
	if r.OK {
		return fmt.Sprintf("ok   %s %v %s", at, r.Rules, r.Name)
	}
	return fmt.Sprintf("FAIL %s %v %s: %s", at, r.Rules, r.Name, oneLine(r.Message))
}
