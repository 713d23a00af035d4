import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { ArtifactVersion } from '#shared/artifacts.ts'

/** One entry of the version menu. */
export function artifactOfVersion(row: ArtifactRow, activeArtifactId: string | null): ArtifactVersion {
  const { id, name, version, kind, actor, requestId, status } = row
  return {
    ...{ id, name, version, kind, actor, requestId, status },
    createdAt: row.createdAt.getTime(),
    isActive: id === activeArtifactId,
  }
}
