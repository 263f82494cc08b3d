package console

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// file returns the game's log so far. It includes the secret even if the game is not over, so that
// a loaded game continues with the same randomness.
func (s *session) file() *record.File {
	f := &record.File{Header: s.Header, Records: s.records, Secret: s.Secret, Set: s.Facts}
	if s.course.Awaiting() == 0 {
		f.End = record.EndLine(s.course.Result(), s.Header.Seats)
	}
	return f
}

// keep writes the log to the file of --save.
func (s *session) keep() error {
	if s.Save == "" {
		return nil
	}
	return write(s.Save, s.file())
}

func save(s *session, _ game.Seat, args []string) (bool, error) {
	name := cmp.Or(s.Save, fmt.Sprintf("%s-%s.log", s.Header.Game, s.Header.Sealed[:8]))
	if len(args) > 0 {
		name = args[0]
	}
	if err := write(name, s.file()); err != nil {
		s.page.Warn(s.words.Say("not-saved", err))
	} else {
		s.page.Note(s.words.Say("saved", name))
	}
	return false, nil
}

// write replaces a log atomically, so that a full disk leaves the old one intact. It does not
// replace a file of another kind.
func write(name string, f *record.File) error {
	old, err := os.ReadFile(name)
	if err == nil && !bytes.HasPrefix(old, []byte("outremer ")) {
		return fmt.Errorf("%s exists and is not a game's log", name)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(name), ".outremer-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(f.Append(nil))
	err = errors.Join(err, temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), name)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(temp.Name()))
	}
	return err
}

// crash saves the log of a game in which the rules failed, ending with the move that caused it.
func (s *session) crash(seat game.Seat, m game.Move, cause any) error {
	f := s.file()
	last := record.Record{N: s.course.Len() + 1, Seat: seat, Text: s.Title.Lexicon().Format(m)}
	f.Records = append(slices.Clip(f.Records), last)
	temp, err := os.CreateTemp("", "outremer-"+s.Header.Game+"-*.log")
	if err != nil {
		return fmt.Errorf("the rules failed: %v; its log could not be kept: %w", cause, err)
	}
	_, err = temp.Write(f.Append(nil))
	err = errors.Join(err, temp.Close())
	if err != nil {
		return fmt.Errorf("the rules failed: %v; its log could not be kept: %w", cause, err)
	}
	return fmt.Errorf("the rules failed: %v; outremer open %s shows the game", cause, temp.Name())
}
