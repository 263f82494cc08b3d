package main

import (
	"fmt"
	"time"

	"github.com/spf13/pflag"

	"outremer/warden"
)

// keepFlags adds the options that say for how many days something is kept.
func (o *serveOptions) keepFlags(f *pflag.FlagSet) {
	for _, k := range []struct {
		name  string
		days  *int
		value int
		what  string
	}{
		{"keep-open", &o.keep.Open, warden.Standard.Open, "open tables at which nothing happens are closed after so many days"},
		{"keep-closed", &o.keep.Closed, warden.Standard.Closed, "tables that never began are deleted so many days after they were closed"},
		{"keep-bots", &o.keep.Bots, warden.Standard.Bots, "games at which only bots sit are deleted after so many days"},
		{"keep-guests", &o.keep.Guests, warden.Standard.Guests, "people without a way to come back are deleted if they were not here for so many days"},
		{"keep-reports", &o.keep.Reports, warden.Standard.Reports, "what players report is deleted after so many days"},
		{"keep-deeds", &o.keep.Deeds, warden.Standard.Deeds, "what admins did is deleted after so many days"},
		{"keep-crashes", &o.keep.Crashes, warden.Standard.Crashes, "logs in crashes are deleted after so many days"},
	} {
		f.IntVar(k.days, k.name, k.value, k.what+"; 0: never")
	}
}

// checkKeep rejects times that make no sense.
func checkKeep(k warden.Keep) error {
	for name, days := range map[string]int{"open": k.Open, "closed": k.Closed, "bots": k.Bots, "guests": k.Guests, "reports": k.Reports, "deeds": k.Deeds, "crashes": k.Crashes} {
		if days < 0 || days > 36500 {
			return usageError{fmt.Errorf("--keep-%s: from 0 to 36500 days", name)}
		}
	}
	return nil
}

// forEver is longer than anything is kept.
const forEver = 100 * 365 * 24 * time.Hour

// daysOr returns so many days, or something else for none.
func daysOr(n int, none time.Duration) time.Duration {
	if n == 0 {
		return none
	}
	return time.Duration(n) * 24 * time.Hour
}
