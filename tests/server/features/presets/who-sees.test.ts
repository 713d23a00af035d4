import { beforeAll, expect, test } from 'vitest'
import type { SignedInCall } from '#server/call.ts'
import { insertPattern } from '#server/features/patterns/patterns-queries.ts'
import { livePreset, presetToTake, visiblePreset } from '#server/features/presets/find-visible-preset.ts'
import { insertPreset, takePreset, updatePreset } from '#server/features/presets/presets-queries.ts'
import { PRESETS } from '#shared/design.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const d1 = sqliteD1()
const config = PRESETS['shadcn-tailwind']
const taken = { name: 'Look', themeCss: ':root{--a:1}', notes: 'Calm' }
const preset = { presetId: 'look', ...taken }
const later = { name: 'Secret', themeCss: ':root{--a:2}', notes: 'Not yet told' }

const as = (id: string) => ({ env: { DB: d1 }, user: { id }, caller: { scopes: null } }) as SignedInCall
const run = (sql: string, ...values: string[]) =>
  d1
    .prepare(sql)
    .bind(...values)
    .run()

beforeAll(async () => {
  for (const id of ['ann', 'bob', 'cid', 'dan', 'eve'])
    await run(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values (?1, ?1, ?1 || '@example.org', 1, 0, 0)",
      id,
    )
  await insertPreset(d1, { id: 'look', userId: 'ann', workspaceId: null, config, ...taken })
  await insertPattern(d1, { id: 'first', ownerId: 'ann', name: 'First', access: 'private', config, preset })
  // Bob forked it while it was public, or was in the workspace that had it.
  await insertPattern(d1, { id: 'fork', ownerId: 'bob', name: 'Fork', access: 'private', config, preset })
  await updatePreset(d1, 'look', { ...later, config: PRESETS['html-inline'] })
})

test('its owner sees it as it is now', async () => {
  const seen = await visiblePreset(as('ann'), 'look')
  expect(seen).toMatchObject({ ...later, config: PRESETS['html-inline'], mayEdit: true })
  expect(seen.isCopy).toBeUndefined()
})

test('who has a design with it sees what that took, never what came later', async () => {
  expect(await visiblePreset(as('bob'), 'look')).toEqual({
    ...{ id: 'look', ...taken, config, ownerKind: 'user', ownerId: 'ann' },
    ...{ mayEdit: false, isCopy: true },
  })
})

test('who may view no design with it sees nothing', async () => {
  await expect(visiblePreset(as('eve'), 'look')).rejects.toMatchObject({ code: 'forbidden' })
})

test('a design that took it anew shows that to who may view it, and to nobody else', async () => {
  await insertPattern(d1, { id: 'open', ownerId: 'ann', name: 'Open', access: 'private', config, preset })
  await takePreset(d1, 'open', { id: 'look', ...later })
  expect((await visiblePreset(as('bob'), 'look')).notes).toBe('Calm')
  await run("update patterns set access = 'public' where id = 'open'")
  expect((await visiblePreset(as('eve'), 'look')).notes).toBe('Not yet told')
})

test('nobody else makes a design with it, or has it to apply: for them there is none', async () => {
  for (const person of ['bob', 'eve']) {
    await expect(presetToTake(as(person), 'look', undefined)).rejects.toMatchObject({ code: 'not_found' })
    await expect(livePreset(as(person), 'look')).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await presetToTake(as('ann'), 'look', undefined)).toMatchObject(later)
})

test('one of a workspace is its members’, until they leave', async () => {
  await run("insert into workspaces (id, name, created_at) values ('team', 'Team', 0)")
  for (const person of ['cid', 'dan'])
    await run(
      "insert into workspace_members (workspace_id, user_id, role, created_at) values ('team', ?1, 'member', 0)",
      person,
    )
  await insertPreset(d1, { id: 'ours', userId: null, workspaceId: 'team', config, ...taken })
  const own = { id: 'own', ownerId: 'dan', name: 'Own', access: 'private', config } as const
  await insertPattern(d1, { ...own, preset: await presetToTake(as('dan'), 'ours', config) })
  await run("delete from workspace_members where user_id = 'dan'")
  await updatePreset(d1, 'ours', later)
  expect(await visiblePreset(as('cid'), 'ours')).toMatchObject({ ...later, mayEdit: false, orgName: 'Team' })
  expect(await visiblePreset(as('dan'), 'ours')).toMatchObject({ ...taken, isCopy: true })
  await expect(livePreset(as('dan'), 'ours')).rejects.toMatchObject({ code: 'not_found' })
})
