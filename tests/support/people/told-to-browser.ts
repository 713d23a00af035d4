import type { BrowserContext, Page, Response } from 'playwright-core'

export interface Told {
  from: string
  text: string
}

/** All that a browser is told from here on, and asks with: addresses, headers, bodies, and both sides of its sockets. */
export class ToldToBrowser {
  readonly #told: Told[] = []
  readonly #bodies: Promise<void>[] = []

  constructor(context: BrowserContext) {
    context.on('response', response => void this.#bodies.push(this.#readHeaders(response)))
    // One that never ends has no whole body.
    context.on('requestfinished', request => {
      this.#bodies.push(request.response().then(response => this.#readBody(response)))
    })
    context.on('request', request => {
      this.#told.push({ from: `asked of ${request.url()}`, text: request.url() + (request.postData() ?? '') })
    })
    for (const page of context.pages()) this.#listen(page)
    context.on('page', page => this.#listen(page))
  }

  async all(): Promise<Told[]> {
    await Promise.all(this.#bodies)
    return this.#told
  }

  #listen(page: Page): void {
    page.on('websocket', socket => {
      const tell = (side: string) => (frame: { payload: string | Buffer }) =>
        this.#told.push({ from: `${side} ${socket.url()}`, text: textOf(frame.payload) })
      socket.on('framereceived', tell('received from'))
      socket.on('framesent', tell('sent to'))
    })
    page.on('console', message => this.#told.push({ from: 'the console', text: message.text() }))
  }

  async #readHeaders(response: Response): Promise<void> {
    const headers = await response.headersArray().catch(() => [])
    this.#told.push({ from: nameOf(response), text: JSON.stringify(headers) })
  }

  async #readBody(response: Response | null): Promise<void> {
    // A redirect has none, and a page that was left has taken its own along.
    const body = await response?.body().catch(() => null)
    if (response && body) this.#told.push({ from: nameOf(response), text: body.toString('latin1') })
  }
}

const nameOf = (response: Response): string =>
  `${response.request().method()} ${response.url()} ${response.status()}`

const textOf = (payload: string | Buffer): string =>
  typeof payload === 'string' ? payload : payload.toString('latin1')

/** What a page's browser keeps for its host, and what the page shows. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.entries(value)
        .map(([name, each]) => `${name}: ${asText(each)}`)
        .join('\n')
    }
    const settled = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => fail(asked.error)
      })
    const found = [document.cookie, asText({ ...localStorage }), asText({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        found.push(name, asText(await settled(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const kept = await caches.match(request)
        found.push(request.url, (await kept?.text()) ?? '')
      }
    return [...found, document.documentElement.outerHTML].join('\n')
  })
}
