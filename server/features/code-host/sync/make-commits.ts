import {
  encodeCommit,
  type GitObject,
  objectId,
  type Signature,
} from '#server/features/code-host/git/objects.ts'
import { writePack } from '#server/features/code-host/git/write-pack.ts'
import { type Manifest, writeManifest } from '#server/features/code-host/sync/manifest.ts'
import type { OpenLink } from '#server/features/code-host/sync/open-link.ts'
import { type Folders, type PushPlan, planPush } from '#server/features/code-host/sync/plan-push.ts'
import { AppError } from '#shared/errors.ts'

/** A version as its commit tells it. */
export interface VersionOfCommit {
  artifactId: string
  /** See `versionsSince`. */
  upTo: string
  /** Whoever made the version, and when. */
  author: Signature
  message: string
  files(): Promise<ReadonlyMap<string, Uint8Array>>
}

interface MadeCommits {
  /** Of the last one. */
  id: string
  pack: Uint8Array
}

interface Making {
  /** Oldest first; the last one is what the branch has in the end, whatever becomes of those before it. */
  versions: readonly VersionOfCommit[]
  /** Whoever pressed. */
  committer: Signature
  parent: string | null
  there: Folders | null
  manifest: Pick<Manifest, 'files' | 'folder'>
}

/** Of one push; what is beyond goes into the last commit. */
const MADE_MAX_BYTES = 20_000_000
const TIME_FOR_VERSIONS_MS = 8_000

/** A commit a version on top of the parent, in one pack; each is on record as ours before the host has any of them. */
export async function makeCommits({ env, link }: OpenLink, making: Making): Promise<MadeCommits> {
  const { versions, committer, there } = making
  const ends = Date.now() + TIME_FOR_VERSIONS_MS
  const all = new Map<string, GitObject>()
  const objects = new Map(there?.objects)
  let at = { tree: there?.tree ?? null, parent: making.parent, has: making.manifest }
  let [bytes, count] = [0, 0]
  for (const [index, version] of versions.entries()) {
    const isLast = index === versions.length - 1
    if (!isLast && (bytes > MADE_MAX_BYTES || Date.now() > ends)) continue
    const before = at.tree === null ? null : { objects, tree: at.tree }
    const plan = await planned(before, version, at.has, isLast)
    if (!plan) continue
    // A version that changes nothing there is no commit, unless nothing else is.
    const isCommit = plan.actions.length > 0 || (isLast && count === 0)
    for (const [id, object] of plan.made) {
      objects.set(id, object)
      all.set(id, object)
      bytes += object.bytes.length
    }
    const commit = isCommit ? await commitOf(version, plan, at.parent, committer) : null
    if (commit) all.set(commit.id, commit.object)
    at = { tree: plan.tree, parent: commit?.id ?? at.parent, has: { folder: link.folder, files: plan.files } }
    const { artifactId, upTo } = version
    if (commit) count++
    if (count > 0)
      await writeManifest(env.FILES, link, at.parent ?? '', { ...at.has, artifactId, upTo }, count)
  }
  return { id: at.parent ?? '', pack: await writePack([...all.values()]) }
}

/** Null where a version on the way cannot stand there, or cannot be made any more: what it brought comes with the next one. */
async function planned(
  there: Folders | null,
  version: VersionOfCommit,
  has: Making['manifest'],
  isLast: boolean,
): Promise<PushPlan | null> {
  try {
    return await planPush(there, await version.files(), has)
  } catch (error) {
    if (isLast || !(error instanceof AppError)) throw error
    return null
  }
}

async function commitOf(
  { author, message }: VersionOfCommit,
  { tree }: PushPlan,
  parent: string | null,
  committer: Signature,
): Promise<{ id: string; object: GitObject }> {
  const parents = parent === null ? [] : [parent]
  const bytes = encodeCommit({ tree, parents, author, committer, message })
  return { id: await objectId('commit', bytes), object: { kind: 'commit', bytes } }
}
