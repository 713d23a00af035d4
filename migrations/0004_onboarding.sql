CREATE TABLE `one_time_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_attributes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`attributes` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `patterns` ADD `responsive_width` integer;