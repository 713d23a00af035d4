CREATE TABLE `custom_domains` (
	`pattern_id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`shown_as` text NOT NULL,
	`token` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`proven_at` integer,
	`seen_at` integer,
	`missing_since` integer,
	`last_look_at` integer,
	`facts` text,
	`hostname_id` text,
	`certificate_fault` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `custom_domains_host_idx` ON `custom_domains` (`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `custom_domains_proven_idx` ON `custom_domains` (`host`) WHERE "custom_domains"."proven_at" is not null;