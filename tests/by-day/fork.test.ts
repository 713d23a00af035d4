import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
type Somebody = Awaited<ReturnType<People['come']>>
afterAll(() => people.leave())

/** A public design of Ada's, open in a page of Bob's, who may only read it. */
let ada: Somebody
let bob: Somebody
let patternId: string
beforeAll(async () => {
  ada = await people.come('Ada')
  patternId = (await savedDesign(ada.person)).patternId
  await ada.person.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
  bob = await people.come('Bob')
  await bob.page.goto(`${url}/c/${patternId}`)
})

test('[S2] a reader forks from the composer and from Actions: his own design, in a new tab', async () => {
  const byPrompt = bob.context.waitForEvent('page')
  await bob.page.getByRole('button', { name: 'fork this design.' }).click()
  const fork = await byPrompt
  await fork.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(fork.url()).not.toContain(patternId)
  await expect
    .poll(() => fork.getByRole('textbox', { name: 'Design name' }).inputValue())
    .toBe('A design (fork)')
  await fork.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
  expect(await fork.getByRole('log', { name: 'Chat' }).getByRole('article').count()).toBe(0)
  const byMenu = bob.context.waitForEvent('page')
  await bob.page.getByRole('button', { name: 'Actions' }).click()
  await bob.page.getByRole('menuitem', { name: 'Fork' }).click()
  expect((await byMenu).url()).not.toBe(fork.url())
})

test('[S8] a fork that fails says so, with the message of the server', async () => {
  await bob.page.route('**/api/chatPattern/fork', route =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'conflict', message: 'This has changed in the meantime.' } },
    }),
  )
  await bob.page.getByRole('button', { name: 'fork this design.' }).click()
  await bob.page.getByText('Oops, something went wrong forking: This has changed in the meantime.').waitFor()
  await bob.page.unroute('**/api/chatPattern/fork')
  await bob.page.route('**/api/chatPattern/fork', route => route.abort())
  await bob.page.getByRole('button', { name: 'fork this design.' }).click()
  await bob.page.getByText('Oops, something went wrong forking: The server cannot be reached.').waitFor()
})

test('[S5] somebody signed out is asked to log in', async () => {
  const page = await people.visit()
  await page.goto(`${url}/c/${patternId}`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Fork' }).click()
  await page.getByRole('dialog', { name: 'Log in or create an account' }).waitFor()
})

test('[S2] Convert Design offers the other presets, says what only a model can do, and what has no credits left', async () => {
  await ada.page.goto(`${url}/c/${patternId}`)
  await ada.page.getByRole('button', { name: 'Actions' }).click()
  await ada.page.getByText('Design Preset: shadcn/ui with Tailwind').waitFor()
  await ada.page.getByRole('menuitem', { name: 'Convert…' }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Convert Design' })
  await dialog.getByRole('radio').first().waitFor()
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(3)
  await dialog.getByText('needs a model, and none is connected').waitFor()
  const convert = dialog.getByRole('button', { name: 'Convert' })
  expect(await convert.getAttribute('aria-disabled')).toBe('true')
  const connect = dialog.getByRole('link', { name: 'Connect a model' })
  expect(await connect.getAttribute('href')).toBe('/docs/models')
  // As on a server with a model.
  await ada.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const session = await response.json()
    session.server.models.best = 'A model'
    await route.fulfill({ response, json: session })
  })
  await ada.page.route('**/api/chatPattern/convert', route =>
    route.fulfill({ status: 402, json: { error: { code: 'out_of_credits', message: 'No.' } } }),
  )
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Convert…' }).click()
  await convert.click()
  await ada.page.getByRole('dialog', { name: 'You are out of credits. Keep going!' }).waitFor()
  await ada.page.unrouteAll()
})

test('Favorite is kept, for whoever may edit', async () => {
  await bob.page.getByRole('button', { name: 'Actions' }).click()
  await bob.page.getByRole('menuitem', { name: 'Fork' }).waitFor()
  expect(await bob.page.getByRole('menuitem', { name: 'Favorite' }).count()).toBe(0)
  await ada.page.goto(`${url}/c/${patternId}`)
  await ada.page.getByRole('button', { name: 'Actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Favorite' }).click()
  await ada.page.getByRole('button', { name: 'Actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Unfavorite' }).waitFor()
  await ada.page.keyboard.press('Escape')
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Unfavorite' }).waitFor()
})
