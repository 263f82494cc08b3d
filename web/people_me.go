//go:build !engine

package web

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"outremer/game"
	"outremer/people"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// MeDoc is the guest making the request.
type MeDoc struct {
	Name string `json:"name"`
	Lang string `json:"lang,omitempty" doc:"language for what is sent to you; empty until chosen"`
	Zone string `json:"zone,omitempty" doc:"your time zone, such as Europe/Rome; empty until known"`

	Shown  string `json:"shown,omitempty" enum:"all,played,nobody" doc:"to whom your page is shown: all, who has played with you, nobody"`
	Person string `json:"person,omitempty" doc:"who you are in the address of your page"`

	Program int64 `json:"program,omitempty" doc:"since when you are a bot: a program plays for you; 0 for people"`
}

// MyWishDoc is what a guest wants to be known by. What is missing stays.
type MyWishDoc struct {
	Name string `json:"name,omitempty" minLength:"1" maxLength:"30"`
	Lang string `json:"lang,omitempty" enum:"en,it"`
	Zone string `json:"zone,omitempty" maxLength:"60" doc:"such as Europe/Rome"`

	Shown string `json:"shown,omitempty" enum:"all,played,nobody" doc:"to whom your page is shown"`
}

func (a *api) addMe() {
	register(a, op("GET", "/me", "get-me", "Who you are here"),
		func(ctx context.Context, _ *struct{}) (*body[MeDoc], error) {
			g, err := a.guest(ctx)
			if err != nil {
				return nil, err
			}
			return &body[MeDoc]{a.meDoc(&g)}, a.people.See(ctx, visitOf(ctx).visitor)
		})
	register(a, op("PATCH", "/me", "rename-me", "Change your name, your language, your time zone, or who sees your page", 422),
		func(ctx context.Context, in *struct{ Body MyWishDoc }) (*body[MeDoc], error) {
			g, err := a.changeMe(ctx, &in.Body)
			return &body[MeDoc]{a.meDoc(&g)}, err
		})
}

func (s *Server) meDoc(g *store.Guest) MeDoc {
	return MeDoc{g.Name, g.Lang, g.Zone, cmp.Or(g.Shown, shownToPlayers), s.alias(g.ID), g.Program}
}

func (a *api) changeMe(ctx context.Context, d *MyWishDoc) (g store.Guest, err error) {
	if d.Lang != "" && !slices.Contains(text.Languages, d.Lang) {
		return g, &game.SetupError{Field: "lang", Text: "unknown"}
	}
	if _, err := time.LoadLocation(d.Zone); err != nil || strings.EqualFold(d.Zone, "local") {
		return g, &game.SetupError{Field: "zone", Text: "not a time zone such as Europe/Rome"}
	}
	described := d.Lang != "" || d.Zone != "" || d.Shown != ""
	named := d.Name != "" || !described
	name := ""
	if named {
		if p := a.forbidden(ctx, store.BanName); p != nil {
			return g, p
		}
		name, err = table.CleanName(d.Name)
		if err != nil {
			return g, err
		}
	}
	g, err = a.keptGuest(ctx)
	if err != nil {
		return g, err
	}
	g.Lang, g.Zone, g.Shown = cmp.Or(d.Lang, g.Lang), cmp.Or(d.Zone, g.Zone), cmp.Or(d.Shown, g.Shown)
	if described {
		if err := a.describe(ctx, g, d); err != nil {
			return g, err
		}
	}
	if named {
		g.Name = name
		err = a.Host.Rename(ctx, g)
	}
	return g, err
}

// describe keeps what somebody has said about themselves; calls follow.
func (a *api) describe(ctx context.Context, g store.Guest, d *MyWishDoc) error {
	err := a.Store.Describe(ctx, g)
	if err == nil && a.Calls != nil && (d.Lang != "" || d.Zone != "") {
		err = a.Calls.Described(ctx, g.ID, d.Lang, d.Zone)
	}
	return err
}

// signedIn is the answer that gives a browser its new cookie.
type signedIn struct {
	Cookies []string `header:"Set-Cookie"`
	Body    MeDoc
}

// admit makes the answer for a browser that has signed in. Streams of the old cookie go on under the
// new one.
func (a *api) admit(ctx context.Context, e people.Entry) (*signedIn, error) {
	v := visitOf(ctx)
	a.relabel(v.visitor.SignIn, e)
	v.guest, v.visitor = e.Person, e.Visitor
	g, err := a.guest(ctx)
	if err != nil {
		return nil, err
	}
	return &signedIn{a.cookies(v, e.Token), a.meDoc(&g)}, nil
}

// cookies returns the cookie with a token, and what takes away the one it replaces.
func (a *api) cookies(v *visit, token string) []string {
	list := []string{a.cookie(token, v.secure).String()}
	if v.secure {
		gone := http.Cookie{Name: cookieName, Path: "/", MaxAge: -1, HttpOnly: true, Secure: true}
		list = append(list, gone.String())
	}
	return list
}

// deviceOf names a browser and its system for people, from how it calls itself. Order matters: most
// browsers also claim to be others.
func deviceOf(agent string) string {
	browser := firstNamed(agent, "Edg", "Edge", "OPR", "Opera", "SamsungBrowser", "Samsung Internet", "Firefox", "Firefox",
		"FxiOS", "Firefox", "CriOS", "Chrome", "Chrome", "Chrome", "Safari", "Safari")
	system := firstNamed(agent, "iPhone", "iPhone", "iPad", "iPad", "Android", "Android", "CrOS", "ChromeOS", "Windows", "Windows",
		"Mac OS", "macOS", "Linux", "Linux")
	return strings.Trim(browser+" · "+system, " ·")
}

// firstNamed returns the name after the first sign that a text contains.
func firstNamed(text string, signs ...string) string {
	for i := 0; i < len(signs); i += 2 {
		if strings.Contains(text, signs[i]) {
			return signs[i+1]
		}
	}
	return ""
}
