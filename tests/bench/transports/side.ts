import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Running } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { type Bytes, bytesOf } from '#tests/bench/transports/bytes-on-wire.ts'
import type { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { code, file, openCode, status } from '#tests/support/people/code-tab.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

export interface Played {
  /** Milliseconds from one page to the other, of each edit. */
  times: number[]
  author: Bytes
  reader: Bytes
  /** From our server to the service. */
  published: number
}

interface Open {
  page: Page
  bytes: Bytes
}

/** Two people in one design of a product with one transport. */
export class Side {
  readonly name: string
  readonly scripts = new Map<string, number>()
  readonly #product: Running
  readonly #people: People
  readonly #cloud: LikeTheCloud | null
  readonly #requests: string[] = []
  #author!: Open
  #reader!: Open
  #marks = 0

  private constructor(name: string, product: Running, cloud: LikeTheCloud | null) {
    this.name = name
    this.#product = product
    this.#people = new People(product.url)
    this.#cloud = cloud
  }

  static async open(name: string, settings: Variables, cloud: LikeTheCloud | null): Promise<Side> {
    const side = new Side(name, await ownProduct(settings), cloud)
    await side.#enter()
    return side
  }

  async close(): Promise<void> {
    await this.#people.leave()
    await this.#product.dispose()
  }

  /** Hosts that are neither the product nor a preview of it, and whatever is called after the service. */
  foreignRequests(): string[] {
    const { host, port } = new URL(this.#product.url)
    return this.#requests.filter(address => {
      const { host: asked, pathname, protocol } = new URL(address)
      if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return false
      return (asked !== host && !asked.endsWith(`.localhost:${port}`)) || pathname.includes('liveblocks')
    })
  }

  async play(edits: number, everyMs: number): Promise<Played> {
    const first = this.#marks
    const before = [{ ...this.#author.bytes }, { ...this.#reader.bytes }] as const
    const calledBefore = this.#cloud?.bytes.called ?? 0
    for (let n = 0; n < edits; n++) {
      this.#marks += 1
      await this.#author.page.keyboard.insertText(`${this.#marks};`)
      await this.#author.page.waitForTimeout(everyMs)
    }
    await until(
      async () => (await marksIn(this.#reader.page)).length >= this.#marks,
      'the other has seen all',
      30,
    )
    const [typed, seen] = [await marksIn(this.#author.page), await marksIn(this.#reader.page)]
    return {
      times: seen.slice(first).map((at, n) => at - (typed[first + n] ?? Number.NaN)),
      author: difference(this.#author.bytes, before[0]),
      reader: difference(this.#reader.bytes, before[1]),
      published: (this.#cloud?.bytes.called ?? 0) - calledBefore,
    }
  }

  async #enter(): Promise<void> {
    const { url } = this.#product
    const [ada, bob] = [await this.#people.come('Ada'), await this.#people.come('Bob')]
    const { patternId } = await savedDesign(ada.person)
    await ada.person.letIn(bob.person, patternId, 'write')
    for (const { page } of [ada, bob]) {
      page.on('request', request => this.#requests.push(request.url()))
      page.on('websocket', socket => this.#requests.push(socket.url()))
      page.on('response', async response => {
        if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return
        const body = await response.body().catch(() => null)
        if (body) this.scripts.set(response.url(), gzipSync(body, { level: 9 }).length)
      })
    }
    this.#author = { page: ada.page, bytes: await bytesOf(ada.page) }
    this.#reader = { page: bob.page, bytes: await bytesOf(bob.page) }
    await openCode(ada.page, url, patternId)
    await ada.page.getByRole('button', { name: 'New file' }).click()
    await ada.page.getByRole('textbox', { name: 'New file' }).fill('marks.txt')
    await ada.page.keyboard.press('Enter')
    await openCode(bob.page, url, patternId)
    await file(bob.page, 'marks.txt').click()
    for (const { page } of [ada, bob]) {
      await page.evaluate(watchMarks)
      await status(page, 'Saved').waitFor()
    }
    await code(ada.page).click()
  }
}

const difference = (after: Bytes, before: Bytes): Bytes => ({
  sent: after.sent - before.sent,
  received: after.received - before.received,
})

const marksIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { marks: number[] }).marks)

/** When each number before a semicolon was first in the page, by the clock that all browsers of the machine share. */
function watchMarks(): void {
  const marks: number[] = []
  Object.assign(globalThis, { marks })
  const look = () => {
    const count = document.querySelector('.cm-line')?.textContent?.split(';').length ?? 1
    while (marks.length < count - 1) marks.push(performance.timeOrigin + performance.now())
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}
