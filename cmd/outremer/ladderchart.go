package main

import (
	"fmt"
	"html"
	"math"
	"strings"
	"time"

	"outremer/sim"
)

// patienceLadder is how long a program at a ladder may think.
const patienceLadder = 10 * time.Second

// Sizes of the chart, in pixels.
const (
	chartLeft  = 230 // names
	chartWidth = 440 // ratings
	chartRow   = 34
	chartRight = 60
)

// chart draws ratings as points with their margins.
func chart(list []sim.Rung) string {
	low, high := math.Inf(1), math.Inf(-1)
	for _, r := range list {
		low, high = min(low, r.Rating-r.Margin), max(high, r.Rating+r.Margin)
	}
	low, high = 100*math.Floor(low/100), 100*math.Ceil(high/100)
	at := func(rating float64) float64 { return chartLeft + chartWidth*(rating-low)/max(high-low, 1) }
	height := chartRow*len(list) + 44
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="serif" font-size="15">`+"\n", chartLeft+chartWidth+chartRight, height)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="#fbf7ec"/>`+"\n")
	every := 100.0
	for (high-low)/every > 8 {
		every *= 2
	}
	for x := low; x <= high; x += every {
		fmt.Fprintf(&b, `<path d="M%.1f 10V%d" stroke="#d8cdb4"/><text x="%.1f" y="%d" text-anchor="middle" fill="#6b5d45">%.0f</text>`+"\n", at(x), height-30, at(x), height-10, x)
	}
	for i, r := range list {
		y := chartRow*i + chartRow/2 + 10
		fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="end" fill="#2b2019">%s</text>`, chartLeft-14, y+5, html.EscapeString(short(r.Bot)))
		fmt.Fprintf(&b, `<path d="M%.1f %dH%.1f" stroke="#2b2019" stroke-width="2"/><circle cx="%.1f" cy="%d" r="6" fill="#a3282c"/>`+"\n",
			at(r.Rating-r.Margin), y, at(r.Rating+r.Margin), at(r.Rating), y)
	}
	b.WriteString("</svg>\n")
	return b.String()
}
