import * as Y from 'yjs'
import type { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { CLOSE } from '#room-schema/protocol.ts'

/** Why an update of a shared document is refused; the rules are numbered in README.md. */
export type Refusal =
  | { rule: 'G1'; close: typeof CLOSE.malformed; reason: string }
  | { rule: ForgedRule; close: typeof CLOSE.forged; reason: string }
  /** Not refused for good: the sender is asked for everything the room lacks. */
  | { rule: 'G3'; close: null; reason: string }
  /**
   * Dropped, and the sender keeps it as a copy: a reader's edit, two people's keys that are fine where they are, or what
   * several people's edits, each within the limits, are too much of together.
   */
  | { rule: 'R6' | 'G9' | 'G10'; close: null; reason: string }
  /** Not looked at: the sender tries again later. */
  | { rule: 'R10'; close: typeof CLOSE.tooFast; reason: string }

type ForgedRule = 'R2' | 'G2' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8'

export const MALFORMED: Refusal = { rule: 'G1', close: CLOSE.malformed, reason: 'malformed update' }

export const TOO_FAST: Refusal = { rule: 'R10', close: CLOSE.tooFast, reason: 'too many refused edits' }

/** A page load writes under one; work that was done offline may bring those of many. */
const NEW_CLIENT_IDS_MAX = 50
/** Text that was written and deleted again before it was sent: many times what a document may hold. */
const EMPTY_LENGTH_MAX = 2 ** 26

export const forged = (rule: ForgedRule, reason: string): Refusal => ({ rule, close: CLOSE.forged, reason })

const full = (reason: string): Refusal => ({ rule: 'G10', close: null, reason })

/** Who wrote first under a Yjs client id owns it. */
export interface ClientIds {
  ownerOf(clientId: number): string | null
  claim(clientIds: number[], userId: string): void
}

/** What people may write into one root of a document, which is a map. */
export interface RootPolicy {
  root: string
  /** Why a new key is refused; one that is there may go on being written. */
  keyProblem(key: string): string | null
  valueProblem(value: unknown): string | null
  sizeOf(value: unknown): number
  maxKeys: number
  maxBytes: number
  /** Why a new key cannot be beside the others, where that is nobody's fault. */
  clash?(keys: Iterable<string>, isNew: (key: string) => boolean): string | null
  /** Keys of this root and of all others together. */
  maxKeysInAll?: number
  /** Several people pass the limits together, and none of them alone: an edit that does is dropped, up to twice as much. */
  areLimitsShared?: boolean
  /** A value that is longer than it may be, in the same way. */
  isTooLong?(value: unknown): boolean
  /** How many types deep a value may be changed beneath itself; none unless told. */
  innerDepth?: number
  /** What the key is of has been taken away: the entry goes again, and the rest of the edit stays. */
  isGone?(key: string): boolean
  /** Nobody but the server takes this entry away. */
  isKept?(key: string): boolean
}

/** An entry that was written for something that is not there any more. */
export interface GoneEntry {
  root: string
  key: string
}

/**
 * Guards a document that people share: looks at what an update says of itself, then tries it on the server's own copy and
 * looks only at the keys it touched. After a refusal that needed the trial the copy is spoiled and must be made anew.
 */
export class DocumentGuard {
  readonly #doc: Y.Doc
  readonly #roots: ReadonlyMap<string, RootGuard>
  #gone: GoneEntry[] = []
  #isSpoiled = false

  constructor(doc: Y.Doc, policies: readonly RootPolicy[]) {
    this.#doc = doc
    this.#roots = new Map(policies.map(policy => [policy.root, new RootGuard(doc, policy)]))
  }

  /** Applies the update when every rule allows it, and its new client ids are this person's; else says which does not. */
  apply(update: IncomingUpdate, userId: string, ids: ClientIds): Refusal | null {
    const fresh = update.freshClientIds(this.#doc)
    const stolen = fresh.find(id => (ids.ownerOf(id) ?? userId) !== userId)
    if (stolen !== undefined) return forged('G2', `client id ${stolen} belongs to somebody else`)
    const refusal = this.#judgeUntried(update, fresh, ids) ?? this.#judgeTried(update)
    if (!refusal) ids.claim(fresh, userId)
    return refusal
  }

  /** Has a refused update changed the copy? */
  get isSpoiled(): boolean {
    return this.#isSpoiled
  }

  /** Of the edit that was applied last: what is to be taken away again. */
  get gone(): readonly GoneEntry[] {
    return this.#gone
  }

  /** What can be told without the trial, which would cost the copy. */
  #judgeUntried(update: IncomingUpdate, fresh: number[], ids: ClientIds): Refusal | null {
    const root = update.rootBeside(this.#roots)
    if (root !== null) return forged('G4', `unknown root ${root}`)
    if (fresh.filter(id => ids.ownerOf(id) === null).length > NEW_CLIENT_IDS_MAX)
      return full(`more than ${NEW_CLIENT_IDS_MAX} new client ids`)
    if (update.emptyLength(this.#doc) > EMPTY_LENGTH_MAX)
      return forged('G8', `more than ${EMPTY_LENGTH_MAX} characters of nothing`)
    return update.isWhole(this.#doc)
      ? null
      : { rule: 'G3', close: null, reason: 'builds on something the room does not have' }
  }

  #judgeTried({ bytes }: IncomingUpdate): Refusal | null {
    this.#isSpoiled = true
    const touched = this.#try(bytes)
    // It looked whole, and Yjs waits for more: parts of it build on one another in a circle.
    if (!touched || this.#doc.store.pendingStructs || this.#doc.store.pendingDs) return MALFORMED
    const refusal = this.#judge(touched)
    this.#isSpoiled = refusal !== null
    return refusal
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
    for (const root of this.#doc.share.keys())
      if (!this.#roots.has(root)) return forged('G4', `unknown root ${root}`)
    const touched = new Map<RootGuard, (string | null)[]>()
    for (const [type, keys] of changed) {
      const place = this.#placeOf(type, keys)
      if (!place) return forged('G5', 'a change outside the values')
      touched.set(place.root, [...(touched.get(place.root) ?? []), ...place.keys])
    }
    this.#gone = []
    for (const [root, keys] of touched) {
      const refusal = root.judge(keys)
      if (refusal) return refusal
      this.#gone.push(...root.goneAmong(keys))
    }
    return this.#tooMany([...touched.keys()])
  }

  #tooMany(touched: readonly RootGuard[]): Refusal | null {
    const count = [...this.#roots.values()].reduce((sum, root) => sum + root.count, 0)
    for (const root of touched) {
      const refusal = root.over(count, root.maxKeysInAll, 'entries')
      if (refusal) return refusal
    }
    return null
  }

  /** The root that a changed type is, or whose value it is or is in; null for anything deeper than that may be. */
  #placeOf(
    type: Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>,
    keys: ReadonlySet<string | null>,
  ): { root: RootGuard; keys: (string | null)[] } | null {
    for (const root of this.#roots.values()) {
      if (root.is(type)) return { root, keys: [...keys] }
      const key = root.keyOf(type)
      if (key !== undefined) return { root, keys: [key] }
    }
    return null
  }
}

/** One root by its policy, with the sizes of its values as they were judged last. */
class RootGuard {
  readonly #policy: RootPolicy
  readonly #map: Y.Map<unknown>
  readonly #sizes = new Map<string, number>()
  #total = 0

  constructor(doc: Y.Doc, policy: RootPolicy) {
    this.#policy = policy
    this.#map = doc.getMap(policy.root)
    for (const key of this.#map.keys()) this.#measure(key)
  }

  get count(): number {
    return this.#sizes.size
  }

  get maxKeysInAll(): number {
    return this.#policy.maxKeysInAll ?? Number.POSITIVE_INFINITY
  }

  is(type: unknown): boolean {
    return type === this.#map
  }

  /** The key of the value that a type is or is in; a value that was deleted has no key to check. */
  keyOf(type: Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>): string | null | undefined {
    let inner: unknown = type
    for (let depth = 0; depth <= (this.#policy.innerDepth ?? 0); depth++) {
      const item = inner instanceof Y.AbstractType ? inner._item : null
      if (!item) return undefined
      if (this.is(item.parent)) return item.parentSub
      inner = item.parent
    }
    return undefined
  }

  goneAmong(keys: readonly (string | null)[]): GoneEntry[] {
    const { root, isGone } = this.#policy
    if (!isGone) return []
    return keys.flatMap(key => (key !== null && this.#map.has(key) && isGone(key) ? [{ root, key }] : []))
  }

  judge(keys: readonly (string | null)[]): Refusal | null {
    const { root, maxKeys, maxBytes, clash } = this.#policy
    const added = new Set<string>()
    for (const key of keys) {
      if (key === null) return forged('G5', `a change outside the keys of ${root}`)
      const isNew = this.#map.has(key) && !this.#sizes.has(key)
      const refusal = this.#judgeKey(key, isNew)
      if (refusal) return refusal
      if (isNew) added.add(key)
    }
    const refusal = this.over(this.#sizes.size, maxKeys, root) ?? this.over(this.#total, maxBytes, 'bytes')
    if (refusal) return refusal
    const beside = added.size > 0 ? (clash?.(this.#map.keys(), key => added.has(key)) ?? null) : null
    return beside === null ? null : { rule: 'G9', close: null, reason: beside }
  }

  over(count: number, max: number, what: string): Refusal | null {
    if (count <= max) return null
    const reason = `more than ${max} ${what}`
    return this.#policy.areLimitsShared && count <= 2 * max ? full(reason) : forged('G8', reason)
  }

  /** A key from before a rule for keys came may go on being written. */
  #judgeKey(key: string, isNew: boolean): Refusal | null {
    const keyProblem = isNew ? this.#policy.keyProblem(key) : null
    if (keyProblem !== null) return forged('G6', keyProblem)
    if (this.#policy.isKept?.(key) && this.#sizes.has(key) && !this.#map.has(key))
      return forged('G7', 'only the server takes this away')
    const valueProblem = this.#map.has(key) ? this.#policy.valueProblem(this.#map.get(key)) : null
    if (valueProblem !== null) return forged('G7', valueProblem)
    if (this.#map.has(key) && this.#policy.isTooLong?.(this.#map.get(key))) return full('a text is too long')
    this.#measure(key)
    return null
  }

  #measure(key: string): void {
    this.#total -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
    if (!this.#map.has(key)) return
    const size = this.#policy.sizeOf(this.#map.get(key))
    this.#sizes.set(key, size)
    this.#total += size
  }
}
