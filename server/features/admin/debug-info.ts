import type { Bindings } from '#server/bindings.ts'
import { listLedger } from '#server/features/admin/lists-queries.ts'
import { type ArtifactRow, listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import type { DebugInfo } from '#shared/admin.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { isReady } from '#shared/preview-health.ts'

const VERSIONS_TOLD = 200
const ENTRIES_TOLD = 200

/** All that is known of a design and its runs; without its words where they may not be read. */
export async function debugInfo(env: Bindings, pattern: PatternRow, mayRead: boolean): Promise<DebugInfo> {
  const [rows, { runs }, ledger] = await Promise.all([
    listVersions(env.DB, pattern.id),
    editorRoom(env, pattern.id).roomInfo(pattern.id),
    listLedger(env.DB, pattern.id, ENTRIES_TOLD),
  ])
  const said = <T>(words: T): T | null => (mayRead ? words : null)
  const versions = rows.slice(0, VERSIONS_TOLD)
  const { id, ownerId, name, access, config, activeArtifactId, createdAt, updatedAt } = pattern
  return {
    pattern: {
      ...{ id, ownerId, name: said(name), access, ...config, activeArtifactId },
      ...{ createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() },
    },
    versions: versions.map(({ id, version, kind, status, requestId, actor, createdAt }) => ({
      ...{ id, version: versionLabel(version), kind, status, requestId, actor },
      createdAt: createdAt.getTime(),
    })),
    runs,
    ledger: ledger.map(entry => ({ ...entry, message: said(entry.message) })),
    faults: versions.flatMap(faultsOf).map(fault => ({ ...fault, message: said(fault.message) })),
  }
}

function faultsOf({ id, status, errorMessage, health }: ArtifactRow): DebugInfo['faults'] {
  const compile = { artifactId: id, kind: 'compile' as const, message: errorMessage }
  const render = health && {
    artifactId: id,
    kind: 'render' as const,
    message: `${health.outcome} ${health.cause}`,
  }
  return [...(status === 'error' ? [compile] : []), ...(render && health && !isReady(health) ? [render] : [])]
}
