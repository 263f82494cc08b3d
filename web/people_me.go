package web

import (
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
}

// MyWishDoc is what a guest wants to be known by. What is missing stays.
type MyWishDoc struct {
	Name string `json:"name,omitempty" minLength:"1" maxLength:"30"`
	Lang string `json:"lang,omitempty" enum:"en,it"`
	Zone string `json:"zone,omitempty" maxLength:"60" doc:"such as Europe/Rome"`
}

func (a *api) addMe() {
	register(a, op("GET", "/me", "get-me", "Who you are here"),
		func(ctx context.Context, _ *struct{}) (*body[MeDoc], error) {
			g, err := a.guest(ctx)
			if err != nil {
				return nil, err
			}
			return &body[MeDoc]{MeDoc{g.Name, g.Lang, g.Zone}}, a.people.See(ctx, visitOf(ctx).visitor)
		})
	register(a, op("PATCH", "/me", "rename-me", "Change your name, your language or your time zone", 422),
		func(ctx context.Context, in *struct{ Body MyWishDoc }) (*body[MeDoc], error) {
			g, err := a.changeMe(ctx, &in.Body)
			return &body[MeDoc]{MeDoc{g.Name, g.Lang, g.Zone}}, err
		})
}

func (a *api) changeMe(ctx context.Context, d *MyWishDoc) (g store.Guest, err error) {
	if d.Lang != "" && !slices.Contains(text.Languages, d.Lang) {
		return g, &game.SetupError{Field: "lang", Text: "unknown"}
	}
	if _, err := time.LoadLocation(d.Zone); err != nil || strings.EqualFold(d.Zone, "local") {
		return g, &game.SetupError{Field: "zone", Text: "not a time zone such as Europe/Rome"}
	}
	named := d.Name != "" || d.Lang == "" && d.Zone == ""
	name := ""
	if named {
		name, err = table.CleanName(d.Name)
		if err != nil {
			return g, err
		}
	}
	g, err = a.keptGuest(ctx)
	if err != nil {
		return g, err
	}
	if d.Lang != "" {
		g.Lang = d.Lang
	}
	if d.Zone != "" {
		g.Zone = d.Zone
	}
	if d.Lang != "" || d.Zone != "" {
		if err := a.Store.Describe(ctx, g); err != nil {
			return g, err
		}
	}
	if named {
		g.Name = name
		err = a.Host.Rename(ctx, g)
	}
	return g, err
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
	return &signedIn{a.cookies(v, e.Token), MeDoc{g.Name, g.Lang, g.Zone}}, nil
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
