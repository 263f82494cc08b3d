//go:build !engine

package web

import (
	"context"
	"net/http"
	"strings"
)

// DeviceLinkDoc is a link by which another device becomes you.
type DeviceLinkDoc struct {
	Token string `json:"token"`
	Link  string `json:"link" doc:"to be opened on the other device"`
	QR    QRDoc  `json:"qr"`
	Until int64  `json:"until"`
}

// DeviceStateDoc is how a link for another device stands.
type DeviceStateDoc struct {
	State  string `json:"state" enum:"waiting,claimed,done,refused"`
	Device string `json:"device" doc:"that has opened it"`
	Code   string `json:"code" doc:"which the other device shows as well"`
}

// ClaimDoc is what the other device gets for opening a link.
type ClaimDoc struct {
	Code   string `json:"code" doc:"to compare with the first device"`
	Pickup string `json:"pickup" doc:"to come in with, once the first device has said yes"`
}

// TokenDoc is the secret of a link. It is never part of an address: those are logged.
type TokenDoc struct {
	Token string `json:"token" minLength:"1" maxLength:"100"`
}

func (a *api) addDevices() {
	register(a, op("POST", "/me/devices", "offer-device", "Make a link by which another device becomes you: five minutes, one use", 429), a.offerDevice)
	register(a, op("POST", "/me/devices/state", "device-state", "How your link stands", 404, 410), a.deviceState)
	answer := op("POST", "/me/devices/answer", "answer-device", "Let the other device in, or not", 404, 409, 410)
	answer.DefaultStatus = http.StatusNoContent
	register(a, answer, func(ctx context.Context, in *struct {
		Body struct {
			TokenDoc
			Allow bool `json:"allow"`
		}
	}) (*struct{}, error) {
		return nil, a.people.Answer(ctx, guestID(ctx), in.Body.Token, in.Body.Allow)
	})
	register(a, op("POST", "/sign-in/device", "claim-device", "Open a link on the other device", 404, 410),
		func(ctx context.Context, in *struct{ Body TokenDoc }) (*body[ClaimDoc], error) {
			code, pickup, err := a.people.Claim(ctx, in.Body.Token, deviceOf(visitOf(ctx).agent))
			return &body[ClaimDoc]{ClaimDoc{code, pickup}}, err
		})
	register(a, op("POST", "/sign-in/device/finish", "finish-device", "Come in, once the first device has said yes", 403, 404, 409, 410),
		func(ctx context.Context, in *struct {
			Body struct {
				TokenDoc
				Pickup string `json:"pickup" minLength:"1" maxLength:"100"`
			}
		}) (*signedIn, error) {
			v := visitOf(ctx)
			e, err := a.people.PickUp(ctx, v.visitor, in.Body.Token, in.Body.Pickup, deviceOf(v.agent))
			if err != nil {
				return nil, err
			}
			return a.admit(ctx, e)
		})
}

func (a *api) offerDevice(ctx context.Context, _ *struct{}) (*body[DeviceLinkDoc], error) {
	g, err := a.storedGuest(ctx)
	if err != nil {
		return nil, err
	}
	token, until, err := a.people.OfferDevice(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	link := a.siteOf(ctx) + "/device#" + token
	code, err := qrOf(link)
	return &body[DeviceLinkDoc]{DeviceLinkDoc{token, link, code, until.UnixMilli()}}, err
}

// siteOf returns where people find this server.
func (s *Server) siteOf(ctx context.Context) string {
	v := visitOf(ctx)
	switch {
	case s.Site != "":
		return strings.TrimSuffix(s.Site, "/")
	case v.secure:
		return "https://" + v.host
	}
	return "http://" + v.host
}

func (a *api) deviceState(ctx context.Context, in *struct{ Body TokenDoc }) (*body[DeviceStateDoc], error) {
	l, err := a.people.DeviceState(ctx, guestID(ctx), in.Body.Token)
	if err != nil {
		return nil, err
	}
	d := DeviceStateDoc{State: "waiting", Device: l.Device, Code: l.Code}
	switch {
	case l.Done:
		d.State = "done"
	case l.Refused:
		d.State = "refused"
	case l.Claimed:
		d.State = "claimed"
	}
	return &body[DeviceStateDoc]{d}, nil
}
