import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { openCode, shown, status, typeAtTop } from '#tests/support/people/code-tab.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { newPage, People } from '#tests/support/people/people.ts'
import {
  cutOff,
  fillDisk,
  freeDisk,
  growOld,
  keptOnDisk,
  prepareDisk,
  prepareSockets,
} from '#tests/support/rooms/cut-off.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
type Somebody = Awaited<ReturnType<People['come']>>
let ada: Somebody
let id: string

beforeEach(async () => {
  ada = await people.come('Ada Lovelace')
  id = (await savedDesign(ada.person)).patternId
})
afterAll(() => people.leave())

/** Types at the top of the first file without a network, closes the tab, and is online again. */
async function typeAway({ context, page }: Somebody, text: string): Promise<void> {
  await prepareSockets(page)
  await openCode(page, url, id)
  await status(page, 'Saved').waitFor()
  await cutOff(page)
  await status(page, 'Offline, changes are kept').waitFor()
  await typeAtTop(page, text)
  await keptOnDisk(page)
  await page.close()
  await context.setOffline(false)
  expect(await filesOnServer()).not.toContain(text)
}

/** The working copy as the server has it. */
async function filesOnServer(): Promise<string> {
  const { artifactId } = await ada.person.must(api.artifacts.save, { body: { id } })
  const { sourceFiles } = await ada.person.must(api.artifacts.get, { path: { id: artifactId } })
  return sourceFiles.map(file => file.code).join('\n')
}

const kept = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length)

test('edits of a tab that was closed offline arrive when the design is opened, before anybody looks at the code', async () => {
  await typeAway(ada, '// from far away\n')
  const page = await newPage(ada.context)
  await page.goto(`${url}/c/${id}`)
  await until(async () => (await filesOnServer()).includes('// from far away'), 'they are on the server')
  await expect.poll(() => page.getByRole('tab', { name: 'Code' }).getAttribute('aria-selected')).toBe('false')
})

describe('a browser that is full', () => {
  test('says that changes are not kept, tries again, and keeps all of them once there is room', async () => {
    const { page, context } = ada
    await prepareSockets(page)
    await prepareDisk(page)
    await openCode(page, url, id)
    await status(page, 'Saved').waitFor()
    await fillDisk(page)
    await cutOff(page)
    await typeAtTop(page, '// no room for this\n')
    await status(page, 'Not saved').waitFor()
    await page.getByText('not kept on this device').waitFor()
    await freeDisk(page)
    await status(page, 'Offline, changes are kept').waitFor()
    await page.getByText('not kept on this device').waitFor({ state: 'detached' })
    await page.close()
    await context.setOffline(false)
    const again = await newPage(context)
    await openCode(again, url, id)
    await until(async () => (await shown(again)).startsWith('// no room for this'), 'it was kept')
  })
})

describe('logging out with edits that are on this device alone', () => {
  const ask = (page: Page) => page.getByRole('alertdialog', { name: 'Log out and lose edits?' })
  const logOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }

  test('asks first; who stays loses nothing, and is not asked once all is saved', async () => {
    await typeAway(ada, '// far away\n')
    const page = await newPage(ada.context)
    await page.goto(url)
    await page.getByRole('link', { name: 'A design' }).first().waitFor()
    await logOut(page)
    await ask(page).getByText('Edits in 1 file of “A design” are on this device alone').waitFor()
    await ask(page).getByRole('button', { name: 'Stay logged in' }).click()
    await openCode(page, url, id)
    await status(page, 'Saved').waitFor()
    await expect.poll(() => filesOnServer()).toContain('// far away')
    await page.goto(url)
    await logOut(page)
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await until(async () => (await kept(page)) === 0, 'nothing is kept')
  })

  test('who logs out anyway leaves nothing behind', async () => {
    await typeAway(ada, '// far away\n')
    const page = await newPage(ada.context)
    await page.goto(url)
    await logOut(page)
    await ask(page).getByRole('button', { name: 'Log out anyway' }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await until(async () => (await kept(page)) === 0, 'nothing is kept')
  })
})

test('[R6] a writer demoted while the tab was closed gets the edits as a copy, and nobody else notices', async () => {
  const bob = await people.come('Bob Ross')
  await ada.person.letIn(bob.person, id)
  await typeAway(bob, '// from far away\n')
  await openCode(ada.page, url, id)
  const demoted = { type: 'user', userIdToUpdate: bob.person.id, updatedPermission: 'read' } as const
  await ada.person.must(api.sharing.permission, { path: { id }, body: demoted })

  const page = await newPage(bob.context)
  await page.goto(`${url}/c/${id}`)
  const notice = page.getByRole('region', { name: 'Edits that were not taken' })
  await notice.waitFor()
  await page.getByRole('tab', { name: 'Code' }).click()
  await until(async () => (await shown(page)).length > 0, 'Bob reads the code')
  expect(await shown(page)).not.toContain('far away')
  await typeAtTop(ada.page, '// Ada goes on\n')
  await until(async () => (await shown(page)).startsWith('// Ada goes on'), 'Bob sees what Ada types')
  await status(ada.page, 'Saved').waitFor()
  expect(await filesOnServer()).not.toContain('far away')

  await notice.getByRole('button', { name: 'Keep as a design of my own' }).click()
  await page.waitForURL(address => !address.pathname.endsWith(id))
  const own = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { activeArtifactId } = await bob.person.must(api.patterns.get, { path: { id: own } })
  const { sourceFiles } = await bob.person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  expect(sourceFiles.some(file => file.code.startsWith('// from far away\n'))).toBe(true)
})

test('[4426] a page too old for the room is asked to load again, and what was typed is still there', async () => {
  const { page } = ada
  await prepareSockets(page)
  await openCode(page, url, id)
  await typeAtTop(page, '// before\n')
  await status(page, 'Saved').waitFor()
  await growOld(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Maquette has been updated.' })
  await notice.waitFor()
  await typeAtTop(page, '// after\n')
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought')
  await notice.getByRole('button', { name: 'Load the page again' }).click()
  await notice.waitFor({ state: 'detached' })
  await until(
    async () => (await page.getByRole('textbox', { name: 'Message' }).inputValue()) === 'Half a thought',
    'the message is still there',
  )
  await page.getByRole('tab', { name: 'Code' }).click()
  await until(async () => (await shown(page)).startsWith('// after\n// before\n'), 'the code too')
  await status(page, 'Saved').waitFor()
  await expect.poll(() => filesOnServer()).toContain('// after\n// before\n')
})
