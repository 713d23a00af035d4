import type { Browser, BrowserContext, Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { newPage } from '#tests/support/people/people.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'

export const SIZES = ['wide', 'narrow'] as const
export type Size = (typeof SIZES)[number]

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

const VIEWPORTS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** Turns a page light or dark; the browser tells it some time after it was asked. */
export async function turn(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(scheme => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
}

/** What lies over a page and goes with Escape; the welcome stands beside and stays. */
const LAYERS = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-aside])'

/** What the scenes show: people, and designs in every state. */
export interface Cast {
  url: string
  ada: Person
  /** May write in the made design, and has seen nothing yet. */
  newcomer: Person
  /** Ada's, with Bob and the newcomer in it; the made design is shared with it. */
  workspace: string
  /** Ada's: one with designs in every state, and one with none. */
  canvases: Record<'full' | 'empty', string>
  ids: Record<'made' | 'empty' | 'broken' | 'strangers' | 'readable', string>
}

export async function cast(url: string): Promise<Cast> {
  const ada = await Person.withAccount(url, 'Ada Lovelace')
  const bob = await Person.withAccount(url, 'Bob Byrne')
  for (const key of ['editorWelcome', 'personalize'] as const)
    await ada.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const newcomer = await Person.withAccount(url, 'Nora Newcomer')
  const { patternId: made } = await madeDesign(ada)
  await ada.letIn(newcomer, made, 'write')
  await generate(ada, made, 'Change the headline to "Learn to sail this summer"')
  await ada.must(api.sharing.access, { path: { id: made }, body: { access: 'public' } })
  const readable = await madeDesign(bob, 'A landing page for Halden, a small coffee roastery in Bergen')
  await bob.must(api.sharing.access, { path: { id: readable.patternId }, body: { access: 'public' } })
  const broken = await ada.newPattern()
  const code = 'export default function App() {\n  return <h1>{missing.title}</h1>\n}\n'
  await ada.must(api.artifacts.save, { body: { id: broken, files: [{ name: 'App.tsx', code }] } })
  const empty = await ada.newPattern()
  const workspace = await team({ ada, bob, newcomer, made })
  const message = 'I write the copy for the new season and would like to put it in.'
  await bob.must(api.sharing.request, { path: { id: empty }, body: { message } })
  return {
    url,
    ada,
    newcomer,
    workspace,
    canvases: await boards(ada, [made, readable.patternId, broken, empty]),
    ids: {
      made,
      broken,
      empty,
      strangers: await bob.newPattern(),
      readable: readable.patternId,
    },
  }
}

export const NAMES = ['Tidal', 'Halden', 'Checkout', 'Thank you', 'Tidal, in winter', 'Halden, shorter']

async function boards(ada: Person, designs: readonly string[]): Promise<Cast['canvases']> {
  const { id: empty } = await ada.must(api.spaces.create, { body: { name: 'Ideas for the app' } })
  const { id: full } = await ada.must(api.spaces.create, { body: { name: 'Season launch' } })
  const onBoard = [...designs, ...designs.slice(0, 2)]
  for (const [at, patternId] of onBoard.entries())
    await ada.must(api.spaces.addNode, { body: { spaceId: full, patternId, name: NAMES[at] } })
  return { full, empty }
}

async function team({
  ada,
  bob,
  newcomer,
  made,
}: Record<'ada' | 'bob' | 'newcomer', Person> & { made: string }): Promise<string> {
  const id = await newTeam(ada, 'Halden Studio')
  await letIntoTeam(ada, bob, id, 'admin')
  await letIntoTeam(ada, newcomer, id)
  await ada.must(api.workspaces.invite, {
    path: { id },
    body: { emails: 'ines@example.org, tom@example.org' },
  })
  await ada.must(api.workspaces.link, { path: { id }, body: { isOn: true } })
  await ada.must(api.sharing.inviteOrg, { path: { id: made }, body: { orgId: id } })
  for (const name of ['Landing pages', 'Dashboards'])
    await ada.must(api.folders.create, { body: { name, orgId: id } })
  return id
}

/** One page in one size, and the way to what is shown on it. */
export class Stage {
  readonly page: Page
  readonly size: Size
  readonly cast: Cast
  readonly #context: BrowserContext
  /** The made design is open, and nothing lies over it. */
  #isInEditor = false

  private constructor(context: BrowserContext, page: Page, size: Size, cast: Cast) {
    this.#context = context
    this.page = page
    this.size = size
    this.cast = cast
  }

  static async open(browser: Browser, size: Size, cast: Cast, person: Person | null): Promise<Stage> {
    const context = await browser.newContext({
      viewport: VIEWPORTS[size],
      colorScheme: 'light',
      hasTouch: size === 'narrow',
      reducedMotion: 'reduce',
    })
    for (const pair of person?.cookie.split('; ') ?? []) {
      const at = pair.indexOf('=')
      await context.addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url: cast.url }])
    }
    return new Stage(context, await newPage(context), size, cast)
  }

  /** For the next scene: what lies over the editor is closed, or everything that was changed here is forgotten. */
  async clear(isEscaped: boolean): Promise<void> {
    if (isEscaped) {
      await this.#escape()
      this.#isInEditor = true
      return
    }
    await this.#context.setOffline(false)
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  async #escape(): Promise<void> {
    const layers = this.page.locator(LAYERS)
    for (let tries = 0; (await layers.count()) > 0; tries++) {
      if (tries > 4) throw new Error('Escape does not close it.')
      await this.page.keyboard.press('Escape')
      await layers
        .last()
        .waitFor({ state: 'detached', timeout: 1_000 })
        .catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    await this.#context.close()
  }

  async go(path: string): Promise<void> {
    this.#isInEditor = false
    await this.page.goto(`${this.cast.url}${path}`)
  }

  async room(which: keyof Cast['ids']): Promise<void> {
    await this.go(`/c/${this.cast.ids[which]}`)
    await this.page
      .getByRole('log', { name: 'Chat' })
      .or(this.page.getByRole('region', { name: 'Preview panel' }))
      .first()
      .waitFor()
  }

  /** The made design, painted, with the chat beside it. */
  async editor(): Promise<void> {
    if (this.#isInEditor) {
      this.#isInEditor = false
      return this.tab('Chat')
    }
    await this.room('made')
    await this.tab('Preview')
    await this.page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
    await this.tab('Chat')
  }

  /** Of a panel; the preview has one on narrow screens alone. */
  async tab(name: 'Chat' | 'Code' | 'Preview'): Promise<void> {
    if (name !== 'Preview' || this.size === 'narrow') await this.page.getByRole('tab', { name }).click()
  }

  /** The files of the code; on narrow screens they are asked for. */
  async files(): Promise<void> {
    const files = this.page.getByRole('tree', { name: 'Files' })
    const toggle = this.page.getByRole('button', { name: 'Files', exact: true })
    await files.or(toggle).first().waitFor()
    if (!(await files.isVisible())) await toggle.click()
  }

  /** Of the preview; on narrow screens they are asked for. */
  async tools(): Promise<void> {
    if (this.size === 'narrow') await this.press('Preview tools')
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  async choose(menu: string | RegExp, item: string | RegExp): Promise<void> {
    await this.press(menu)
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  async dialog(name: string | RegExp): Promise<void> {
    await this.page.getByRole('dialog', { name }).waitFor()
  }

  async shown(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor()
  }
}
