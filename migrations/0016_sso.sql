CREATE TABLE `sso_domains` (
	`workspace_id` text NOT NULL,
	`domain` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`proven_at` integer,
	PRIMARY KEY(`workspace_id`, `domain`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sso_domains_proven_idx` ON `sso_domains` (`domain`) WHERE "sso_domains"."proven_at" is not null;--> statement-breakpoint
CREATE TABLE `workspace_sso` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`locked_secret` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_fault` text,
	`last_fault_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
