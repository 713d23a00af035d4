CREATE TABLE `credit_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`amount` integer NOT NULL,
	`message` text NOT NULL,
	`granted_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_grants_owner_idx` ON `credit_grants` (`owner_kind`,`owner_id`);--> statement-breakpoint
CREATE TABLE `credit_payers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `model_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model` text NOT NULL,
	`pattern_id` text NOT NULL,
	`failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_failures_idx` ON `model_failures` (`model`,`failed_at`);--> statement-breakpoint
CREATE TABLE `model_outages` (
	`model` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`last_failure_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `ledger` ADD `one_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `period` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `org` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `org_id` text;--> statement-breakpoint
CREATE INDEX `ledger_org_idx` ON `ledger` (`org_id`);--> statement-breakpoint
CREATE INDEX `ledger_request_idx` ON `ledger` (`pattern_id`,`request_id`);--> statement-breakpoint
UPDATE `ledger` SET `period` = `amount`;
