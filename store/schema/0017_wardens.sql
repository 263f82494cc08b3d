-- +goose Up
-- Who looks after the site.
CREATE TABLE wardens (
	person TEXT PRIMARY KEY,
	since  BIGINT NOT NULL
);

-- What a person, or whoever comes from an address, may not do until a time.
CREATE TABLE bans (
	id      TEXT PRIMARY KEY,
	kind    TEXT NOT NULL,
	person  TEXT NOT NULL,
	address TEXT NOT NULL,
	why     TEXT NOT NULL,
	made    BIGINT NOT NULL,
	until   BIGINT NOT NULL
);
CREATE INDEX bans_by_person ON bans (person);

-- What players have reported: a letter that they received, or a name, as it was then.
CREATE TABLE reports (
	id       TEXT PRIMARY KEY,
	kind     TEXT NOT NULL,
	table_id TEXT NOT NULL,
	letter   BIGINT NOT NULL,
	seat     TEXT NOT NULL,
	person   TEXT NOT NULL,
	reporter TEXT NOT NULL,
	text     TEXT NOT NULL,
	why      TEXT NOT NULL,
	at       BIGINT NOT NULL,
	closed   BIGINT NOT NULL
);
CREATE INDEX reports_by_age ON reports (at);
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_reporter ON reports (reporter);

-- What those who look after the site have done, and what came of it.
CREATE TABLE deeds (
	id      TEXT PRIMARY KEY,
	at      BIGINT NOT NULL,
	who     TEXT NOT NULL,
	what    TEXT NOT NULL,
	subject TEXT NOT NULL,
	detail  TEXT NOT NULL,
	result  TEXT NOT NULL
);
CREATE INDEX deeds_by_age ON deeds (at);

-- Whose guests have not been here for long is asked by when they were.
CREATE INDEX visits_by_person ON visits (person, at);

-- +goose Down
DROP INDEX visits_by_person;
DROP TABLE deeds;
DROP TABLE reports;
DROP TABLE bans;
DROP TABLE wardens;
