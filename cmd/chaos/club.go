package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

// club is one server on SQLite, on a disk that may get full.
type club struct {
	*cluster
	load  *load
	other string // a folder on another disk
	found clubReport
}

// clubReport is what an operator would like to know.
type clubReport struct {
	report
	Answers  map[string]answers `json:"answers_ms"`
	Start    float64            `json:"start_s"`       // on an empty folder
	Again    float64            `json:"start_again_s"` // with all tables
	Memory   float64            `json:"memory_mb"`
	CPU      float64            `json:"cpu_ms_per_record"`
	Database float64            `json:"database_mb"`
	Backup   float64            `json:"backup_s"`
	Restore  float64            `json:"restore_s"`
	Held     int                `json:"tables_in_backup"`
	Full     float64            `json:"disk_full_s"`
	Felt     float64            `json:"disk_full_felt_after_s"`
	Recovery float64            `json:"recovery_s"` // from room on the disk to the next change
	Told     int                `json:"told_in_log"`
}

// answers is how long acknowledged moves took.
type answers struct {
	Count         int
	Half, Slowest float64 // in ms: of half of them, and of 99 of 100
}

func (o *options) runClub(ctx context.Context) error {
	other, err := os.MkdirTemp("", "outremer-club-*")
	if err != nil {
		return err
	}
	k := &club{cluster: &cluster{program: o.program, dir: o.club, logs: other}, other: other}
	defer k.end()
	began := time.Now()
	if err := k.add(ctx); err != nil {
		return err
	}
	k.found = clubReport{Start: time.Since(began).Seconds(), Answers: map[string]answers{}}
	k.found.report = report{Faults: map[string]int{}, c: k.cluster, limits: limits{deadline: time.Minute, bot: 5 * time.Minute}}
	if err := k.evening(ctx, o); err != nil {
		return fmt.Errorf("%w; see %s", err, k.other)
	}
	k.found.print(os.Stdout)
	if err := json.NewEncoder(os.Stdout).Encode(&k.found); err != nil {
		return err
	}
	if len(k.found.Wrong) > 0 {
		return fmt.Errorf("%d things are wrong; what the server said is in %s", len(k.found.Wrong), other)
	}
	return os.RemoveAll(other)
}

// evening lets people play, and does meanwhile what an operator does and fears.
func (k *club) evening(ctx context.Context, o *options) (err error) {
	playing, stop := context.WithCancel(ctx)
	defer stop()
	part := time.Duration(o.minutes * float64(time.Minute) / 5)
	began := time.Now()
	// Everybody together looks at a table a hundred times in a second.
	k.load, err = startLoad(playing, k.cluster, crowd{tables: o.tables, pause: time.Duration(o.tables) * 10 * time.Millisecond, limit: 120})
	if err != nil {
		return err
	}
	defer k.load.stopLook()
	k.load.enter("sitting down")
	rest(ctx, part)
	k.load.enter("playing")
	rest(ctx, part)
	k.load.enter("backup and restore")
	if err := k.saved(ctx); err != nil {
		return err
	}
	k.load.enter("playing")
	rest(ctx, part)
	k.load.enter("disk full")
	if err := k.full(ctx, part/4); err != nil {
		return err
	}
	k.load.enter("playing after that")
	rest(ctx, part)
	k.costs()
	stop()
	k.load.playing.Wait()
	k.found.Seconds = time.Since(began).Seconds()
	k.found.times(k.load)
	if err := errors.Join(ctx.Err(), k.found.check(ctx, k.cluster, k.load)); err != nil {
		return err
	}
	return k.startAgain(ctx)
}

func (k *club) command(ctx context.Context, args ...string) error {
	out, err := exec.CommandContext(ctx, k.program, args...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("outremer %s: %w: %s", strings.Join(args, " "), err, out)
	}
	return nil
}

// saved makes a backup of the running server, restores it elsewhere and replays every game in it.
func (k *club) saved(ctx context.Context) error {
	file, dir := filepath.Join(k.other, "backup"), filepath.Join(k.other, "restored")
	began := time.Now()
	if err := k.command(ctx, "backup", file, "--dir", k.nodes[0].dir); err != nil {
		return err
	}
	k.found.Backup = time.Since(began).Seconds()
	began = time.Now()
	if err := k.command(ctx, "restore", file, "--dir", dir); err != nil {
		return err
	}
	k.found.Restore = time.Since(began).Seconds()
	var r report
	r.c = k.cluster
	err := r.verify(ctx, dir)
	k.found.Held, k.found.Wrong = r.Verified, append(k.found.Wrong, r.Wrong...)
	return err
}

// full fills the disk for a while. Nothing may be acknowledged that is not written, the server has to say
// that it is not ready, and to go on by itself.
func (k *club) full(ctx context.Context, lasts time.Duration) error {
	ballast := filepath.Join(k.dir, "ballast")
	began := time.Now()
	if err := fill(ballast); err != nil {
		return err
	}
	// SQLite has room of its own for a while: its log is as long as it once was.
	for k.ready(ctx) && ctx.Err() == nil {
		if time.Since(began) > 10*lasts {
			k.found.wrong("the disk is full, and the server does not feel it")
			break
		}
		if err := fill(ballast); err != nil { // what the server gives up is taken, too
			return err
		}
		rest(ctx, 200*time.Millisecond)
	}
	k.found.Felt = time.Since(began).Seconds()
	rest(ctx, lasts)
	if err := os.Remove(ballast); err != nil {
		return err
	}
	k.found.Full = time.Since(began).Seconds()
	room := time.Now()
	for !k.ready(ctx) && ctx.Err() == nil {
		rest(ctx, 100*time.Millisecond)
	}
	k.found.Recovery = time.Since(room).Seconds()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.outages = append(k.outages, outage{true, began, time.Now()})
	return ctx.Err()
}

func (k *club) ready(ctx context.Context) bool {
	return k.command(ctx, "health", "--ready", "http://"+k.nodes[0].addr) == nil
}

// fill writes to a file until there is no room left.
func fill(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	for size := 1 << 20; size > 0; {
		_, err := f.Write(make([]byte, size))
		switch {
		case errors.Is(err, syscall.ENOSPC):
			size /= 2
		case err != nil:
			return err
		}
	}
	return nil
}

// costs notes what the server has taken so far.
func (k *club) costs() {
	n := k.nodes[0]
	if b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", n.cmd.Process.Pid)); err == nil {
		if _, rest, ok := strings.Cut(string(b), "VmRSS:"); ok {
			var kB float64
			fmt.Sscan(rest, &kB)
			k.found.Memory = kB / 1024
		}
	}
	files, _ := filepath.Glob(filepath.Join(n.dir, "outremer.db*"))
	for _, f := range files {
		if st, err := os.Stat(f); err == nil {
			k.found.Database += float64(st.Size()) / (1 << 20)
		}
	}
}

// startAgain starts the server with all tables in its folder.
func (k *club) startAgain(ctx context.Context) error {
	used := k.nodes[0].cmd.ProcessState
	if used != nil && k.found.Records > 0 {
		k.found.CPU = float64((used.UserTime() + used.SystemTime()).Milliseconds()) / float64(k.found.Records)
	}
	b, err := os.ReadFile(k.nodes[0].log.Name())
	if err != nil {
		return err
	}
	k.found.Told = strings.Count(string(b), "the storage fails")
	began := time.Now()
	err = k.start(ctx, k.nodes[0])
	k.found.Again = time.Since(began).Seconds()
	return errors.Join(err, k.stop())
}

// readOnly stops all changes, and waits for those at work.
func (c *cluster) readOnly(ctx context.Context) error {
	out, err := exec.CommandContext(ctx, c.program, "admin", "read-only", "on", "--dir", c.nodes[0].dir).CombinedOutput()
	if err != nil {
		return fmt.Errorf("read-only: %w: %s", err, out)
	}
	rest(ctx, 2*time.Second)
	return ctx.Err()
}

// verify replays every game of a folder.
func (r *report) verify(ctx context.Context, dir string) error {
	logs, err := os.MkdirTemp("", "outremer-logs-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(logs)
	if out, err := exec.CommandContext(ctx, r.c.program, "export", "--dir", dir, "--to", logs).CombinedOutput(); err != nil {
		return fmt.Errorf("export: %w: %s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(logs, "*.log"))
	if err != nil {
		return err
	}
	r.Logs = len(files)
	for some := range slices.Chunk(files, 500) {
		out, err := exec.CommandContext(ctx, r.c.program, append([]string{"verify"}, some...)...).CombinedOutput()
		if err != nil {
			r.wrong("verify: %v: %.1000s", err, out)
			continue
		}
		r.Verified += len(some)
	}
	return nil
}

// times sums up how long people waited.
func (r *clubReport) times(l *load) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for phase, list := range l.answers {
		slices.Sort(list)
		ms := func(share float64) float64 {
			return float64(list[int(share*float64(len(list)-1))].Microseconds()) / 1000
		}
		r.Answers[phase] = answers{len(list), ms(0.5), ms(0.99)}
	}
}

// print writes the report for people.
func (r *clubReport) print(w io.Writer) {
	r.report.print(w)
	fmt.Fprintf(w, "%-32s %d cores\n", "machine", runtime.NumCPU())
	for _, phase := range []string{"sitting down", "playing", "backup and restore", "disk full", "playing after that"} {
		a := r.Answers[phase]
		fmt.Fprintf(w, "%-32s %d, half within %.1f ms, 99 of 100 within %.1f ms\n", "moves: "+phase, a.Count, a.Half, a.Slowest)
	}
	for _, row := range []struct {
		what  string
		value float64
		unit  string
	}{
		{"start, nothing there", r.Start, "s"}, {"start, all tables there", r.Again, "s"},
		{"memory", r.Memory, "MB"}, {"database", r.Database, "MB"}, {"CPU for each record, bots and all", r.CPU, "ms"},
		{"backup, checked", r.Backup, "s"}, {"restore", r.Restore, "s"},
		{"disk full for", r.Full, "s"}, {"until the server felt it", r.Felt, "s"}, {"from room to ready", r.Recovery, "s"},
	} {
		fmt.Fprintf(w, "%-32s %.2f %s\n", row.what, row.value, row.unit)
	}
	fmt.Fprintf(w, "%-32s %d\n%-32s %d\n", "games of the backup that verify", r.Held, "lines of the log on the disk", r.Told)
}
