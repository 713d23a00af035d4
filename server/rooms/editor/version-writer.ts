import { findItem, makeItem } from '#room-schema/chat.ts'
import { chatOf, writeMeta } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { deriveId, digest } from '#server/derive-id.ts'
import {
  type ArtifactRow,
  findArtifact,
  latestVersion,
} from '#server/features/artifacts/artifacts-queries.ts'
import { storeVersion } from '#server/features/artifacts/store-version.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { activateArtifact, findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { DesignNow, MadeVersion } from '#server/generation/run/room.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { type VersionNumber, VersionNumbers } from '#server/rooms/editor/version-numbers.ts'
import type { WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { APP_USER_ID, type ChatItem } from '#shared/chat.ts'
import { hasChanges } from '#shared/edits/operations/file-changes.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { newPathsProblem } from '#shared/file-paths.ts'
import type { ImportedPart } from '#shared/imports.ts'

/** The version that is active now; null while there is none. */
export type ReplaceResult =
  | { artifactId: string | null }
  /** `message` where the code alone does not say why. */
  | { error: ErrorCode; message?: string }

export interface VersionsRoom {
  env: Bindings
  sql: SqlStorage
  room: RoomDocument
  workingCopy: WorkingCopy
  patternId(): string
}

/** Where and how a version made by hand is told in the chat. */
interface Told {
  beforeItemId: string | null
  message: string
  imported?: ImportedPart | undefined
}

export const EDITED_BY_HAND = 'Edited by hand'

/** Makes the versions of one pattern, one after another. */
export class VersionWriter {
  readonly #room: VersionsRoom
  readonly #numbers: VersionNumbers
  #queue: Promise<unknown> = Promise.resolve()

  constructor(room: VersionsRoom) {
    this.#room = room
    this.#numbers = new VersionNumbers(room.sql)
  }

  async pattern(): Promise<PatternRow> {
    const pattern = await findPattern(this.#room.env.DB, this.#room.patternId())
    if (!pattern) throw new AppError('not_found')
    return pattern
  }

  /** Saves what people typed before a run begins; the design as the run finds it. */
  begin(actor: Actor, beforeItemId: string): Promise<DesignNow> {
    return this.#inTurn(async () => {
      const now = await this.#now()
      const saved = await this.#saveChanged(actor, { beforeItemId, message: EDITED_BY_HAND }, now)
      return saved ? { pattern: activeIn(now, saved), latest: newerOf(now.latest, saved.version) } : now
    })
  }

  number(artifactId: string, latest: VersionNumber, isMinor: boolean): VersionNumber {
    return this.#numbers.give(artifactId, latest, isMinor)
  }

  giveBack(artifactId: string): void {
    this.#numbers.giveBack(artifactId)
  }

  /** Compiles and keeps the version of a run. `beforeWrite` runs after the compile; throwing there leaves nothing behind. */
  store({ pattern, version, ...made }: MadeVersion, beforeWrite: () => void): Promise<ArtifactRow> {
    return this.#inTurn(() =>
      storeVersion(
        this.#room.env,
        { ...made, ...looksOf(pattern), kind: 'generated', number: () => version },
        beforeWrite,
      ),
    )
  }

  /** Saves a changed working copy as a free version, told in the chat; null when nothing was changed. */
  saveTyped(actor: Actor, message = EDITED_BY_HAND): Promise<ArtifactRow | null> {
    return this.#inTurn(() => this.#saveChanged(actor, { beforeItemId: null, message }))
  }

  /**
   * Saves these files as a free version beside whatever people typed, which is saved first and stays in the working
   * copy. The same content as the active version is that version; null when there is nothing at all.
   */
  saveFiles(
    actor: Actor,
    files: SourceFile[],
    message = EDITED_BY_HAND,
    imported?: ImportedPart,
  ): Promise<ReplaceResult> {
    return this.#inTurn(async () => {
      const { workingCopy } = this.#room
      const now = await this.#now()
      const typed = await this.#saveChanged(actor, { beforeItemId: null, message: EDITED_BY_HAND }, now)
      const pattern = typed ? activeIn(now, typed) : now.pattern
      const { activeArtifactId } = pattern
      const snapshot = await workingCopy.snapshot(activeArtifactId)
      if (!hasChanges(snapshot.files, files)) return { artifactId: activeArtifactId }
      const problem = newPathsProblem(namesOf(snapshot.files), namesOf(files))
      if (problem) return { error: 'bad_request', message: problem }
      const artifact = await this.#storeByHand(actor, activeArtifactId, inOrder(files), { ...now, pattern })
      await workingCopy.merge(snapshot, artifact.id, files)
      await this.setActive(artifact.id)
      await this.#tell(artifact, actor, { beforeItemId: null, message, imported })
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
    await this.saveTyped(actor)
    await this.activate(artifactId)
  }

  /** The active artifact in D1, then shown. */
  async setActive(artifactId: string): Promise<void> {
    await activateArtifact(this.#room.env.DB, this.#room.patternId(), artifactId)
    this.#room.room.write(doc => writeMeta(doc, { activeArtifactId: artifactId }))
    this.#room.room.flush()
  }

  async #saveChanged(actor: Actor, told: Told, known?: DesignNow): Promise<ArtifactRow | null> {
    const { workingCopy } = this.#room
    if (!(await workingCopy.isChanged())) return null
    const { files } = await workingCopy.snapshot(null)
    const now = known ?? (await this.#now())
    const artifact = await this.#storeByHand(actor, workingCopy.baseId, files, now)
    workingCopy.savedAs(artifact.id, files)
    await this.setActive(artifact.id)
    await this.#tell(artifact, actor, told)
    return artifact
  }

  /** The same content after the same version is the same version, however often it is saved. */
  async #storeByHand(
    actor: Actor,
    baseId: string | null,
    sourceFiles: SourceFile[],
    { pattern, latest }: DesignNow,
  ): Promise<ArtifactRow> {
    const content = await digest(JSON.stringify(sourceFiles))
    const id = await deriveId(pattern.id, baseId ?? '', content)
    const number = () => this.#numbers.give(id, latest, false)
    const made = { id, actor, sourceFiles, kind: 'manualEdit' as const, requestId: null, number }
    return storeVersion(this.#room.env, { ...made, ...looksOf(pattern), parentId: pattern.activeArtifactId })
  }

  async #now(): Promise<DesignNow> {
    const { env, patternId } = this.#room
    const [pattern, latest] = await Promise.all([this.pattern(), latestVersion(env.DB, patternId())])
    return { pattern, latest }
  }

  /** A version made by hand is told in the chat once. */
  async #tell(artifact: ArtifactRow, actor: Actor, { beforeItemId, ...told }: Told): Promise<void> {
    const item = manualEditItem(await deriveId(artifact.id, 'told'), artifact.id, actor, told)
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

/** What of a design its versions keep. */
const looksOf = ({ id, name, config, isDarkMode }: PatternRow) => ({
  ...{ patternId: id, name, config, isDarkMode },
})

const activeIn = ({ pattern }: DesignNow, { id }: ArtifactRow): PatternRow => ({
  ...pattern,
  activeArtifactId: id,
})

const newerOf = (a: VersionNumber, b: VersionNumber): VersionNumber =>
  a.major > b.major || (a.major === b.major && a.minor > b.minor) ? a : b

const namesOf = (files: SourceFile[]): string[] => files.map(file => file.name)

const inOrder = (files: SourceFile[]): SourceFile[] =>
  [...files].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

const manualEditItem = (
  id: string,
  artifactId: string,
  actor: Actor,
  { message, imported }: Omit<Told, 'beforeItemId'>,
): ChatItem => ({
  id,
  userId: APP_USER_ID,
  actor,
  requestId: artifactId,
  role: 'app',
  timeCreated: Date.now(),
  metadata: { traceId: null },
  content: [{ type: 'manualEdit', artifactId, message }, ...(imported ? [imported] : [])],
})
