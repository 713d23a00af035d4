import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { createAccount } from '#tests/support/people/create-account.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let browser: Browser
const contexts: BrowserContext[] = []
/** Every host that any page of this file asked for something. */
const hosts = new Set<string>()
const paths = new Set<string>()

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser?.close()
})

async function person(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  contexts.push(context)
  context.on('request', request => {
    const { host, pathname } = new URL(request.url())
    hosts.add(host)
    paths.add(pathname)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const items = (page: Page) => page.getByRole('log', { name: 'Chat' }).getByRole('article')

describe('the main job: two people in one room, live', () => {
  let ada: Page
  let bob: Page

  test('the first prompt makes a design without any account', async () => {
    ada = await person()
    await ada.goto(url)
    await ada
      .getByRole('textbox', { name: 'Describe your design' })
      .fill('A pricing page for Tidal, a sailing school, with three plans')
    const started = performance.now()
    await ada.getByRole('button', { name: 'Create' }).click()
    await ada.waitForURL(/\/c\/[a-z0-9]{20}$/)
    await preview(ada).getByText('Tidal').first().waitFor()
    console.log(
      `first prompt to first painted design: ${((performance.now() - started) / 1_000).toFixed(1)} s`,
    )
    await items(ada).nth(1).waitFor()
    await expect.poll(() => items(ada).count()).toBe(2)
    await ada.getByText('Saved').first().waitFor()
  })

  test('a second person opens the link, is seen, and sees the design', async () => {
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    const share = ada.getByRole('dialog', { name: 'Share' })
    await share.getByRole('radio', { name: 'Public' }).click()
    await ada.keyboard.press('Escape')
    bob = await person()
    await bob.goto(ada.url())
    await preview(bob).getByText('Tidal').first().waitFor()
    await expect.poll(() => items(bob).count()).toBe(2)
    await until(
      async () => (await ada.getByRole('list', { name: 'People here' }).getByRole('listitem').count()) >= 2,
      'Bob is seen',
    )
  })

  test('a visitor is asked to log in, an invited writer may chat', async () => {
    await bob
      .getByRole('button', { name: /log in|create an account/i })
      .first()
      .click()
    const email = await createAccount(bob, 'Bob')
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    const share = ada.getByRole('dialog', { name: 'Share' })
    await share.getByRole('textbox', { name: 'Invite by email' }).fill(email)
    await share.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = await share.getByRole('textbox', { name: `invitation link for ${email}` }).inputValue()
    await ada.keyboard.press('Escape')
    await bob.goto(link)
    await bob.getByRole('textbox', { name: 'Message' }).waitFor()
  })

  test('a changed level changes the page at once, without a reload, and nobody is thrown out', async () => {
    const setLevel = async (level: 'Can view' | 'Can edit') => {
      await ada.getByRole('button', { name: 'Share', exact: true }).click()
      await ada.getByRole('combobox', { name: 'What Bob can do' }).click()
      await ada.getByRole('option', { name: level }).click()
      await ada.keyboard.press('Escape')
    }
    await setLevel('Can view')
    await bob.getByText('fork this design').first().waitFor()
    expect(await bob.getByRole('textbox', { name: 'Message' }).count()).toBe(0)
    expect(await bob.getByText('no access to this design').count()).toBe(0)
    await setLevel('Can edit')
    await bob.getByRole('textbox', { name: 'Message' }).waitFor()
  })

  test('a follow-up streams to both, makes v2 and paints for both', async () => {
    await bob
      .getByRole('textbox', { name: 'Message' })
      .fill('Change the headline to "Learn to sail this summer"')
    await bob.getByRole('button', { name: 'Send' }).click()
    for (const page of [ada, bob]) {
      await items(page).nth(3).waitFor()
      await preview(page).getByText('Learn to sail this summer').first().waitFor()
    }
    await ada.getByRole('button', { name: 'Versions' }).click()
    await ada.getByRole('menuitem', { name: /^v2/ }).waitFor()
    await expect.poll(() => ada.getByRole('menuitem', { name: /^(Restore )?v\d/ }).count()).toBe(2)
    const second = ada.getByRole('menuitem', { name: 'v2', exact: true })
    await expect.poll(() => second.getAttribute('aria-describedby')).toBeTruthy()
    await second.getByText('Change the headline to "Learn to sail this summer"').waitFor()
    await second.getByText(/^Bob · /).waitFor()
    await ada.keyboard.press('Escape')
  })

  test('cursors and names are seen', async () => {
    const chat = await ada.getByRole('log', { name: 'Chat' }).boundingBox()
    if (!chat) throw new Error('no chat')
    await until(async () => {
      await ada.mouse.move(chat.x + 40 + Math.random() * 100, chat.y + 60 + Math.random() * 100)
      return bob.locator('[data-cursor]').first().isVisible()
    }, 'Ada’s cursor is seen')
    await expect.poll(() => bob.locator('[data-cursor]').first().textContent()).toMatch(/\w/)
  })

  test('reload keeps all', async () => {
    await ada.reload()
    await items(ada).nth(3).waitFor()
    await preview(ada).getByText('Learn to sail this summer').first().waitFor()
  })

  test('made private, a stranger is out within 2 s and members stay', async () => {
    const stranger = await person()
    await stranger.goto(ada.url())
    await preview(stranger).getByText('Learn to sail').first().waitFor()
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    await ada.getByRole('dialog', { name: 'Share' }).getByRole('radio', { name: 'Private' }).click()
    await until(async () => (await items(stranger).count()) === 0, 'the stranger sees no chat any more', 2)
    await ada.keyboard.press('Escape')
    await expect.poll(() => items(bob).count()).toBe(4)
    await stranger.reload()
    await until(
      async () =>
        (await stranger.locator('iframe[title="Preview"]').count()) === 0 &&
        (await items(stranger).count()) === 0,
      'nothing after a reload',
    )
  })

  test('over 50,000 characters: the alert of the specification, and the text stays', async () => {
    const message = ada.getByRole('textbox', { name: 'Message' })
    await message.fill('x'.repeat(50_001))
    await ada.getByRole('button', { name: 'Send' }).click()
    await ada.getByText('Prompt is too long. 50,001 / 50,000 characters.').waitFor()
    await ada.keyboard.press('Escape')
    expect((await message.inputValue()).length).toBe(50_001)
    await message.fill('   ')
    await message.press('Enter')
    await expect.poll(() => items(ada).count()).toBe(4)
  })

  test('no page asked any host but the app’s and its preview hosts', () => {
    const { host, port } = new URL(url)
    const foreign = [...hosts].filter(name => name !== host && !name.endsWith(`.localhost:${port}`))
    expect(foreign).toEqual([])
    // The other way that rooms are brought is loaded only where it is set: `by-day/liveblocks` finds it by this name.
    expect([...paths].filter(path => path.includes('liveblocks'))).toEqual([])
  })
})
