import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Versions are looked back through for as many as this, so that a long row of undoing ends. */
const STEPS_MAX = 100

/**
 * The design before the last change that still holds. What was taken back is passed over, so that a second "undo" goes
 * one change further instead of bringing the first one back. Null when there is nothing before.
 */
export async function filesBefore(
  { DB, FILES }: Pick<Bindings, 'DB' | 'FILES'>,
  activeId: string | null,
  wasUndo: (requestId: string) => boolean,
): Promise<SourceFile[] | null> {
  const rows = new Map<string, ArtifactRow>()
  for (let id = activeId; id !== null && rows.size < STEPS_MAX; ) {
    const row: ArtifactRow | null = await findArtifact(DB, id)
    if (!row) break
    rows.set(row.id, row)
    id = row.parentId
  }
  const target = activeId && versionBefore(activeId, id => rows.get(id) ?? null, wasUndo)
  const row = target ? rows.get(target) : null
  return row ? readSource(FILES, row) : null
}

type Known = Pick<ArtifactRow, 'parentId' | 'requestId'>

/** The version that comes before this one, where a version made by undoing is the one it went back to. */
export function versionBefore(
  id: string,
  find: (id: string) => Known | null,
  wasUndo: (requestId: string) => boolean,
): string | null {
  const same = (at: string): string | null => {
    const row = find(at)
    if (!row?.requestId || !wasUndo(row.requestId)) return row ? at : null
    return row.parentId && parentOf(same(row.parentId))
  }
  const parentOf = (at: string | null): string | null => {
    const parent = at === null ? null : (find(at)?.parentId ?? null)
    return parent !== null && find(parent) ? parent : null
  }
  return parentOf(same(id))
}
