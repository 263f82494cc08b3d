package main

import (
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// variable returns the environment variable for an option.
func variable(flag string) string {
	return "OUTREMER_" + strings.ToUpper(strings.ReplaceAll(flag, "-", "_"))
}

// fromEnvironment sets options not given on the command line from their variables.
func fromEnvironment(flags *pflag.FlagSet) error {
	var err error
	flags.VisitAll(func(f *pflag.Flag) {
		value, ok := os.LookupEnv(variable(f.Name))
		if err != nil || f.Changed || !ok || f.Name == "help" {
			return
		}
		if bad := flags.Set(f.Name, value); bad != nil {
			err = usagef("%s: %q is not possible: %w", variable(f.Name), value, bad)
		}
	})
	return err
}

// nameVariables adds the variable's name to the help of each option.
func nameVariables(cmd *cobra.Command) {
	name := func(f *pflag.Flag) { f.Usage += " [$" + variable(f.Name) + "]" }
	if !cmd.HasParent() {
		cmd.PersistentFlags().VisitAll(name)
	}
	cmd.LocalNonPersistentFlags().VisitAll(name)
	for _, c := range cmd.Commands() {
		nameVariables(c)
	}
}
