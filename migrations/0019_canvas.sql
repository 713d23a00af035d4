CREATE TABLE `space_access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`space_id` text NOT NULL,
	`user_id` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`refused_at` integer,
	FOREIGN KEY (`space_id`) REFERENCES `spaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `space_access_requests_person_idx` ON `space_access_requests` (`space_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `space_nodes` ADD `asked` text;--> statement-breakpoint
ALTER TABLE `space_nodes` ADD `is_kept` integer DEFAULT false NOT NULL;