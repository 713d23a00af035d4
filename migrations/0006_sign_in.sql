CREATE TABLE `sign_in_tries` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`next_at` integer NOT NULL,
	`succeeded_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_tries_idx` ON `sign_in_tries` (`updated_at`);