package main

import (
	"fmt"

	"github.com/spf13/cobra"

	example "outremer/examples/bot"
)

func botCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bot",
		Short: "Play as a bot at the tables of a site",
		Long: `Bots of your own play at the tables of a site by its public API, with a token that
their person has made on the site. docs/api.md explains how to write one.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(exampleCommand())
	return cmd
}

func exampleCommand() *cobra.Command {
	b := &example.Bot{}
	var invite string
	cmd := &cobra.Command{
		Use:   "example",
		Short: "Run the example of a bot: it plays any title from the moves on offer",
		Long: `Runs the example of a bot, examples/bot/bot.go, until its game is over. It takes a
seat by an invitation link, or at a table of its own:

  OUTREMER_TOKEN=… outremer bot example --invite 'https://play.example.org/join/ID#invite=TOKEN'
  OUTREMER_TOKEN=… outremer bot example --url https://play.example.org --table ID --seat jerusalem

Give the token by its environment variable: others on this machine can read command lines.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if invite != "" {
				var err error
				b.URL, b.Table, b.Invite, err = example.ReadInvitation(invite)
				if err != nil {
					return usageError{err}
				}
			}
			switch {
			case b.Token == "":
				return usagef("bot example: --token is missing; make one with the scope play on your page of the site")
			case b.Table == "":
				return usagef("bot example: which table? --table ID, or --invite LINK")
			}
			b.Say = func(text string) { fmt.Fprintln(cmd.OutOrStdout(), text) }
			return b.Play(cmd.Context())
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.URL, "url", "http://localhost:8080", "address of the site")
	f.StringVar(&b.Token, "token", "", "token with the scope play")
	f.StringVar(&b.Table, "table", "", "id of the table, the last part of its address")
	f.StringVar(&b.Seat, "seat", "", "which seat to take; default: whichever is free")
	f.StringVar(&invite, "invite", "", "invitation link; it tells the site and the table, too")
	return cmd
}
