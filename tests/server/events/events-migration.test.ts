import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

test('what stood in the tables that events replaced is there as events, in its order', () => {
  const files = readdirSync(inRoot('migrations')).filter(name => name.endsWith('.sql'))
  const first = files.findIndex(name => name.endsWith('_events_before_by_hand.sql'))
  expect(first).toBeGreaterThan(0)
  const database = new DatabaseSync(':memory:')
  const apply = (names: string[]) => {
    for (const name of names)
      database.exec(
        readFileSync(inRoot('migrations', name), 'utf8').replaceAll('--> statement-breakpoint', ''),
      )
  }
  apply(files.slice(0, first))
  database.exec(`
    insert into untold_changes (room_id, change, created_at) values ('one', 'access', 1), ('two', 'facts', 2);
    insert into admin_acts values ('act', 'admin', 'grantToPeople', 'one', '["bob"]', 'Because', 3);
    insert into outbox (recipient, subject, body, html, attempts, next_at, problem, created_at)
      values ('bob@example.org', 'Hello', 'Words', null, 2, 99, 'down', 4)`)
  apply(files.slice(first))
  const rows = database.prepare('select * from events order by created_at').all()
  expect(rows).toMatchObject([
    { type: 'access_changed', room_id: 'one', untold: 'access' },
    { type: 'facts_changed', room_id: 'two', untold: 'facts' },
    { key: 'act', type: 'admin_acted', room_id: 'one', actor_id: 'admin', untold: null },
    { type: 'mail_kept', mail_to: 'bob@example.org', attempts: 2, mail_at: 99, problem: 'down' },
  ])
  expect(rows.slice(2).map(({ said }) => JSON.parse(String(said)))).toEqual([
    { act: 'grantToPeople', reason: 'Because', about: ['bob'] },
    { subject: 'Hello', body: 'Words', html: null },
  ])
  const left = database.prepare("select name from sqlite_master where name like 'kept_%'").all()
  expect(left).toEqual([])
})
