import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '#tests/support/people/browser.ts'
import { Person } from '#tests/support/people/person.ts'

interface Look {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  hasTouch?: boolean
}

/** People with browsers of their own, signed in. */
export class People {
  readonly #url: string
  readonly #contexts: BrowserContext[] = []
  #opened: ReturnType<typeof openBrowser> | null = null

  constructor(url: string) {
    this.#url = url
  }

  /** A new account and its page. */
  async come(
    name: string,
    look: Look = {},
  ): Promise<{ person: Person; page: Page; context: BrowserContext }> {
    const person = await Person.withAccount(this.#url, name)
    return { person, ...(await this.enter(person, look)) }
  }

  /** Somebody who is known already. */
  async enter(person: Person, look: Look = {}): Promise<{ page: Page; context: BrowserContext }> {
    const context = await this.#context(look)
    await context.addCookies(cookiesOf(person, this.#url))
    return { context, page: await newPage(context) }
  }

  /** A page of somebody who is not signed in. */
  async visit(look: Look = {}): Promise<Page> {
    return newPage(await this.#context(look))
  }

  async leave(): Promise<void> {
    for (const context of this.#contexts) await context.close()
    await (await this.#opened)?.close()
  }

  async #context({ width = 1440, height = 900, colorScheme = 'light', hasTouch = false }: Look) {
    this.#opened ??= openBrowser()
    const { browser } = await this.#opened
    const context = await browser.newContext({
      ...{ viewport: { width, height }, colorScheme, hasTouch },
      // Certificates of tests are signed by nobody.
      ignoreHTTPSErrors: this.#url.startsWith('https:'),
    })
    this.#contexts.push(context)
    return context
  }
}

/** What somebody's browser has of the app. */
export const cookiesOf = ({ cookie }: Person, url: string) =>
  cookie.split('; ').map(pair => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })

export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}
