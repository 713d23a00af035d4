import { findItem, makeItem } from '#room-schema/chat.ts'
import { chatOf, writeMeta } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { deriveId, digest } from '#server/derive-id.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { type NewVersion, storeVersion } from '#server/features/artifacts/store-version.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { activateArtifact, findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { ReplaceResult } from '#server/generation/run/room.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { type VersionNumber, VersionNumbers } from '#server/rooms/editor/version-numbers.ts'
import type { WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { APP_USER_ID, type ChatItem } from '#shared/chat.ts'
import { hasChanges } from '#shared/edits/operations/file-changes.ts'
import { AppError } from '#shared/errors.ts'
import { newPathsProblem } from '#shared/file-paths.ts'

interface VersionsRoom {
  env: Bindings
  storage: { sql: SqlStorage }
  room: RoomDocument
  workingCopy: WorkingCopy
  patternId(): string
}

type Made = Pick<NewVersion, 'id' | 'kind' | 'actor' | 'requestId' | 'sourceFiles'> &
  Partial<Pick<NewVersion, 'parentId'>> & {
    /** Only components of the set were changed. */
    isMinor?: boolean
  }

/** Where and how a version made by hand is told in the chat. */
interface Told {
  beforeItemId: string | null
  message: string
}
type SaveOptions = Partial<Told>

const EDITED_BY_HAND = 'Edited by hand'

/** The versions of one pattern, made one after another so that each gets its own number. */
export class RoomVersions {
  readonly #room: VersionsRoom
  readonly numbers: VersionNumbers
  #queue: Promise<unknown> = Promise.resolve()

  constructor(room: VersionsRoom) {
    this.#room = room
    this.numbers = new VersionNumbers(room.storage.sql)
  }

  async pattern(): Promise<PatternRow> {
    const pattern = await findPattern(this.#room.env.DB, this.#room.patternId())
    if (!pattern) throw new AppError('not_found')
    return pattern
  }

  /** Compiles and keeps a version. `beforeWrite` runs after the compile; throwing there leaves nothing behind. */
  store(made: Made, beforeWrite: () => void = () => undefined): Promise<ArtifactRow> {
    return this.#inTurn(() => this.#store(made, beforeWrite))
  }

  /** Saves a changed working copy as a free version, told in the chat before `beforeItemId`; null when nothing was changed. */
  saveWorkingCopy(
    actor: Actor,
    { beforeItemId = null, message = EDITED_BY_HAND }: SaveOptions = {},
  ): Promise<ArtifactRow | null> {
    return this.#inTurn(() => this.#saveChanged(actor, { beforeItemId, message }))
  }

  /**
   * Saves these files as a free version beside whatever people typed, which is saved first and stays in the working
   * copy. The same content as the active version is that version; null when there is nothing at all.
   */
  saveFiles(actor: Actor, files: SourceFile[], message = EDITED_BY_HAND): Promise<ReplaceResult> {
    return this.#inTurn(async () => {
      await this.#saveChanged(actor, { beforeItemId: null, message: EDITED_BY_HAND })
      const { workingCopy } = this.#room
      const { activeArtifactId } = await this.pattern()
      const snapshot = await workingCopy.snapshot(activeArtifactId)
      if (!hasChanges(snapshot.files, files)) return { artifactId: activeArtifactId }
      const problem = newPathsProblem(namesOf(snapshot.files), namesOf(files))
      if (problem) return { error: 'bad_request', message: problem }
      const artifact = await this.#storeByHand(actor, activeArtifactId, inOrder(files))
      await workingCopy.merge(snapshot, artifact.id, files)
      await this.setActive(artifact.id)
      await this.#tell(artifact, actor, { beforeItemId: null, message })
      return { artifactId: artifact.id }
    })
  }

  /** Makes a version of this pattern the active one, for everybody. */
  async activate(artifactId: string): Promise<void> {
    const { env, workingCopy } = this.#room
    const artifact = await findArtifact(env.DB, artifactId)
    if (artifact?.patternId !== this.#room.patternId()) throw new AppError('not_found')
    const files = await readSource(env.FILES, artifact)
    await this.setActive(artifactId)
    workingCopy.reset(artifactId, files)
  }

  /** Makes the version of a lost run the active one, unless it is already in the working copy; what was typed is kept. */
  async adopt(artifactId: string, actor: Actor): Promise<void> {
    if (this.#room.workingCopy.baseId === artifactId) return this.setActive(artifactId)
    await this.saveWorkingCopy(actor)
    await this.activate(artifactId)
  }

  /** The active artifact in D1, then shown. */
  async setActive(artifactId: string): Promise<void> {
    await activateArtifact(this.#room.env.DB, this.#room.patternId(), artifactId)
    this.#room.room.write(doc => writeMeta(doc, { activeArtifactId: artifactId }))
    this.#room.room.flush()
  }

  async #store(
    { isMinor = false, ...made }: Made,
    beforeWrite: () => void = () => undefined,
  ): Promise<ArtifactRow> {
    const numberAfter = (latest: VersionNumber) => this.numbers.give(made.id, latest, isMinor)
    const pattern = await this.pattern()
    const { id: patternId, name, config, isDarkMode, activeArtifactId } = pattern
    return storeVersion(
      this.#room.env,
      { parentId: activeArtifactId, ...made, numberAfter, patternId, name, config, isDarkMode },
      beforeWrite,
    )
  }

  async #saveChanged(actor: Actor, told: Told): Promise<ArtifactRow | null> {
    const { workingCopy } = this.#room
    if (!(await workingCopy.isChanged())) return null
    const { files } = await workingCopy.snapshot(null)
    const artifact = await this.#storeByHand(actor, workingCopy.baseId, files)
    workingCopy.savedAs(artifact.id, files)
    await this.setActive(artifact.id)
    await this.#tell(artifact, actor, told)
    return artifact
  }

  /** The same content after the same version is the same version, however often it is saved. */
  async #storeByHand(actor: Actor, baseId: string | null, sourceFiles: SourceFile[]): Promise<ArtifactRow> {
    const content = await digest(JSON.stringify(sourceFiles))
    const id = await deriveId(this.#room.patternId(), baseId ?? '', content)
    return this.#store({ id, kind: 'manualEdit', actor, requestId: null, sourceFiles })
  }

  /** A version made by hand is told in the chat once. */
  async #tell(artifact: ArtifactRow, actor: Actor, { beforeItemId, message }: Told): Promise<void> {
    const item = manualEditItem(await deriveId(artifact.id, 'told'), artifact.id, actor, message)
    this.#room.room.write(doc => {
      if (findItem(doc, item.id)) return
      const chat = chatOf(doc)
      const before = chat.toArray().findIndex(entry => entry.get('id') === beforeItemId)
      chat.insert(before < 0 ? chat.length : before, [makeItem(item)])
    })
    this.#room.room.flush()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }
}

const namesOf = (files: SourceFile[]): string[] => files.map(file => file.name)

const inOrder = (files: SourceFile[]): SourceFile[] =>
  [...files].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

const manualEditItem = (id: string, artifactId: string, actor: Actor, message: string): ChatItem => ({
  id,
  userId: APP_USER_ID,
  actor,
  requestId: artifactId,
  role: 'app',
  timeCreated: Date.now(),
  metadata: { traceId: null },
  content: [{ type: 'manualEdit', artifactId, message }],
})
