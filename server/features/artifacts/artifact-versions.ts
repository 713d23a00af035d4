import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { type ArtifactStatus, type ArtifactVersion, picturePath } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

/** A version that could not be compiled yet shows that it was no fault of its own. */
export const shownStatus = ({
  status,
  errorMessage,
}: ArtifactRow): { status: ArtifactStatus; errorMessage: string | null } =>
  status === 'uncompiled'
    ? { status: 'error', errorMessage: MESSAGES.couldNotCompile }
    : { status, errorMessage }

/** One entry of the version menu. */
export function artifactOfVersion(
  row: ArtifactRow,
  activeArtifactId: string | null,
  pictured: ReadonlySet<string>,
): ArtifactVersion {
  const { id, name, version, kind, actor, requestId, health } = row
  return {
    ...{ id, name, version, kind, actor, requestId, health },
    // Nobody has found a fault in one that is still to be compiled.
    status: row.status === 'error' ? 'error' : 'compiled',
    createdAt: row.createdAt.getTime(),
    isActive: id === activeArtifactId,
    pictureSrc: pictured.has(id) ? picturePath(id) : null,
  }
}
