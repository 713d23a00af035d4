import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

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

test('[number 6] a whole page asked for in a design with content changes nothing, and both ways out are offered', async () => {
  const ada = await Person.withAccount(inject('productUrl'))
  const { patternId } = await madeDesign(ada)
  const before = await ada.must(api.patterns.get, { path: { id: patternId } })
  const prompt = 'A landing page for Halden, a small coffee roastery in Bergen'
  await generate(ada, patternId, prompt)
  const after = await ada.must(api.patterns.get, { path: { id: patternId } })
  expect(after.activeArtifactId).toBe(before.activeArtifactId)
  const actions = after.chatItems
    .at(-1)
    ?.content.flatMap(part => (part.type === 'suggestedActions' ? part.actions : []))
  expect(actions).toEqual([
    { type: 'NewDesign', label: 'Make it a new design', prompt },
    { type: 'ReplaceDesign', label: 'Replace this design', prompt: `Replace this design: ${prompt}` },
  ])
  await generate(ada, patternId, `Replace this design: ${prompt}`)
  const replaced = await ada.must(api.patterns.get, { path: { id: patternId } })
  expect(replaced.activeArtifactId).not.toBe(before.activeArtifactId)
})
