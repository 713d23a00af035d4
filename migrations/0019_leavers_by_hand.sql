-- Whoever is let in by name, and however, has not left any more.
CREATE TRIGGER `comes_back` AFTER INSERT ON `pattern_members` BEGIN
	DELETE FROM `pattern_leavers` WHERE `pattern_id` = NEW.`pattern_id` AND `user_id` = NEW.`user_id`;
END;
