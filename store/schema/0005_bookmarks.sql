-- +goose Up
-- How a table remembers its game up to a record. It can be thrown away at any time.
CREATE TABLE bookmarks (
	table_id TEXT PRIMARY KEY,
	n        BIGINT NOT NULL,
	data     BLOB NOT NULL
);

-- +goose Down
DROP TABLE bookmarks;
