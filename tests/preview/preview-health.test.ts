import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { loadVersion, seeVersion, tellSeen, tokenAt } from '#tests/support/people/seen-version.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(url)
  design = await madeDesign(owner)
})

const patternOf = async (id: string) => (await owner.must(api.artifacts.get, { path: { id } })).patternId
const path = () => ({ id: design.artifactId })

describe('design §7: what a browser saw of a version is told with the word of one load', () => {
  const BOOM = { outcome: 'threw', cause: 'Boom (App.tsx:3)' } as const
  const health = async (id: string) => (await owner.must(api.artifacts.preview, { path: { id } })).health

  test('a fault counts when a second load shows it too, and is not taken back', async () => {
    const { artifactId } = await madeDesign(owner)
    expect(await health(artifactId)).toBeNull()
    expect(await seeVersion(owner, artifactId, 'threw', 'Boom (App.tsx:3)')).toEqual({
      ...{ health: null, isRefunded: false, isSecondLookWanted: true },
    })
    expect(await health(artifactId)).toBeNull()
    // Another fault is no second look at this one.
    expect(await seeVersion(owner, artifactId, 'blank')).toMatchObject({ isSecondLookWanted: true })
    expect(await health(artifactId)).toBeNull()
    expect(await seeVersion(owner, artifactId, 'threw', 'Boom (App.tsx:4)')).toMatchObject({
      ...{ health: { outcome: 'threw', cause: 'Boom (App.tsx:4)' }, isSecondLookWanted: false },
    })
    await seeVersion(owner, artifactId, 'painted')
    expect(await health(artifactId)).toMatchObject({ outcome: 'threw' })
    const { versions } = await owner.must(api.artifacts.versions, {
      path: { id: await patternOf(artifactId) },
    })
    expect(versions[0]?.health).toMatchObject({ outcome: 'threw' })
  })

  test('that it painted is believed at once; silence alone is taken back by a page that paints', async () => {
    const { artifactId } = await madeDesign(owner)
    for (const _ of [1, 2]) await seeVersion(owner, artifactId, 'hung', 'No answer')
    expect(await health(artifactId)).toMatchObject({ outcome: 'hung' })
    await seeVersion(owner, artifactId, 'painted')
    expect(await health(artifactId)).toEqual({ outcome: 'painted', cause: '' })
  })

  test('a caller’s word alone, the word of another load told twice, of another version, of another person: nothing', async () => {
    const { patternId, artifactId } = await madeDesign(owner)
    const other = await madeDesign(owner)
    const writer = await Person.withAccount(url)
    await owner.letIn(writer, patternId)
    const token = await loadVersion(owner, artifactId)
    expect(token).toMatch(/^[a-z0-9]{20}\./)
    const nothing = { health: null, isRefunded: false, isSecondLookWanted: false }
    for (const _ of [1, 2, 3]) {
      for (const [person, word] of [
        [owner, null],
        [owner, 'a.b.c.1.d'],
        [owner, `${token}x`],
        [owner, await loadVersion(owner, other.artifactId)],
        [writer, token],
      ] as const)
        expect(await tellSeen(person, artifactId, { ...BOOM, token: word })).toEqual(nothing)
    }
    expect(await tellSeen(owner, artifactId, { ...BOOM, token })).toMatchObject({ isSecondLookWanted: true })
    expect(await tellSeen(owner, artifactId, { ...BOOM, token })).toEqual(nothing)
    // Two people who may write are two looks.
    expect(await seeVersion(writer, artifactId, BOOM.outcome, BOOM.cause)).toMatchObject({ health: BOOM })
  })

  test('only who may write is given a word, and may tell', async () => {
    const reader = await Person.withAccount(url)
    const body = { outcome: 'painted', cause: '' } as const
    await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
    expect((await reader.call(api.artifacts.health, { path: path(), body })).status).toBe(403)
    expect(await loadVersion(reader, design.artifactId)).toBeNull()
    expect((await reader.must(api.artifacts.bundle, { path: path() })).report).toBeNull()
    const { previewSrc } = await owner.must(api.artifacts.preview, { path: path() })
    expect(await tokenAt(previewSrc)).not.toBeNull()
    const stolen = new URL(previewSrc)
    const elsewhere = await madeDesign(owner)
    const { previewSrc: target } = await owner.must(api.artifacts.preview, {
      path: { id: elsewhere.artifactId },
    })
    const mixed = new URL(target)
    mixed.searchParams.set('look', stolen.searchParams.get('look') ?? '')
    expect(await tokenAt(mixed.href)).toBeNull()
  })

  test('a frame without an origin is given its word along with the design', async () => {
    const { artifactId } = await madeDesign(owner)
    for (const _ of [1, 2]) {
      const { report } = await owner.must(api.artifacts.bundle, { path: { id: artifactId } })
      await tellSeen(owner, artifactId, { outcome: 'blank', token: report })
    }
    expect(await health(artifactId)).toMatchObject({ outcome: 'blank' })
  })
})

describe('[S7] fix', () => {
  test('is a run of its own, and ends', async () => {
    const errorMessage = 'Boom at App.tsx:3'
    await owner.must(api.artifacts.fix, { path: path(), body: { errorMessage } })
    const { chatItems } = await owner.must(api.patterns.get, { path: { id: design.patternId } })
    const asked = chatItems.findLast(item => item.role === 'user')
    expect(asked?.content[0]).toMatchObject({ type: 'text', message: expect.stringContaining(errorMessage) })
    await ended()
  })

  test('of nothing that is on record, with nothing said, is refused', async () => {
    const { artifactId } = await madeDesign(owner)
    const fix = { path: { id: artifactId }, body: { errorMessage: '' } }
    expect((await owner.call(api.artifacts.fix, fix)).status).toBe(409)
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
