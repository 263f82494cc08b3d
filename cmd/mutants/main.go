// Command mutants asks whether the tests of a package notice a broken rule: it makes single changes
// of meaning in its rule files, one at a time, and runs the scripts and the fast tests against each.
// What survives is listed with its file, line and change.
//
//	mutants -n 200 -seed 1 games/kings
//
// All mutants are built into one test binary, and a variable of the environment chooses the one that
// is alive: building each by itself would take ten times as long as testing it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := run(ctx, os.Args[1:], os.Stdout)
	stop()
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// options are what the user chose.
type options struct {
	dir     string // of the package, relative to the repository
	n       int
	seed    uint64
	only    string // a part of the mutant's name
	workers int
}

func run(ctx context.Context, args []string, out io.Writer) error {
	var o options
	f := flag.NewFlagSet("mutants", flag.ContinueOnError)
	f.IntVar(&o.n, "n", 200, "how many `mutants`")
	f.Uint64Var(&o.seed, "seed", 1, "which sample of them")
	f.StringVar(&o.only, "only", "", "only those with this in their `name`")
	f.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "how many run at once")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return errors.New("say which package, such as games/kings or diplomacy")
	}
	o.dir = filepath.Clean(f.Arg(0))
	work, err := os.MkdirTemp("", "mutants-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	l, err := breed(ctx, o, work)
	if err != nil {
		return err
	}
	return l.report(ctx, out)
}
