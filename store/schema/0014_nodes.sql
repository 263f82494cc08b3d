-- +goose Up
-- Which node holds a job.
ALTER TABLE jobs ADD COLUMN owner TEXT NOT NULL DEFAULT '';

-- How far each connection that writes has come: whoever lost it while committing reads here whether
-- that was written. Used where a connection can be lost.
CREATE TABLE writers (
	id   TEXT PRIMARY KEY,
	n    BIGINT NOT NULL,
	at   BIGINT NOT NULL
);

-- +goose Down
DROP TABLE writers;
ALTER TABLE jobs DROP COLUMN owner;
