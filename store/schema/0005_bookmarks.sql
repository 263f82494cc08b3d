-- +goose Up
-- How a table remembers its game up to a record. It can be thrown away at any time. BYTEA is what
-- PostgreSQL calls bytes; SQLite takes any name and keeps bytes as they are.
CREATE TABLE bookmarks (
	table_id TEXT PRIMARY KEY,
	n        BIGINT NOT NULL,
	data     BYTEA NOT NULL
);

-- +goose Down
DROP TABLE bookmarks;
