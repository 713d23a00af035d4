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
CREATE TABLE `integration_days` (
	`key_id` text NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	`tokens` integer NOT NULL,
	PRIMARY KEY(`key_id`, `day`),
	FOREIGN KEY (`key_id`) REFERENCES `integration_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `integration_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`base_url` text NOT NULL,
	`locked_key` text NOT NULL,
	`obfuscated_key` text NOT NULL,
	`calls_per_day` integer NOT NULL,
	`tokens_per_day` integer NOT NULL,
	`problem` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `integration_keys_owner_idx` ON `integration_keys` (`owner_id`);--> statement-breakpoint
CREATE TABLE `integration_links` (
	`pattern_id` text NOT NULL,
	`type` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`pattern_id`, `type`),
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`key_id`) REFERENCES `integration_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `integration_links_key_idx` ON `integration_links` (`key_id`);--> statement-breakpoint
CREATE TABLE `custom_presets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`workspace_id` text,
	`name` text NOT NULL,
	`design_system` text NOT NULL,
	`styling` text NOT NULL,
	`theme_css` text NOT NULL,
	`notes` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "custom_presets_one_owner" CHECK((user_id is null) <> (workspace_id is null))
);
--> statement-breakpoint
CREATE INDEX `custom_presets_user_idx` ON `custom_presets` (`user_id`);--> statement-breakpoint
CREATE INDEX `custom_presets_workspace_idx` ON `custom_presets` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `pattern_presets` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`preset_id` text NOT NULL,
	`name` text NOT NULL,
	`theme_css` text NOT NULL,
	`notes` text NOT NULL,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `publication_history` (
	`id` text PRIMARY KEY NOT NULL,
	`pattern_id` text NOT NULL,
	`artifact_id` text NOT NULL,
	`folder` text,
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
CREATE TABLE `visitor_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visitor_counts_idx` ON `visitor_counts` (`ends_at`);--> statement-breakpoint
ALTER TABLE `patterns` ADD `page_password` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `feedback_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `patterns_custom_idx` ON `patterns` (`custom_id`);