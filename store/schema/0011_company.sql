-- +goose Up
-- How far a person has followed a table: the last record they were told of, and when.
CREATE TABLE visits (
	person   TEXT NOT NULL,
	table_id TEXT NOT NULL,
	n        BIGINT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (person, table_id)
);

-- What a person has noted down at a table, for their own eyes.
CREATE TABLE notes (
	person   TEXT NOT NULL,
	table_id TEXT NOT NULL,
	text     TEXT NOT NULL,
	PRIMARY KEY (person, table_id)
);

-- Whom a person does not want to hear (mute) or to meet (block).
CREATE TABLE regards (
	person TEXT NOT NULL,
	other  TEXT NOT NULL,
	word   TEXT NOT NULL,
	PRIMARY KEY (person, other)
);
CREATE INDEX regards_by_other ON regards (other);

-- +goose Down
DROP TABLE regards;
DROP TABLE notes;
DROP TABLE visits;
