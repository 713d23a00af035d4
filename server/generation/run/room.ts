import type * as Y from 'yjs'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { NewVersion } from '#server/features/artifacts/store-version.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { LookPort } from '#server/generation/look/look-port.ts'
import type { Actor } from '#shared/actor.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The code as people type it, at one moment. */
export interface WorkingSnapshot {
  files: SourceFile[]
  /** The document then; null when nobody has opened the working copy. */
  state: Uint8Array | null
}

/** A design as D1 has it, with the number of its newest version: asked for once, then handed on. */
export interface DesignNow {
  pattern: PatternRow
  latest: ArtifactRow['version']
}

/** The version that a run makes. */
export interface MadeVersion
  extends Pick<NewVersion, 'id' | 'actor' | 'requestId' | 'parentId' | 'sourceFiles'> {
  pattern: PatternRow
  version: ArtifactRow['version']
}

/** What a run needs of its room, whatever kind that is. */
export interface RunRoom {
  patternId(): string
  /** The name of the isolate this object lives in. */
  isolate: string
  sql: SqlStorage
  waitUntil(work: Promise<unknown>): void
  /** When the runs want to be looked after next; null: not any more. */
  lookAgain(time: number | null): Promise<void>
  /** The next prompt of the queue begins, soon and for certain. */
  beginNext(): Promise<void>
  /** The document that everybody in the room sees. */
  doc(): Y.Doc
  write(change: (doc: Y.Doc) => void): void
  flush(): void
  /** Somebody is here to read along. */
  isWatched(): boolean
  files: RunFiles
  versions: RunVersions
  /** People's browsers, which look at what was made. */
  looks: LookPort
  /** Old items leave the chat. */
  pageOut(): Promise<void>
}

/** What people type, as a run takes it and gives it back. */
interface RunFiles {
  snapshot(activeArtifactId: string | null): Promise<WorkingSnapshot>
  merge(snapshot: WorkingSnapshot, artifactId: string, files: SourceFile[]): Promise<void>
  reset(artifactId: string, files: SourceFile[]): void
}

interface RunVersions {
  /** Settles when nothing else is replacing the files. */
  replaced(): Promise<unknown>
  /** Saves what people typed, told in the chat before this item; the design as it is after that. */
  begin(actor: Actor, beforeItemId: string): Promise<DesignNow>
  /** The number of a version that is about to be shown, given once. */
  number(artifactId: string, latest: ArtifactRow['version'], isMinor: boolean): ArtifactRow['version']
  /** Nobody is shown its number any more. */
  giveBack(artifactId: string): void
  /** `beforeWrite` runs after the compile; throwing there leaves nothing behind. */
  store(made: MadeVersion, beforeWrite: () => void): Promise<ArtifactRow>
  saveTyped(actor: Actor): Promise<unknown>
  setActive(artifactId: string): Promise<void>
  /** Makes the version of a lost run the active one. */
  adopt(artifactId: string, actor: Actor): Promise<void>
}
