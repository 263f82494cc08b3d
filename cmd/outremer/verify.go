package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"outremer/table/logbook"
)

func verifyCommand(opts *shared) *cobra.Command {
	return &cobra.Command{
		Use:   "verify FILE...",
		Short: "Replay game logs and check their dice",
		Long: `Replays game logs, or bundles, with the current rules and their own dice, and prints for each
whether it comes out the same, differs at a record, or is refused at a record. The
secret must match the hash that was published at the start. Of a bundle it also says
which parts do not fit the rest. Exits with 1 if any log differs.`,
		Args: atLeastOne("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error { return verifyLogs(cmd, opts, args) },
	}
}

func verifyLogs(cmd *cobra.Command, opts *shared, paths []string) error {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	failed := false
	p := newProgress(cmd.ErrOrStderr(), "logs", len(paths))
	for _, path := range paths {
		if err := cmd.Context().Err(); err != nil {
			p.clear()
			return p.interrupted(cmd.Context(), err)
		}
		verdict, ok := verifyLog(lib, path)
		p.clear()
		p.step()
		fmt.Fprintln(cmd.OutOrStdout(), verdict)
		failed = failed || !ok
	}
	p.clear()
	if failed {
		return errSaid
	}
	return nil
}

func verifyLog(lib library, path string) (verdict string, ok bool) {
	b, f, g, err := readBundled(lib, path)
	if err != nil {
		return oneLine(err.Error()), false
	}
	var faults []string
	if b != nil {
		for _, part := range b.Check(f) {
			if part.Err != nil {
				faults = append(faults, oneLine(part.Err.Error()))
			}
		}
	}
	if err := logbook.Verify(g.Title, f); err != nil {
		faults = append(faults, oneLine(err.Error()))
	}
	if len(faults) > 0 {
		return path + ": " + strings.Join(faults, "; "), false
	}
	if f.End == "" {
		return fmt.Sprintf("%s: same (%d records, unfinished)", path, len(f.Records)), true
	}
	return fmt.Sprintf("%s: same (%d records, %s)", path, len(f.Records), f.End), true
}
