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

-- What a person shows of themselves, and the handle of their page.
CREATE TABLE profiles (
	person   TEXT PRIMARY KEY,
	handle   TEXT NOT NULL UNIQUE,
	page     TEXT NOT NULL,
	presence TEXT NOT NULL
);

-- How games ended for those who played them: person, or bot.
CREATE TABLE results (
	table_id TEXT NOT NULL,
	seat     TEXT NOT NULL,
	title    TEXT NOT NULL,
	person   TEXT NOT NULL,
	bot      TEXT NOT NULL,
	place    BIGINT NOT NULL,
	players  BIGINT NOT NULL,
	late     BIGINT NOT NULL,
	rated    BIGINT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, at);

-- How strong somebody is at a title: a person's id, or "bot" and its name.
CREATE TABLE ratings (
	player TEXT NOT NULL,
	title  TEXT NOT NULL,
	mu     REAL NOT NULL,
	sigma  REAL NOT NULL,
	games  BIGINT NOT NULL,
	PRIMARY KEY (player, title)
);

-- How people deal with each other at the table, and what they vote about.
ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN vote TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE tables DROP COLUMN vote;
ALTER TABLE tables DROP COLUMN manners;
DROP TABLE ratings;
DROP TABLE results;
DROP TABLE profiles;
DROP TABLE regards;
DROP TABLE notes;
DROP TABLE visits;
