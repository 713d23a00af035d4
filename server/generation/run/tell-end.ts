import type * as Y from 'yjs'
import { activeRun } from '#room-schema/editor-room.ts'
import { countRun } from '#server/features/metrics/counts.ts'
import type { RunEnd } from '#server/generation/run/end.ts'
import { logLine } from '#server/logs/log-line.ts'
import { logSettings } from '#server/logs/log-settings.ts'

/** For whoever runs the server, just before the document says it to everybody. */
export function tellEnd(doc: Y.Doc, { state }: RunEnd): void {
  const run = activeRun(doc)?.run
  // One that nobody was shown has no beginning to count from.
  if (!run) return
  const ms = Date.now() - run.startedAt
  countRun(state, ms / 1_000)
  logLine(logSettings().format, { level: 'info', event: 'run', outcome: state, ms })
}
