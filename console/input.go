package console

import (
	"bufio"
	"context"
	"io"
	"strings"
)

// readLines reads lines until the input ends, on a channel so that waiting for one can be canceled.
func readLines(ctx context.Context, in io.Reader) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		scan := bufio.NewScanner(in)
		for scan.Scan() {
			select {
			case lines <- scan.Text():
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// read asks for an answer: a line, or what follows a semicolon in the last one. It returns io.EOF
// when the input has ended.
func (s *session) read(ctx context.Context, prompt string) (string, error) {
	s.page.Prompt(prompt)
	if next, rest, _ := strings.Cut(s.rest, ";"); strings.TrimSpace(s.rest) != "" {
		s.rest = rest
		s.page.Text(strings.TrimSpace(next))
		return strings.TrimSpace(next), nil
	}
	select {
	case line, ok := <-s.lines:
		if !ok {
			s.page.Blank()
			return "", io.EOF
		}
		line, s.rest, _ = strings.Cut(line, ";")
		return strings.TrimSpace(line), nil
	case <-ctx.Done():
		s.page.Blank()
		return "", ctx.Err()
	}
}
