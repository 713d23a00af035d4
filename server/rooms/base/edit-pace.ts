import { type Refusal, TOO_FAST } from '#room-schema/guard.ts'
import type { DocumentEdits, Editor } from '#server/rooms/base/edits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Of one person; each may cost the room its copy of the document. */
const REFUSED_PER_MINUTE = 20
/** Of all people together: from then on nobody is tried twice a minute in vain. */
const REFUSED_IN_ROOM_PER_MINUTE = 30
/** Kept for the life of the room; a page load brings one. */
const NEW_CLIENT_IDS_PER_HOUR = 500
/** Counts of people who went quiet are let go of. */
const PEOPLE_MAX = 1_000

/** A reader's edit is refused unseen, and what comes out of order is cheap to find and heals. */
const FREE: ReadonlySet<Refusal['rule']> = new Set(['R6', 'G3', 'R10'])

/** How many edits of whom a room refuses before it looks at no more of theirs for a while: they are tried again, not lost. */
export class EditPace {
  readonly #refused = new Counts(MINUTE_MS)
  readonly #brought = new Counts(HOUR_MS)
  readonly #inRoom = new Counts(MINUTE_MS)

  /** Has an edit judged, unless its author has to wait. */
  accept(
    edits: Pick<DocumentEdits, 'isShared' | 'knownClientIds' | 'accept'>,
    who: Editor,
    update: Uint8Array,
    from: WebSocket | null,
  ): Refusal | null {
    if (edits.isShared && this.isPutOff(who.userId)) return TOO_FAST
    const known = edits.knownClientIds
    const refusal = edits.accept(who, update, from)
    if (refusal) this.refused(who.userId, refusal)
    else this.brought(who.userId, edits.knownClientIds - known)
    return refusal
  }

  isPutOff(userId: string, now = Date.now()): boolean {
    const refused = this.#refused.of(userId, now)
    const most = this.#inRoom.of('', now) < REFUSED_IN_ROOM_PER_MINUTE ? REFUSED_PER_MINUTE : 1
    return refused >= most || this.#brought.of(userId, now) >= NEW_CLIENT_IDS_PER_HOUR
  }

  refused(userId: string, { rule }: Refusal, now = Date.now()): void {
    if (FREE.has(rule)) return
    this.#refused.add(userId, 1, now)
    this.#inRoom.add('', 1, now)
  }

  /** So many Yjs client ids that the room did not know. */
  brought(userId: string, clientIds: number, now = Date.now()): void {
    if (clientIds > 0) this.#brought.add(userId, clientIds, now)
  }
}

/** Counts within spans that begin with the first thing counted. */
class Counts {
  readonly #spanMs: number
  readonly #counts = new Map<string, { count: number; until: number }>()

  constructor(spanMs: number) {
    this.#spanMs = spanMs
  }

  of(key: string, now: number): number {
    const known = this.#counts.get(key)
    return known && now < known.until ? known.count : 0
  }

  add(key: string, count: number, now: number): void {
    const before = this.of(key, now)
    const until = before > 0 ? (this.#counts.get(key)?.until ?? 0) : now + this.#spanMs
    this.#counts.delete(key)
    this.#counts.set(key, { count: before + count, until })
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > PEOPLE_MAX && oldest !== undefined) this.#counts.delete(oldest)
  }
}
