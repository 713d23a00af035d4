import type { Bindings } from '#server/bindings.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { ChatPages } from '#server/rooms/editor/chat-pages.ts'
import type { WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Credits } from '#shared/credits.ts'
import type { ErrorCode } from '#shared/errors.ts'

export type AllowResult = { artifactId: string } | { error: ErrorCode }
export type StartResult = { credits: Credits } | { error: ErrorCode }
/** The version that is active now; null while there is none. */
export type ReplaceResult =
  | { artifactId: string | null }
  /** `message` where the code alone does not say why. */
  | { error: ErrorCode; message?: string }

/** What a person saves by hand; without files, the working copy. */
export interface SaveWork {
  files?: SourceFile[] | undefined
  message?: string | undefined
}

export interface RunRoom {
  env: Bindings
  storage: DurableObjectStorage
  room: RoomDocument
  workingCopy: WorkingCopy
  chatPages: ChatPages
  /** The name of the isolate this object lives in. */
  isolate: string
  patternId(): string
  waitUntil(work: Promise<unknown>): void
}

/** A run under way in this object's memory. */
export interface LiveRun {
  stored: StoredRun
  stop: AbortController
  /** When the model last said anything. */
  heardAt: number
  /** Past this point the version is being written, and Stop comes too late. */
  isCommitting: boolean
  /** The version it is making, once its card is shown. */
  artifactId: string | null
  /** What writes it into the room; none before it begins and after its end. */
  writer: RunWriter | null
  done: Promise<void>
}
