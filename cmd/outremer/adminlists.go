package main

import (
	"cmp"
	"fmt"
	"io"
	"net/url"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"outremer/web"
)

// list is a command that asks for a list and prints a line for each of it.
func list[T any](o *adminOptions, use, short string, path func(find string) string, heads string, line func(T) []any) *cobra.Command {
	return &cobra.Command{Use: use, Short: short, Args: cobra.MaximumNArgs(1), RunE: func(cmd *cobra.Command, args []string) error {
		var found []T
		if err := o.console().ask(cmd.Context(), "GET", path(strings.Join(args, " ")), nil, &found); err != nil {
			return err
		}
		if len(found) == 0 {
			return errNothing
		}
		return columns(cmd.OutOrStdout(), heads, found, line)
	}}
}

func columns[T any](w io.Writer, heads string, list []T, line func(T) []any) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, strings.ReplaceAll(strings.ToUpper(heads), " ", "\t"))
	for _, x := range list {
		words := make([]string, 0, 8)
		for _, v := range line(x) {
			words = append(words, cmp.Or(fmt.Sprint(v), "-"))
		}
		fmt.Fprintln(t, strings.Join(words, "\t"))
	}
	return t.Flush()
}

// when is a time for people who run servers.
func when(ms int64) string {
	if ms == 0 {
		return ""
	}
	return time.UnixMilli(ms).UTC().Format("2006-01-02 15:04")
}

// refName is a person's name, or else the handle of somebody who has left.
func refName(r web.PersonRefDoc) string { return cmp.Or(r.Name, r.Person) }

func (o *adminOptions) tables() *cobra.Command {
	path := func(find string) string { return "tables?find=" + url.QueryEscape(find) }
	return list(o, "tables [TEXT]", "Find tables by id or name; without a text the latest", path, "table title status updated creator name seats",
		func(t web.AdminTableDoc) []any {
			seats := []string{}
			for _, s := range t.Seats {
				who := cmp.Or(s.Person.Name, s.Bot)
				if s.Held {
					who = cmp.Or(who, "somebody")
				}
				seats = append(seats, cmp.Or(s.Seat, "?")+"="+cmp.Or(who, "free"))
			}
			return []any{t.ID, t.Title, t.Status, when(t.Updated), refName(t.Creator), t.Name, strings.Join(seats, ", ")}
		})
}

func (o *adminOptions) persons() *cobra.Command {
	path := func(find string) string { return "persons?find=" + url.QueryEscape(find) }
	return list(o, "persons [TEXT]", "Find people by a part of their names", path, "person name since rights bans",
		func(p web.AdminPersonDoc) []any {
			right, bans := "", []string{}
			if p.Warden {
				right = "admin"
			}
			for _, b := range p.Bans {
				bans = append(bans, b.Kind+" until "+when(b.Until))
			}
			return []any{p.Person, p.Name, when(p.Created), right, strings.Join(bans, ", ")}
		})
}

func (o *adminOptions) reports() *cobra.Command {
	var all bool
	path := func(string) string { return fmt.Sprintf("reports?all=%v", all) }
	cmd := list(o, "reports", "What players have reported, without the words of letters", path, "report at what person by table why done",
		func(r web.ReportedDoc) []any {
			return []any{r.ID, when(r.At), r.Kind, cmp.Or(refName(r.Person), r.Seat), refName(r.Reporter), r.Table, r.Why, when(r.Closed)}
		})
	cmd.Args = none
	cmd.Flags().BoolVar(&all, "all", false, "those that were dealt with as well")
	return cmd
}

// report shows the words that were reported, which is noted.
func (o *adminOptions) report() *cobra.Command {
	return &cobra.Command{Use: "report REPORT", Short: "Read what was reported; that you did is noted", Args: operands(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			var r web.ReportedDoc
			if err := o.console().ask(cmd.Context(), "GET", "reports/"+url.PathEscape(args[0]), nil, &r); err != nil {
				return err
			}
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "%s of %s, reported by %s on %s: %s\n\n%s\n", r.Kind, cmp.Or(refName(r.Person), r.Seat),
				cmp.Or(refName(r.Reporter), "a player"), when(r.At), cmp.Or(r.Why, "no reason"), r.Text)
			return err
		}}
}

func (o *adminOptions) deeds() *cobra.Command {
	path := func(string) string { return "deeds" }
	cmd := list(o, "deeds", "What those who look after the site have done", path, "at who what whom detail result",
		func(d web.DeedDoc) []any {
			return []any{when(d.At), refName(d.Who), d.What, refName(d.Subject), d.Detail, d.Result}
		})
	cmd.Args = none
	return cmd
}

func (o *adminOptions) status() *cobra.Command {
	return &cobra.Command{Use: "status", Short: "What is announced, forbidden and reported", Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var d web.OfficeDoc
			if err := o.console().ask(cmd.Context(), "GET", "office", nil, &d); err != nil {
				return err
			}
			out := cmd.OutOrStdout()
			fmt.Fprintf(out, "read-only: %v\nopen reports: %d\n", d.ReadOnly, d.Reports)
			for _, lang := range []string{"en", "it"} {
				if t := d.Text[lang]; t != "" {
					fmt.Fprintf(out, "announced (%s): %s\n", lang, t)
				}
			}
			for _, w := range d.Wardens {
				fmt.Fprintf(out, "admin: %s (%s)\n", w.Name, w.Person)
			}
			if len(d.Bans) == 0 {
				return nil
			}
			return columns(out, "ban what whom until why", d.Bans, func(b web.BanDoc) []any {
				return []any{b.ID, b.Kind, cmp.Or(refName(b.Person), b.Address), when(b.Until), b.Why}
			})
		}}
}
