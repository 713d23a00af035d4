import { vi } from 'vitest'
import type { Person } from '#tests/support/people/person.ts'

/** What the client's rooms ask of a browser, in Node: a page of one origin, and sockets with a person's cookie. */
export class BrowserGlobals {
  /** While true, nothing can be reached and nothing new can be opened. */
  isOffline = false
  /** While true, pages know an older shape of the documents. */
  isOld = false
  /** How many sockets were ever opened. */
  opened = 0
  readonly #sockets = new Set<WebSocket>()
  readonly #page = new EventTarget()

  constructor(url: string) {
    const { protocol, host } = new URL(url)
    const page = this.#page
    const documentEvents = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('location', { protocol, host })
    vi.stubGlobal('document', documentEvents)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  }

  /** Sockets and calls of what is made during `join` carry this person's cookie from then on. */
  as<T>(person: Person, join: () => T): T {
    const browser = this
    const { headers } = person
    const fetchBefore = fetch
    const fetchAs: typeof fetch = async (address, init) => {
      // Until the global one is back, by which the person calls.
      await null
      if (browser.isOffline) throw new TypeError('fetch failed')
      const { body } = init ?? {}
      return person.fetch(
        String(address),
        typeof body === 'string' ? { ...init, body: browser.#aged(body) } : init,
      )
    }
    class CookieSocket extends WebSocket {
      constructor(url: string | URL) {
        super(browser.isOffline ? 'ws://127.0.0.1:9' : browser.#aged(String(url)), { headers } as never)
        browser.opened += 1
        browser.#sockets.add(this)
        this.addEventListener('close', () => browser.#sockets.delete(this))
      }
    }
    const before = WebSocket
    vi.stubGlobal('WebSocket', CookieSocket)
    vi.stubGlobal('fetch', fetchAs)
    try {
      return join()
    } finally {
      vi.stubGlobal('WebSocket', before)
      vi.stubGlobal('fetch', fetchBefore)
    }
  }

  #aged(text: string): string {
    return this.isOld ? text.replace(/(schema\W{1,3})\d+/, '$10') : text
  }

  goOffline(): void {
    this.isOffline = true
    for (const socket of this.#sockets) {
      socket.close()
      // A network that is gone does not wait for the other side's goodbye.
      socket.dispatchEvent(new CloseEvent('close', { code: 1006 }))
    }
  }

  goOnline(): void {
    this.isOffline = false
  }

  /** What a browser says once it has its network back; without it pages try again by themselves. */
  sayOnline(): void {
    this.#page.dispatchEvent(new Event('online'))
  }
}
