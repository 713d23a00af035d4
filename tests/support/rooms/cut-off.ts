import type { Page } from 'playwright-core'
import { SCHEMA_QUERY } from '#room-schema/migrations.ts'

/**
 * What the browser's own "offline" leaves alone: sockets that are open. Call `prepareSockets` before the page loads;
 * from then on its sockets can be cut off, or made those of a page too old for its rooms.
 */
export const prepareSockets = (page: Page) => page.addInitScript(holdSockets, SCHEMA_QUERY)

/** Offline, with every socket gone; back with `context().setOffline(false)`. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('cut-off')))
}

export const growOld = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('grow-old')))

/** Resolves when the browser has on disk what was typed so far. */
export const keptOnDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>(done => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
      })
      // A transaction that may write waits for all that came before it.
      await new Promise(done => {
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
        transaction.oncomplete = done
      })
      database.close()
    }
  })

/** Like `prepareSockets`: from then on `fillDisk` makes every write fail, until `freeDisk`. */
export const prepareDisk = (page: Page) => page.addInitScript(holdDisk)
export const fillDisk = (page: Page) => page.evaluate(() => dispatchEvent(new Event('fill-disk')))
export const freeDisk = (page: Page) => page.evaluate(() => dispatchEvent(new Event('free-disk')))

function holdDisk(): void {
  let isFull = false
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (value, key) {
    const request = add.call(this, value, key)
    if (isFull) this.transaction.abort()
    return request
  }
  addEventListener('fill-disk', () => {
    isFull = true
  })
  addEventListener('free-disk', () => {
    isFull = false
  })
}

function holdSockets(schemaQuery: string): void {
  const sockets: WebSocket[] = []
  let isOld = false
  const Real = WebSocket
  globalThis.WebSocket = class extends Real {
    constructor(address: string | URL, protocols?: string | string[]) {
      const told = new URL(address)
      if (isOld) told.searchParams.set(schemaQuery, '0')
      super(told, protocols)
      sockets.push(this)
    }
  }
  const closeAll = () => {
    for (const socket of sockets) socket.close()
  }
  addEventListener('cut-off', closeAll)
  addEventListener('grow-old', () => {
    isOld = true
    closeAll()
  })
}
