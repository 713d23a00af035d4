import type { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'

const STORE = 'updates'
const TRY_AGAIN_AFTER_MS = 3_000

interface Writes {
  areKept(): boolean
  /** Settles at the first write that failed. */
  failed: Promise<void>
}

/**
 * y-indexeddb says nothing when a write fails, as on a full disk, and what it writes after a gap is of no use. So a
 * failure is told, and the whole document is written again until that succeeds.
 */
export function watchWrites(
  copy: IndexeddbPersistence,
  database: IDBDatabase,
  changed: (areKept: boolean) => void,
): Writes {
  const { doc } = copy
  let areKept = true
  let retry: ReturnType<typeof setTimeout> | undefined
  let settle = () => {}
  const failed = new Promise<void>(done => {
    settle = done
  })
  const set = (next: boolean) => {
    if (next === areKept) return
    areKept = next
    changed(areKept)
  }
  const writeAll = () => {
    retry = undefined
    const transaction = database.transaction(STORE, 'readwrite')
    transaction.objectStore(STORE).add(Y.encodeStateAsUpdate(doc))
    // Another write may have failed while this one was under way.
    transaction.addEventListener('complete', () => retry === undefined && set(true))
  }
  const writeFailed = () => {
    settle()
    set(false)
    retry ??= setTimeout(writeAll, TRY_AGAIN_AFTER_MS)
  }
  /** Deleted by another tab or by the browser: a write would throw in the middle of somebody's typing. */
  const end = () => {
    clearTimeout(retry)
    settle()
    set(false)
    void copy.destroy()
  }
  database.addEventListener('abort', writeFailed)
  database.addEventListener('versionchange', end)
  database.addEventListener('close', end)
  doc.on('destroy', () => clearTimeout(retry))
  return { areKept: () => areKept, failed }
}
