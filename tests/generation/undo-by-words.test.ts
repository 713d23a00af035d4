import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')

test('“undo” makes a version like the one before, a second one goes further back, and nothing is lost', async () => {
  const ada = await Person.withAccount(url, 'Ada')
  const { patternId } = await madeDesign(ada)
  const versions = async () =>
    (await ada.must(api.artifacts.versions, { path: { id: patternId } })).versions.toReversed()
  const filesOf = async (at: number) => {
    const id = (await versions())[at]?.id ?? ''
    const { sourceFiles } = await ada.must(api.artifacts.get, { path: { id } })
    return Object.fromEntries(sourceFiles.map(({ name, code }) => [name, code]))
  }
  await generate(ada, patternId, 'make the headline green')
  await generate(ada, patternId, 'make the headline bigger')
  expect(await versions()).toHaveLength(3)
  await generate(ada, patternId, 'undo that please')
  expect(await filesOf(3)).toEqual(await filesOf(1))
  await generate(ada, patternId, 'go back')
  expect(await filesOf(4)).toEqual(await filesOf(0))
  await generate(ada, patternId, 'make the headline green')
  await generate(ada, patternId, 'revert')
  expect(await filesOf(6)).toEqual(await filesOf(0))
})
