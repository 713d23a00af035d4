CREATE TABLE `mail_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_counts_idx` ON `mail_counts` (`ends_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `html` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `next_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `problem` text;--> statement-breakpoint
CREATE INDEX `outbox_next_idx` ON `outbox` (`next_at`);