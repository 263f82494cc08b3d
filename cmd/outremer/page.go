package main

import (
	"fmt"
	"html"
	"math"
	"os"
	"strings"
	"time"
)

// bar is a row of a chart: a value with the margin that it is known to.
type bar struct {
	name          string
	value, margin float64
}

// section is a part of a page.
type section struct {
	heading string
	body    string // HTML
}

// htmlPage is a report that needs nothing but itself.
func htmlPage(title string, sections ...section) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>%[1]s</title><style>
:root { color-scheme: light dark }
body { max-width: 54rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
svg { width: 100%%; height: auto; border-radius: 6px }
pre { overflow-x: auto; font-size: .85rem } table { border-collapse: collapse } td, th { padding: .2rem .7rem; text-align: right } th:first-child, td:first-child { text-align: left }
</style></head><body><h1>%[1]s</h1><p>outremer %[2]s, %[3]s</p>
`, html.EscapeString(title), html.EscapeString(program()), time.Now().UTC().Format("2 January 2006"))
	for _, s := range sections {
		fmt.Fprintf(&b, "<h2>%s</h2>\n%s\n", html.EscapeString(s.heading), s.body)
	}
	b.WriteString("</body></html>\n")
	return b.String()
}

// writePage writes a page to a file; nothing if there is none.
func writePage(file, title string, sections ...section) error {
	if file == "" {
		return nil
	}
	return os.WriteFile(file, []byte(htmlPage(title, sections...)), 0o644)
}

// quoted is a text as it was printed.
func quoted(text string) string { return "<pre>" + html.EscapeString(text) + "</pre>" }

// bars draws values as bars with their margins. Beside marks what would be expected; 0: nothing.
func bars(list []bar, unit string, beside float64) string {
	most := beside
	for _, x := range list {
		most = max(most, x.value+x.margin)
	}
	most = max(most, math.SmallestNonzeroFloat64)
	at := func(v float64) float64 { return chartLeft + chartWidth*v/most }
	var b strings.Builder
	height := chartRow*len(list) + 20
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="serif" font-size="15" role="img">`+"\n", chartLeft+chartWidth+2*chartRight, height)
	b.WriteString(`<rect width="100%" height="100%" fill="#fbf7ec"/>` + "\n")
	for i, x := range list {
		y := chartRow*i + 10
		fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="end" fill="#2b2019">%s</text>`, chartLeft-14, y+21, html.EscapeString(x.name))
		fmt.Fprintf(&b, `<rect x="%d" y="%d" width="%.1f" height="%d" fill="#a3282c"/>`, chartLeft, y+6, at(x.value)-chartLeft, chartRow-12)
		if x.margin > 0 {
			fmt.Fprintf(&b, `<path d="M%.1f %dH%.1f" stroke="#2b2019" stroke-width="2"/>`, at(max(0, x.value-x.margin)), y+chartRow/2, at(x.value+x.margin))
		}
		fmt.Fprintf(&b, `<text x="%.1f" y="%d" fill="#2b2019">%s</text>`+"\n", at(x.value+x.margin)+8, y+21, html.EscapeString(short3(x.value)+" "+unit))
	}
	if beside > 0 {
		fmt.Fprintf(&b, `<path d="M%.1f 4V%d" stroke="#2b2019" stroke-dasharray="4 4"/>`+"\n", at(beside), height-4)
	}
	b.WriteString("</svg>")
	return b.String()
}

// short3 is a number with about three digits.
func short3(x float64) string {
	switch a := math.Abs(x); {
	case a >= 100 || a == 0:
		return fmt.Sprintf("%.0f", x)
	case a >= 10:
		return fmt.Sprintf("%.1f", x)
	default:
		return fmt.Sprintf("%.3g", x)
	}
}
