CREATE TABLE `custom_domains` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`shown_as` text NOT NULL,
	`token` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`proven_at` integer,
	`seen_at` integer,
	`missing_since` integer,
	`last_look_at` integer,
	`facts` text,
	`hostname_id` text,
	`certificate_fault` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_domains_host_idx` ON `custom_domains` (`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `custom_domains_proven_idx` ON `custom_domains` (`host`) WHERE "custom_domains"."proven_at" is not null;--> statement-breakpoint
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
CREATE TABLE `publication_history` (
	`id` text PRIMARY KEY NOT NULL,
	`pattern_id` text NOT NULL,
	`artifact_id` text NOT NULL,
	`label` text NOT NULL,
	`name` text NOT NULL,
	`is_dark_mode` integer NOT NULL,
	`allows_web_images` integer NOT NULL,
	`page_paths` text NOT NULL,
	`published_by` text NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publication_history_pattern_idx` ON `publication_history` (`pattern_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `publications` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`og_image` text DEFAULT '' NOT NULL,
	`favicon` text DEFAULT '' NOT NULL,
	`shown_id` text,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `patterns` ADD `page_password` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `feedback_revision` integer DEFAULT 0 NOT NULL;