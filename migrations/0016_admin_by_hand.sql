-- A membership that an admin gave is somebody else's decision as soon as its level is set again, and gone when it is removed.
-- Raising it from read to write is how the admin gives it.
CREATE TRIGGER `admin_grant_replaced` AFTER UPDATE OF `level` ON `pattern_members`
WHEN NOT (OLD.`level` = 'read' AND NEW.`level` = 'write') BEGIN
	DELETE FROM `admin_grants` WHERE `pattern_id` = OLD.`pattern_id` AND `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `admin_grant_removed` AFTER DELETE ON `pattern_members` BEGIN
	DELETE FROM `admin_grants` WHERE `pattern_id` = OLD.`pattern_id` AND `user_id` = OLD.`user_id`;
END;
