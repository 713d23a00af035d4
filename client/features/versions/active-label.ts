import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'

/** The label of the active version, once it is known. */
export function activeLabel(
  versions: readonly ArtifactVersion[],
  activeArtifactId: string | null,
): string | null {
  const active = versions.find(version => version.id === activeArtifactId)
  return active ? versionLabel(active.version) : null
}
