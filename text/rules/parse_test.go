package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

func TestParse(t *testing.T) {
	got, err := parse(strings.Join([]string{
		"# Title", "",
		"## 1.0 First things", "",
		"<!-- 1.0a 1.0b -->", "A **bold**", "word.", "",
		"- one <!-- 1.0c -->", "- two,", "  and more", "",
		"1. begin", "2. go on", "",
		"<!-- 1.0d -->", "> For", "> example.", "",
		"#### A. Appendix", "", "Last.",
	}, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := "[{1.0 First things 1 [{text [1.0a 1.0b] A **bold** word.} {item [1.0c] one} {item [] two, and more} " +
		"{step [] begin} {step [] go on} {example [1.0d] For example.}]} {A Appendix 3 [{text [] Last.}]}]"
	if s := fmt.Sprint(got); s != want {
		t.Errorf("parsed\n%s\nwant\n%s", s, want)
	}
}

func TestParseFaults(t *testing.T) {
	for text, want := range map[string]string{
		"lost":                                 "before the first heading",
		"## 1.0":                               "line 1: \"## 1.0\" is not a heading",
		"##### 1.0 Deep":                       "is not a heading",
		"## 1.0 A\n\n<!-- 1.0a -->\n\nText":    "line 4: statements [1.0a] without a paragraph",
		"## 1.0 A\n\n<!-- 1.0a -->\n- a point": "line 4: statements [1.0a] without a paragraph",
	} {
		if _, err := parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestUnknown(t *testing.T) {
	if _, err := Load(fstest.MapFS{"en.md": {}}, "fr"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("rules in French: %v, want that they do not exist", err)
	}
}
