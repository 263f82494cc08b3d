package engine

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// process is a running engine.
type process struct {
	cmd   *exec.Cmd
	in    *bufio.Writer
	pipe  io.Closer
	lines chan string   // what it says; closed when it ends
	dead  chan struct{} // closed to make the reader give up
	uses  []string
}

var (
	errHangs = errors.New("it does not answer in time")
	errEnded = errors.New("it has ended")
)

// start runs a command and greets it.
func start(command string, wait time.Duration) (*process, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("no command")
	}
	p := &process{cmd: exec.Command(words[0], words[1:]...), lines: make(chan string), dead: make(chan struct{})}
	p.cmd.Stderr = os.Stderr // for whoever writes one
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	p.in, p.pipe = bufio.NewWriter(in), in
	go p.read(out)
	p.say(greeting)
	answer, err := p.answer(context.Background(), wait)
	if words := strings.Fields(answer); err == nil && (len(words) < 2 || words[0] != "ready") {
		err = fmt.Errorf("it greets with %q, not with ready NAME", answer)
	} else if err == nil {
		p.uses = words[2:]
	}
	if err != nil {
		p.kill()
		return nil, err
	}
	return p, nil
}

// read passes on what the engine says.
func (p *process) read(out io.Reader) {
	defer close(p.lines)
	s := bufio.NewScanner(out)
	s.Buffer(nil, mostLine)
	for s.Scan() {
		select {
		case p.lines <- s.Text():
		case <-p.dead:
			return
		}
	}
}

// can reports whether the engine said that it can use something.
func (p *process) can(what string) bool { return slices.Contains(p.uses, what) }

// say tells a line. It is sent with the next question; a pipe that has broken is found out then.
func (p *process) say(line string) {
	p.in.WriteString(line)
	p.in.WriteByte('\n')
}

// answer sends what was said and waits for the next line. An engine that does not read must not block the game.
func (p *process) answer(ctx context.Context, wait time.Duration) (line string, err error) {
	sent := make(chan error, 1)
	go func() { sent <- p.in.Flush() }()
	late := time.NewTimer(wait)
	defer late.Stop()
	for lines := p.lines; sent != nil || lines != nil; {
		select {
		case err := <-sent:
			if err != nil {
				return "", errEnded
			}
			sent = nil
		case said, ok := <-lines:
			if !ok {
				return "", errEnded
			}
			line, lines = said, nil
		case <-late.C:
			return "", errHangs
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
	return line, nil
}

// kill ends the engine, whatever it is doing.
func (p *process) kill() {
	close(p.dead)
	p.cmd.Process.Kill() //nolint:errcheck // it may have ended
	p.pipe.Close()
	p.cmd.Wait() //nolint:errcheck // it was killed
}
