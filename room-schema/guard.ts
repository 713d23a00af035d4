import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { FILES_MAX, FILES_MAX_BYTES } from '#shared/artifacts.ts'
import { collision, isFilePath } from '#shared/file-paths.ts'

/** Why an update of a shared document is refused; the rules are numbered in README.md. */
export type Refusal =
  | { rule: 'G1'; close: typeof CLOSE.malformed; reason: string }
  | { rule: 'G2' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8'; close: typeof CLOSE.forged; reason: string }
  /** Not refused for good: the sender is asked for everything the room lacks. */
  | { rule: 'G3'; close: null; reason: string }
  /** Two people may each make a file that is fine where they are: dropped, and the sender keeps it as a copy. */
  | { rule: 'G9'; close: null; reason: string }

const forged = (rule: 'G2' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8', reason: string): Refusal => ({
  rule,
  close: CLOSE.forged,
  reason,
})

/** Who wrote first under a Yjs client id owns it. */
export interface ClientIds {
  ownerOf(clientId: number): string | null
}

/** The client ids that an update brings new structs of; null when the update is malformed. */
export function clientIdsIn(doc: Y.Doc, update: Uint8Array): number[] | null {
  try {
    const fresh = new Set<number>()
    for (const { id, length } of Y.decodeUpdate(update).structs) {
      if (id.clock + length > Y.getState(doc.store, id.client)) fresh.add(id.client)
    }
    return [...fresh]
  } catch {
    return null
  }
}

/**
 * Guards the working copy: tries each client update on the server's own copy of the document and looks only at
 * the keys it touched. After a refusal other than G1, G2 the copy is spoiled and must be made anew.
 */
export class FilesGuard {
  readonly #doc: Y.Doc
  readonly #sizes = new Map<string, number>()
  #total = 0

  constructor(doc: Y.Doc) {
    this.#doc = doc
    for (const path of filesOf(doc).keys()) this.#measure(path)
  }

  /** Applies the update when every rule allows it; a refusal says which did not. */
  apply(update: Uint8Array, userId: string, ids: ClientIds): Refusal | null {
    const clientIds = clientIdsIn(this.#doc, update)
    if (!clientIds) return { rule: 'G1', close: CLOSE.malformed, reason: 'malformed update' }
    const stolen = clientIds.find(id => (ids.ownerOf(id) ?? userId) !== userId)
    if (stolen !== undefined) return forged('G2', `client id ${stolen} belongs to somebody else`)
    const touched = this.#try(update)
    if (!touched) return { rule: 'G1', close: CLOSE.malformed, reason: 'malformed update' }
    if (this.#doc.store.pendingStructs || this.#doc.store.pendingDs) {
      return { rule: 'G3', close: null, reason: 'builds on something the room does not have' }
    }
    return this.#judge(touched)
  }

  #try(update: Uint8Array): Y.Transaction['changed'] | null {
    const changed: Y.Transaction['changed'] = new Map()
    // One update can be several transactions: Yjs tidies formats up in one of its own.
    const note = (transaction: Y.Transaction) => {
      for (const [type, keys] of transaction.changed) {
        changed.set(type, new Set([...(changed.get(type) ?? []), ...keys]))
      }
    }
    this.#doc.on('afterTransaction', note)
    try {
      Y.applyUpdate(this.#doc, update, this)
      return changed
    } catch {
      return null
    } finally {
      this.#doc.off('afterTransaction', note)
    }
  }

  #judge(changed: Y.Transaction['changed']): Refusal | null {
    const files = filesOf(this.#doc)
    for (const root of this.#doc.share.keys())
      if (root !== 'files') return forged('G4', `unknown root ${root}`)
    const added = new Set<string>()
    for (const [type, keys] of changed) {
      const touched = (type as unknown) === files ? [...keys] : [pathOf(type, files)]
      for (const path of touched) {
        const isNew = path !== null && files.has(path) && !this.#sizes.has(path)
        const refusal = this.#judgePath(path, isNew)
        if (refusal) return refusal
        if (isNew) added.add(path)
      }
    }
    if (this.#sizes.size > FILES_MAX) return forged('G8', `more than ${FILES_MAX} files`)
    if (this.#total > FILES_MAX_BYTES) return forged('G8', `more than ${FILES_MAX_BYTES} bytes`)
    const beside = added.size > 0 ? collision(files.keys(), path => added.has(path)) : null
    return beside && { rule: 'G9', close: null, reason: beside.problem }
  }

  /** A file from before a rule for paths came may go on being edited. */
  #judgePath(path: string | null, isNew: boolean): Refusal | null {
    if (path === null) return forged('G5', 'a change outside the files')
    const value = filesOf(this.#doc).get(path)
    if (isNew && !isFilePath(path)) return forged('G6', 'not a file path')
    if (value !== undefined && !(value instanceof Y.Text && isPlain(value)))
      return forged('G7', 'not plain text')
    this.#measure(path)
    return null
  }

  #measure(path: string): void {
    const value = filesOf(this.#doc).get(path)
    this.#total -= this.#sizes.get(path) ?? 0
    if (value instanceof Y.Text) {
      this.#sizes.set(path, value.length)
      this.#total += value.length
    } else this.#sizes.delete(path)
  }
}

/** The file a changed type belongs to; null when it is not the text of a file. A deleted file has no path to check. */
function pathOf(
  type: Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>,
  files: Y.Map<unknown>,
): string | null {
  const item = type._item
  return item && (item.parent as unknown) === files ? item.parentSub : null
}

/** Only characters: no formats, embeds or nested types. */
function isPlain(text: Y.Text): boolean {
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && !(item.content instanceof Y.ContentString)) return false
  }
  return true
}
