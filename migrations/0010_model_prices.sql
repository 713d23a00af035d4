CREATE TABLE `model_prices` (
	`model_id` text PRIMARY KEY NOT NULL,
	`input` real NOT NULL,
	`cached` real NOT NULL,
	`output` real NOT NULL,
	`set_by` text,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`set_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `model_usage` ADD `price_from` text;--> statement-breakpoint
CREATE INDEX `model_usage_updated_idx` ON `model_usage` (`updated_at`);