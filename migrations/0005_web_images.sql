ALTER TABLE `patterns` ADD `web_images_by` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `web_images_at` integer;