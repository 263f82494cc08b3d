package web

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table"
	"outremer/teacher"
)

// StudyDoc is what the master found out about a finished game.
type StudyDoc struct {
	Ready   bool         `json:"ready" doc:"false: the master has not studied this game; ask for it"`
	Course  []CourseDoc  `json:"course" doc:"how the chances of winning went"`
	Lessons []LessonDoc  `json:"lessons" doc:"decisions that cost most first, at most five for each seat"`
	Seats   []AccountDoc `json:"seats" doc:"skill and luck, in the order of the seats"`
}

// CourseDoc is how the game stood at a moment.
type CourseDoc struct {
	N       uint64    `json:"n" doc:"number of the news after which it stood so"`
	Chances []float64 `json:"chances" doc:"of winning, in the order of the seats, as one would see them who knows every card"`
}

// LessonDoc is a decision for which something else would have been better.
type LessonDoc struct {
	N      uint64  `json:"n" doc:"number of the news before it"`
	Seat   string  `json:"seat"`
	Played string  `json:"played"`
	Better string  `json:"better"`
	Why    string  `json:"why"`
	Lost   float64 `json:"lost" doc:"chance of winning that it cost"`
}

// AccountDoc is what was a seat's own doing, and what was luck.
type AccountDoc struct {
	Seat    string  `json:"seat"`
	Choices int     `json:"choices" doc:"decisions that were studied"`
	Lost    float64 `json:"lost" doc:"chances of winning that they cost, in games"`
	Luck    float64 `json:"luck" doc:"chances of winning that dice and cards gave, or took"`
	Dice    int     `json:"dice" doc:"dice rolled; 0 where the game has none"`
	Pips    int     `json:"pips" doc:"on all of them"`
}

// studyErrand is the kind of job that studies a game.
const studyErrand = "study"

// One person may have so many games studied at once, and another one in each interval.
const (
	studyBurst    = 10
	studyInterval = time.Minute
)

func (a *api) addStudies() {
	a.Host.Runs(studyErrand, a.investigate)
	register(a, op("GET", "/tables/{id}/study", "get-study", "What the master found out about a finished game", 403, 404, 422), a.getStudy)
	register(a, op("POST", "/tables/{id}/study", "ask-study", "Have a finished game studied; it takes a while", 403, 404, 429), a.askStudy)
}

// investigate is the job: it studies a game and keeps what it found. The table is only read.
func (s *Server) investigate(ctx context.Context, id string) error {
	t, err := s.Host.Open(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer t.Release()
	text, err := t.Log(ctx)
	if err != nil {
		return err
	}
	f, err := record.Parse(text)
	if err != nil {
		return err
	}
	study, err := teacher.Analyse(ctx, t.Title(), f)
	if err != nil {
		return err
	}
	data, err := json.Marshal(study)
	if err != nil {
		return err
	}
	return s.Store.PutStudy(ctx, id, store.Study{Made: s.Now().UnixMilli(), Data: string(data)})
}

func (a *api) askStudy(ctx context.Context, in *AtTable) (*struct{}, error) {
	return atTable(ctx, a, in, func(t *table.Table) (*struct{}, error) {
		if _, err := t.Moments("", game.Nobody, nil); err != nil {
			return nil, err
		}
		if !teacher.Teaches(t.Title()) {
			return nil, table.ErrNoHints
		}
		if _, err := a.study(ctx, t.ID()); !errors.Is(err, store.ErrNotFound) {
			return nil, err
		}
		ok, err := a.Store.Take(ctx, "study "+guestID(ctx), a.Now(), studyInterval, studyBurst)
		if err != nil {
			return nil, err
		}
		if !ok {
			return nil, tooMany("too-many-requests", "the master has enough games of yours to study; wait a moment", studyInterval)
		}
		return nil, a.Host.Investigate(ctx, studyErrand, t.ID(), t.ID())
	})
}

// study reads what was found out. One that an earlier program made is none.
func (s *Server) study(ctx context.Context, id string) (*teacher.Study, error) {
	kept, err := s.Store.Study(ctx, id)
	if err != nil {
		return nil, err
	}
	study := new(teacher.Study)
	if json.Unmarshal([]byte(kept.Data), study) != nil || study.Version != teacher.Version {
		return nil, store.ErrNotFound
	}
	return study, nil
}

func (a *api) getStudy(ctx context.Context, in *struct {
	AtTable
	FromSeat
}) (*body[StudyDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[StudyDoc], error) {
		doc := StudyDoc{Course: []CourseDoc{}, Lessons: []LessonDoc{}, Seats: []AccountDoc{}}
		if _, err := t.Moments(guest, seat, nil); err != nil {
			return nil, err
		}
		study, err := a.study(ctx, t.ID())
		if errors.Is(err, store.ErrNotFound) {
			return &body[StudyDoc]{doc}, nil
		}
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		doc.Ready = true
		if err := rd.study(t, guest, seat, study, &doc); err != nil {
			return nil, err
		}
		return &body[StudyDoc]{doc}, nil
	})
}

// study words what was found out, with the moments as the viewer counts them.
func (rd *reader) study(t *table.Table, guest string, seat game.Seat, s *teacher.Study, doc *StudyDoc) error {
	var records []int
	for _, m := range s.Course {
		records = append(records, m.N)
	}
	for _, l := range s.Lessons {
		records = append(records, l.N-1)
	}
	moments, err := t.Moments(guest, seat, records)
	if err != nil {
		return err
	}
	for i, m := range s.Course {
		doc.Course = append(doc.Course, CourseDoc{moments[i], m.Chances})
	}
	say := rd.speaker()
	for i := range s.Lessons {
		l := &s.Lessons[i]
		told := say.Lesson(l)
		doc.Lessons = append(doc.Lessons, LessonDoc{N: moments[len(s.Course)+i], Seat: rd.seat(l.Seat), Played: told.Played, Better: told.Better, Why: told.Why, Lost: l.Lost})
	}
	for i, x := range s.Seats {
		doc.Seats = append(doc.Seats, AccountDoc{rd.seat(game.Seat(i)), x.Choices, x.Lost, x.Luck, x.Dice, x.Pips})
	}
	return nil
}
