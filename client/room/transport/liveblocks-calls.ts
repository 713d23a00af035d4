import { errorOf } from '#client/api/call.ts'
import { schemaVersionOf } from '#room-schema/migrations.ts'
import { CLOSE, type RefusalReason } from '#room-schema/protocol.ts'
import { liveRoomName, type RoomAddress } from '#room-schema/room-id.ts'
import { roomsApi } from '#shared/api/rooms.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { AppError, ErrorCode } from '#shared/errors.ts'

export type LiveToken = RouteReply<typeof roomsApi.token>

/** What became of a posted edit: `again` is neither taken nor refused yet, `incomplete` lacks what came before it. */
export type Posted = 'saved' | 'again' | 'incomplete' | { refused: RefusalReason } | { close: number }

/** What the calls of one document's room answer, as a socket would say it. */
export class LiveblocksCalls {
  readonly #address: RoomAddress
  readonly #looks: boolean
  readonly #fetch: typeof fetch

  constructor(address: RoomAddress, looks: boolean) {
    this.#address = address
    this.#looks = looks
    this.#fetch = globalThis.fetch.bind(globalThis)
  }

  /** A token for the room as it is called now; a close code when it will not be had; null when it is to be tried again. */
  async token(isLacking: boolean): Promise<LiveToken | { close: number } | null> {
    const schema = schemaVersionOf(this.#address.kind)
    const asked = { room: liveRoomName(this.#address), schema, isLacking, looks: this.#looks }
    const body = JSON.stringify(asked)
    const answer = await this.#post('/api/rooms/token', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    if (answer === null) return null
    if (!(answer instanceof Response)) return closeOf(answer.code)
    return roomsApi.token.reply.safeParse(await answer.json().catch(() => null)).data ?? null
  }

  /** Resolves once the edit is on the server's disk, or will not be. */
  async edit(update: Uint8Array): Promise<Posted> {
    const { kind, id, document } = this.#address
    const body = update as Uint8Array<ArrayBuffer>
    const answer = await this.#post(`/api/rooms/${kind}/${id}/${document}`, { body })
    if (answer === null) return 'again'
    if (answer instanceof Response) return 'saved'
    switch (answer.code) {
      case 'forbidden':
        return { refused: 'read_only' }
      case 'edit_collides':
        return { refused: 'collision' }
      case 'edit_too_much':
        return { refused: 'full' }
      case 'edit_incomplete':
        return 'incomplete'
      // An honest page never makes one that is malformed or forged.
      case 'bad_request':
      case 'too_large':
        return { close: CLOSE.forged }
      default:
        return closeOf(answer.code) ?? 'again'
    }
  }

  async #post(path: string, init: RequestInit): Promise<Response | AppError | null> {
    try {
      const answer = await this.#fetch(path, { method: 'POST', credentials: 'same-origin', ...init })
      return answer.ok ? answer : await errorOf(answer)
    } catch {
      return null
    }
  }
}

const CLOSES: Partial<Record<ErrorCode, number>> = {
  unauthenticated: CLOSE.signIn,
  forbidden: CLOSE.forged,
  not_found: CLOSE.noSuchRoom,
  too_old: CLOSE.tooOld,
}

/** Null for what may go well another time. */
function closeOf(code: ErrorCode): { close: number } | null {
  const close = CLOSES[code]
  return close === undefined ? null : { close }
}
