import { mayDo, patternsFor } from '#server/access/levels.ts'
import type { CanvasCall } from '#server/call.ts'
import { listCopies } from '#server/features/canvas/copies-queries.ts'
import type { Copy } from '#shared/canvas.ts'

/** What of a canvas is a copy; of what, is told only to who may look at that. */
export async function copiesOn({ env, canvas, caller, user }: CanvasCall): Promise<Copy[]> {
  const rows = await listCopies(env.DB, canvas.id)
  const ids = [...new Set(rows.flatMap(({ patternId }) => patternId ?? []))]
  const origins = await patternsFor(env.DB, user?.id ?? null, ids)
  return rows.map(({ nodeId, artifactId, patternId, major, minor }) => {
    const origin = patternId === null ? undefined : origins.get(patternId)
    const isKnown = origin && mayDo(caller, origin.level, 'view') && major !== null
    return {
      ...{ nodeId, artifactId },
      of: isKnown
        ? { patternId: origin.pattern.id, name: origin.pattern.name, version: { major, minor: minor ?? 0 } }
        : null,
    }
  })
}
