package main

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/spf13/cobra"
)

// patience is how long a server may take to say how it is.
const patience = 5 * time.Second

func healthCommand() *cobra.Command {
	var ready bool
	cmd := &cobra.Command{
		Use:   "health [ADDRESS]",
		Short: "Ask a running server whether it is well",
		Long: `Asks the server at ADDRESS, by default http://localhost:8080, whether it lives, or
with --ready whether it can write what people do. It fails if not, so that containers
and service managers without any other program can ask.`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			at := "http://localhost:8080"
			if len(args) == 1 {
				at = args[0]
			}
			page := "/healthz"
			if ready {
				page = "/readyz"
			}
			return askHealth(cmd.Context(), at, page)
		},
	}
	cmd.Flags().BoolVar(&ready, "ready", false, "ask whether changes are written, too")
	return cmd
}

func askHealth(ctx context.Context, at, page string) error {
	if u, err := url.Parse(at); err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
		return usagef("%q is not an address such as http://localhost:8080", at)
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(at, "/")+page, nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s%s answers %s", at, page, answer.Status)
	}
	return nil
}
