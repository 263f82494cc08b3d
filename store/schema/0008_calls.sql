-- +goose Up
-- How somebody wants to be called.
CREATE TABLE callees (
	person TEXT PRIMARY KEY,
	lang   TEXT NOT NULL,
	zone   TEXT NOT NULL,
	quiet  TEXT NOT NULL,
	wants  TEXT NOT NULL
);

-- Where somebody is called, or where a whole table's news go if table_id is not ''.
CREATE TABLE channels (
	id       TEXT PRIMARY KEY,
	person   TEXT NOT NULL,
	table_id TEXT NOT NULL,
	kind     TEXT NOT NULL,
	address  TEXT NOT NULL,
	state    TEXT NOT NULL,
	failures BIGINT NOT NULL,
	created  BIGINT NOT NULL
);
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX channels_by_address ON channels (kind, address);

-- What somebody is to be told about a table, until they have been back.
CREATE TABLE notices (
	id       TEXT PRIMARY KEY,
	person   TEXT NOT NULL,
	table_id TEXT NOT NULL,
	cause    TEXT NOT NULL,
	made     BIGINT NOT NULL,
	due      BIGINT NOT NULL,
	state    TEXT NOT NULL
);
CREATE INDEX notices_by_person ON notices (person, table_id);

CREATE TABLE deliveries (
	notice  TEXT NOT NULL,
	channel TEXT NOT NULL,
	attempt BIGINT NOT NULL,
	at      BIGINT NOT NULL,
	result  TEXT NOT NULL,
	PRIMARY KEY (notice, channel)
);

-- +goose Down
DROP TABLE deliveries;
DROP TABLE notices;
DROP TABLE channels;
DROP TABLE callees;
