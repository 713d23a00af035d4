import type { Awareness } from 'y-protocols/awareness'
import { z } from 'zod'
import type { OtherPerson } from '#client/room/transport/liveblocks-link.ts'
import { spotlightStamp } from '#room-schema/canvas-presence.ts'
import { presenceUserSchema } from '#room-schema/presence.ts'

/** Of a token, so of our server. */
const infoSchema = presenceUserSchema.omit({ id: true }).extend({ mayEdit: z.boolean() })
/** What a page says: which of its documents, and what it shows of the person. */
const saidSchema = z.object({
  clientId: z.number().int().nonnegative(),
  state: z.record(z.string(), z.unknown()).nullable(),
})

const BY_THE_SERVICE = 'liveblocks'

/**
 * Shows these people in the room's presence, and nobody else. Who they are is what their token says; a client id belongs to
 * whoever has been here longest, so nobody speaks for another.
 */
export function showOthers(awareness: Awareness, people: readonly OtherPerson[]): void {
  const now = new Map<number, Record<string, unknown>>()
  for (const { id, info, presence } of [...people].sort((a, b) => a.connectionId - b.connectionId)) {
    const [who, said] = [infoSchema.safeParse(info).data, saidSchema.safeParse(presence).data]
    if (!who || !said?.state || said.clientId === awareness.clientID || now.has(said.clientId)) continue
    const { mayEdit, ...user } = who
    now.set(said.clientId, { ...said.state, ...spotlightStamp(mayEdit), user: { id, ...user } })
  }
  const before = new Set([...awareness.getStates().keys()].filter(id => id !== awareness.clientID))
  const removed = [...before].filter(id => !now.has(id))
  const added = [...now.keys()].filter(id => !before.has(id))
  const updated = [...now].flatMap(([id, state]) =>
    before.has(id) && JSON.stringify(awareness.getStates().get(id)) !== JSON.stringify(state) ? [id] : [],
  )
  if (removed.length + added.length + updated.length === 0) return
  for (const id of removed) {
    awareness.states.delete(id)
    awareness.meta.delete(id)
  }
  for (const id of [...added, ...updated]) {
    awareness.states.set(id, now.get(id) ?? {})
    awareness.meta.set(id, { clock: (awareness.meta.get(id)?.clock ?? 0) + 1, lastUpdated: Date.now() })
  }
  const change = { added, updated, removed }
  awareness.emit('change', [change, BY_THE_SERVICE])
  awareness.emit('update', [change, BY_THE_SERVICE])
}
