import { Liveblocks } from '@liveblocks/node'
import type { LiveblocksFact } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'

const ANSWER_WITHIN_MS = 10_000

/** Asks for the list of one room, as anybody with the key may; null where rooms are not there. */
export async function askLiveblocks({
  ROOM_TRANSPORT,
  LIVEBLOCKS_SECRET_KEY: secret,
  LIVEBLOCKS_BASE_URL: baseUrl,
}: Settings): Promise<LiveblocksFact | null> {
  if (ROOM_TRANSPORT !== 'liveblocks' || !secret) return null
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    await new Liveblocks({ secret, baseUrl }).getRooms({ limit: 1 }, { signal })
    return { state: 'answers' }
  } catch (error) {
    const { status, cause } = error as { status?: number; cause?: { code?: string } }
    if (status === 401 || status === 403) return { state: 'refused', status }
    return { state: 'away', why: status ? `it says ${status}` : (cause?.code ?? 'no answer') }
  }
}
