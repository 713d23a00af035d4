import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

test('[number 31] Info tells whose a design is and what it was forked from, to whoever may see both', async () => {
  const url = inject('productUrl')
  const ada = await Person.withAccount(url, 'Ada')
  const bob = await Person.withAccount(url, 'Bob')
  const { patternId, artifactId } = await madeDesign(ada)
  await ada.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
  const fork = await bob.must(api.patterns.fork, { body: { id: patternId, artifactId } })
  const about = (person: Person, id: string) => person.must(api.patterns.info, { path: { id } })
  expect(await about(bob, patternId)).toMatchObject({ owner: { id: ada.id, name: 'Ada' }, forkedFrom: null })
  const { name } = await ada.must(api.patterns.get, { path: { id: patternId } })
  expect(await about(bob, fork.id)).toMatchObject({
    owner: { name: 'Bob' },
    forkedFrom: { id: patternId, name },
  })
  await ada.must(api.sharing.access, { path: { id: patternId }, body: { access: 'private' } })
  expect((await about(bob, fork.id)).forkedFrom).toBeNull()
})
