package main

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"outremer/bench"
)

func benchCommand(opts *shared) *cobra.Command {
	var quick bool
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure this program on this machine",
		Long: `Runs every benchmark and prints one JSON object {"name", "value", "unit"} per line:
the rules on one core, a whole server with durable commits, and the program itself.
Client and server share the cores, so a server alone does better.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			lib, err := opts.titles()
			if err != nil {
				return err
			}
			out := json.NewEncoder(cmd.OutOrStdout())
			return bench.All(cmd.Context(), lib.lobby, quick, func(v bench.Value) error { return out.Encode(v) })
		},
	}
	cmd.Flags().BoolVar(&quick, "quick", false, "a few seconds in all; the numbers are rough")
	return cmd
}
