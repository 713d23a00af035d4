import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import type { WorkingSnapshot } from '#server/generation/run/room.ts'
import { type StoredClientIds, writeAsServer } from '#server/rooms/base/client-id-owners.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { RoomKv } from '#server/rooms/base/room-kv.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { DiffBudget } from '#shared/edits/diff.ts'
import { hasChanges } from '#shared/edits/operations/file-changes.ts'
import {
  applyTextEdits,
  editBudget,
  rebased,
  type TextEdit,
  textEdits,
} from '#shared/edits/operations/text-edits.ts'

/** Of a text that is only looked through or put, for one step of comparing. */
const CHARACTERS_A_STEP = 20
const BASE = 'workingCopyBase'
/** The base of a working copy that was opened before there was any version. */
const EMPTY = ''

/** What a file shall be instead of what it was; null before where it is new. */
export interface FileChange {
  name: string
  before: string | null
  after: string
}

/** The `files` document of an editor room: loaded once from the active artifact, then people's own. */
export class WorkingCopy {
  readonly #document: RoomDocument
  readonly #facts: RoomKv
  readonly #clientIds: StoredClientIds
  readonly #sourceOf: (artifactId: string) => Promise<SourceFile[]>
  #loading: Promise<void> | null = null
  #base: { artifactId: string; files: SourceFile[] } | null = null
  /** The document as it was loaded, so that a run that began before can still be merged in. */
  #loadedState: Uint8Array | null = null

  constructor(
    document: RoomDocument,
    facts: RoomKv,
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

  /** What is in it, loaded where nobody has opened it yet. */
  async opened(activeArtifactId: string | null): Promise<SourceFile[]> {
    await this.load(activeArtifactId)
    return this.#read()
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
    return hasChanges(await this.#baseFiles(), this.#read())
  }

  /** What is in it now is this version. */
  savedAs(artifactId: string, files: SourceFile[]): void {
    this.#facts.set(BASE, artifactId)
    this.#base = { artifactId, files }
  }

  /** Takes a run's result in beside what was typed meanwhile: text edits on the snapshot, merged by Yjs. */
  async merge(snapshot: WorkingSnapshot, artifactId: string, result: SourceFile[]): Promise<void> {
    const state = snapshot.state ?? this.#loadedState
    if (!this.isOpen || !state) return
    const fork = new Y.Doc()
    Y.applyUpdate(fork, state)
    const before = Y.encodeStateVector(fork)
    await writeInSlices(fork, result)
    const update = Y.encodeStateAsUpdate(fork, before)
    fork.destroy()
    this.#write(doc => Y.applyUpdate(doc, update, 'server'), fork.clientID)
    this.savedAs(artifactId, result)
    this.#document.flush()
  }

  /** Does all of these changes beside what was typed meanwhile, or none where that is in the same place. */
  change(changes: readonly FileChange[]): 'done' | 'changed' {
    const texts = readTexts(filesOf(this.#document.doc))
    const wanted: SourceFile[] = []
    for (const { name, before, after } of changes) {
      const code = besideOf(before, after, texts.get(name) ?? null)
      if (code === null) return 'changed'
      wanted.push({ name, code })
    }
    this.#write(doc => {
      const budget = editBudget()
      for (const file of wanted) writeFile(filesOf(doc), file, budget)
    })
    this.#document.flush()
    return 'done'
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

  #write(change: (doc: Y.Doc) => void, clientId?: number): void {
    writeAsServer(this.#document, this.#clientIds, change, clientId)
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

/** A change of a text made to what the text has become; null where both are in one place. */
function besideOf(before: string | null, after: string, now: string | null): string | null {
  if (before === now) return after
  if (before === null || now === null) return null
  const edits = rebased(textEdits(before, after, editBudget()), textEdits(before, now, editBudget()))
  return edits && applyTextEdits(now, edits)
}

/** In a document that nobody else sees: whoever else is in this isolate gets a turn after some comparing. */
async function writeInSlices(fork: Y.Doc, files: SourceFile[]): Promise<void> {
  const map = filesOf(fork)
  fork.transact(() => removeOthers(map, files))
  let budget = editBudget()
  for (const file of files) {
    if (budget.left < editBudget().left / 2) {
      await new Promise(resolve => setTimeout(resolve, 0))
      budget = editBudget()
    }
    fork.transact(() => writeFile(map, file, budget))
  }
}

/** Makes the map hold exactly these files, by edits as small as can be found in one turn. */
function writeFiles(map: Y.Map<unknown>, files: SourceFile[]): void {
  const budget = editBudget()
  removeOthers(map, files)
  for (const file of files) writeFile(map, file, budget)
}

function removeOthers(map: Y.Map<unknown>, files: SourceFile[]): void {
  const wanted = new Set(files.map(file => file.name))
  for (const path of [...map.keys()]) if (!wanted.has(path)) map.delete(path)
}

function writeFile(map: Y.Map<unknown>, { name, code }: SourceFile, budget: DiffBudget): void {
  const found = map.get(name)
  if (!(found instanceof Y.Text)) {
    budget.left -= code.length / CHARACTERS_A_STEP
    map.set(name, new Y.Text(code))
    return
  }
  const before = found.toString()
  if (before === code) return
  budget.left -= (before.length + code.length) / CHARACTERS_A_STEP
  edit(found, textEdits(before, code, budget))
}

function edit(text: Y.Text, edits: readonly TextEdit[]): void {
  for (const { at, remove, insert } of edits.toReversed()) {
    if (remove > 0) text.delete(at, remove)
    if (insert) text.insert(at, insert)
  }
}
