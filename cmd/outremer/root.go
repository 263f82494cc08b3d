package main

import (
	"cmp"
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// shared is the options common to all commands.
type shared struct {
	data string
}

// newRoot builds the command tree.
func newRoot() *cobra.Command {
	opts := &shared{}
	root := &cobra.Command{
		Use:   "outremer",
		Short: "Board games of the crusades, with the rules enforced to the letter",
		Long: `Outremer plays board games of the crusades: alone against bots, around one
screen, or over the network, with the rules enforced to the letter.

Every option can also be given by an environment variable: OUTREMER_ADDR for
--addr, OUTREMER_BOT_PAUSE for --bot-pause, and so on. The command line wins.`,
		SilenceErrors:     true,
		SilenceUsage:      true,
		Args:              cobra.ArbitraryArgs,
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error { return fromEnvironment(cmd.Flags()) },
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	root.PersistentFlags().StringVar(&opts.data, "data", "", "folder with files that replace the titles' own data, such as DIR/kingdoms/modes.toml")
	root.Version = cmp.Or(program(), "unknown") // --version
	root.SetVersionTemplate("outremer {{.Version}}\n")
	root.SetFlagErrorFunc(flagError)
	root.CompletionOptions.HiddenDefaultCmd = true
	root.SetHelpCommand(helpCommand())
	root.AddCommand(serveCommand(opts), adminCommand(), playCommand(opts), openCommand(opts), verifyCommand(opts), scriptCommand(opts),
		simCommand(opts), factsCommand(opts), upgradeCommand(opts), exportCommand(opts), backupCommand(opts), restoreCommand(opts), importCommand(opts), moveCommand(opts), adjudicateCommand(), benchCommand(opts), engineCommand(opts), botCommand(), ladderCommand(opts), analyseCommand(opts), healthCommand(), versionCommand(opts))
	root.InitDefaultHelpCmd() // now rather than at run time, so that known finds them
	root.InitDefaultCompletionCmd()
	nameVariables(root)
	return root
}

// helpCommand is "help COMMAND"; cobra's own does not fail for an unknown command.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:    "help [COMMAND]",
		Short:  "Help about a command",
		Hidden: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(cmd.Root(), strings.Join(args, " "))
			}
			found.InitDefaultHelpFlag() // otherwise added only when a command runs
			return found.Help()
		},
	}
}

// known rejects an unknown command before its options are parsed: otherwise the error would be
// about the options.
func known(root *cobra.Command, args []string) error {
	if found, rest, err := root.Find(args); err == nil && found == root && len(rest) > 0 && !strings.HasPrefix(rest[0], "-") {
		return unknownCommand(root, rest[0])
	}
	return nil
}

func unknownCommand(root *cobra.Command, name string) error {
	return usagef("unknown command %q; possible: %s", name, commandNames(root))
}

func commandNames(root *cobra.Command) string {
	var names []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return strings.Join(names, ", ")
}

// flagError lists the valid options when one does not exist.
func flagError(cmd *cobra.Command, err error) error {
	if errors.Is(err, pflag.ErrHelp) {
		return err
	}
	if _, ok := errors.AsType[*pflag.NotExistError](err); !ok {
		return usageError{err}
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, "--"+f.Name)
		}
	})
	return usagef("%w; possible: %s", err, strings.Join(names, ", "))
}

// atLeastOne rejects a command line without operands.
func atLeastOne(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usagef("%s: which %s?", cmd.Name(), what)
		}
		return nil
	}
}

// none rejects operands.
func none(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usagef("%s takes no arguments, but there is %q", cmd.Name(), args[0])
	}
	return nil
}
