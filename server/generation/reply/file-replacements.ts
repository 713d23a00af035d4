import { readOutside, withOutside } from '#server/generation/run/out-of-scope.ts'
import type { AllowResult, ReplaceResult, RunRoom, SaveWork } from '#server/generation/run/room.ts'
import type { RunsStore } from '#server/generation/run/runs-store.ts'
import { markAllowed } from '#server/generation/run/show-in-chat.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'
import type { Actor } from '#shared/actor.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Told in the chat with the version it makes. */
const ALLOWED = 'Allowed what the selection had left out'

/** What replaces the files of a room beside its runs: a run merges its changes into the files it began with. */
export class FileReplacements {
  readonly #room: RunRoom
  readonly #versions: RoomVersions
  readonly #runs: RunsStore
  /** Settles when nothing is replacing the files; a run begins after that. */
  done: Promise<unknown> = Promise.resolve()

  constructor(room: RunRoom, versions: RoomVersions, runs: RunsStore) {
    this.#room = room
    this.#versions = versions
    this.#runs = runs
  }

  /** What this run left out because of its scope, as a version of its own; a conflict when it does not fit any more. */
  async allow(requestId: string, actor: Actor): Promise<AllowResult> {
    const { env, room, workingCopy, patternId } = this.#room
    const outside = await readOutside(env.FILES, patternId(), requestId)
    if (!outside) return { error: 'not_found' }
    return this.#replace<AllowResult>(async () => {
      await this.#versions.saveWorkingCopy(actor)
      const { activeArtifactId } = await this.#versions.pattern()
      const files = withOutside((await workingCopy.snapshot(activeArtifactId)).files, outside)
      const saved = files && (await this.#versions.saveFiles(actor, files, ALLOWED))
      if (!saved || 'error' in saved || !saved.artifactId) return { error: 'conflict' }
      const item = this.#runs.find(requestId)?.request.assistantItemId
      room.write(doc => markAllowed(doc, item ?? ''))
      room.flush()
      return { artifactId: saved.artifactId }
    })
  }

  restore(artifactId: string, actor: Actor): Promise<ReplaceResult> {
    return this.#replace(async () => {
      await this.#versions.saveWorkingCopy(actor)
      await this.#versions.activate(artifactId)
      return { artifactId }
    })
  }

  /** What people typed may be saved at any time; given files replace it, so they wait for the end of a run. */
  async save(actor: Actor, { files, message }: SaveWork): Promise<ReplaceResult> {
    this.#room.waitUntil(this.#room.chatPages.pageOut())
    if (files) return this.#replace(() => this.#versions.saveFiles(actor, files, message))
    const saved = await this.#versions.saveWorkingCopy(actor, { message })
    return { artifactId: saved?.id ?? (await this.#versions.pattern()).activeArtifactId }
  }

  /** Nothing replaces the files of a run until its end. */
  async #replace<T>(work: () => Promise<T>): Promise<T | { error: ErrorCode }> {
    if (this.#runs.underWay()) return { error: 'generation_in_progress' }
    const done = work()
    this.done = Promise.allSettled([this.done, done])
    return done
  }
}
