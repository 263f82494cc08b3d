package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"outremer/store"
)

const deviceKind = "device"

// deviceTime is how long a link for another device is good.
const deviceTime = 5 * time.Minute

// deviceData is how far a link for another device has come. It is claimed once, by whoever opens it
// first; then the person who made it compares the code and allows it; then the claimer comes in.
type deviceData struct {
	Claimed bool   `json:"claimed,omitempty"`
	Device  string `json:"device,omitempty"` // that claims it
	Code    string `json:"code,omitempty"`   // which both devices show
	Pickup  string `json:"pickup,omitempty"` // hash of what only the claimer has
	Allowed bool   `json:"allowed,omitempty"`
	Refused bool   `json:"refused,omitempty"`
}

// DeviceLink is how a link for another device stands.
type DeviceLink struct {
	Claimed bool
	Device  string
	Code    string
	Done    bool // the other device is in
	Refused bool
}

// OfferDevice makes a link by which another device becomes a person, and says until when it is good.
func (d *Desk) OfferDevice(ctx context.Context, person string) (token string, until time.Time, err error) {
	token, err = d.newLink(ctx, deviceKind, person, deviceData{}, deviceTime)
	return token, d.Now().Add(deviceTime), err
}

// DeviceState tells the person who made a link how it stands.
func (d *Desk) DeviceState(ctx context.Context, person, token string) (DeviceLink, error) {
	l, err := d.link(ctx, deviceKind, token)
	if err != nil && !errors.Is(err, ErrUsed) {
		return DeviceLink{}, err
	}
	if l.Person != person {
		return DeviceLink{}, ErrUnknown
	}
	var data deviceData
	err = json.Unmarshal([]byte(l.Data), &data)
	return DeviceLink{data.Claimed, data.Device, data.Code, l.Used != 0 && data.Allowed, data.Refused}, err
}

// Claim opens a link on the other device. The code is for people to compare; pickup is to come in
// with.
func (d *Desk) Claim(ctx context.Context, token, device string) (code, pickup string, err error) {
	l, data, err := d.deviceLink(ctx, token)
	if err != nil {
		return "", "", err
	}
	if data.Claimed {
		return "", "", ErrUsed
	}
	pickup, err = d.secret()
	if err != nil {
		return "", "", err
	}
	code, err = d.code()
	if err != nil {
		return "", "", err
	}
	err = d.change(ctx, l, deviceData{Claimed: true, Device: device, Code: code, Pickup: hashOf("pickup", pickup)})
	return code, pickup, err
}

// code makes four digits to compare. They keep nobody out, they tell two devices apart.
func (d *Desk) code() (string, error) {
	var b [8]byte
	if _, err := io.ReadFull(d.Random, b[:]); err != nil {
		return "", err
	}
	n := 0
	for _, x := range b {
		n = (n<<8 | int(x)) % 10_000
	}
	return fmt.Sprintf("%04d", n), nil
}

// Answer allows or refuses the device that has claimed a link.
func (d *Desk) Answer(ctx context.Context, person, token string, allow bool) error {
	l, data, err := d.deviceLink(ctx, token)
	switch {
	case err != nil:
		return err
	case l.Person != person:
		return ErrUnknown
	case !data.Claimed:
		return ErrWaiting
	}
	data.Allowed, data.Refused = allow, !allow
	return d.change(ctx, l, data)
}

// PickUp lets the device that has claimed a link in; ErrWaiting until it is allowed.
func (d *Desk) PickUp(ctx context.Context, v Visitor, token, pickup, device string) (Entry, error) {
	l, data, err := d.deviceLink(ctx, token)
	switch {
	case err != nil:
		return Entry{}, err
	case data.Pickup == "" || data.Pickup != hashOf("pickup", pickup):
		return Entry{}, ErrUnknown
	case data.Refused:
		return Entry{}, ErrRefused
	case !data.Allowed:
		return Entry{}, ErrWaiting
	}
	if err := d.use(ctx, l); err != nil {
		return Entry{}, err
	}
	return d.enter(ctx, v, l.Person, device)
}

func (d *Desk) deviceLink(ctx context.Context, token string) (l store.Link, data deviceData, err error) {
	l, err = d.link(ctx, deviceKind, token)
	if err == nil {
		err = json.Unmarshal([]byte(l.Data), &data)
	}
	return l, data, err
}

// change changes what a link says, unless somebody else did meanwhile.
func (d *Desk) change(ctx context.Context, l store.Link, data deviceData) error {
	text, err := json.Marshal(data)
	if err != nil {
		return err
	}
	err = d.Store.ChangeLink(ctx, l, string(text), d.now())
	if errors.Is(err, store.ErrMoved) {
		return ErrUsed
	}
	return err
}
