CREATE TABLE `feedback_forms` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`is_enabled` integer NOT NULL,
	`questions` text NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feedback_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`pattern_id` text NOT NULL,
	`artifact_id` text,
	`page` text,
	`viewport_width` integer,
	`viewport_height` integer,
	`anchor` text,
	`answers` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_responses_pattern_idx` ON `feedback_responses` (`pattern_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `visitor_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visitor_counts_idx` ON `visitor_counts` (`ends_at`);--> statement-breakpoint
ALTER TABLE `patterns` ADD `page_password` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `feedback_revision` integer DEFAULT 0 NOT NULL;