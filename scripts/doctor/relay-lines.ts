import { type Line, note, ok } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'

/** Whether large audiences are handed to relays, and whether that helps here. */
export function relayLines({ RELAYS_ABOVE, ROOM_TRANSPORT }: Settings): Line[] {
  if (RELAYS_ABOVE === null)
    return [ok('Every viewer has a socket of the room itself (RELAYS_ABOVE is off).')]
  if (ROOM_TRANSPORT === 'liveblocks')
    return [note('RELAYS_ABOVE counts for nothing, since people meet at Liveblocks.', 'Leave it out.')]
  return [
    note(
      `Rooms with ${RELAYS_ABOVE} sockets hand further viewers to relays, which share this machine's one thread with them.`,
      'Leave RELAYS_ABOVE out here: relays help where each has a thread of its own, at the edge.',
    ),
  ]
}
