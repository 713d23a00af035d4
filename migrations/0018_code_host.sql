CREATE TABLE `code_host_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`host_user_id` integer NOT NULL,
	`login` text NOT NULL,
	`locked_token` text NOT NULL,
	`locked_refresh_token` text,
	`token_expires_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `code_host_accounts_host_idx` ON `code_host_accounts` (`host_user_id`);--> statement-breakpoint
CREATE TABLE `code_host_links` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`installation_id` integer NOT NULL,
	`repository_id` integer NOT NULL,
	`full_name` text NOT NULL,
	`avatar_url` text NOT NULL,
	`branch` text NOT NULL,
	`folder` text NOT NULL,
	`commit_id` text,
	`told_commit_id` text,
	`problem` text,
	`last_synced_at` integer,
	`linked_by` text NOT NULL,
	`request_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_host_links_repository_idx` ON `code_host_links` (`repository_id`);--> statement-breakpoint
CREATE INDEX `code_host_links_installation_idx` ON `code_host_links` (`installation_id`);--> statement-breakpoint
CREATE TABLE `code_host_states` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_host_states_expires_idx` ON `code_host_states` (`expires_at`);