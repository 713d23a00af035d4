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
