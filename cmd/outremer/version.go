package main

import (
	"cmp"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"outremer/build"
)

// program returns this program's version: that of the module if it was released, otherwise the
// commit it was built from.
func program() string { return build.Read().Version }

func versionCommand(opts *shared) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which program this is, and by which rules it plays",
		Args:  none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			lib, err := opts.titles()
			if err != nil {
				return err
			}
			sayVersion(cmd.OutOrStdout(), lib)
			return nil
		},
	}
}

func sayVersion(w io.Writer, lib library) {
	i := build.Read()
	fmt.Fprintln(w, "outremer", cmp.Or(i.Version, "of unknown version"))
	fmt.Fprintln(w, "commit  ", cmp.Or(i.Commit, "unknown"))
	fmt.Fprintln(w, "date    ", cmp.Or(i.Date, "unknown"))
	fmt.Fprintln(w, "built by", i.Go, "for", i.System)
	for _, g := range lib.lobby {
		fmt.Fprintf(w, "rules    %s, revision %d\n", g.Info().Slug, g.Info().Revision)
	}
}
