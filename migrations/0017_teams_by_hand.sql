INSERT INTO `events` (`type`, `room_id`, `actor_id`, `key`, `said`, `created_at`)
	SELECT 'admin_acted', `pattern_id`, `actor_id`, `id`, json_object('act', `act`, 'reason', `reason`, 'about', json(`about`)), `created_at`
	FROM `kept_admin_acts` ORDER BY `created_at`;--> statement-breakpoint
INSERT INTO `events` (`type`, `mail_to`, `said`, `attempts`, `mail_at`, `problem`, `created_at`)
	SELECT 'mail_kept', `recipient`, json_object('subject', `subject`, 'body', `body`, 'html', `html`), `attempts`, `next_at`, `problem`, `created_at`
	FROM `kept_outbox` ORDER BY `id`;--> statement-breakpoint
INSERT INTO `events` (`type`, `room_id`, `untold`, `created_at`)
	SELECT `change` || '_changed', `room_id`, `change`, `created_at` FROM `kept_untold_changes` ORDER BY `id`;--> statement-breakpoint
DROP TABLE `kept_admin_acts`;--> statement-breakpoint
DROP TABLE `kept_outbox`;--> statement-breakpoint
DROP TABLE `kept_untold_changes`;--> statement-breakpoint
-- Whoever ends a session, and however: its rooms are written down in the same transaction.
CREATE TRIGGER `session_ends` AFTER DELETE ON `session` BEGIN
	INSERT INTO `events` (`type`, `untold`, `room_id`) SELECT 'access_changed', 'access', `room_id` FROM `room_sessions` WHERE `session_id` = OLD.`id`;
	DELETE FROM `room_sessions` WHERE `session_id` = OLD.`id`;
END;
--> statement-breakpoint
-- Whoever is let in by name, and however, has not left any more.
CREATE TRIGGER `comes_back` AFTER INSERT ON `pattern_members` BEGIN
	DELETE FROM `pattern_leavers` WHERE `pattern_id` = NEW.`pattern_id` AND `user_id` = NEW.`user_id`;
END;
