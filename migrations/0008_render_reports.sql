CREATE TABLE `render_reports` (
	`load` text PRIMARY KEY NOT NULL,
	`artifact_id` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`artifact_id`) REFERENCES `artifacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `render_reports_artifact_idx` ON `render_reports` (`artifact_id`);--> statement-breakpoint
CREATE INDEX `render_reports_created_idx` ON `render_reports` (`created_at`);