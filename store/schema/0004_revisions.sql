-- +goose Up
-- What a game is played with: its facts, kept once however many tables use them.
CREATE TABLE facts (
	hash  TEXT PRIMARY KEY,
	title TEXT NOT NULL,
	name  TEXT NOT NULL,
	files TEXT NOT NULL
);
ALTER TABLE tables ADD COLUMN facts TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN facts_name TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN program TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN halted TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN adopting TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE tables DROP COLUMN adopting;
ALTER TABLE tables DROP COLUMN halted;
ALTER TABLE tables DROP COLUMN program;
ALTER TABLE tables DROP COLUMN facts_name;
ALTER TABLE tables DROP COLUMN facts;
DROP TABLE facts;
