package bench

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// Print writes rows as a table for people: those of growth with a column for each size.
func Print(out io.Writer, rows []Row) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	var grown []Row
	for _, r := range rows {
		if strings.HasPrefix(r.Name, "growth.") {
			grown = append(grown, r)
			continue
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t\n", r.Name, number(r.Value.Value), r.Unit, r.compared())
	}
	printGrowth(w, grown)
	return w.Flush()
}

// compared says what a value is beside the earlier one.
func (r *Row) compared() string {
	switch {
	case r.New:
		return "new"
	case r.Ratio != 0:
		return fmt.Sprintf("was %s, %sx", number(r.Was), number(r.Ratio))
	}
	return ""
}

// printGrowth writes a line for each cost, with what it is at each size and how it has grown from
// the smallest to the largest.
func printGrowth(w io.Writer, rows []Row) {
	var sizes []int
	costs := map[string]map[int]Row{}
	var names []string
	for _, r := range rows {
		parts := strings.SplitN(strings.TrimPrefix(r.Name, "growth."), ".", 3)
		size, err := strconv.Atoi(parts[1])
		if err != nil {
			continue
		}
		name := parts[0] + "." + parts[2]
		if costs[name] == nil {
			costs[name] = map[int]Row{}
			names = append(names, name)
		}
		costs[name][size] = r
		if !slices.Contains(sizes, size) {
			sizes = append(sizes, size)
		}
	}
	slices.Sort(sizes)
	slices.Sort(names)
	if len(sizes) == 0 {
		return
	}
	fmt.Fprint(w, "growth\t\t")
	for _, n := range sizes {
		fmt.Fprintf(w, "%d\t", n)
	}
	fmt.Fprintln(w, "largest over smallest\t")
	for _, name := range names {
		at := costs[name]
		first, last := at[sizes[0]], at[sizes[len(sizes)-1]]
		fmt.Fprintf(w, "%s\t%s\t", name, first.Unit)
		for _, n := range sizes {
			fmt.Fprintf(w, "%s\t", number(at[n].Value.Value))
		}
		fmt.Fprintf(w, "%sx\t\n", number(rounded(last.Value.Value/first.Value.Value)))
	}
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
