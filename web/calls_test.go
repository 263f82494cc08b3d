package web

import (
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/emersion/go-smtp"

	"outremer/call/mail"
)

// office is a mail server that keeps what it gets.
type office struct {
	mu  sync.Mutex
	got []string
}

type officeSession struct{ *office }

func (o *office) NewSession(*smtp.Conn) (smtp.Session, error) { return officeSession{o}, nil }
func (officeSession) Mail(string, *smtp.MailOptions) error    { return nil }
func (officeSession) Rcpt(string, *smtp.RcptOptions) error    { return nil }
func (officeSession) Reset()                                  {}
func (officeSession) Logout() error                           { return nil }
func (s officeSession) Data(r io.Reader) error {
	b, err := io.ReadAll(r)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.got = append(s.got, strings.ReplaceAll(string(b), "=\r\n", ""))
	return err
}

// link finds the path of a page in the last letter.
func (o *office) link(t *testing.T, what string) string {
	t.Helper()
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.got) == 0 {
		t.Fatal("no letter came")
	}
	m := regexp.MustCompile(`https://example\.org(/calls/` + what + `/[a-z0-9.]+)`).FindStringSubmatch(o.got[len(o.got)-1])
	if m == nil {
		t.Fatalf("no link in\n%s", o.got[len(o.got)-1])
	}
	return m[1]
}

func (s *site) mails() *office {
	s.t.Helper()
	o := new(office)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(s.t, err)
	srv := smtp.NewServer(o)
	srv.Domain = "localhost"
	ended := make(chan struct{})
	go func() {
		srv.Serve(l) //nolint:errcheck // it ends with the test
		close(ended)
	}()
	s.t.Cleanup(func() {
		srv.Close()
		<-ended
	})
	s.srv.Calls.Mail, err = mail.New("smtp://"+l.Addr().String(), "outremer@example.org")
	must(s.t, err)
	return o
}

func (v *visitor) calls() (d CallsDoc) {
	v.t.Helper()
	v.get("me/calls").ok(&d)
	return d
}

func TestCallSettings(t *testing.T) {
	v := newSite(t).visitor()
	d := v.calls()
	if len(d.Causes) != 7 || len(d.Wants["push"]) != 7 || d.Key == "" || d.Mail {
		t.Errorf("at first: got %+v, want everything by every channel but mail", d)
	}
	want := CallSettingsDoc{Lang: "it", Zone: "Europe/Rome", Quiet: QuietDoc{1320, 420}, Wants: map[string][]string{"push": {"turn"}, "mail": {}}}
	v.do("PUT", "me/calls", want).ok(nil)
	d = v.calls()
	if d.Lang != "it" || d.Zone != "Europe/Rome" || d.Quiet != want.Quiet || strings.Join(d.Wants["push"], " ") != "turn" || len(d.Wants["mail"]) != 0 || len(d.Wants["hook"]) != 7 {
		t.Errorf("got %+v, want %+v", d, want)
	}
	want.Zone = "Moon/Tranquility"
	v.do("PUT", "me/calls", want).refused(http.StatusUnprocessableEntity, "invalid")
	want.Zone, want.Wants = "", map[string][]string{"push": {"gossip"}}
	v.do("PUT", "me/calls", want).refused(http.StatusUnprocessableEntity, "invalid")
}

// TestMailChannel: an address is confirmed by its owner before anything else goes there, and a
// scanner that opens the links in letters neither confirms nor unsubscribes.
func TestMailChannel(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	v.post("me/calls/channels", NewChannelDoc{Kind: "mail", Address: "anna@example.org"}).refused(http.StatusUnprocessableEntity, "invalid")
	o := s.mails()
	v.post("me/calls/channels", NewChannelDoc{Kind: "mail", Address: "anna@example.org\r\nBcc: eve@example.org"}).refused(http.StatusUnprocessableEntity, "address")
	v.post("me/calls/channels", NewChannelDoc{Kind: "mail", Address: "anna@example.org"}).ok(nil)
	on := o.link(t, "on")
	state := func() string {
		t.Helper()
		if list := v.calls().Channels; len(list) == 1 {
			return list[0].State
		}
		return "none"
	}
	expect := func(want string) {
		t.Helper()
		if got := state(); got != want {
			t.Fatalf("the channel is %s, want %s", got, want)
		}
	}
	stranger := s.visitor()
	stranger.get(on).ok(nil).has("anna@example.org", "<form")
	expect("unproven")
	stranger.do("POST", on, nil).ok(nil)
	expect("on")
	id := v.calls().Channels[0].ID
	v.post("me/calls/channels/"+id+"/test", nil).ok(nil)
	off := o.link(t, "off")
	if stranger.get(off[:len(off)-1]+"!").status != http.StatusNotFound {
		t.Error("a forged link is followed")
	}
	if stranger.get(strings.Replace(on, "/on/", "/off/", 1)).status != http.StatusNotFound {
		t.Error("a link is good for something else")
	}
	stranger.get(off).ok(nil).has("<form")
	expect("on")
	stranger.do("POST", off, nil).ok(nil)
	expect("none")
	if a := stranger.do("POST", off, nil); a.status != http.StatusNotFound {
		t.Errorf("used twice: status %d, want 404", a.status)
	}
}

func TestChannelsAreMine(t *testing.T) {
	s := newSite(t)
	anna, eve := s.visitor(), s.visitor()
	var d CallsDoc
	anna.post("me/calls/channels", NewChannelDoc{Kind: "feed"}).ok(&d)
	path := "me/calls/channels/" + d.Channels[0].ID
	eve.do("DELETE", path, nil).refused(http.StatusNotFound, "not-found")
	eve.post(path+"/renew", nil).refused(http.StatusNotFound, "not-found")
	eve.post(path+"/test", nil).refused(http.StatusNotFound, "not-found")
	if len(eve.calls().Channels) != 0 {
		t.Error("eve sees anna's channel")
	}
	anna.do("DELETE", path, nil).ok(nil)
	if n := len(anna.calls().Channels); n != 0 {
		t.Errorf("%d channels, want none", n)
	}
}

func TestFeedAddress(t *testing.T) {
	m := newSite(t).newMatch(2)
	red, reader := m.players["red"], m.visitor()
	var d CallsDoc
	red.post("me/calls/channels", NewChannelDoc{Kind: "feed"}).ok(&d)
	old := d.Channels[0].Address
	reader.get(old + ".ics").ok(nil).has("BEGIN:VCALENDAR")
	reader.get(old+".atom").ok(nil).has("<feed", "/table/"+m.id)
	red.post("me/calls/channels/"+d.Channels[0].ID+"/renew", nil).ok(&d)
	if a := reader.get(old + ".ics"); a.status != http.StatusNotFound {
		t.Errorf("the old address: status %d, want 404", a.status)
	}
	if a := reader.get(d.Channels[0].Address + ".atom").ok(nil); a.header.Get("Set-Cookie") != "" {
		t.Error("a program that reads feeds becomes a guest")
	}
}

// TestPrivateHook: a hook on this machine is refused, and not asked again.
func TestPrivateHook(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	for _, host := range []string{"localhost", "[::1]"} {
		var d CallsDoc
		at := strings.Replace(s.http.URL, "127.0.0.1", host, 1)
		v.post("me/calls/channels", NewChannelDoc{Kind: "hook", Flavor: "json", Address: at}).ok(&d)
		c := d.Channels[len(d.Channels)-1]
		v.post("me/calls/channels/"+c.ID+"/test", nil).refused(http.StatusUnprocessableEntity, "not-called")
		d = v.calls()
		if got := d.Channels[len(d.Channels)-1].State; got != "dead" {
			t.Errorf("%s: the channel is %s, want dead", host, got)
		}
	}
	v.post("me/calls/channels", NewChannelDoc{Kind: "hook", Flavor: "json", Address: "file:///etc/passwd"}).refused(http.StatusUnprocessableEntity, "address")
}

func TestTableHooks(t *testing.T) {
	m := newSite(t).newMatch(2)
	in := NewChannelDoc{Kind: "hook", Flavor: "discord", Address: "https://discord.com/api/webhooks/1/x"}
	m.players["blue"].post(m.path("hooks"), in).refused(http.StatusForbidden, "not-yours")
	m.players["blue"].get(m.path("hooks")).refused(http.StatusForbidden, "not-yours")
	var d HooksDoc
	m.players["red"].post(m.path("hooks"), in).ok(&d)
	if len(d.Hooks) != 1 || d.Hooks[0].Flavor != "discord" || len(m.players["red"].calls().Channels) != 0 {
		t.Fatalf("got %+v, want one hook of the table alone", d)
	}
	m.players["red"].do("DELETE", m.path("hooks/"+d.Hooks[0].ID), nil).ok(&d)
	if len(d.Hooks) != 0 {
		t.Errorf("got %+v, want none", d)
	}
}
