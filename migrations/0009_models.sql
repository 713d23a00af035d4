CREATE TABLE `connected_models` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`base_url` text NOT NULL,
	`locked_key` text,
	`uses_environment_key` integer DEFAULT false NOT NULL,
	`window` integer,
	`has_tools` integer NOT NULL,
	`has_vision` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connected_models_place_idx` ON `connected_models` (`provider`,`base_url`,`model`);--> statement-breakpoint
CREATE TABLE `model_defaults` (
	`mode` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_usage` (
	`pattern_id` text NOT NULL,
	`request_id` text NOT NULL,
	`model` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`cached_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	`price` real,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`pattern_id`, `request_id`),
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
