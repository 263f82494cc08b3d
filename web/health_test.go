package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/store"
)

// ailing is a store whose disk can be full, or its file damaged.
type ailing struct {
	store.Store
	full    atomic.Bool
	damaged bool
}

var errFull = fmt.Errorf("%w: the disk is full", store.ErrStorage)

func (a *ailing) Describe(ctx context.Context, g store.Guest) error {
	if a.full.Load() {
		return errFull
	}
	return a.Store.Describe(ctx, g)
}

func (a *ailing) Probe(ctx context.Context) (store.Condition, error) {
	if a.full.Load() {
		return store.Condition{}, errFull
	}
	return a.Store.Probe(ctx)
}

func (a *ailing) Inspect(ctx context.Context) error {
	if a.damaged {
		return errors.New("row 7 is missing from an index")
	}
	return a.Store.Inspect(ctx)
}

func (v *visitor) ready() (d HealthDoc, status int) {
	v.t.Helper()
	a := v.get("/readyz")
	must(v.t, json.Unmarshal([]byte(a.body), &d))
	if status := d.Status; (status == "ready") != (a.status == http.StatusOK) || (status == "ready") != (a.header.Get("Retry-After") == "") {
		v.t.Errorf("status %d, %v, %s", a.status, a.header, a.body)
	}
	return d, a.status
}

// TestFullDisk: while the disk is full, changes are refused with a word on when to come back, the
// server lives but is not ready, and whoever runs it is told once. Afterwards everything goes on.
func TestFullDisk(t *testing.T) {
	var log logged
	var db *ailing
	var now atomic.Int64
	now.Store(1_700_000_000)
	s := newSite(t, logging(&log), func(c *Config) {
		db = &ailing{Store: c.Store}
		c.Store, c.Now = db, func() time.Time { return time.Unix(now.Load(), 0) }
	})
	v := s.visitor()
	v.get("me").ok(nil)
	if d, _ := v.ready(); d.Status != "ready" || d.Free == 0 && !db.Shared() || d.Size == 0 {
		t.Errorf("%+v", d)
	}
	db.full.Store(true)
	for range 3 {
		a := v.do("PATCH", "me", map[string]string{"zone": "Europe/Rome"})
		a.refused(http.StatusServiceUnavailable, "storage")
		if a.header.Get("Retry-After") == "" {
			t.Error("not told when to come back")
		}
	}
	if d, _ := v.ready(); d.Status != "ready" {
		t.Errorf("%+v: a probe writes, and is not made each time somebody asks", d)
	}
	now.Add(10)
	if d, _ := v.ready(); d.Status != "storage" {
		t.Errorf("%+v", d)
	}
	v.get("/healthz").ok(nil).has("ok")
	db.full.Store(false)
	v.do("PATCH", "me", map[string]string{"zone": "Europe/Rome"}).ok(nil)
	now.Add(10)
	if d, _ := v.ready(); d.Status != "ready" {
		t.Errorf("%+v", d)
	}
	if said := strings.Count(log.String(), "level=ERROR"); said != 1 {
		t.Errorf("said %d times:\n%s", said, log.String())
	}
	if !strings.Contains(log.String(), "works again") {
		t.Errorf("its end was not told:\n%s", log.String())
	}
}

// TestDamage: a database that is found to be damaged is told, and no more players are sent there.
func TestDamage(t *testing.T) {
	var log logged
	s := newSite(t, logging(&log), func(c *Config) { c.Store = &ailing{Store: c.Store, damaged: true} })
	v := s.visitor()
	if d, _ := v.ready(); d.Status != "ready" {
		t.Errorf("%+v", d)
	}
	s.srv.inspect(bg)
	if d, _ := v.ready(); d.Status != "damaged" {
		t.Errorf("%+v", d)
	}
	if !strings.Contains(log.String(), "restore a backup") {
		t.Errorf("the log:\n%s", log.String())
	}
}

// TestAbout: anybody can see which program answers, and the rules of each title.
func TestAbout(t *testing.T) {
	s := newSite(t)
	s.host.Program = "v1.2.3"
	var about AboutDoc
	s.visitor().get("about").ok(&about)
	if about.Version != "v1.2.3" || !strings.HasPrefix(about.Go, "go1.") || about.Rules["skirmish"] != 2 {
		t.Errorf("about this program: %+v", about)
	}
}
