import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { SERVER, type StoredClientIds } from '#server/rooms/client-ids.ts'
import type { RoomDocument } from '#server/rooms/room-document.ts'
import type { RoomFacts } from '#server/rooms/room-facts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { summarize } from '#shared/edits/summarize.ts'
import { textEdits } from '#shared/edits/text-edits.ts'

const BASE = 'workingCopyBase'
/** The base of a working copy that was opened before there was any version. */
const EMPTY = ''

/** The code as people type it, at one moment. */
export interface WorkingSnapshot {
  files: SourceFile[]
  /** The document then; null when nobody has opened the working copy. */
  state: Uint8Array | null
}

/** The `files` document of an editor room: loaded once from the active artifact, then people's own. */
export class WorkingCopy {
  readonly #document: RoomDocument
  readonly #facts: RoomFacts
  readonly #clientIds: StoredClientIds
  readonly #sourceOf: (artifactId: string) => Promise<SourceFile[]>
  #loading: Promise<void> | null = null
  #base: { artifactId: string; files: SourceFile[] } | null = null
  /** The document as it was loaded, so that a run that began before can still be merged in. */
  #loadedState: Uint8Array | null = null

  constructor(
    document: RoomDocument,
    facts: RoomFacts,
    clientIds: StoredClientIds,
    sourceOf: (artifactId: string) => Promise<SourceFile[]>,
  ) {
    this.#document = document
    this.#facts = facts
    this.#clientIds = clientIds
    this.#sourceOf = sourceOf
  }

  /** The artifact it was loaded from or last saved as; null: never opened, or opened while there was none. */
  get baseId(): string | null {
    return this.#facts.get(BASE) || null
  }

  /** Opened once, the working copy is people's own, also when it began empty. */
  get isOpen(): boolean {
    return this.#facts.get(BASE) !== null
  }

  /** Loads the active artifact once; two people who join first wait for the same load. */
  load(activeArtifactId: string | null): Promise<void> {
    if (this.isOpen) return Promise.resolve()
    this.#loading ??= this.#load(activeArtifactId).finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  /** What a run starts from: the working copy when it is open, else the active artifact. */
  async snapshot(activeArtifactId: string | null): Promise<WorkingSnapshot> {
    if (!this.isOpen)
      return { files: activeArtifactId ? await this.#sourceOf(activeArtifactId) : [], state: null }
    return { files: this.#read(), state: Y.encodeStateAsUpdate(this.#document.doc) }
  }

  /** Does it differ from the version it came from? Then it is saved before anything replaces it. */
  async isChanged(): Promise<boolean> {
    if (!this.isOpen) return false
    return summarize(await this.#baseFiles(), this.#read()).length > 0
  }

  /** What is in it now is this version. */
  savedAs(artifactId: string, files: SourceFile[]): void {
    this.#facts.set(BASE, artifactId)
    this.#base = { artifactId, files }
  }

  /** Takes a run's result in beside what was typed meanwhile: text edits on the snapshot, merged by Yjs. */
  merge(snapshot: WorkingSnapshot, artifactId: string, result: SourceFile[]): void {
    const state = snapshot.state ?? this.#loadedState
    if (!this.isOpen || !state) return
    const fork = new Y.Doc()
    Y.applyUpdate(fork, state)
    const before = Y.encodeStateVector(fork)
    fork.transact(() => writeFiles(filesOf(fork), result))
    const update = Y.encodeStateAsUpdate(fork, before)
    fork.destroy()
    this.#write(doc => Y.applyUpdate(doc, update, 'server'), fork.clientID)
    this.savedAs(artifactId, result)
    this.#document.flush()
  }

  /** Shows a version as it was; what was there must have been saved before. */
  reset(artifactId: string, files: SourceFile[]): void {
    if (!this.isOpen) return
    this.#write(doc => writeFiles(filesOf(doc), files))
    this.savedAs(artifactId, files)
    this.#document.flush()
  }

  async #load(artifactId: string | null): Promise<void> {
    const files = artifactId ? await this.#sourceOf(artifactId) : []
    if (this.isOpen) return
    this.#write(doc => writeFiles(filesOf(doc), files))
    this.#document.flush()
    this.savedAs(artifactId ?? EMPTY, files)
    this.#loadedState = Y.encodeStateAsUpdate(this.#document.doc)
  }

  /** Nobody else may go on writing under a client id of the server. */
  #write(change: (doc: Y.Doc) => void, clientId = this.#document.doc.clientID): void {
    this.#clientIds.claim([clientId], SERVER)
    this.#document.write(change)
  }

  async #baseFiles(): Promise<SourceFile[]> {
    const artifactId = this.baseId
    if (!artifactId) return []
    if (this.#base?.artifactId !== artifactId)
      this.#base = { artifactId, files: await this.#sourceOf(artifactId) }
    return this.#base.files
  }

  #read(): SourceFile[] {
    return [...readTexts(filesOf(this.#document.doc))].map(([name, code]) => ({ name, code }))
  }
}

/** Makes the map hold exactly these files, by the smallest text edits. */
function writeFiles(map: Y.Map<unknown>, files: SourceFile[]): void {
  const wanted = new Set(files.map(file => file.name))
  for (const path of [...map.keys()]) if (!wanted.has(path)) map.delete(path)
  for (const { name, code } of files) {
    const found = map.get(name)
    if (found instanceof Y.Text) edit(found, code)
    else map.set(name, new Y.Text(code))
  }
}

function edit(text: Y.Text, code: string): void {
  for (const { at, remove, insert } of textEdits(text.toString(), code).toReversed()) {
    if (remove > 0) text.delete(at, remove)
    if (insert) text.insert(at, insert)
  }
}
