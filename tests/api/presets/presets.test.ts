import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { generate } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'

const url = inject('productUrl')
const THEME = ':root { --primary: #c0ffee; --radius: 2rem; }\n.dark { --primary: #facade; }'
const CONTENT = { name: 'Harbour', config: PRESETS['shadcn-tailwind'], themeCss: THEME, notes: 'Calm.' }
let ann: Person
let bob: Person
let id: string

beforeAll(async () => {
  ann = await Person.withAccount(url, 'Ann')
  bob = await Person.withAccount(url, 'Bob')
  ;({ id } = await ann.must(api.presets.create, { body: CONTENT }))
})

const themeOf = async (person: Person, patternId: string) => {
  const { activeArtifactId } = await person.must(api.patterns.get, { path: { id: patternId } })
  const { sourceFiles } = await person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  return sourceFiles.find(({ name }) => name === 'theme.css')?.code ?? ''
}

describe('wire shapes: /customs', () => {
  test('its owner has it; nobody else sees, changes or deletes it', async () => {
    expect(await ann.must(api.presets.get, { path: { id } })).toMatchObject({
      ...{ id, ...CONTENT, ownerKind: 'user', ownerId: ann.id, mayEdit: true },
    })
    expect((await ann.must(api.presets.list, {})).customs.map(each => each.id)).toContain(id)
    expect((await bob.must(api.presets.list, {})).customs).toEqual([])
    expect((await bob.call(api.presets.get, { path: { id } })).status).toBe(403)
    expect((await bob.call(api.presets.update, { path: { id }, body: { name: 'Mine' } })).status).toBe(403)
    expect((await bob.call(api.presets.remove, { path: { id } })).status).toBe(403)
    expect((await bob.call(api.presets.get, { path: { id: newId() } })).status).toBe(404)
    expect((await bob.call(api.patterns.create, { body: { customId: id } })).status).toBe(404)
  })

  test('a theme that cannot be read, or notes that are too long, are 400', async () => {
    for (const wrong of [
      { themeCss: ':root { --a: 1' },
      { themeCss: 'hello' },
      { notes: 'x'.repeat(5_001) },
      { name: ' ' },
    ])
      expect((await ann.call(api.presets.create, { body: { ...CONTENT, ...wrong } })).status).toBe(400)
  })

  test('one of a workspace is its members’, made and changed by who manages it', async () => {
    const orgId = await newTeam(ann, 'Harbourers')
    await letIntoTeam(ann, bob, orgId)
    const theirs = { body: { ...CONTENT, orgId } }
    expect((await bob.call(api.presets.create, theirs)).status).toBe(403)
    const path = await ann.must(api.presets.create, theirs)
    expect(await bob.must(api.presets.get, { path })).toMatchObject({ ownerKind: 'org', ownerId: orgId })
    expect((await bob.call(api.presets.update, { path, body: { name: 'Mine' } })).status).toBe(403)
    await ann.must(api.presets.update, { path, body: { name: 'Ours' } })
    expect((await bob.must(api.presets.get, { path })).name).toBe('Ours')
    const stranger = await Person.withAccount(url, 'Stranger')
    expect((await stranger.call(api.presets.create, theirs)).status).toBe(403)
  })
})

describe('designs with a preset', () => {
  test('a template without a model gets its tokens; who may view the design may see it', async () => {
    const made = await ann.must(api.patterns.create, { body: { customId: id } })
    await generate(ann, made.id, 'A pricing page for a sailing school, with three plans')
    const theme = await themeOf(ann, made.id)
    expect(theme).toContain('--primary: #c0ffee')
    expect(theme).toContain('--primary: #facade')
    const { customId, config } = await ann.must(api.patterns.get, { path: { id: made.id } })
    expect({ customId, config }).toEqual({ customId: id, config: CONTENT.config })
    await ann.letIn(bob, made.id, 'read')
    expect((await bob.must(api.presets.get, { path: { id } })).name).toBe('Harbour')
  })

  test('who has none of it is shown what the design took, and neither applies it nor begins with it', async () => {
    const preset = await ann.must(api.presets.create, { body: { ...CONTENT, name: 'Quay' } })
    const made = await ann.must(api.patterns.create, { body: { templateId: 'pricing', customId: preset.id } })
    await ann.letIn(bob, made.id, 'read')
    const { activeArtifactId } = await ann.must(api.patterns.get, { path: { id: made.id } })
    const body = { id: made.id, artifactId: activeArtifactId ?? '' }
    const fork = await bob.must(api.patterns.fork, { body })
    await ann.must(api.presets.update, { path: preset, body: { name: 'Secret', notes: 'Not yet told.' } })
    const seen = await bob.must(api.presets.get, { path: preset })
    expect(seen).toMatchObject({ ...CONTENT, name: 'Quay', isCopy: true, mayEdit: false })
    expect(seen.updatedAt).toBeUndefined()
    expect((await bob.call(api.presets.apply, { body: { patternId: fork.id } })).status).toBe(404)
    expect((await bob.call(api.patterns.create, { body: { customId: preset.id } })).status).toBe(404)
    expect((await ann.must(api.presets.get, { path: preset })).name).toBe('Secret')
  })

  test('one that begins with a template has them too; a preset of another kind is 400', async () => {
    const made = await ann.must(api.patterns.create, { body: { templateId: 'pricing', customId: id } })
    expect(await themeOf(ann, made.id)).toContain('--primary: #c0ffee')
    const config = PRESETS['html-inline']
    expect((await ann.call(api.patterns.create, { body: { customId: id, config } })).status).toBe(400)
  })

  test('a change touches no design until it is applied there; a fork is made with it, and deleting takes nothing', async () => {
    const body = { ...CONTENT, name: 'Pier' }
    const preset = await ann.must(api.presets.create, { body })
    const made = await ann.must(api.patterns.create, { body: { templateId: 'pricing', customId: preset.id } })
    await ann.must(api.presets.update, { path: preset, body: { themeCss: ':root { --primary: #0000ff; }' } })
    expect(await themeOf(ann, made.id)).toContain('--primary: #c0ffee')
    const applied = await ann.must(api.presets.apply, { body: { patternId: made.id } })
    expect(applied).toEqual({ name: 'Pier', themeCss: ':root { --primary: #0000ff; }' })
    const { activeArtifactId } = await ann.must(api.patterns.get, { path: { id: made.id } })
    const fork = await ann.must(api.patterns.fork, {
      body: { id: made.id, artifactId: activeArtifactId ?? '' },
    })
    expect((await ann.must(api.patterns.get, { path: fork })).customId).toBe(preset.id)
    await ann.must(api.presets.remove, { path: preset })
    expect((await ann.call(api.presets.apply, { body: { patternId: made.id } })).status).toBe(404)
    expect(await themeOf(ann, made.id)).toContain('--primary: #c0ffee')
  })

  test('one on a canvas is made with it, by a prompt there or by directions of words; a copy with its origin’s', async () => {
    const { id: spaceId } = await ann.must(api.spaces.create, { body: {} })
    const put = (more: object) => ann.call(api.spaces.addNode, { body: { spaceId, ...more } })
    const made = (await put({ customId: id })).body.editorRoomId
    await generate(ann, made, 'A pricing page for a sailing school, with three plans')
    expect(await themeOf(ann, made)).toContain('--primary: #c0ffee')
    const { customId, config } = await ann.must(api.patterns.get, { path: { id: made } })
    expect({ customId, config }).toEqual({ customId: id, config: CONTENT.config })

    const prompt = { updatePrompt: 'A page about a harbour', count: 2, requestId: newId() }
    const explored = { ...{ spaceId, nodeId: null, customId: id }, ...prompt }
    for (const { editorRoomId } of (await ann.must(api.spaces.explore, { body: explored })).nodes)
      expect((await ann.must(api.patterns.get, { path: { id: editorRoomId } })).customId).toBe(id)

    const copy = await put({ patternId: made, customId: id })
    expect((await ann.must(api.patterns.get, { path: { id: copy.body.editorRoomId } })).customId).toBe(id)
    expect((await put({ customId: id, config: PRESETS['html-inline'] })).status).toBe(400)
    const theirs = await bob.must(api.presets.create, { body: CONTENT })
    expect((await put({ customId: theirs.id })).status).toBe(404)
    expect((await put({ patternId: made, customId: theirs.id })).status).toBe(404)
    const foreign = { ...explored, customId: theirs.id, requestId: newId() }
    expect((await ann.call(api.spaces.explore, { body: foreign })).status).toBe(404)
  })
})
