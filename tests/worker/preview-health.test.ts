import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { FREE_FIXES_MAX } from '#shared/credits.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/made-design.ts'
import { Person } from '#tests/support/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(url)
  design = await madeDesign(owner)
})

const path = () => ({ id: design.artifactId })

describe('design §8: what a browser saw of a version', () => {
  test('is told once; a fault is not taken back', async () => {
    expect((await owner.must(api.artifacts.preview, { path: path() })).health).toBeNull()
    const first = { outcome: 'threw', cause: 'Boom (App.tsx:3)' } as const
    await owner.must(api.artifacts.health, { path: path(), body: first })
    await owner.must(api.artifacts.health, { path: path(), body: { outcome: 'painted', cause: '' } })
    expect((await owner.must(api.artifacts.preview, { path: path() })).health).toEqual(first)
  })

  test('is told by those who may write', async () => {
    const reader = await Person.withAccount(url)
    await owner.must(api.patterns.access, { path: { id: design.patternId }, body: { access: 'public' } })
    const body = { outcome: 'painted', cause: '' } as const
    expect((await reader.call(api.artifacts.health, { path: path(), body })).status).toBe(403)
  })
})

describe('[S7] fix', () => {
  test('is a run of its own, free of credit, and ends', async () => {
    const before = await owner.must(api.credits.get, {})
    await owner.must(api.artifacts.fix, { path: path(), body: { errorMessage: 'Boom at App.tsx:3' } })
    const { chatItems } = await owner.must(api.patterns.get, { path: { id: design.patternId } })
    const asked = chatItems.findLast(item => item.role === 'user')
    expect(asked?.content[0]).toMatchObject({
      type: 'text',
      message: expect.stringContaining('Boom at App.tsx:3'),
    })
    await ended()
    expect((await owner.must(api.credits.get, {})).balance).toBe(before.balance)
  })

  test('a version is not fixed for ever', async () => {
    const other = await madeDesign(owner)
    const fix = () =>
      owner.call(api.artifacts.fix, { path: { id: other.artifactId }, body: { errorMessage: newId() } })
    for (let at = 0; at < FREE_FIXES_MAX; at++) {
      expect((await fix()).status).toBe(200)
      await ended(other.patternId)
    }
    expect((await fix()).status).toBe(409)
  })
})

describe('design §8: what a frame without an origin is given', () => {
  test('is the compiled version with the files it imports', async () => {
    const bundle = await owner.must(api.artifacts.bundle, { path: path() })
    expect(bundle.js).toContain('data-loc')
    expect(bundle.imports.react).toMatch(/^\/vendor\/[0-9a-f]{12}\/react/)
    expect(bundle.preloads.length).toBeGreaterThan(2)
    const { compiledFiles } = await owner.must(api.artifacts.get, { path: path() })
    expect(compiledFiles.map(({ name }) => name)).not.toContain(EDITOR_BUNDLE)
  })
})

const ended = (patternId = design.patternId) =>
  until(
    async () => !(await owner.must(api.patterns.get, { path: { id: patternId } })).isAiGenerating,
    'the fix ends',
    60,
  )
