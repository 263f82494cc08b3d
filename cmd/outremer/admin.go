package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"outremer/web"
)

// adminOptions are those of all commands of admin.
type adminOptions struct{ dir, socket string }

func (o *adminOptions) console() *office { return newOffice(o.dir, o.socket) }

func adminCommand() *cobra.Command {
	o := &adminOptions{}
	cmd := &cobra.Command{
		Use:   "admin",
		Short: "Look after a running server: find, announce, close, ban, reports",
		Long: `Speaks to the server that runs in --dir, by a socket there that only its own user can
open. With several nodes any of them will do: the others follow. Everything is
noted, and "admin deeds" shows it. What is secret in a game stays so.

A person is named by the address of their page or the part of it after /people/, or by
a name that only they have. "admin grant PERSON" makes somebody look after the site: they
find the same things on the page /admin.`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	f := cmd.PersistentFlags()
	f.StringVar(&o.dir, "dir", "./data", "folder of the server")
	f.StringVar(&o.socket, "socket", "", "its socket, if serve had --admin-socket; default: admin.sock in --dir")
	cmd.AddCommand(o.status(), o.tables(), o.persons(), o.reports(), o.report(), o.deeds())
	cmd.AddCommand(o.announce(), o.readOnly(), o.retention())
	cmd.AddCommand(o.simple("close TABLE", "Close a table, whether its game has begun or not", "POST", "tables/%s/close", web.WhyDoc{}),
		o.simple("hide-table TABLE", "Take a table's name away", "POST", "tables/%s/hide-name", nil),
		o.simple("hide REPORT", "Hide the letter or the name that was reported", "POST", "reports/%s/hide", nil),
		o.simple("done REPORT", "Say that a report was dealt with", "POST", "reports/%s/close", nil),
		o.simple("unban BAN", "End a ban, a mute or a kept name, by the number that status shows", "DELETE", "bans/%s", nil))
	cmd.AddCommand(o.ofPerson("grant PERSON", "Let somebody look after the site", "PUT", "wardens/%s"),
		o.ofPerson("revoke PERSON", "Let somebody look after the site no longer", "DELETE", "wardens/%s"),
		o.ofPerson("hide-name PERSON", "Give a person another name, for a month at least", "POST", "persons/%s/hide-name"))
	cmd.AddCommand(o.handOver(), o.putOut(), o.ban("ban", "Let a person or an address change nothing for a time"),
		o.ban("mute", "Let a person or an address write no letters for a time"))
	return cmd
}

// operands insists on a number of operands.
func operands(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) != n {
			return usagef("admin %s: %d words are needed, there are %d", cmd.Use, n, len(args))
		}
		return nil
	}
}

// simple is a command with one operand, which stands in an address.
func (o *adminOptions) simple(use, short, method, path string, in any) *cobra.Command {
	return &cobra.Command{Use: use, Short: short, Args: operands(1), RunE: func(cmd *cobra.Command, args []string) error {
		return o.console().ask(cmd.Context(), method, fmt.Sprintf(path, url.PathEscape(args[0])), in, nil)
	}}
}

// ofPerson is a command about a person.
func (o *adminOptions) ofPerson(use, short, method, path string) *cobra.Command {
	return &cobra.Command{Use: use, Short: short, Args: operands(1), RunE: func(cmd *cobra.Command, args []string) error {
		who, err := o.person(cmd.Context(), args[0])
		if err != nil {
			return err
		}
		return o.console().ask(cmd.Context(), method, fmt.Sprintf(path, who), nil, nil)
	}}
}

// inAddress comes before a person in the address of their page.
const inAddress = "/people/"

// personLike are words that begin with a dash and are people all the same: one in 64 does.
var personLike = regexp.MustCompile(`^-[A-Za-z0-9_-]{50}$`)

// withPeople writes such people as addresses, since they would be taken for flags.
func withPeople(args []string) []string {
	args = slices.Clone(args)
	for i, word := range args {
		if slices.Contains(args, "admin") && personLike.MatchString(word) {
			args[i] = inAddress + word
		}
	}
	return args
}

// person finds a person by the address of their page, or by a name that only they have.
func (o *adminOptions) person(ctx context.Context, name string) (string, error) {
	if i := strings.LastIndex(name, inAddress); i >= 0 {
		name = name[i+len(inAddress):]
	}
	var found []web.AdminPersonDoc
	if err := o.console().ask(ctx, "GET", "persons?find="+url.QueryEscape(name), nil, &found); err != nil {
		return "", err
	}
	var is []string
	for _, p := range found {
		if p.Person == name {
			return p.Person, nil
		}
		if p.Name == name {
			is = append(is, p.Person)
		}
	}
	switch len(is) {
	case 0:
		return "", fmt.Errorf("nobody is called %q; \"outremer admin persons\" finds people", name)
	case 1:
		return is[0], nil
	}
	return "", fmt.Errorf("%d people are called %q; name one of %s", len(is), name, strings.Join(is, ", "))
}

func (o *adminOptions) handOver() *cobra.Command {
	return &cobra.Command{Use: "hand-over TABLE PERSON", Short: "Make a table another person's", Args: operands(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			who, err := o.person(cmd.Context(), args[1])
			if err != nil {
				return err
			}
			return o.console().ask(cmd.Context(), "POST", "tables/"+url.PathEscape(args[0])+"/hand-over", map[string]string{"person": who}, nil)
		}}
}

func (o *adminOptions) putOut() *cobra.Command {
	var in web.ExpelDoc
	cmd := &cobra.Command{Use: "put-out TABLE", Short: "Take the seats of a person at a table away", Args: operands(1)}
	cmd.Flags().StringVar(&in.Person, "person", "", "who")
	cmd.Flags().StringVar(&in.Seat, "seat", "", "or which seat")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if in.Person != "" {
			in.Person, err = o.person(cmd.Context(), in.Person)
		}
		if err != nil {
			return err
		}
		return o.console().ask(cmd.Context(), "POST", "tables/"+url.PathEscape(args[0])+"/put-out", in, nil)
	}
	return cmd
}

func (o *adminOptions) ban(kind, short string) *cobra.Command {
	in := web.NewBanDoc{Kind: kind}
	var lasts time.Duration
	cmd := &cobra.Command{Use: kind + " [PERSON]", Short: short, Args: cobra.MaximumNArgs(1)}
	f := cmd.Flags()
	f.StringVar(&in.Address, "address", "", "an address, a network such as 203.0.113.0/24, or what today's log calls one (from=...), instead of a person")
	f.StringVar(&in.Report, "report", "", "whoever was reported there, instead of a person")
	f.DurationVar(&lasts, "for", 24*time.Hour, "how long, such as 72h")
	f.StringVar(&in.Why, "why", "", "why, for others who look after the site")
	f.BoolVar(&in.Leave, "leave", false, "give up the person's seats as well")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if len(args) == 1 {
			in.Person, err = o.person(cmd.Context(), args[0])
		}
		in.Hours = lasts.Hours()
		if err == nil && in.Person == "" && in.Address == "" && in.Report == "" {
			err = usagef("admin %s: whom? A person, --address or --report", kind)
		}
		if err != nil {
			return err
		}
		return o.console().ask(cmd.Context(), "POST", "bans", in, nil)
	}
	return cmd
}

func (o *adminOptions) announce() *cobra.Command {
	var italian string
	var lasts time.Duration
	cmd := &cobra.Command{Use: "announce [TEXT]", Short: "Tell all visitors something; without a text, take it down", Args: cobra.MaximumNArgs(1)}
	cmd.Flags().StringVar(&italian, "it", "", "the same in Italian")
	cmd.Flags().DurationVar(&lasts, "for", 0, "for how long; default: until it is taken down")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		in := web.AnnounceDoc{Text: map[string]string{}, Hours: lasts.Hours()}
		if len(args) == 1 {
			in.Text["en"] = args[0]
		}
		if italian != "" {
			in.Text["it"] = italian
		}
		return o.console().ask(cmd.Context(), "PUT", "announcement", in, nil)
	}
	return cmd
}

func (o *adminOptions) readOnly() *cobra.Command {
	return &cobra.Command{Use: "read-only on|off", Short: "Stop all changes for a while, as before an upgrade", Args: operands(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if args[0] != "on" && args[0] != "off" {
				return usagef("admin read-only: on or off")
			}
			return o.console().ask(cmd.Context(), "PUT", "read-only", web.ReadOnlyDoc{On: args[0] == "on"}, nil)
		}}
}

func (o *adminOptions) retention() *cobra.Command {
	return &cobra.Command{Use: "retention", Short: "Delete now what is older than it should be, instead of tonight", Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var d web.SaidDoc
			err := o.console().ask(cmd.Context(), "POST", "retention", nil, &d)
			if err == nil {
				_, err = fmt.Fprintln(cmd.OutOrStdout(), d.Said)
			}
			return err
		}}
}

// errNothing is a list without anything in it.
var errNothing = errors.New("nothing found")
