import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')

test('a design on a canvas says of which version of which design it is a copy, to who may look at that', async () => {
  const [owner, writer] = await Promise.all(
    ['Olga Owner', 'Willi Writer'].map(name => Person.withAccount(url, name)),
  )
  if (!owner || !writer) throw new Error('two people')
  const spaceId = (await owner.must(api.spaces.create, { body: {} })).id
  const { patternId } = await savedDesign(owner)
  const own = await savedDesign(writer)
  await letIntoCanvas(owner, writer, spaceId)
  const a = await owner.must(api.spaces.addNode, { body: { spaceId, patternId } })
  const b = await writer.must(api.spaces.addNode, { body: { spaceId, patternId: own.patternId } })
  await owner.must(api.spaces.addNode, { body: { spaceId } })
  const copiesFor = async (person: Person) =>
    (await person.must(api.spaces.copies, { path: { id: spaceId } })).copies
  const version = { major: 1, minor: 0 }
  const ofOwner = { patternId, name: 'A design', version }
  const ofWriter = { patternId: own.patternId, name: 'A design', version }
  const first = { nodeId: a.nodeId, artifactId: a.artifactId }
  const second = { nodeId: b.nodeId, artifactId: b.artifactId }
  expect(await copiesFor(owner)).toEqual([
    { ...first, of: ofOwner },
    { ...second, of: null },
  ])
  expect(await copiesFor(writer)).toEqual([
    { ...first, of: null },
    { ...second, of: ofWriter },
  ])
  // Shown to all, and made private again.
  const access = (mode: 'public' | 'private') =>
    owner.must(api.sharing.access, { path: { id: patternId }, body: { access: mode } })
  await access('public')
  expect(await copiesFor(writer)).toMatchObject([{ of: ofOwner }, {}])
  await access('private')
  expect(await copiesFor(writer)).toMatchObject([{ of: null }, {}])
  await owner.must(api.patterns.remove, { path: { id: patternId } })
  expect(await copiesFor(owner)).toMatchObject([{ ...first, of: null }, {}])
})
