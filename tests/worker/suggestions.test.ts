import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/made-design.ts'
import { Person } from '#tests/support/person.ts'

test('§3 suggestedActions: nothing is offered that was asked for in this room already', async () => {
  const ada = await Person.withAccount(inject('productUrl'))
  const { patternId } = await madeDesign(ada)
  await generate(ada, patternId, 'Add a newsletter')
  await generate(ada, patternId, 'Remove the newsletter')
  const { chatItems } = await ada.must(api.patterns.get, { path: { id: patternId } })
  const offered = chatItems
    .at(-1)
    ?.content.flatMap(part => (part.type === 'suggestedActions' ? part.actions : []))
  expect(offered?.length).toBeGreaterThan(0)
  expect(offered?.map(({ label }) => label)).not.toContain('Add a newsletter')
})
