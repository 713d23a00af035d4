import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { ModelName } from '#server/env.ts'
import type { KeyedEvent } from '#server/events/events-queries.ts'
import { awake, tellOnce } from '#server/events/outbox.ts'
import { spendingOf } from '#server/features/billing/plan-of.ts'
import { creditsOf, hasLimit } from '#server/features/credits/balance.ts'
import {
  endReservation,
  findEntry,
  forgo,
  type Reservation,
  refund,
  reserve,
  usageSince,
  withdraw,
  withdrawUnmade,
} from '#server/features/credits/ledger-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { costOf } from '#server/generation/model/providers.ts'
import { mentionsToTell } from '#server/generation/run/mentions.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { Actor } from '#shared/actor.ts'
import {
  type Credits,
  FREE_FIXES_A_DAY,
  promptWeight,
  REFUND_WITHIN_MS,
  REFUNDS_A_DAY,
} from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What a guest may send in a day where a paid model is set. */
const GUEST_SENDS_A_DAY = 10
const DAY_MS = 24 * 60 * 60_000

const aDayAgo = (): Date => new Date(Date.now() - DAY_MS)

type Entry = Pick<Reservation, 'requestId' | 'patternId' | 'amount' | 'message'> & { isFreeFix: boolean }

/** The ledger as a run sees it: reserved at the start, then settled or released, once. */
export class RunCredits {
  readonly #env: Bindings

  constructor(env: Bindings) {
    this.#env = env
  }

  of(actor: Actor): Promise<Credits> {
    return creditsOf(this.#env, actor.id)
  }

  /** Null when reserved; else why not. */
  async reserve(request: RunRequest, patternId: string, model: ModelName): Promise<ErrorCode | null> {
    const { requestId, actor, prompt, freeFixOf } = request
    // Whoever's key it is pays the provider: nothing of it is on record, nor counts among what is free.
    const told = await mentionsToTell(this.#env, patternId, request)
    if (request.isOwnModel) {
      await tellOnce(this.#env, told)
      return null
    }
    const cost = costOf(model) * promptWeight(prompt)
    const isFreeFix = freeFixOf !== null && cost > 0
    const entry = { requestId, patternId, amount: isFreeFix ? 0 : cost, message: firstWords(prompt) }
    return this.take(actor, { ...entry, isFreeFix }, told)
  }

  /** Reserves for what is asked for now, and tells of it in the same batch. */
  async take(
    actor: Actor,
    { isFreeFix, ...entry }: Entry,
    told: readonly KeyedEvent[] = [],
  ): Promise<ErrorCode | null> {
    await withdrawUnmade(this.#env.DB, actor.id, Date.now())
    if (actor.kind === 'guest' && entry.amount > 0 && settingsOf(this.#env).GUESTS) {
      const today = await usageSince(this.#env.DB, actor.id, aDayAgo())
      // What was reserved for this already is one of them.
      if (today.count >= GUEST_SENDS_A_DAY && !(await findEntry(this.#env.DB, actor.id, entry.requestId)))
        return 'too_many_requests'
    }
    const spending = await spendingOf(this.#env, actor.id)
    const freeMost = isFreeFix && hasLimit(spending) ? { count: FREE_FIXES_A_DAY, from: aDayAgo() } : null
    const reservation = { ...entry, ...spending, userId: actor.id, freeMost }
    const isReserved = await awake(this.#env, told, () => reserve(this.#env.DB, reservation, told))
    if (isReserved) return null
    const before = await findEntry(this.#env.DB, actor.id, entry.requestId)
    if (before && before.patternId !== entry.patternId) return 'request_id_reused'
    return isFreeFix ? 'free_fixes_used' : 'out_of_credits'
  }

  /** A guest may have become an account while the run went on. */
  async end({ actor, requestId, prompt }: RunRequest, isCharged: boolean, how: string): Promise<void> {
    const userId = await this.accountOf(actor.id)
    const state = isCharged ? 'settled' : 'released'
    await endReservation(this.#env.DB, userId, requestId, {
      state,
      message: `${firstWords(prompt)} · ${how}`,
    })
  }

  /** What a design with boxes that nobody asked for would have cost; false where it is charged all the same. */
  async forgo({ actor, requestId, prompt, freeFixOf, isOwnModel }: RunRequest): Promise<boolean> {
    if (freeFixOf !== null || isOwnModel) return true
    const most = { count: REFUNDS_A_DAY, from: aDayAgo() }
    const message = `${firstWords(prompt)} · placeholders are left, nothing charged`
    return forgo(this.#env.DB, await this.accountOf(actor.id), requestId, message, most)
  }

  async accountOf(actorId: string): Promise<string> {
    return (await findPerson(this.#env.DB, actorId))?.id ?? actorId
  }
}

/** Reserves for several runs before any of them begins: for all, or for none. Null when reserved; else why not. */
export async function reserveAll(
  env: Bindings,
  runs: readonly { request: RunRequest; patternId: string }[],
  model: ModelName,
): Promise<ErrorCode | null> {
  const credits = new RunCredits(env)
  for (const [at, { request, patternId }] of runs.entries()) {
    const refusal = await credits.reserve(request, patternId, model)
    if (!refusal) continue
    for (const { request: before } of runs.slice(0, at))
      await withdraw(env.DB, before.actor.id, before.requestId)
    return refusal
  }
  return null
}

/** What was charged for a version that nobody could see goes back, once. */
export async function refundVersion(
  d1: D1Database,
  { actor, requestId, name }: { actor: Actor; requestId: string | null; name: string },
): Promise<boolean> {
  if (requestId === null) return false
  const userId = (await findPerson(d1, actor.id))?.id ?? actor.id
  return refund(d1, userId, requestId, `${name} · ${REFUNDED}`, {
    since: new Date(Date.now() - REFUND_WITHIN_MS),
    most: { count: REFUNDS_A_DAY, from: aDayAgo() },
  })
}

const REFUNDED = 'it did not render, so its credits are back'

/** What a line of the ledger was for. */
function firstWords(prompt: string): string {
  const line = prompt.trim().replace(/\s+/g, ' ')
  return line.length <= WORDS_MAX_CHARACTERS ? line : `${line.slice(0, WORDS_MAX_CHARACTERS - 1).trimEnd()}…`
}

const WORDS_MAX_CHARACTERS = 48
