import type { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

/** A workspace that all these people are in and have chosen. */
export async function addWorkspace(
  d1: ReturnType<typeof sqliteD1>,
  orgId: string,
  memberIds: readonly string[],
): Promise<void> {
  await d1.prepare('insert into workspaces (id, name) values (?1, ?1)').bind(orgId).run()
  for (const id of memberIds) {
    await d1
      .prepare("insert into workspace_members (workspace_id, user_id, role) values (?, ?, 'member')")
      .bind(orgId, id)
      .run()
    await d1.prepare('insert into credit_payers (user_id, org_id) values (?, ?)').bind(id, orgId).run()
  }
}
