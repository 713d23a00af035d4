import { namesOf, readFinished } from '#server/generation/run/finished-files.ts'
import { KeptCredits } from '#server/generation/run/kept-credits.ts'
import { readOutOfScope } from '#server/generation/run/out-of-scope.ts'
import { markAllowed, markKept, offerOf } from '#server/generation/run/show-in-chat.ts'
import { takenIn } from '#server/generation/run/take-in.ts'
import type { ReplaceResult, VersionsRoom, VersionWriter } from '#server/rooms/editor/version-writer.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { finishedLabel } from '#shared/chat.ts'
import { sizeProblems } from '#shared/edits/operations/result-problems.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { ImportedPart } from '#shared/imports.ts'
import { changedSince, MESSAGES } from '#shared/messages.ts'

export type AllowResult = { artifactId: string } | { error: ErrorCode }
/** `message` where the code alone does not say why. */
export type KeepResult = { artifactId: string } | { error: ErrorCode; message?: string }

/** What a person saves by hand; without files, the working copy. */
export interface SaveWork {
  files?: SourceFile[] | undefined
  message?: string | undefined
  /** Told in the chat below that. */
  imported?: ImportedPart | undefined
}

/** Told in the chat with the version it makes. */
const ALLOWED = 'Allowed what the selection had left out'

const keptWith = (label: string): string => `Kept ${label} of an answer that was not finished`

interface Parts extends VersionsRoom {
  writer: VersionWriter
  isRunUnderWay(): boolean
  /** When keeps that a crash has cut off are looked for. */
  keepAgain(time: number): Promise<void>
}

/** By then a keep has ended in the object that began it. */
const KEEP_AGAIN_MS = 15_000

/** What people do to the versions of a design beside its runs, and the lock that keeps the two apart. */
export class RoomVersions {
  readonly #parts: Parts
  /** Settles when nothing is replacing the files; a run begins after that. */
  replaced: Promise<unknown> = Promise.resolve()
  /** By request: two people who press at the same time make one version. */
  readonly #keeping = new Map<string, Promise<KeepResult>>()
  readonly #kept: KeptCredits

  constructor(parts: Parts) {
    this.#parts = parts
    this.#kept = new KeptCredits(parts)
  }

  /** What this run left out because of its scope, as a version of its own; a conflict when it does not fit any more. */
  async allow(requestId: string, actor: Actor): Promise<AllowResult> {
    const { env, room, workingCopy, writer, patternId } = this.#parts
    const outside = await readOutOfScope(env.FILES, patternId(), requestId)
    if (!outside) return { error: 'not_found' }
    return this.#replace<AllowResult>(async () => {
      await writer.saveTyped(actor)
      const { activeArtifactId } = await writer.pattern()
      const { files } = await workingCopy.snapshot(activeArtifactId)
      const taken = takenIn(files, outside.kept, outside.wanted)
      const saved = 'files' in taken && (await writer.saveFiles(actor, taken.files, ALLOWED))
      if (!saved || 'error' in saved || !saved.artifactId) return { error: 'conflict' }
      room.write(doc => markAllowed(doc, requestId))
      room.flush()
      return { artifactId: saved.artifactId }
    })
  }

  /** What this run had finished when it was stopped or failed, as a version of its own; a conflict names the files. */
  keep(requestId: string, actor: Actor): Promise<KeepResult> {
    const keeping =
      this.#keeping.get(requestId) ??
      this.#keep(requestId, actor).finally(() => this.#keeping.delete(requestId))
    this.#keeping.set(requestId, keeping)
    return keeping
  }

  /** What a crash has cut off between the reservation and its end is done again, and comes to one of both ends. */
  async keepPending(): Promise<void> {
    for (const { requestId, actor } of this.#kept.pending()) {
      const kept = await this.keep(requestId, actor).catch(refusalOf)
      if (offerOf(this.#parts.room.doc, requestId) === 'taken') await this.#kept.settle(requestId)
      else if ('error' in kept && kept.error === 'generation_in_progress')
        await this.#parts.keepAgain(Date.now() + KEEP_AGAIN_MS)
      else if ('error' in kept) await this.#kept.withdraw(requestId)
    }
  }

  async #keep(requestId: string, actor: Actor): Promise<KeepResult> {
    const { env, room, workingCopy, writer, patternId, keepAgain } = this.#parts
    const offer = offerOf(room.doc, requestId)
    if (offer === 'taken') return { error: 'conflict', message: MESSAGES.keptAlready }
    const finished = offer ? await readFinished(env.FILES, patternId(), requestId) : null
    if (!finished) return { error: 'not_found' }
    return this.#replace<KeepResult>(async () => {
      await writer.saveTyped(actor)
      const { activeArtifactId } = await writer.pattern()
      const { files } = await workingCopy.snapshot(activeArtifactId)
      const taken = takenIn(files, finished.was, finished.will)
      if ('conflicts' in taken) return { error: 'conflict', message: changedSince(taken.conflicts) }
      const [tooMuch] = sizeProblems(taken.files)
      if (tooMuch) return { error: 'too_large', message: tooMuch.message }
      await keepAgain(Date.now() + KEEP_AGAIN_MS)
      const refusal = await this.#kept.reserve(requestId, actor)
      if (refusal) return { error: refusal }
      const told = keptWith(finishedLabel({ count: namesOf(finished).length, begun: finished.begun }))
      const saved = await writer.saveFiles(actor, taken.files, told)
      if ('error' in saved || !saved.artifactId) {
        await this.#kept.withdraw(requestId)
        return 'error' in saved ? saved : { error: 'conflict' }
      }
      room.write(doc => markKept(doc, requestId))
      room.flush()
      await this.#kept.settle(requestId)
      return { artifactId: saved.artifactId }
    })
  }

  /** Makes an older version the active one; what was typed since is saved first, nothing is lost. */
  restore(artifactId: string, actor: Actor): Promise<ReplaceResult> {
    const { writer } = this.#parts
    return this.#replace(async () => {
      await writer.saveTyped(actor)
      await writer.activate(artifactId)
      return { artifactId }
    })
  }

  /** What people typed may be saved at any time; given files replace it, so they wait for the end of a run. */
  async save(actor: Actor, { files, message, imported }: SaveWork): Promise<ReplaceResult> {
    const { writer } = this.#parts
    if (files) return this.#replace(() => writer.saveFiles(actor, files, message, imported))
    const saved = await writer.saveTyped(actor, message)
    return { artifactId: saved?.id ?? (await writer.pattern()).activeArtifactId }
  }

  /** Nothing replaces the files of a run until its end. */
  async #replace<T>(work: () => Promise<T>): Promise<T | { error: ErrorCode }> {
    if (this.#parts.isRunUnderWay()) return { error: 'generation_in_progress' }
    const done = work()
    this.replaced = Promise.allSettled([this.replaced, done])
    return done
  }
}

/** A design that was deleted meanwhile; any other fault is tried again. */
function refusalOf(error: unknown): KeepResult {
  if (error instanceof AppError) return { error: error.code }
  throw error
}
