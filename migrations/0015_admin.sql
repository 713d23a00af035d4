CREATE TABLE `admin_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`act` text NOT NULL,
	`pattern_id` text,
	`about` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_acts_pattern_idx` ON `admin_acts` (`pattern_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `admin_acts_created_idx` ON `admin_acts` (`created_at`);--> statement-breakpoint
CREATE TABLE `admin_grants` (
	`pattern_id` text NOT NULL,
	`user_id` text NOT NULL,
	`level_before` text,
	`granted_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`pattern_id`, `user_id`),
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalog_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`pattern_id` text NOT NULL,
	`artifact_id` text NOT NULL,
	`added_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalog_entries_pattern_idx` ON `catalog_entries` (`pattern_id`);--> statement-breakpoint
CREATE TABLE `run_ends` (
	`pattern_id` text NOT NULL,
	`request_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`actor_id` text NOT NULL,
	`model` text NOT NULL,
	`outcome` text NOT NULL,
	`problem` text,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`pattern_id`, `request_id`, `attempt`)
);
--> statement-breakpoint
CREATE INDEX `run_ends_ended_idx` ON `run_ends` (`ended_at`);