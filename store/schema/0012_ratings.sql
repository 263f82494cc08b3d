-- +goose Up
-- Who had a seat when the game began: a guest, or a bot as "bot:" and its name.
ALTER TABLE seats ADD COLUMN began TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_began ON seats (began) WHERE began <> '';
-- To whom a person's page is shown.
ALTER TABLE guests ADD COLUMN shown TEXT NOT NULL DEFAULT '';

-- How a game ended for one who played it, and what it did to their rating.
CREATE TABLE outcomes (
	table_id     TEXT NOT NULL,
	seat         BIGINT NOT NULL,
	player       TEXT NOT NULL,
	title        TEXT NOT NULL,
	fate         TEXT NOT NULL,
	won          BIGINT NOT NULL,
	place        BIGINT NOT NULL,
	players      BIGINT NOT NULL,
	winners      BIGINT NOT NULL,
	rank         BIGINT NOT NULL,
	timed        BIGINT NOT NULL,
	missed       BIGINT NOT NULL,
	at           BIGINT NOT NULL,
	mu_before    DOUBLE PRECISION NOT NULL,
	sigma_before DOUBLE PRECISION NOT NULL,
	mu           DOUBLE PRECISION NOT NULL,
	sigma        DOUBLE PRECISION NOT NULL,
	PRIMARY KEY (table_id, seat, player)
);
CREATE INDEX outcomes_by_player ON outcomes (player, at);

-- How strong a player is.
CREATE TABLE ratings (
	player TEXT NOT NULL,
	title  TEXT NOT NULL,
	mu     DOUBLE PRECISION NOT NULL,
	sigma  DOUBLE PRECISION NOT NULL,
	games  BIGINT NOT NULL,
	PRIMARY KEY (player, title)
);

-- +goose Down
DROP TABLE ratings;
DROP TABLE outcomes;
ALTER TABLE guests DROP COLUMN shown;
DROP INDEX seats_by_began;
ALTER TABLE seats DROP COLUMN began;
