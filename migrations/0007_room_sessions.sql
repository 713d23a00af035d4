CREATE TABLE `room_sessions` (
	`session_id` text NOT NULL,
	`room_id` text NOT NULL,
	PRIMARY KEY(`session_id`, `room_id`)
);
--> statement-breakpoint
CREATE INDEX `room_sessions_room_idx` ON `room_sessions` (`room_id`);--> statement-breakpoint
CREATE TABLE `untold_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` text NOT NULL,
	`change` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `untold_changes_room_idx` ON `untold_changes` (`room_id`);--> statement-breakpoint
-- Whoever ends a session, and however: its rooms are written down in the same transaction.
CREATE TRIGGER `session_ends` AFTER DELETE ON `session` BEGIN
	INSERT INTO `untold_changes` (`room_id`, `change`) SELECT `room_id`, 'access' FROM `room_sessions` WHERE `session_id` = OLD.`id`;
	DELETE FROM `room_sessions` WHERE `session_id` = OLD.`id`;
END;
