-- +goose Up
-- Which turn a game is in, for lists: nobody opens a game to tell. Only package table reads it.
ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE tables DROP COLUMN stage;
