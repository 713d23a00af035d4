import type * as Y from 'yjs'
import { readPart } from '#room-schema/chat.ts'
import { activeRun, chatOf, draftOf, readMeta } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import type { RoomKv } from '#server/rooms/base/room-kv.ts'
import { boardOf, type NodeNews } from '#server/rooms/canvas/board.ts'
import { STEP_WORDS } from '#shared/run-stage.ts'

const POINTER = 'spacePointer'
/** A board of a hundred streaming designs hears of each twice a second at most. */
const TOLD_EVERY_MS = 500
const NOWHERE = 'none'

interface Parts {
  env: Bindings
  facts: RoomKv
  room: RoomDocument
  patternId(): string
  waitUntil(work: Promise<unknown>): void
}

/** Tells the canvas that a design stands on what its board shows of it: nobody there need join this room. */
export class TellCanvas implements Outlet {
  readonly #parts: Parts
  #timer: ReturnType<typeof setTimeout> | null = null
  #told = ''
  #isNowhere: boolean

  constructor(parts: Parts) {
    this.#parts = parts
    this.#isNowhere = parts.facts.get(POINTER) === NOWHERE
  }

  changed(document: string): number {
    if (document !== 'room' || this.#timer !== null || this.#isNowhere) return 0
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#parts.waitUntil(this.#tell())
    }, TOLD_EVERY_MS)
    return 0
  }

  async #tell(): Promise<void> {
    const { env, room } = this.#parts
    try {
      const pointer = await this.#pointer()
      if (!pointer) return
      const news = newsOf(room.doc)
      const text = JSON.stringify(news)
      if (text === this.#told) return
      this.#told = text
      await boardOf(env, pointer.spaceRoomId).told(pointer.spaceRoomId, pointer.spaceNodeId, news)
    } catch (error) {
      // The board asks D1 when it opens; what comes next is told again.
      this.#told = ''
      logError('a canvas could not be told of its design', error)
    }
  }

  /** A design stays on the canvas where it was made, so it is asked for once. */
  async #pointer(): Promise<PatternRow['spacePointer']> {
    const { env, facts, patternId } = this.#parts
    const known = facts.get(POINTER)
    if (known !== null) return known === NOWHERE ? null : JSON.parse(known)
    const pattern = await findPattern(env.DB, patternId())
    if (!pattern) return null
    this.#isNowhere = pattern.spacePointer === null
    facts.set(POINTER, pattern.spacePointer ? JSON.stringify(pattern.spacePointer) : NOWHERE)
    return pattern.spacePointer
  }
}

/** What a board shows of a design, as its room has it. */
export function newsOf(doc: Y.Doc): NodeNews {
  const { name, activeArtifactId } = readMeta(doc)
  const run = activeRun(doc)?.run
  const stage = run?.stage ?? ''
  const isWriting = stage.startsWith(STEP_WORDS.write)
  return {
    name,
    artifactId: activeArtifactId,
    status: run ? 'generating' : hasFailed(doc) ? 'error' : activeArtifactId ? 'ready' : 'empty',
    stage,
    filesDone: run ? Math.max(0, draftOf(doc).size - (isWriting ? 1 : 0)) : 0,
  }
}

/** Its newest answer ended with a failure, and nobody has done anything since. */
function hasFailed(doc: Y.Doc): boolean {
  const chat = chatOf(doc)
  const last = chat.length > 0 ? chat.get(chat.length - 1) : null
  const content = last?.get('role') === 'assistant' ? last.get('content') : null
  const parts =
    content && 'toArray' in (content as object) ? (content as Y.Array<Y.Map<unknown>>).toArray() : []
  return parts.map(readPart).some(part => part.type === 'error' && part.kind === 'failed')
}
