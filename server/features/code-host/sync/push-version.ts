import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { filesBelow } from '#server/features/code-host/git/edit-tree.ts'
import type { Signature } from '#server/features/code-host/git/objects.ts'
import { listRefs, push } from '#server/features/code-host/git/transport.ts'
import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import { updateLink } from '#server/features/code-host/links-queries.ts'
import { makeCommits, type VersionOfCommit } from '#server/features/code-host/sync/make-commits.ts'
import { type Manifest, readManifest, writeManifest } from '#server/features/code-host/sync/manifest.ts'
import { atHead, type OpenLink } from '#server/features/code-host/sync/open-link.ts'
import {
  type Folders,
  foldersOf,
  type PushPlan,
  planPush,
} from '#server/features/code-host/sync/plan-push.ts'
import { versionLabel } from '#shared/artifacts.ts'
import type { JobStage, SyncResult } from '#shared/code-host.ts'
import { SIDE_BRANCH_INSTEAD } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'

export interface VersionToPush {
  artifact: Pick<ArtifactRow, 'id' | 'version'>
  files: ReadonlyMap<string, Uint8Array>
  /** Whoever pressed. */
  committer: Signature
  /** The versions made since the branch had one, which become a commit each; this one last (`versionsSince`). */
  since(has: Manifest | null, isFirst: boolean): Promise<VersionOfCommit[]>
  sideBranch: boolean
  /** Where the branch stood when the person was shown what would be pushed; null: it was not there. */
  seenHead?: string | null | undefined
  /** Told what is being done. */
  tell?(stage: JobStage): void
}

/** A commit a version on the branch of the link, or on a branch of its own, in one push; never by force. */
export async function pushVersion(open: OpenLink, version: VersionToPush): Promise<SyncResult> {
  return version.sideBranch ? pushBeside(open, version) : pushOnto(open, version)
}

async function pushOnto(open: OpenLink, version: VersionToPush, isSecond = false): Promise<SyncResult> {
  const { env, link, head } = open
  const { branch, commitId } = link
  if (version.seenHead !== undefined && version.seenHead !== head) return diverged(open)
  const isFirst = commitId === null
  const manifest = await readManifest(env.FILES, link, commitId)
  if (!isFirst && head === commitId && manifest?.artifactId === version.artifact.id)
    return { result: 'up_to_date', commitId, branch }
  if (head === null && !isFirst) return diverged(open)
  version.tell?.('comparing')
  const there = head === null ? null : await foldersOf(open, head)
  const plan = await planPush(there, version.files, manifest ?? { files: {}, folder: link.folder })
  if (
    head !== null &&
    plan.actions.length === 0 &&
    (isFirst || head === commitId || hasNoOthers(open, there, plan))
  ) {
    const [last] = (await version.since(manifest, isFirst)).slice(-1)
    await settle(open, head, { artifactId: version.artifact.id, upTo: last?.upTo, files: plan.files })
    return { result: 'up_to_date', commitId: head, branch }
  }
  if (!isFirst && head !== commitId) return diverged(open)
  const made = await makeCommits(open, {
    ...{ versions: await version.since(manifest, isFirst), committer: version.committer },
    ...{ parent: head, there, manifest: manifest ?? { files: {}, folder: link.folder } },
  })
  version.tell?.('sending')
  const against = await push(open.remote, { branch, from: head, to: made.id, pack: made.pack })
  if (against !== null) {
    const now = (await listRefs(open.remote, [branch])).ids.get(`refs/heads/${branch}`) ?? null
    if (now !== made.id && now !== head) return pushAgain(await atHead(open, now), version, isSecond)
    if (now !== made.id) throw refusedBy(against)
  }
  await settle(open, made.id)
  return { result: 'success', commitId: made.id, branch }
}

/** What came in between may be a push of ours that was cut off and reached the host late: this one goes on top of it. */
const pushAgain = (
  open: OpenLink,
  version: VersionToPush,
  isSecond: boolean,
): Promise<SyncResult> | SyncResult =>
  open.head === open.link.commitId && !isSecond
    ? pushOnto(open, { ...version, seenHead: undefined }, true)
    : diverged(open)

/** What others have added to the code there would never be pulled if both sides were said to have it. */
function hasNoOthers({ link }: OpenLink, there: Folders | null, { files }: PushPlan): boolean {
  const code = `${link.folder === '' ? '' : `${link.folder}/`}src`
  return !there || filesBelow(there.objects, there.tree, code).every(({ path }) => Object.hasOwn(files, path))
}

/** Beside whatever was done on the branch, from what both sides had last; a person merges the two. */
async function pushBeside(open: OpenLink, version: VersionToPush): Promise<SyncResult> {
  const { env, app, link, head, remote } = open
  version.tell?.('comparing')
  const base = (link.commitId && (await foldersOf(open, link.commitId))) || null
  const parent = base ? link.commitId : head
  if (parent === null)
    throw new AppError(
      'conflict',
      `There is nothing on ${HOST_NAME} yet that a side branch could be merged into. Sync instead.`,
    )
  const there = base ?? (await foldersOf(open, parent))
  const manifest = await readManifest(env.FILES, link, parent)
  const wanted = `maquette/${versionLabel(version.artifact.version)}`
  const taken = (await listRefs(remote, [wanted])).ids
  const branch = freeName(wanted, name => taken.has(`refs/heads/${name}`))
  const made = await makeCommits(open, {
    ...{ versions: await version.since(manifest, link.commitId === null), committer: version.committer },
    ...{ parent, there, manifest: manifest ?? { files: {}, folder: link.folder } },
  })
  version.tell?.('sending')
  const against = await push(remote, { branch, from: null, to: made.id, pack: made.pack })
  if (against !== null) throw refusedBy(against)
  const compareUrl = `${app.url}/${link.fullName}/compare/${inAddress(link.branch)}...${inAddress(branch)}?expand=1`
  return { result: 'success', commitId: made.id, branch, compareUrl }
}

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  for (let at = 1; ; at++) {
    const name = at === 1 ? wanted : `${wanted}-${at}`
    if (!isTaken(name)) return name
  }
}

const inAddress = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/')

/** What was done there since, to be looked at. */
function diverged({ app, link, head }: OpenLink): SyncResult {
  const { branch, commitId, fullName } = link
  const since = `${app.url}/${fullName}/compare/${commitId}...${inAddress(branch)}`
  return {
    ...{ result: 'diverged', branch },
    ...(head === null ? {} : { commitId: head }),
    ...(head !== null && commitId !== null ? { compareUrl: since } : {}),
  }
}

/** Both sides have this now. */
async function settle(
  open: OpenLink,
  commitId: string,
  found?: Pick<Manifest, 'artifactId' | 'upTo' | 'files'>,
): Promise<void> {
  const { env, link } = open
  if (found) await writeManifest(env.FILES, link, commitId, { folder: link.folder, ...found })
  await updateLink(env.DB, link, {
    commitId,
    toldCommitId: commitId,
    lastSyncedAt: new Date(),
    problem: null,
  })
}

const WORDS_MAX = 200

/** The host's own words: a protected branch and the like are put right there. */
function refusedBy(against: string): AppError {
  const words = against
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, WORDS_MAX)
    .trim()
  return new AppError(
    'host_failed',
    `${HOST_NAME} did not take the commit: ${words}. Nothing was lost. ${SIDE_BRANCH_INSTEAD}`,
  )
}
