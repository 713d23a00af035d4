import type { Liveblocks } from '@liveblocks/node'
import { z } from 'zod'
import type { PresenceUser } from '#room-schema/presence.ts'

/** An answer later than this counts as none. */
const ANSWER_WITHIN_MS = 10_000

/** Who a token says somebody is: shown to the others by the service, whatever the client writes. */
export interface LiveUser extends PresenceUser {
  mayEdit: boolean
  /** This page can look at others for a run. */
  looks: boolean
}

/** Of what a token of ours says, as the service tells it again. */
const activeSchema = z.object({
  id: z.string(),
  info: z.object({ mayEdit: z.boolean(), looks: z.boolean() }),
})
export type ActiveUser = z.infer<typeof activeSchema>

/** What our rooms ask of Liveblocks. Each call throws when it is not answered as hoped. */
export interface LiveService {
  /** Makes a private room, unless it is there. */
  create(room: string): Promise<void>
  /** What the room has, as one Yjs update; null when there is no such room. */
  read(room: string): Promise<Uint8Array | null>
  /** False when there is no such room. */
  publish(room: string, update: Uint8Array): Promise<boolean>
  /** Closes every link to the room, and forgets it. */
  remove(room: string): Promise<void>
  /** Who is linked to it now, once for each of their pages. */
  active(room: string): Promise<ActiveUser[]>
  /** Lets somebody read this room and be seen in it, and nothing else. */
  token(room: string, user: LiveUser): Promise<string>
}

/** The service itself, by the key of its project. */
export function liveblocksService(secret: string, baseUrl: string): LiveService {
  let client: Promise<Liveblocks> | null = null
  // Rooms without it do without its code.
  const asked = () => {
    client ??= import('@liveblocks/node').then(({ Liveblocks }) => new Liveblocks({ secret, baseUrl }))
    return client
  }
  return {
    async create(room) {
      await (await asked()).getOrCreateRoom(room, { defaultAccesses: [] }, within())
    },
    async read(room) {
      const found = await unlessMissing((await asked()).getYjsDocumentAsBinaryUpdate(room, {}, within()))
      return found && new Uint8Array(found)
    },
    async publish(room, update) {
      const sent = (await asked()).sendYjsBinaryUpdate(room, update, {}, within())
      return (await unlessMissing(sent.then(() => true))) ?? false
    },
    async remove(room) {
      await unlessMissing((await asked()).deleteRoom(room, within()))
    },
    async active(room) {
      const found = await unlessMissing((await asked()).getActiveUsers(room, within()))
      return (found?.data ?? []).flatMap(user => activeSchema.safeParse(user).data ?? [])
    },
    async token(room, { id, ...info }) {
      const session = (await asked()).prepareSession(id, { userInfo: info })
      session.allow(room, ['room:read', 'room:presence:write'])
      const { status, body } = await session.authorize()
      const { token } = status === 200 ? (JSON.parse(body) as { token?: unknown }) : {}
      if (typeof token !== 'string') throw new Error(`Liveblocks gave no token, but ${status}`)
      return token
    },
  }
}

const within = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })

/** Null for what is not there. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return null
    throw error
  }
}
