import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { authorOf } from '#server/features/code-host/sync/author-of.ts'
import type { VersionOfCommit } from '#server/features/code-host/sync/make-commits.ts'
import type { Manifest } from '#server/features/code-host/sync/manifest.ts'
import { projectFiles } from '#server/features/code-host/sync/project-files.ts'
import { versionsSince } from '#server/features/code-host/sync/versions-since.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { versionLabel } from '#shared/artifacts.ts'

interface Pushed {
  pattern: PatternRow
  artifact: ArtifactRow
  files: ReadonlyMap<string, Uint8Array>
  folder: string
  /** Of the version that is pushed; the others are called by their names. */
  message: string | undefined
}

/** What a push tells of a design: each version made since with who made it and when; its files are made when they are asked for. */
export async function commitsOf(
  env: Bindings,
  { pattern, artifact: pushed, files, folder, message }: Pushed,
  has: Manifest | null,
  isFirst: boolean,
): Promise<VersionOfCommit[]> {
  const since = versionsSince(await listVersions(env.DB, pattern.id), pushed, has, isFirst)
  return Promise.all(
    since.map(async ({ artifact, upTo }) => {
      const isPushed = artifact.id === pushed.id
      return {
        ...{ artifactId: artifact.id, upTo },
        author: await authorOf(env, artifact.actor, artifact.createdAt),
        message: (isPushed && message) || `${pattern.name} ${versionLabel(artifact.version)}`,
        files: async () => (isPushed ? files : projectFiles(env, pattern, artifact, folder)),
      }
    }),
  )
}
