-- +goose Up
-- By what programs act for a person: the hash of a secret, and what it is good for.
CREATE TABLE tokens (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL,
	name    TEXT NOT NULL,
	scope   TEXT NOT NULL,
	created BIGINT NOT NULL,
	expires BIGINT NOT NULL,
	seen    BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

-- Since when a program plays for the person; 0 for people.
ALTER TABLE guests ADD COLUMN program BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE guests DROP COLUMN program;
DROP TABLE tokens;
