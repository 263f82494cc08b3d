-- +goose Up
-- What the master found out about finished games.
CREATE TABLE studies (
	table_id TEXT PRIMARY KEY,
	made     BIGINT NOT NULL,
	data     TEXT NOT NULL
);

-- +goose Down
DROP TABLE studies;
