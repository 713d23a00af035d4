import { z } from 'zod'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { endReservation, findEntry, withdraw } from '#server/features/credits/ledger-queries.ts'
import { RunCredits } from '#server/generation/run/run-credits.ts'
import { RunsStore, type StoredRun } from '#server/generation/run/runs-store.ts'
import { settle } from '#server/generation/run/settle.ts'
import { type Actor, actorSchema } from '#shared/actor.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The id of a keep in the ledger; no run has it, as ids have no dashes. */
const entryOf = (requestId: string): string => `kept-${requestId}`

const KEPT = 'Kept what a stopped answer had made'

interface Room {
  env: Bindings
  sql: SqlStorage
  patternId(): string
}

/**
 * What keeping the finished files of a run costs. A run that is stopped costs nothing, and to keep all it had made would be to
 * have it for nothing: whoever keeps it pays what it would have cost. What a fault has cut off is kept free of charge.
 */
export class KeptCredits {
  readonly #room: Room
  readonly #store: RunsStore
  readonly #credits: RunCredits

  constructor(room: Room) {
    this.#room = room
    this.#store = new RunsStore(room.sql)
    this.#credits = new RunCredits(room.env)
    room.sql.exec('create table if not exists keeps(request_id text primary key, actor text not null)')
  }

  /** What the offer says: nothing where nobody has a limit. */
  async shownCost(stored: StoredRun): Promise<number> {
    return settingsOf(this.#room.env).PLANS ? this.#costOf(stored) : 0
  }

  /** Keeps that were begun and have not ended. */
  pending(): { requestId: string; actor: Actor }[] {
    return [...this.#room.sql.exec('select request_id as requestId, actor from keeps')].map(row => {
      const { requestId, actor } = pendingSchema.parse(row)
      return { requestId, actor: actorSchema.parse(JSON.parse(actor)) }
    })
  }

  /** Null when reserved; else why not. Whoever began it pays, also where a crash made somebody else finish it. */
  async reserve(requestId: string, actor: Actor): Promise<ErrorCode | null> {
    const stored = this.#store.find(requestId)
    const amount = stored ? await this.#costOf(stored) : 0
    if (!stored || amount === 0) return null
    // What the run itself had reserved may not be back yet.
    await settle({ store: this.#store, credits: this.#credits }, this.#store.get(requestId), null)
    const { sql, patternId } = this.#room
    sql.exec('insert or ignore into keeps values (?, ?)', requestId, JSON.stringify(actor))
    const { kind, id } = this.#payer(requestId) ?? actor
    const entry = { requestId: entryOf(requestId), patternId: patternId(), amount, message: KEPT }
    const payer = { kind, id: await this.#credits.accountOf(id) }
    const refusal = await this.#credits.take(payer, { ...entry, isFreeFix: false })
    if (refusal) this.#forget(requestId)
    return refusal
  }

  /** It is in the design. */
  async settle(requestId: string): Promise<void> {
    const payer = this.#payer(requestId)
    if (!payer) return
    const end = { state: 'settled' as const, message: KEPT }
    const userId = await this.#credits.accountOf(payer.id)
    await endReservation(this.#room.env.DB, userId, entryOf(requestId), end)
    this.#forget(requestId)
  }

  /** It came to nothing. */
  async withdraw(requestId: string): Promise<void> {
    const payer = this.#payer(requestId)
    if (!payer) return
    await withdraw(this.#room.env.DB, await this.#credits.accountOf(payer.id), entryOf(requestId))
    this.#forget(requestId)
  }

  /** A try again is free to its end, so it is free when it was stopped. */
  async #costOf({ request, state, attempt }: StoredRun): Promise<number> {
    if (state !== 'stopped' || attempt > 0 || request.isOwnModel) return 0
    const { requestId, actor } = request
    const userId = await this.#credits.accountOf(actor.id)
    const entry = await findEntry(this.#room.env.DB, userId, requestId)
    return entry?.patternId === this.#room.patternId() ? entry.amount : 0
  }

  #payer(requestId: string): Actor | null {
    return this.pending().find(keep => keep.requestId === requestId)?.actor ?? null
  }

  #forget(requestId: string): void {
    this.#room.sql.exec('delete from keeps where request_id = ?', requestId)
  }
}

const pendingSchema = z.object({ requestId: z.string(), actor: z.string() })
