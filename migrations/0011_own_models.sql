CREATE TABLE `own_models` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`base_url` text NOT NULL,
	`owner_id` text NOT NULL,
	`locked_key` text NOT NULL,
	`window` integer,
	`has_tools` integer NOT NULL,
	`has_vision` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_models_place_idx` ON `own_models` (`owner_id`,`provider`,`base_url`,`model`);