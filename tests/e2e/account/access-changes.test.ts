import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { openCode, shown, status, typeAtTop } from '#tests/support/people/code-tab.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
let owner: Person
beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
})
afterAll(() => people.leave())

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** A design of somebody else's, and a page of a person who may write it. */
async function written(access: 'public' | 'private') {
  const { patternId: id } = await madeDesign(owner)
  if (access === 'public') await owner.must(api.sharing.access, { path: { id }, body: { access } })
  const writer = await people.come('Willi Writer')
  await owner.letIn(writer.person, id)
  await writer.page.goto(`${url}/c/${id}`)
  await message(writer.page).waitFor()
  await status(writer.page, 'Saved').waitFor()
  return { id, ...writer }
}

test('[32] a new level is taken from the room: the page changes, and fetches neither design nor chat', async () => {
  const { id, person, page } = await written('private')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const set = (updatedPermission: 'read' | 'write') =>
    owner.must(api.sharing.permission, {
      path: { id },
      body: { type: 'user', userIdToUpdate: person.id, updatedPermission },
    })
  await set('read')
  await message(page).waitFor({ state: 'detached' })
  await set('write')
  await message(page).waitFor()
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByText('Olga Owner').waitFor()
  const friend = await Person.withAccount(url, 'Fred Friend')
  await owner.letIn(friend, id)
  await share.getByText('Fred Friend').waitFor()
  expect(asked).not.toContain(`/api/chatPattern/${id}`)
})

describe('[12] a session that ends elsewhere', () => {
  test('in a public design: goes on as a visitor, is told so, and finds what was typed after logging in', async () => {
    const { person, page } = await written('public')
    await message(page).fill('Half a thought')
    await person.post('/api/auth/sign-out', {})
    const notice = page.getByRole('status').filter({ hasText: 'You have been signed out' })
    await notice.waitFor()
    await message(page).waitFor({ state: 'detached' })
    await status(page, 'Saved').waitFor()
    await notice.getByRole('button', { name: 'Log in' }).click()
    await logIn(page.getByRole('dialog'), person)
    await expect.poll(() => message(page).inputValue()).toBe('Half a thought')
    await notice.waitFor({ state: 'detached' })
  })

  test('in a private one: the login page says so; the same page comes back with the message and the code', async () => {
    const { id, person, page } = await written('private')
    await message(page).fill('Half a thought')
    await openCode(page, url, id)
    await typeAtTop(page, '// typed\n')
    await person.post('/api/auth/sign-out', {})
    await page.getByRole('heading', { name: 'You have been signed out' }).waitFor()
    await logIn(page.getByRole('main'), person)
    await page.getByRole('tab', { name: 'Code' }).click()
    await until(async () => (await shown(page)).length > 0, 'the code is shown')
    const isThere = async () =>
      (await shown(page)).startsWith('// typed\n') ||
      (await page.getByRole('region', { name: 'Edits that were not taken' }).isVisible())
    await until(isThere, 'what was typed is in the code, or kept beside it')
    await page.getByRole('tab', { name: 'Chat' }).click()
    await expect.poll(() => message(page).inputValue()).toBe('Half a thought')
  })

  test('logging out oneself is no news', async () => {
    const { page } = await written('public')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await expect.poll(() => page.getByText('You have been signed out').count()).toBe(0)
    await expect.poll(() => page.getByText('You are not signed in any more').count()).toBe(0)
  })
})

async function logIn(form: ReturnType<Page['locator']>, { email }: Person): Promise<void> {
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Password').fill('correct horse')
  await form.getByRole('button', { name: 'Log in' }).click()
}
