import { makeItem } from '#room-schema/chat.ts'
import { chatOf, writeMeta } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { deriveId, digest } from '#server/derive-id.ts'
import { readPack } from '#server/features/artifacts/artifact-packs.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { type NewVersion, storeVersion } from '#server/features/artifacts/store-version.ts'
import { findPattern, type PatternRow, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import type { RoomDocument } from '#server/rooms/room-document.ts'
import type { WorkingCopy } from '#server/rooms/working-copy.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { APP_USER_ID, type ChatItem } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

interface VersionsRoom {
  env: Bindings
  room: RoomDocument
  workingCopy: WorkingCopy
  patternId(): string
}

type Made = Pick<NewVersion, 'id' | 'kind' | 'actor' | 'requestId' | 'sourceFiles'>

/** The versions of one pattern, made one after another so that each gets its own number. */
export class RoomVersions {
  readonly #room: VersionsRoom
  #queue: Promise<unknown> = Promise.resolve()

  constructor(room: VersionsRoom) {
    this.#room = room
  }

  async pattern(): Promise<PatternRow> {
    const pattern = await findPattern(this.#room.env.DB, this.#room.patternId())
    if (!pattern) throw new AppError('not_found')
    return pattern
  }

  /** Compiles and keeps a version. `beforeWrite` runs after the compile; throwing there leaves nothing behind. */
  store(made: Made, beforeWrite: () => void = () => undefined): Promise<ArtifactRow> {
    return this.#inTurn(async () => {
      const pattern = await this.pattern()
      const { id: patternId, name, config, isDarkMode, activeArtifactId: parentId } = pattern
      return storeVersion(
        this.#room.env,
        { ...made, patternId, parentId, name, config, isDarkMode },
        beforeWrite,
      )
    })
  }

  /** Saves a changed working copy as a free version, told in the chat before `beforeItemId`; null when nothing was changed. */
  async saveWorkingCopy(actor: Actor, beforeItemId: string | null = null): Promise<ArtifactRow | null> {
    const { workingCopy, room } = this.#room
    if (!(await workingCopy.isChanged())) return null
    const { files } = await workingCopy.snapshot(null)
    const id = await this.#contentId(files)
    const artifact = await this.store({ id, kind: 'manualEdit', actor, requestId: null, sourceFiles: files })
    workingCopy.savedAs(artifact.id, files)
    await this.setActive(artifact.id)
    room.write(doc => {
      const chat = chatOf(doc)
      const before = chat.toArray().findIndex(item => item.get('id') === beforeItemId)
      chat.insert(before < 0 ? chat.length : before, [makeItem(manualEditItem(artifact, actor))])
    })
    room.flush()
    return artifact
  }

  /** Makes a version of this pattern the active one, for everybody. */
  async activate(artifactId: string): Promise<void> {
    const { env, workingCopy } = this.#room
    const artifact = await findArtifact(env.DB, artifactId)
    if (artifact?.patternId !== this.#room.patternId()) throw new AppError('not_found')
    const pack = await readPack(env.FILES, artifact.packKey)
    if (!pack) throw new AppError('not_found')
    await this.setActive(artifactId)
    workingCopy.reset(artifactId, pack.sourceFiles)
  }

  /** The active artifact in D1, then shown. */
  async setActive(artifactId: string): Promise<void> {
    await updatePattern(this.#room.env.DB, this.#room.patternId(), { activeArtifactId: artifactId })
    this.#room.room.write(doc => writeMeta(doc, { activeArtifactId: artifactId }))
    this.#room.room.flush()
  }

  /** The same content after the same version is the same version, however often it is saved. */
  async #contentId(files: SourceFile[]): Promise<string> {
    return deriveId(
      this.#room.patternId(),
      this.#room.workingCopy.baseId ?? '',
      await digest(JSON.stringify(files)),
    )
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }
}

const manualEditItem = ({ id }: ArtifactRow, actor: Actor): ChatItem => ({
  id: newId(),
  userId: APP_USER_ID,
  actor,
  requestId: id,
  role: 'app',
  timeCreated: Date.now(),
  metadata: { traceId: null },
  content: [{ type: 'manualEdit', artifactId: id, message: 'Edited by hand' }],
})
