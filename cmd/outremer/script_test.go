package main

import (
	"strings"
	"testing"
)

const goodScript = `title skirmish
case 2.1 a bid is three troops at most
setup seats=2
red   bid 3
red   seal
ask   blue bid
case 1.1 nine troops each
setup seats=2
expect troops red = 9
`

func TestScript(t *testing.T) {
	good := file(t, "good.scn", goodScript)
	bad := file(t, "bad.scn", goodScript+"expect troops blue = 8\n")
	r := outremer(t, "script", good).ok().has("ok   " + good + ":2 [2.1] a bid is three troops at most")
	if n := strings.Count(r.out, "\n"); n != 2 {
		t.Errorf("%d lines for 2 cases", n)
	}
	r = outremer(t, "script", bad, good)
	if r.code != exitFailed || r.errs != "" || strings.Count(r.out, "\n") != 4 {
		t.Errorf("exit code %d\n%s%s", r.code, r.out, r.errs)
	}
	r.has("FAIL "+bad+":7 [1.1] nine troops each: "+bad+":10: troops blue = 9, not 8", "ok   "+good)
}

func TestScriptFiles(t *testing.T) {
	good := file(t, "good.scn", goodScript)
	outremer(t, "script", "nowhere.scn", good).failed(exitFailed, "nowhere.scn").has("ok   ") // the others still run
	outremer(t, "script", file(t, "x.scn", "case 1.1 x\n")).failed(exitFailed, "x.scn:1", "title")
	outremer(t, "script", file(t, "x.scn", "title chess\n")).failed(exitFailed, "chess")
}

func TestScriptRun(t *testing.T) {
	good := file(t, "good.scn", goodScript)
	for mention, want := range map[string]string{"troops at": "[2.1]", "1.1": "[1.1]"} {
		if r := outremer(t, "script", "--run", mention, good).ok().has(want); strings.Count(r.out, "\n") != 1 {
			t.Errorf("--run %q printed\n%swant one line", mention, r.out)
		}
	}
	outremer(t, "script", "--run", "elephants", good).failed(exitUsage, "--run", "elephants")
}
