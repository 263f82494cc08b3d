-- +goose Up
-- Jobs of one kind of work never wait behind those of another: each queue has workers of its own. Within
-- one, a lower rank comes first, and then whose job it is takes turns.
ALTER TABLE jobs ADD COLUMN queue TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN rank BIGINT NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN creator TEXT NOT NULL DEFAULT '';
UPDATE jobs SET queue='bots' WHERE kind IN ('bot', 'envoy');
UPDATE jobs SET queue='clock' WHERE kind IN ('clock', 'expire', 'seat', 'near', 'near-last');
CREATE INDEX jobs_by_queue ON jobs (queue, run_at);
DROP INDEX jobs_by_time;
-- When a job of somebody's tables was last begun.
CREATE TABLE turns (
	creator TEXT PRIMARY KEY,
	served  BIGINT NOT NULL
);

-- Where a table was made, as a hash that is another one every day.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_origin ON tables (origin) WHERE origin <> '';

-- Who has left lately: for nodes that have to look for themselves.
CREATE INDEX guests_by_deleted ON guests (deleted) WHERE deleted > 0;

-- How often something may be done, counted for all nodes together: when the allowance is full again.
CREATE TABLE allowances (
	key     TEXT PRIMARY KEY,
	full_at BIGINT NOT NULL
);

-- +goose Down
DROP TABLE allowances;
DROP INDEX guests_by_deleted;
DROP INDEX tables_by_origin;
ALTER TABLE tables DROP COLUMN origin;
DROP TABLE turns;
CREATE INDEX jobs_by_time ON jobs (run_at);
DROP INDEX jobs_by_queue;
ALTER TABLE jobs DROP COLUMN creator;
ALTER TABLE jobs DROP COLUMN rank;
ALTER TABLE jobs DROP COLUMN queue;
