import { raiseLinkRevision } from '#room-schema/jobs.ts'
import { patternFor } from '#server/access/levels.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import { findLink, updateLink } from '#server/features/code-host/links-queries.ts'
import { authorOf } from '#server/features/code-host/sync/author-of.ts'
import { commitsOf } from '#server/features/code-host/sync/commits-of.ts'
import { inTime } from '#server/features/code-host/sync/in-time.ts'
import { writeManifest } from '#server/features/code-host/sync/manifest.ts'
import { type OpenLink, openLink } from '#server/features/code-host/sync/open-link.ts'
import { projectFiles } from '#server/features/code-host/sync/project-files.ts'
import { type Pulled, pullChanges } from '#server/features/code-host/sync/pull-changes.ts'
import { pushVersion } from '#server/features/code-host/sync/push-version.ts'
import type { Alarms } from '#server/rooms/base/alarms.ts'
import { CUT_OFF, type JobEnd, type NewJob, RoomJobs, type Tell } from '#server/rooms/editor/jobs.ts'
import type { EditorJob } from '#server/rooms/editor/run-room.ts'
import type { VersionsRoom, VersionWriter } from '#server/rooms/editor/version-writer.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'
import { can } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import type { PullResult, SyncResult } from '#shared/code-host.ts'
import { sizeProblems } from '#shared/edits/operations/result-problems.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

export interface SyncAsked {
  message?: string | undefined
  sideBranch?: boolean | undefined
  base?: string | null | undefined
  requestId?: string | undefined
}

interface Parts extends VersionsRoom {
  writer: VersionWriter
  versions: Pick<RoomVersions, 'save'>
  alarms: Pick<Alarms<EditorJob>, 'at' | 'clear'>
  waitUntil(work: Promise<unknown>): void
}

interface AtWork {
  signal: AbortSignal
  tell: Tell
}

/** What a design's room does with the repository that it is linked to. */
export class CodeSync {
  readonly #parts: Parts
  readonly #jobs: RoomJobs

  constructor(parts: Parts) {
    this.#parts = parts
    const { sql, room, alarms, waitUntil } = parts
    this.#jobs = new RoomJobs({
      ...{ sql, room, waitUntil, settle: job => this.#settle(job) },
      lookAgain: time => (time === null ? alarms.clear('jobs') : alarms.at('jobs', time)),
    })
  }

  lookAfter(): Promise<void> {
    return this.#jobs.lookAfter()
  }

  /** `isAnother`: it is linked to something else now, or to nothing. */
  linkChanged(isAnother = false): void {
    const { room } = this.#parts
    if (isAnother) this.#jobs.forget()
    room.write(raiseLinkRevision)
    room.flush()
  }

  sync(actor: Actor, asked: SyncAsked): Promise<JobEnd<SyncResult>> {
    const job: NewJob = { id: asked.requestId ?? newId(), kind: 'sync', actor }
    return this.#jobs.run(job, tell =>
      this.#telling(async signal => {
        const answer = await this.#push(actor, asked, { signal, tell })
        return { answer, outcome: answer.result, commitId: answer.commitId ?? null }
      }),
    )
  }

  pull(actor: Actor, requestId: string = newId()): Promise<JobEnd<PullResult>> {
    return this.#jobs.run({ id: requestId, kind: 'pull', actor }, tell =>
      this.#telling(async signal => {
        const answer = await this.#pull(actor, { signal, tell })
        const outcome = answer.artifactId ? 'success' : 'up_to_date'
        return { answer, outcome, commitId: answer.commitId ?? null }
      }),
    )
  }

  /** Whatever came of it, what is known of the link may be another. */
  async #telling<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await inTime(work)
    } finally {
      this.linkChanged()
    }
  }

  async #push(actor: Actor, asked: SyncAsked, { signal, tell }: AtWork): Promise<SyncResult> {
    const { env, writer, patternId } = this.#parts
    tell('asking')
    const open = await openLink(env, patternId(), signal)
    await writer.saveTyped(actor)
    const pattern = await writer.pattern()
    const artifact = pattern.activeArtifactId && (await findArtifact(env.DB, pattern.activeArtifactId))
    if (!artifact) throw new AppError('conflict', 'There is no version of this design yet.')
    tell('making')
    const files = await projectFiles(env, pattern, artifact, open.link.folder)
    await this.#requireWriter(actor)
    const { folder } = open.link
    return pushVersion(open, {
      ...{ artifact, files, committer: await authorOf(env, actor), seenHead: asked.base, tell },
      since: (has, isFirst) =>
        commitsOf(env, { pattern, artifact, files, folder, message: asked.message }, has, isFirst),
      sideBranch: asked.sideBranch ?? false,
    })
  }

  async #pull(actor: Actor, { signal, tell }: AtWork): Promise<PullResult> {
    const { env, writer, patternId } = this.#parts
    tell('asking')
    const open = await openLink(env, patternId(), signal)
    await writer.saveTyped(actor)
    const { activeArtifactId } = await writer.pattern()
    tell('fetching')
    const pulled = await pullChanges(open, activeArtifactId ? await filesOf(env, activeArtifactId) : [])
    if (!pulled) return { artifactId: null, ...(open.head ? { commitId: open.head } : {}) }
    if (pulled.conflicts.length > 0) throw new AppError('conflict', bothChanged(pulled.conflicts))
    const [tooMuch] = sizeProblems(pulled.files)
    if (tooMuch) throw new AppError('too_large', tooMuch.message)
    await this.#requireWriter(actor)
    // Past its time nothing is changed here any more: the caller was told that nothing was.
    if (signal.aborted) throw new AppError('host_failed')
    tell('saving')
    const artifactId = pulled.taken.length > 0 ? await this.#save(actor, pulled) : null
    await this.#keep(open, pulled, activeArtifactId, artifactId)
    return { artifactId, commitId: pulled.head, leftOut: pulled.leftOut }
  }

  /** Whoever has lost access meanwhile changes nothing any more, on either side. */
  async #requireWriter({ id }: Actor): Promise<void> {
    const found = await patternFor(this.#parts.env.DB, id, this.#parts.patternId())
    if (!can(found?.level ?? null, 'edit')) throw new AppError('forbidden')
  }

  async #save(actor: Actor, { files, head }: Pulled): Promise<string | null> {
    const message = `Changes from ${HOST_NAME} (${head.slice(0, 7)})`
    const saved = await this.#parts.versions.save(actor, { files, message })
    if ('error' in saved) throw new AppError(saved.error, saved.message)
    return saved.artifactId
  }

  /** Both sides have this commit now; they are the same where nothing had been changed here. */
  async #keep(
    { env, link }: OpenLink,
    { head, manifest, before }: Pulled,
    wasActive: string | null,
    artifactId: string | null,
  ): Promise<void> {
    const isSame = before !== null && before.artifactId === wasActive
    const same = isSame ? (artifactId ?? wasActive) : null
    // What was made here before does not have what was brought here: as commits of their own they would take it away again.
    const upTo = artifactId === null ? (before?.upTo ?? before?.artifactId) : (same ?? wasActive)
    await writeManifest(env.FILES, link, head, { ...manifest, artifactId: same, upTo: upTo ?? null })
    const set = { commitId: head, toldCommitId: head, lastSyncedAt: new Date(), problem: null }
    await updateLink(env.DB, link, set)
  }

  /** The host is asked what became of a push that was cut off; without an answer the next one asks. */
  async #settle({ kind }: NewJob): Promise<JobEnd<unknown>> {
    const { env, patternId } = this.#parts
    try {
      const before = await findLink(env.DB, patternId())
      const { link } = await inTime(signal => openLink(env, patternId(), signal))
      this.linkChanged()
      if (kind === 'sync' && link.commitId && link.commitId !== before?.commitId) {
        const answer: SyncResult = { result: 'success', commitId: link.commitId, branch: link.branch }
        return { answer, outcome: 'success', commitId: link.commitId }
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
    return CUT_OFF
  }
}

const bothChanged = (paths: readonly string[]): string => {
  const named = paths.slice(0, 3).join(', ')
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
  return `${named}${more} were changed here and there in the same places. Push to a side branch and merge them on ${HOST_NAME}.`
}
