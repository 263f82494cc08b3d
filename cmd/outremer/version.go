package main

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// program returns this program's version: that of the module if it was released, otherwise the
// commit it was built from.
func program() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}

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
	fmt.Fprintln(w, "outremer", cmp.Or(program(), "of unknown version"))
	if info, ok := debug.ReadBuildInfo(); ok {
		kept := map[string]string{}
		for _, s := range info.Settings {
			kept[s.Key] = s.Value
		}
		fmt.Fprintln(w, "commit  ", cmp.Or(kept["vcs.revision"], "unknown"))
		fmt.Fprintln(w, "date    ", cmp.Or(kept["vcs.time"], "unknown"))
	}
	fmt.Fprintln(w, "built by", runtime.Version(), "for", runtime.GOOS+"/"+runtime.GOARCH)
	for _, g := range lib.lobby {
		fmt.Fprintf(w, "rules    %s, revision %d\n", g.Info().Slug, g.Info().Revision)
	}
}
