import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
type Somebody = Awaited<ReturnType<People['come']>>
let ada: Somebody

beforeAll(async () => {
  ada = await people.come('Ada')
})
afterAll(() => people.leave())

/** A design with these files, open in the page of its owner. */
async function opened(files: { name: string; code: string }[], { person, page } = ada): Promise<string> {
  const id = await person.newPattern()
  await person.must(api.artifacts.save, { body: { id, files } })
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('status', { name: 'Saved' }).waitFor()
  return id
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const HELLO = { name: 'App.tsx', code: 'export default () => <h1>Hello</h1>' }

test('[S8] the error of a design is copied as it stands, and an empty file has no code to copy', async () => {
  const { page, context } = ada
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await opened([
    { name: 'App.tsx', code: 'export default () => <h1>{missing.title}</h1>' },
    { name: 'notes.css', code: '' },
  ])
  const box = page.getByRole('alert').filter({ hasText: 'Oops! This code could not be rendered.' })
  await box.getByRole('button', { name: 'Copy error' }).click()
  await box.getByRole('button', { name: 'Copied' }).waitFor()
  await expect.poll(() => copied(page)).toContain('missing is not defined')
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('treeitem', { name: 'notes.css' }).click()
  const open = page.getByRole('tablist', { name: 'Open files' })
  await open.getByRole('tab', { name: 'notes.css', selected: true }).waitFor()
  await page.getByRole('button', { name: 'Copy file' }).click()
  await page.getByText('No code to copy.').waitFor()
  await page.getByRole('treeitem', { name: 'App.tsx' }).click()
  await open.getByRole('tab', { name: 'App.tsx', selected: true }).waitFor()
  await until(async () => {
    const bar = open.locator('..')
    await bar.getByRole('button', { name: /^(Copy file|Copied)$/ }).click()
    return (await copied(page)).startsWith('export default')
  }, 'the file is copied')
})

test('[S8] somebody who could not be removed is told of in an alert, and stays', async () => {
  const { person, page } = ada
  const { patternId: id } = await savedDesign(person)
  const fred = await people.come('Fred')
  await person.letIn(fred.person, id)
  await page.route('**/api/chatPattern/*/access/remove', route =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No.' } } }),
  )
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('button', { name: 'Remove Fred' }).click()
  await page.getByRole('alertdialog', { name: 'Oops, something went wrong removing user.' }).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await share.getByRole('button', { name: 'Remove Fred' }).waitFor()
})

test('[S9] a name that is typed is sent after 5 s without another key', async () => {
  // A clock is that of a whole context.
  const cleo = await people.come('Cleo')
  const { page } = cleo
  await page.clock.install()
  await opened([HELLO], cleo)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/chatPattern/rename')) sent.push(request.postDataJSON().newName)
  })
  const name = page.getByRole('textbox', { name: 'Design name' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await name.fill('Harb')
  await page.clock.runFor(4_000)
  await name.fill('Harbour')
  await page.clock.runFor(4_900)
  expect(sent).toEqual([])
  await page.clock.runFor(200)
  await until(() => sent.length > 0, 'it is sent')
  expect(sent).toEqual(['Harbour'])
})

test('[S4] the tools of the preview: refresh, dark mode for everybody, and a window of its own', async () => {
  const { page, context } = ada
  await opened([HELLO])
  const shown = page.frameLocator('iframe[title="Preview"]').getByRole('heading', { name: 'Hello' })
  await shown.waitFor()
  const dark = page.getByRole('button', { name: 'Dark mode' })
  const before = await dark.getAttribute('aria-pressed')
  await dark.click()
  await until(async () => (await dark.getAttribute('aria-pressed')) !== before, 'it is turned over')
  const again = page.waitForEvent('framenavigated', frame => frame !== page.mainFrame())
  await page.getByRole('button', { name: 'Refresh preview' }).click()
  await again
  await shown.waitFor()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open in new window' }).click()
  const own = await opening
  await own.getByRole('heading', { name: 'Hello' }).waitFor()
  expect(new URL(own.url()).host).not.toBe(new URL(url).host)
  await own.close()
})

test('[S2] the header of a medium window, and the home menu: Mailbox, Credits, Settings, Home', async () => {
  const { page, context } = ada
  await opened([{ ...HELLO, code: `import { Dial } from 'no-such-kit'\nexport default () => <Dial />` }])
  // [S8] What is not there is named below the picture, until somebody has read it.
  const notice = page.getByRole('status', { name: 'Unsupported packages' })
  await notice
    .getByText('We do not currently support no-such-kit, but you can contact support to request it.')
    .waitFor()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
  const columns = () =>
    page.getByRole('banner').evaluate(header => getComputedStyle(header).gridTemplateColumns.split(' '))
  await page.setViewportSize({ width: 1024, height: 768 })
  const [left, middle, right] = await columns()
  expect([left, right]).toEqual(['200px', '200px'])
  expect(Number.parseFloat(middle ?? '')).toBeGreaterThan(500)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await columns()).not.toContain('200px')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const opening = context.waitForEvent('page')
  await choose('Mailbox')
  const mailbox = await opening
  await mailbox.getByRole('heading', { name: 'Mailbox' }).waitFor()
  await mailbox.close()
  await choose('Credits')
  await page.getByRole('heading', { name: 'Credits' }).waitFor()
  await page.goBack()
  await choose('Settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goBack()
  await choose('Back to Home')
  await page.getByRole('textbox', { name: 'Describe your design' }).waitFor()
})

test('[S2] in Settings the chime sounds at 0.6, the welcome comes again and the questions can be answered', async () => {
  const { person, page: first, context } = ada
  await first.close()
  const page = await context.newPage()
  await page.addInitScript(() => {
    const { createGain } = AudioContext.prototype
    const gains: GainNode[] = []
    Object.assign(window, { gains })
    AudioContext.prototype.createGain = function () {
      const gain = createGain.call(this)
      gains.push(gain)
      return gain
    }
  })
  const { patternId } = await savedDesign(person)
  await page.goto(`${url}/c/${patternId}`)
  const welcome = page.getByRole('dialog', { name: 'Welcome to the new Editor' })
  await page.getByRole('button', { name: 'Show me around' }).click()
  await welcome.getByRole('button', { name: 'Close welcome' }).click()
  await welcome.waitFor({ state: 'detached' })
  await page.goto(`${url}/settings`)
  await page.getByRole('switch', { name: 'Chime' }).click()
  const volume = () =>
    page.evaluate(() => (window as unknown as { gains: GainNode[] }).gains[0]?.gain.value ?? null)
  expect(await until(volume, 'it sounds')).toBeCloseTo(0.6)
  await page.getByRole('button', { name: 'Personalize' }).click()
  const questions = page.getByRole('dialog', { name: 'Personalize your experience' })
  await questions.getByRole('button', { name: 'Skip' }).click()
  await questions.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show again' }).click()
  await page.getByText('It waits in the next design you open.').waitFor()
  await page.goto(`${url}/c/${patternId}`)
  await page.getByRole('button', { name: 'Show me around' }).click()
  await welcome.getByText('Step 1 of 4').waitFor({ state: 'attached' })
})
