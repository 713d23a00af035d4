-- Whoever deletes an account, and however: a workspace of others is never left without an owner.
CREATE TRIGGER `workspace_keeps_an_owner` AFTER DELETE ON `workspace_members` WHEN OLD.`role` = 'owner' BEGIN
	UPDATE `workspace_members` SET `role` = 'owner'
	WHERE `workspace_id` = OLD.`workspace_id`
		AND NOT EXISTS (SELECT 1 FROM `workspace_members` WHERE `workspace_id` = OLD.`workspace_id` AND `role` = 'owner')
		AND `user_id` = (
			SELECT `user_id` FROM `workspace_members` WHERE `workspace_id` = OLD.`workspace_id`
			ORDER BY `role` = 'admin' DESC, `created_at`, `user_id` LIMIT 1);
END;
