CREATE TABLE `billing_customers` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`customer_id` text NOT NULL,
	`asks` integer DEFAULT 0 NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	`asked_at` integer,
	`checkout` integer DEFAULT 0 NOT NULL,
	`checkout_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_customer_id_unique` ON `billing_customers` (`customer_id`);--> statement-breakpoint
CREATE TABLE `plan_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`plan` text NOT NULL,
	`message` text NOT NULL,
	`set_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`plan` text NOT NULL,
	`managed_by` text NOT NULL,
	`period_anchor` integer,
	`renews_at` integer,
	`ends_at` integer,
	`is_past_due` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`)
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
ALTER TABLE `ledger` ADD `org_period` integer DEFAULT 0 NOT NULL;