import type { Bindings } from '#server/bindings.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import { recordEnd } from '#server/generation/run/record-end.ts'
import { reportKey } from '#server/generation/run/report-key.ts'
import { reportOutage } from '#server/generation/run/report-outage.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { tellEnd } from '#server/generation/run/tell-end.ts'

/** Whoever runs the server hears of an end: in counts and log, in the list of ends, and where the provider is out. */
export function reportEnd(env: Bindings, room: RunRoom, stored: StoredRun, end: RunEnd): void {
  const patternId = room.patternId()
  tellEnd(room.doc(), end)
  room.waitUntil(reportOutage(env, patternId, stored.request, end))
  room.waitUntil(reportKey(env, stored.request, end))
  room.waitUntil(recordEnd(env, patternId, stored, end))
}
