-- +goose Up
-- What was made by requests that may come twice, kept for a day.
CREATE TABLE keys (
	person TEXT NOT NULL,
	name   TEXT NOT NULL,
	hash   TEXT NOT NULL,
	made   TEXT NOT NULL,
	at     BIGINT NOT NULL,
	PRIMARY KEY (person, name)
);
CREATE INDEX keys_by_age ON keys (at);

-- +goose Down
DROP TABLE keys;
