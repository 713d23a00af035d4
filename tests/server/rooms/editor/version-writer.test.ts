import { expect, test } from 'vitest'
import { VersionWriter } from '#server/rooms/editor/version-writer.ts'
import type { Actor } from '#shared/actor.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

type Room = ConstructorParameters<typeof VersionWriter>[0]
const ADA: Actor = { kind: 'user', id: 'ada' }

/** Versions whose working copy came from `baseId`, and what is done to them in turn. */
function versionsOn(baseId: string | null) {
  const done: string[] = []
  const versions = new VersionWriter({
    workingCopy: { baseId },
    sql: new SqliteStorage().sql,
  } as unknown as Room)
  Object.assign(versions, {
    saveTyped: async () => void done.push('save what was typed'),
    activate: async (id: string) => void done.push(`put ${id} in place`),
    setActive: async (id: string) => void done.push(`show ${id}`),
  })
  return { versions, done }
}

test('design §7: what was typed while a run was lost is saved before its version takes the place', async () => {
  const { versions, done } = versionsOn('older')
  await versions.adopt('made', ADA)
  expect(done).toEqual(['save what was typed', 'put made in place'])
})

test('a version that was merged before the crash is not put over what was typed into it', async () => {
  const { versions, done } = versionsOn('made')
  await versions.adopt('made', ADA)
  expect(done).toEqual(['show made'])
})
