/** Of a workspace's share and one of its members: who has left the design is given nothing by it. */
export const HAS_NOT_LEFT = `not exists (select 1 from pattern_leavers gone
  where gone.pattern_id = share.pattern_id and gone.user_id = member.user_id)`

/** Makes somebody leave a design that a workspace of theirs gives them. `?1` is the design, `?2` the person. */
export const LEAVE_SHARED = `insert into pattern_leavers (pattern_id, user_id)
  select distinct share.pattern_id, member.user_id from pattern_workspaces share
  join workspace_members member on member.workspace_id = share.workspace_id
  where share.pattern_id = ?1 and member.user_id = ?2
  on conflict (pattern_id, user_id) do nothing returning created_at as createdAt`

export const COME_BACK = 'delete from pattern_leavers where pattern_id = ?1 and user_id = ?2'
