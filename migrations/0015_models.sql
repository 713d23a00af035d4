CREATE TABLE `workspace_models` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`base_url` text NOT NULL,
	`workspace_id` text NOT NULL,
	`locked_key` text NOT NULL,
	`connected_by` text,
	`problem` text,
	`problem_at` integer,
	`window` integer,
	`has_tools` integer NOT NULL,
	`has_vision` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`connected_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_models_place_idx` ON `workspace_models` (`workspace_id`,`provider`,`base_url`,`model`);--> statement-breakpoint
ALTER TABLE `connected_models` ADD `passed_on_to` text;