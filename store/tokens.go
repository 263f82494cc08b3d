package store

import (
	"context"
	"errors"
)

// Token is by what a program acts for a person. Only the hash of its secret is kept.
type Token struct {
	ID      string // the hash
	Person  string
	Name    string // by which the person tells it from others
	Scope   Scope
	Created int64
	Expires int64 // 0 for never
	Seen    int64 // when it was last used; 0 for never
}

// Scope is what a token is good for.
type Scope string

const (
	ToRead Scope = "read" // to look, as its person may
	ToPlay Scope = "play" // also to act, at the tables and seats of its person
)

// MaxTokens is how many tokens a person may have.
const MaxTokens = 20

var (
	// ErrTokens: the person has as many tokens as anybody may have.
	ErrTokens = errors.New("you have as many tokens as anybody may have; revoke one first")
	// ErrPlayed: somebody who has sat at a table as a person does not become a bot.
	ErrPlayed = errors.New("you have taken a seat as a person, and others know you as one; open a private window and make the bot a person of its own there")
	// ErrMixed: a person and a bot do not become one.
	ErrMixed = errors.New("one of the two is a bot, and a bot and a person do not become one; use another browser for each")
)

// Tokens keeps by what programs act for people.
type Tokens interface {
	// PutToken adds a token. With the first one to play its person becomes a bot for good, which is ErrPlayed
	// for somebody who has ever had a seat. It returns ErrTokens if the person has MaxTokens.
	PutToken(ctx context.Context, t Token) error
	// Token returns a token, expired or not, or ErrNotFound.
	Token(ctx context.Context, id string) (Token, error)
	// Tokens returns a person's tokens, the oldest first.
	Tokens(ctx context.Context, person string) ([]Token, error)
	// SeeToken notes that a token was used.
	SeeToken(ctx context.Context, id string, at int64) error
	// DropToken deletes a person's token, or returns ErrNotFound.
	DropToken(ctx context.Context, person, id string) error
}
