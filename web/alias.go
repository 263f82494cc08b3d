//go:build !engine

package web

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"encoding/base64"

	"outremer/store"
)

// aliases are how people are called in addresses. Ids do not travel: an alias is an id, encrypted so
// that the same person always has the same one. Its first bytes are a mac of the id, which also is
// what the rest is encrypted with.
type aliases struct {
	key    []byte
	block  cipher.Block
	worded worded[string, string]
}

const macSize = 12

func newAliases(secret []byte) (*aliases, error) {
	block, err := aes.NewCipher(hashed(secret, "alias key")[:16])
	return &aliases{key: hashed(secret, "alias mac"), block: block}, err
}

func hashed(key []byte, text string) []byte {
	mac := hmac.New(newHash, key)
	mac.Write([]byte(text))
	return mac.Sum(nil)
}

// of returns the alias of a person; "" for nobody.
func (a *aliases) of(id string) string {
	if id == "" {
		return ""
	}
	return a.worded.of(id, func(id string) string {
		mac := hashed(a.key, id)[:macSize]
		return base64.RawURLEncoding.EncodeToString(append(mac, a.crypt(mac, []byte(id))...))
	})
}

// person returns whose alias it is, or store.ErrNotFound.
func (a *aliases) person(alias string) (string, error) {
	b, err := base64.RawURLEncoding.DecodeString(alias)
	if err != nil || len(b) <= macSize {
		return "", store.ErrNotFound
	}
	id := string(a.crypt(b[:macSize], b[macSize:]))
	if !hmac.Equal(hashed(a.key, id)[:macSize], b[:macSize]) {
		return "", store.ErrNotFound
	}
	return id, nil
}

func (a *aliases) crypt(mac, text []byte) []byte {
	iv, out := make([]byte, aes.BlockSize), make([]byte, len(text))
	copy(iv, mac)
	cipher.NewCTR(a.block, iv).XORKeyStream(out, text)
	return out
}
