import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const CANARY = 'sk-CANARYcanaryCANARYcanary0123456789'
let owner: Person
let writer: Person
let patternId: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olive Owner')
  writer = await Person.withAccount(url, 'Will Writer')
  ;({ patternId } = await savedDesign(owner))
  await owner.letIn(writer, patternId, 'write')
})

const listOf = (person: Person, id = patternId) => person.must(api.integrations.list, { path: { id } })
const add = (
  person: Person,
  body: { key?: string; name?: string; requestId?: string } = {},
  id = patternId,
) => person.call(api.integrations.add, { path: { id }, body: { type: 'OPENAI', key: CANARY, ...body } })

describe('wire shapes: keys of a design', () => {
  test('a key is linked at once, named by default, shown by its ends and never again', async () => {
    const { body } = await add(owner)
    expect(body).toMatchObject({ type: 'OPENAI', name: 'OpenAI API Key', isOwn: true, designCount: 1 })
    expect(body.obfuscatedKey).toMatch(/^sk-•+6789$/)
    expect(body.obfuscatedKey.length).toBeLessThanOrEqual(30)
    const { integrations, preexistingIntegrationKeys } = await listOf(owner)
    expect(integrations).toEqual([body])
    expect(preexistingIntegrationKeys).toEqual([body])
    for (const path of [
      `/api/editor/${patternId}/metadata/integrations`,
      `/api/chatPattern/${patternId}`,
      '/api/user',
      '/api/user/export',
    ])
      expect(await (await owner.fetch(path)).text(), path).not.toContain('CANARY')
  })

  test('blank, too long or with a line break is 400, and so is a test of it', async () => {
    const path = { id: patternId }
    for (const key of ['', '   ', 'a\nb', 'x'.repeat(513)]) {
      expect((await add(owner, { key })).status).toBe(400)
      const body = { type: 'OPENAI', key } as const
      expect((await owner.call(api.integrations.test, { path, body })).status).toBe(400)
    }
  })

  test('the same request again keeps one key', async () => {
    const requestId = newId()
    const [first, second] = await Promise.all([add(owner, { requestId }), add(owner, { requestId })])
    expect(first.body.keyId).toBe(second.body.keyId)
  })

  test('others who edit see whose it is and cannot take, change or delete it', async () => {
    const { keyId } = (await listOf(owner)).integrations[0] ?? { keyId: '' }
    const seen = await listOf(writer)
    expect(seen.integrations[0]).toMatchObject({ keyId, isOwn: false, holder: 'Olive Owner' })
    expect(seen.preexistingIntegrationKeys).toEqual([])
    const named = { path: { id: patternId }, body: { type: 'OPENAI', keyId } } as const
    expect((await writer.call(api.integrations.link, named)).status).toBe(404)
    expect((await writer.call(api.integrations.unlink, named)).status).toBe(404)
    expect((await writer.call(api.integrations.remove, { path: { keyId } })).status).toBe(404)
    const change = { path: { keyId }, body: { callsPerDay: 1 } }
    expect((await writer.call(api.integrations.change, change)).status).toBe(404)
  })

  test('one of a type a design: another takes its place; unlinking keeps the key, deleting unlinks it everywhere', async () => {
    const own = await add(writer, { name: '  Mine  ' })
    expect(own.body.name).toBe('Mine')
    const { keyId } = own.body
    expect((await listOf(owner)).integrations.map(each => each.keyId)).toEqual([keyId])
    const named = { path: { id: patternId }, body: { type: 'OPENAI', keyId } } as const
    await writer.must(api.integrations.unlink, named)
    expect((await listOf(writer)).integrations).toEqual([])
    expect((await listOf(writer)).preexistingIntegrationKeys).toHaveLength(1)
    const other = await savedDesign(writer)
    for (const id of [patternId, other.patternId])
      await writer.must(api.integrations.link, { ...named, path: { id } })
    await writer.must(api.integrations.remove, { path: { keyId } })
    expect((await listOf(owner)).integrations).toEqual([])
    expect(await listOf(writer, other.patternId)).toEqual({
      integrations: [],
      preexistingIntegrationKeys: [],
    })
  })

  test('whoever loses the design takes the key along; a fork has none', async () => {
    const guestWriter = await Person.withAccount(url, 'Lena Leaver')
    await owner.letIn(guestWriter, patternId, 'write')
    await add(guestWriter)
    const { activeArtifactId } = await guestWriter.must(api.patterns.get, { path: { id: patternId } })
    const fork = await guestWriter.must(api.patterns.fork, {
      body: { id: patternId, artifactId: activeArtifactId ?? '' },
    })
    expect((await listOf(guestWriter, fork.id)).integrations).toEqual([])
    expect((await listOf(owner)).integrations).toHaveLength(1)
    await owner.must(api.sharing.removeUser, {
      path: { id: patternId },
      body: { userIdToRemove: guestWriter.id },
    })
    expect((await listOf(owner)).integrations).toEqual([])
  })
})
