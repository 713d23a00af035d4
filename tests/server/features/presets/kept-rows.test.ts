import { expect, test } from 'vitest'
import {
  deleteKey,
  findKeyOf,
  insertKey,
  linkKey,
  listKeysOf,
  listLinked,
  unlinkKey,
} from '#server/features/integrations/integrations-queries.ts'
import { insertPattern } from '#server/features/patterns/patterns-queries.ts'
import {
  findPreset,
  findTakenPreset,
  insertPreset,
  listPresetsFor,
  listUses,
  takePreset,
} from '#server/features/presets/presets-queries.ts'
import { PRESETS } from '#shared/design.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const d1 = sqliteD1()
const config = PRESETS['shadcn-tailwind']
const design = { id: 'design', ownerId: 'ann', name: 'Design', access: 'private', config } as const

test('keys, links and presets are kept as their calls say', async () => {
  for (const id of ['ann', 'bob'])
    await d1
      .prepare(
        "insert into user (id, name, email, email_verified, created_at, updated_at) values (?1, ?1, ?1 || '@example.org', 1, 0, 0)",
      )
      .bind(id)
      .run()
  const preset = {
    id: 'preset',
    userId: 'ann',
    workspaceId: null,
    name: 'Look',
    config,
    themeCss: '',
    notes: 'Calm',
  }
  expect(await insertPreset(d1, preset)).toBe(true)
  expect((await listPresetsFor(d1, 'ann')).map(each => each.preset.id)).toEqual(['preset'])
  expect(await listPresetsFor(d1, 'bob')).toEqual([])
  expect((await findPreset(d1, 'bob', 'preset'))?.role).toBeNull()
  await insertPattern(d1, {
    ...design,
    preset: { presetId: 'preset', name: 'Look', themeCss: '', notes: 'Calm' },
  })
  expect(await listUses(d1, 'preset')).toEqual(['design'])
  expect(await findTakenPreset(d1, 'design')).toEqual({
    ...{ presetId: 'preset', name: 'Look', themeCss: '', notes: 'Calm' },
  })
  await takePreset(d1, 'design', { id: 'preset', name: 'Look', themeCss: ':root{--a:1}', notes: '' })
  expect((await findTakenPreset(d1, 'design'))?.themeCss).toBe(':root{--a:1}')

  const key = {
    ...{
      id: 'key',
      ownerId: 'ann',
      type: 'OPENAI' as const,
      name: 'Key',
      baseUrl: 'https://x',
      lockedKey: 'v1',
    },
    ...{ obfuscatedKey: 'sk-', callsPerDay: 5, tokensPerDay: 5 },
  }
  expect(await insertKey(d1, key)).toBe(true)
  expect(await insertKey(d1, key)).toBe(true)
  await linkKey(d1, { patternId: 'design', type: 'OPENAI', keyId: 'key' })
  await linkKey(d1, { patternId: 'design', type: 'OPENAI', keyId: 'key' })
  expect(await listKeysOf(d1, 'ann')).toMatchObject([{ holder: 'ann', designCount: 1, callsToday: 0 }])
  expect((await listLinked(d1, 'design')).map(each => each.key.id)).toEqual(['key'])
  expect(await findKeyOf(d1, 'bob', 'key')).toBeNull()
  expect(await deleteKey(d1, 'bob', 'key')).toBe(false)
  await unlinkKey(d1, 'design', 'key')
  expect(await listLinked(d1, 'design')).toEqual([])
  expect(await deleteKey(d1, 'ann', 'key')).toBe(true)
})
