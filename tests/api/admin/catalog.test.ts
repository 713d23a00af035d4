import { beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { platformAdmin } from '#tests/support/people/admin.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
let admin: Person
let owner: Person

beforeAll(async () => {
  admin = await platformAdmin()
  owner = await Person.withAccount(url, 'Olga Owner')
})

async function publicDesign(): Promise<string> {
  const { patternId } = await savedDesign(owner)
  await owner.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
  return patternId
}
const add = (chatPatternId: string) => admin.call(api.catalog.create, { body: { chatPatternId } })
const entryOf = async (patternId: string) => {
  const { entries } = await new Person(url).must(api.catalog.list, {})
  return entries.find(entry => entry.patternId === patternId)
}

test('an entry is everybody’s to see, with the version of that moment; added again, with that of now', async () => {
  const id = await publicDesign()
  const { body: entry } = await add(id)
  const { activeArtifactId: first } = await owner.must(api.patterns.get, { path: { id } })
  expect(await entryOf(id)).toEqual({
    ...{ id: entry.id, patternId: id, name: 'A design', artifactId: first, pictureSrc: null },
  })
  const code = 'export default function App() {\n  return <h1>Another</h1>\n}\n'
  await owner.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
  const { activeArtifactId: second } = await owner.must(api.patterns.get, { path: { id } })
  expect(second).not.toBe(first)
  expect((await entryOf(id))?.artifactId).toBe(first)
  expect((await add(id)).body.id).toBe(entry.id)
  expect((await entryOf(id))?.artifactId).toBe(second)
  const { entries } = await owner.must(api.admin.patternAudit, { path: { id } })
  expect(entries.map(({ act }) => act)).toEqual(['addToCatalog', 'addToCatalog'])
})

test('a private design is 409, an empty one too, and one that does not exist 404', async () => {
  const { patternId } = await savedDesign(owner)
  expect((await add(patternId)).body.error?.code).toBe('conflict')
  expect((await add(await owner.newPattern('public'))).body.error?.code).toBe('conflict')
  expect((await add(newId())).status).toBe(404)
  expect((await owner.must(api.admin.patternAudit, { path: { id: patternId } })).entries).toEqual([])
})

test('it is hidden while its design is private, back when it is public, and gone with it', async () => {
  const id = await publicDesign()
  await add(id)
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'private' } })
  expect(await entryOf(id)).toBeUndefined()
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  expect(await entryOf(id)).toBeDefined()
  await owner.must(api.patterns.remove, { path: { id } })
  expect(await entryOf(id)).toBeUndefined()
})

test('an admin takes it out again, once', async () => {
  const id = await publicDesign()
  const { body } = await add(id)
  const path = { id: body.id }
  expect((await owner.call(api.catalog.remove, { path })).status).toBe(403)
  expect((await admin.call(api.catalog.remove, { path })).status).toBe(200)
  expect(await entryOf(id)).toBeUndefined()
  expect((await admin.call(api.catalog.remove, { path })).status).toBe(404)
})
