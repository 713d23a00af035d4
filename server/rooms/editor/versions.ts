import { readOutOfScope, withOutOfScope } from '#server/generation/run/out-of-scope.ts'
import { markAllowed } from '#server/generation/run/show-in-chat.ts'
import type { ReplaceResult, VersionsRoom, VersionWriter } from '#server/rooms/editor/version-writer.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ErrorCode } from '#shared/errors.ts'

export type AllowResult = { artifactId: string } | { error: ErrorCode }

/** What a person saves by hand; without files, the working copy. */
export interface SaveWork {
  files?: SourceFile[] | undefined
  message?: string | undefined
}

/** Told in the chat with the version it makes. */
const ALLOWED = 'Allowed what the selection had left out'

interface Parts extends Pick<VersionsRoom, 'env' | 'room' | 'workingCopy' | 'patternId'> {
  writer: VersionWriter
  isRunUnderWay(): boolean
}

/** What people do to the versions of a design beside its runs, and the lock that keeps the two apart. */
export class RoomVersions {
  readonly #parts: Parts
  /** Settles when nothing is replacing the files; a run begins after that. */
  replaced: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What this run left out because of its scope, as a version of its own; a conflict when it does not fit any more. */
  async allow(requestId: string, actor: Actor): Promise<AllowResult> {
    const { env, room, workingCopy, writer, patternId } = this.#parts
    const outside = await readOutOfScope(env.FILES, patternId(), requestId)
    if (!outside) return { error: 'not_found' }
    return this.#replace<AllowResult>(async () => {
      await writer.saveTyped(actor)
      const { activeArtifactId } = await writer.pattern()
      const files = withOutOfScope((await workingCopy.snapshot(activeArtifactId)).files, outside)
      const saved = files && (await writer.saveFiles(actor, files, ALLOWED))
      if (!saved || 'error' in saved || !saved.artifactId) return { error: 'conflict' }
      room.write(doc => markAllowed(doc, requestId))
      room.flush()
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
  async save(actor: Actor, { files, message }: SaveWork): Promise<ReplaceResult> {
    const { writer } = this.#parts
    if (files) return this.#replace(() => writer.saveFiles(actor, files, message))
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
