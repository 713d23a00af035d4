import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { Manifest } from '#server/features/code-host/sync/manifest.ts'

/** What is older goes into the first commit of these. */
export const COMMITS_MAX = 20

type Version = Pick<ArtifactRow, 'id' | 'version'>

interface Since<T> {
  artifact: T
  /** The last version that is told once this one is pushed: itself, or a later one where an earlier one was restored. */
  upTo: string
}

/**
 * The versions that become a commit each: those made since the branch had one, the oldest first and the one to be
 * pushed last. `all` is in any order; `has` is what the branch has of the design, null where that is not known.
 */
export function versionsSince<T extends Version>(
  all: readonly T[],
  pushed: T,
  has: Pick<Manifest, 'artifactId' | 'upTo'> | null,
  isFirst: boolean,
): Since<T>[] {
  const told = has?.upTo ?? has?.artifactId ?? null
  const last = all.find(({ id }) => id === told) ?? null
  const upTo = last && isAfter(last, pushed) ? last.id : pushed.id
  const end = { artifact: pushed, upTo }
  // Nobody knows any more what the branch has: what led here is not told again.
  if (last === null && !isFirst) return [end]
  const between = all
    .filter(each => isAfter(pushed, each) && (last === null || isAfter(each, last)))
    .sort((a, b) => (isAfter(a, b) ? 1 : -1))
    .slice(-(COMMITS_MAX - 1))
  return [...between.map(artifact => ({ artifact, upTo: artifact.id })), end]
}

const isAfter = ({ version: a }: Version, { version: b }: Version): boolean =>
  a.major > b.major || (a.major === b.major && a.minor > b.minor)
