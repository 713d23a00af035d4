CREATE TABLE `support_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`written_by` text NOT NULL,
	`message` text NOT NULL,
	`read_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `support_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_answers_message_idx` ON `support_answers` (`message_id`);--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`message` text NOT NULL,
	`pattern_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_messages_user_idx` ON `support_messages` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `support_messages_created_idx` ON `support_messages` (`created_at`);