import type { Browser, BrowserContext, Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/made-design.ts'
import { newPage } from '#tests/support/people.ts'
import { Person } from '#tests/support/person.ts'

export interface Look {
  size: 'wide' | 'narrow'
  colorScheme: 'light' | 'dark'
}

export const LOOKS: readonly Look[] = (['wide', 'narrow'] as const).flatMap(size =>
  (['light', 'dark'] as const).map(colorScheme => ({ size, colorScheme })),
)

const VIEWPORTS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** What the scenes show: people, and designs in every state. */
export interface Cast {
  url: string
  ada: Person
  /** May write in the made design, and has seen nothing yet. */
  newcomer: Person
  ids: Record<'made' | 'empty' | 'broken' | 'strangers' | 'readable', string>
}

export async function cast(url: string): Promise<Cast> {
  const ada = await Person.withAccount(url, 'Ada Lovelace')
  const bob = await Person.withAccount(url, 'Bob Byrne')
  for (const key of ['editorWelcome', 'personalize'] as const)
    await ada.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const newcomer = await Person.withAccount(url, 'Nora Newcomer')
  const { patternId: made } = await madeDesign(ada)
  const body = { emails: newcomer.email, permissionLevel: 'write' } as const
  await ada.must(api.patterns.invite, { path: { id: made }, body })
  await generate(ada, made, 'Change the headline to "Learn to sail this summer"')
  await ada.must(api.patterns.access, { path: { id: made }, body: { access: 'public' } })
  const readable = await madeDesign(bob, 'A landing page for Halden, a small coffee roastery in Bergen')
  await bob.must(api.patterns.access, { path: { id: readable.patternId }, body: { access: 'public' } })
  const broken = await ada.newPattern()
  const code = 'export default function App() {\n  return <h1>{missing.title}</h1>\n}\n'
  await ada.must(api.artifacts.save, { body: { id: broken, files: [{ name: 'App.tsx', code }] } })
  return {
    url,
    ada,
    newcomer,
    ids: {
      made,
      broken,
      empty: await ada.newPattern(),
      strangers: await bob.newPattern(),
      readable: readable.patternId,
    },
  }
}

/** One page in one look, and the way to what is shown on it. */
export class Stage {
  readonly page: Page
  readonly look: Look
  readonly cast: Cast
  readonly #context: BrowserContext

  private constructor(context: BrowserContext, page: Page, look: Look, cast: Cast) {
    this.#context = context
    this.page = page
    this.look = look
    this.cast = cast
  }

  static async open(browser: Browser, look: Look, cast: Cast, person: Person | null): Promise<Stage> {
    const { size, colorScheme } = look
    const context = await browser.newContext({
      viewport: VIEWPORTS[size],
      colorScheme,
      hasTouch: size === 'narrow',
      reducedMotion: 'reduce',
    })
    for (const pair of person?.cookie.split('; ') ?? []) {
      const at = pair.indexOf('=')
      await context.addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url: cast.url }])
    }
    return new Stage(context, await newPage(context), look, cast)
  }

  async close(): Promise<void> {
    await this.#context.close()
  }

  async go(path: string): Promise<void> {
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
    await this.room('made')
    await this.tab('Preview')
    await this.page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
    await this.tab('Chat')
  }

  /** Of a panel; the preview has one on narrow screens alone. */
  async tab(name: 'Chat' | 'Code' | 'Preview'): Promise<void> {
    if (name !== 'Preview' || this.look.size === 'narrow') await this.page.getByRole('tab', { name }).click()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  async choose(menu: string, item: string | RegExp): Promise<void> {
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
