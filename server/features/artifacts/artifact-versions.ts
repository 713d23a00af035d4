import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { type ArtifactVersion, picturePath } from '#shared/artifacts.ts'

/** One entry of the version menu. */
export function artifactOfVersion(
  row: ArtifactRow,
  activeArtifactId: string | null,
  pictured: ReadonlySet<string>,
): ArtifactVersion {
  const { id, name, version, kind, actor, requestId, status } = row
  return {
    ...{ id, name, version, kind, actor, requestId, status },
    createdAt: row.createdAt.getTime(),
    isActive: id === activeArtifactId,
    pictureSrc: pictured.has(id) ? picturePath(id) : null,
  }
}
