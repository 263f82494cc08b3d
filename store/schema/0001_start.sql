-- +goose Up
CREATE TABLE settings (
	key   TEXT PRIMARY KEY,
	value TEXT NOT NULL
);

CREATE TABLE guests (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	created BIGINT NOT NULL
);

CREATE TABLE tables (
	id       TEXT PRIMARY KEY,
	title    TEXT NOT NULL,
	edition  TEXT NOT NULL,
	revision BIGINT NOT NULL,
	options  TEXT NOT NULL,
	name     TEXT NOT NULL,
	creator  TEXT NOT NULL,
	listed   BIGINT NOT NULL,
	secret   TEXT NOT NULL,
	created  BIGINT NOT NULL,
	version  BIGINT NOT NULL,
	status   TEXT NOT NULL,
	header   TEXT NOT NULL,
	awaiting BIGINT NOT NULL,
	pending  TEXT NOT NULL,
	updated  BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_creator ON tables (creator);

CREATE TABLE seats (
	table_id TEXT NOT NULL,
	no       BIGINT NOT NULL,
	name     TEXT NOT NULL,
	guest    TEXT NOT NULL,
	bot      TEXT NOT NULL,
	invite   TEXT NOT NULL,
	entropy  TEXT NOT NULL,
	PRIMARY KEY (table_id, no)
);
CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE records (
	table_id TEXT NOT NULL,
	n        BIGINT NOT NULL,
	text     TEXT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
	table_id TEXT NOT NULL,
	n        BIGINT NOT NULL,
	guest    TEXT NOT NULL,
	text     TEXT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, n)
);

CREATE TABLE jobs (
	id          TEXT PRIMARY KEY,
	kind        TEXT NOT NULL,
	payload     TEXT NOT NULL,
	run_at      BIGINT NOT NULL,
	attempt     BIGINT NOT NULL,
	lease_until BIGINT NOT NULL,
	putting     BIGINT NOT NULL,
	last_error  TEXT NOT NULL
);
CREATE INDEX jobs_by_time ON jobs (run_at);

-- +goose Down
DROP TABLE jobs;
DROP TABLE chat;
DROP TABLE records;
DROP TABLE seats;
DROP TABLE tables;
DROP TABLE guests;
DROP TABLE settings;
