CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text DEFAULT (lower(hex(randomblob(10)))) NOT NULL,
	`type` text NOT NULL,
	`room_id` text,
	`actor_id` text,
	`said` text DEFAULT '{}' NOT NULL,
	`untold` text,
	`mail_to` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`mail_at` integer,
	`problem` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_key_unique` ON `events` (`key`);--> statement-breakpoint
CREATE INDEX `events_untold_idx` ON `events` (`room_id`) WHERE untold is not null;--> statement-breakpoint
CREATE INDEX `events_mail_idx` ON `events` (`mail_at`) WHERE mail_to is not null;--> statement-breakpoint
CREATE INDEX `events_log_idx` ON `events` (`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_room_log_idx` ON `events` (`room_id`,`created_at`);--> statement-breakpoint
DROP TABLE `admin_acts`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
DROP TABLE `untold_changes`;