import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

const node = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

test('three people: a design is deleted while one types to it and one drags it; it comes back with what was typed', async () => {
  const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => people.come(name)))
  if (!ada || !bob || !cleo) throw new Error('three people')
  const { patternId } = await savedDesign(ada.person)
  const { id: spaceId } = await ada.person.must(api.spaces.create, { body: { name: 'Board' } })
  for (const name of ['Doomed', 'Kept'])
    await ada.person.must(api.spaces.addNode, { body: { spaceId, patternId, name } })
  for (const { person } of [bob, cleo]) await letIntoCanvas(ada.person, person, spaceId)
  for (const key of ['editorWelcome', 'personalize'] as const)
    await bob.person.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const faults: string[] = []
  const pages = [ada.page, bob.page, cleo.page]
  for (const page of pages) page.on('pageerror', error => faults.push(error.message))
  await Promise.all(pages.map(page => page.goto(`${ada.person.url}/s/${spaceId}`)))
  await Promise.all(pages.map(page => node(page, 'Doomed').waitFor()))

  await node(bob.page, 'Doomed').dblclick()
  await message(bob.page).pressSequentially('Make it warm')
  // Whoever looks sees who types where.
  await node(ada.page, 'Doomed').getByText('Bob is typing').waitFor()
  const box = await node(cleo.page, 'Doomed').boundingBox()
  if (!box) throw new Error('it is not in view')
  await cleo.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await cleo.page.mouse.down()
  await cleo.page.mouse.move(box.x + 200, box.y + 300, { steps: 6 })

  await node(ada.page, 'Doomed').click()
  await ada.page.keyboard.press('Delete')
  for (const page of pages) await node(page, 'Doomed').waitFor({ state: 'detached' })
  await bob.page.getByText('“Doomed” is not on this canvas any more.').waitFor()
  await message(bob.page).waitFor({ state: 'detached' })
  await cleo.page.mouse.move(box.x + 260, box.y + 320, { steps: 3 })
  await cleo.page.mouse.up()
  // Whoever did it is told once.
  await ada.page.getByText('The design is taken away.').waitFor()
  expect(await ada.page.getByText('is not on this canvas any more').count()).toBe(0)

  await ada.page.getByRole('button', { name: 'Undo', exact: true }).click()
  for (const page of pages) await node(page, 'Doomed').waitFor()
  await node(bob.page, 'Doomed').dblclick()
  await expect.poll(() => message(bob.page).inputValue()).toBe('Make it warm')
  for (const page of pages) expect(await node(page, 'Kept').count()).toBe(1)
  expect(faults).toEqual([])
}, 90_000)
