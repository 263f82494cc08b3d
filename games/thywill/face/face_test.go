package face

import (
	"testing"

	"outremer/terminal/terminaltest"
)

func TestWords(t *testing.T) { terminaltest.Words(t, files) }
