CREATE TABLE `model_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model` text NOT NULL,
	`pattern_id` text NOT NULL,
	`failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_failures_idx` ON `model_failures` (`model`,`failed_at`);--> statement-breakpoint
CREATE TABLE `model_outages` (
	`model` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`last_failure_at` integer NOT NULL
);
