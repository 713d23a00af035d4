CREATE TABLE `artifact_health` (
	`artifact_id` text NOT NULL,
	`signature` text NOT NULL,
	`outcome` text NOT NULL,
	`message` text NOT NULL,
	`reported_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`artifact_id`, `signature`),
	FOREIGN KEY (`artifact_id`) REFERENCES `artifacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
ALTER TABLE `ledger` ADD `one_time` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `period` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `org` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `org_id` text;--> statement-breakpoint
CREATE INDEX `ledger_org_idx` ON `ledger` (`org_id`);--> statement-breakpoint
CREATE INDEX `ledger_request_idx` ON `ledger` (`pattern_id`,`request_id`);--> statement-breakpoint
UPDATE `ledger` SET `period` = `amount`;
