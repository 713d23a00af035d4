import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { People } from '#tests/support/people/people.ts'

let people: People

beforeAll(() => {
  people = new People(inject('productUrl'))
})
afterAll(() => people.leave())

test('three people vote on a board: one live vote each, which moves, and whose it is is read on hover', async () => {
  const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => people.come(name)))
  if (!ada || !bob || !cleo) throw new Error('three people')
  const { id: spaceId } = await ada.person.must(api.spaces.create, { body: { name: 'Board' } })
  for (const { person } of [bob, cleo]) await letIntoCanvas(ada.person, person, spaceId)
  const { nodes } = await ada.person.must(api.spaces.explore, {
    body: { spaceId, nodeId: null, updatePrompt: 'A pricing page', count: 2, requestId: newId() },
  })
  const pages = [ada.page, bob.page, cleo.page]
  await Promise.all(pages.map(page => page.goto(`${ada.person.url}/s/${spaceId}`)))
  const voteOn = (page: Page, at: number) =>
    page.locator(`.react-flow__node[data-id="${nodes[at]?.nodeId}"]`).getByRole('button', { name: 'Vote' })
  await Promise.all(pages.map(page => voteOn(page, 1).waitFor()))
  const counts = async () =>
    Promise.all(
      pages.map(async page => [await voteOn(page, 0).innerText(), await voteOn(page, 1).innerText()]),
    )
  const everywhere = (first: string, second: string) =>
    expect.poll(counts).toEqual(pages.map(() => [first, second]))

  await voteOn(ada.page, 0).click()
  await voteOn(bob.page, 0).click()
  await voteOn(cleo.page, 1).click()
  await everywhere('2', '1')

  await voteOn(bob.page, 1).click()
  await everywhere('1', '2')
  expect(await voteOn(bob.page, 0).getAttribute('aria-pressed')).toBe('false')
  expect(await voteOn(bob.page, 1).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => voteOn(ada.page, 1).getAttribute('title')).toBe('Cleo, Bob')
  await expect.poll(() => voteOn(bob.page, 1).getAttribute('title')).toBe('Cleo, You')

  await voteOn(ada.page, 0).click()
  await everywhere('', '2')
})
