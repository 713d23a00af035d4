CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`public_key` text NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`created_at` integer,
	`aaguid` text,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential_id_unique` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_user_id_idx` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE TABLE `space_invites` (
	`space_id` text NOT NULL,
	`email` text NOT NULL,
	`token` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`space_id`, `email`),
	FOREIGN KEY (`space_id`) REFERENCES `spaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `space_invites_token_unique` ON `space_invites` (`token`);--> statement-breakpoint
CREATE TABLE `space_members` (
	`space_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`space_id`, `user_id`),
	FOREIGN KEY (`space_id`) REFERENCES `spaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `space_members_user_idx` ON `space_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `space_nodes` (
	`node_id` text PRIMARY KEY NOT NULL,
	`space_id` text NOT NULL,
	`pattern_id` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`explore_id` text,
	`explore_of` text,
	`words` text,
	`wanted_place` text,
	`is_collapsed` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`space_id`) REFERENCES `spaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `space_nodes_pattern_idx` ON `space_nodes` (`pattern_id`);--> statement-breakpoint
CREATE INDEX `space_nodes_space_idx` ON `space_nodes` (`space_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `space_votes` (
	`explore_id` text NOT NULL,
	`user_id` text NOT NULL,
	`node_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`explore_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`node_id`) REFERENCES `space_nodes`(`node_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `space_votes_node_idx` ON `space_votes` (`node_id`);--> statement-breakpoint
CREATE TABLE `space_workspaces` (
	`space_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`space_id`, `workspace_id`),
	FOREIGN KEY (`space_id`) REFERENCES `spaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `space_workspaces_workspace_idx` ON `space_workspaces` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `spaces` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`access` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `spaces_owner_idx` ON `spaces` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text DEFAULT (lower(hex(randomblob(10)))) NOT NULL,
	`type` text NOT NULL,
	`room_id` text,
	`actor_id` text,
	`said` text DEFAULT '{}' NOT NULL,
	`untold` text,
	`mail_to` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`mail_at` integer,
	`problem` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_key_unique` ON `events` (`key`);--> statement-breakpoint
CREATE INDEX `events_untold_idx` ON `events` (`room_id`) WHERE untold is not null;--> statement-breakpoint
CREATE INDEX `events_mail_idx` ON `events` (`mail_at`) WHERE mail_to is not null;--> statement-breakpoint
CREATE INDEX `events_log_idx` ON `events` (`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_room_log_idx` ON `events` (`room_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `workspace_models` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`base_url` text NOT NULL,
	`workspace_id` text NOT NULL,
	`locked_key` text NOT NULL,
	`connected_by` text,
	`problem` text,
	`problem_at` integer,
	`window` integer,
	`has_tools` integer NOT NULL,
	`has_vision` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`connected_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_models_place_idx` ON `workspace_models` (`workspace_id`,`provider`,`base_url`,`model`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `pattern_leavers` (
	`pattern_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`pattern_id`, `user_id`),
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP TABLE `admin_acts`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
DROP TABLE `untold_changes`;--> statement-breakpoint
ALTER TABLE `connected_models` ADD `passed_on_to` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `space_id` text;--> statement-breakpoint
ALTER TABLE `patterns` ADD `node_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `patterns_node_idx` ON `patterns` (`space_id`,`node_id`);