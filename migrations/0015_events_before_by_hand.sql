-- What stands in the tables that the table of events replaces, kept for the migration after the next.
CREATE TABLE `kept_untold_changes` AS SELECT * FROM `untold_changes`;--> statement-breakpoint
CREATE TABLE `kept_admin_acts` AS SELECT * FROM `admin_acts`;--> statement-breakpoint
CREATE TABLE `kept_outbox` AS SELECT * FROM `outbox`;--> statement-breakpoint
DROP TRIGGER `session_ends`;
