package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"outremer/table/logbook"
)

func verifyCommand(opts *shared) *cobra.Command {
	return &cobra.Command{
		Use:   "verify FILE.log...",
		Short: "Replay game logs and check their dice",
		Long: `Replays game logs with the current rules and their own dice, and prints for each
whether it comes out the same, differs at a record, or is refused at a record. The
secret must match the hash that was published at the start. Exits with 1 if any log
differs.`,
		Args: atLeastOne("FILE.log"),
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
	f, g, err := readLog(lib, path)
	if err != nil {
		return oneLine(err.Error()), false
	}
	if err := logbook.Verify(g.Title, f); err != nil {
		return path + ": " + oneLine(err.Error()), false
	}
	if f.End == "" {
		return fmt.Sprintf("%s: same (%d records, unfinished)", path, len(f.Records)), true
	}
	return fmt.Sprintf("%s: same (%d records, %s)", path, len(f.Records), f.End), true
}
