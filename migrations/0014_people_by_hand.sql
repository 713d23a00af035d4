-- A membership that an admin gave is somebody else's decision as soon as its level is set again, and gone when it is removed.
-- Raising it from read to write is how the admin gives it.
CREATE TRIGGER `admin_grant_replaced` AFTER UPDATE OF `level` ON `pattern_members`
WHEN NOT (OLD.`level` = 'read' AND NEW.`level` = 'write') BEGIN
	DELETE FROM `admin_grants` WHERE `pattern_id` = OLD.`pattern_id` AND `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `admin_grant_removed` AFTER DELETE ON `pattern_members` BEGIN
	DELETE FROM `admin_grants` WHERE `pattern_id` = OLD.`pattern_id` AND `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
-- Whoever deletes an account, and however: a workspace of others is never left without an owner.
CREATE TRIGGER `workspace_keeps_an_owner` AFTER DELETE ON `workspace_members` WHEN OLD.`role` = 'owner' BEGIN
	UPDATE `workspace_members` SET `role` = 'owner'
	WHERE `workspace_id` = OLD.`workspace_id`
		AND NOT EXISTS (SELECT 1 FROM `workspace_members` WHERE `workspace_id` = OLD.`workspace_id` AND `role` = 'owner')
		AND `user_id` = (
			SELECT `user_id` FROM `workspace_members` WHERE `workspace_id` = OLD.`workspace_id`
			ORDER BY `role` = 'admin' DESC, `created_at`, `user_id` LIMIT 1);
END;
