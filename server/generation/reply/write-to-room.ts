import * as Y from 'yjs'
import { contentOf, findItem, makePart } from '#room-schema/chat.ts'
import { draftOf, readRuns, writeRun } from '#room-schema/editor-room.ts'
import { textAt } from '#room-schema/typed-map.ts'
import type { ChatPart } from '#shared/chat.ts'

/** One transaction a window: quick enough to read along, few enough for a thousand viewers. */
const WRITE_EVERY_MS = 40
/** Nobody reads along: what is written is for whoever comes, and rooms that are watched have the thread. */
const WRITE_UNSEEN_EVERY_MS = 250

type Part<T extends ChatPart['type']> = Extract<ChatPart, { type: T }>

/** Writes a run into the room as it happens: words into `chat`, files into `draft`. */
export class RunWriter {
  readonly #write: (change: (doc: Y.Doc) => void) => void
  readonly #requestId: string
  readonly #itemId: string
  readonly #isWatched: () => boolean
  #changes: ((doc: Y.Doc) => void)[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  /** The part that grows at the end of the item; null when the last thing was no text. */
  #openText: Y.Text | null = null
  #toolParts = new Map<string, Y.Map<unknown>>()
  /** Where the parts of the present answer begin. */
  #answerFrom = 0
  #isClosed = false
  /** What was queued last, when it is a text that may grow further before it is written. */
  #growing: { what: string; pieces: string[] } | null = null

  constructor(
    write: (change: (doc: Y.Doc) => void) => void,
    requestId: string,
    itemId: string,
    isWatched = () => true,
  ) {
    this.#write = write
    this.#requestId = requestId
    this.#itemId = itemId
    this.#isWatched = isWatched
  }

  stage(stage: string): void {
    this.#queue(doc => {
      const run = readRuns(doc).get(this.#requestId)
      if (run) writeRun(doc, this.#requestId, { ...run, stage })
    })
  }

  thought(text: string): void {
    this.#grow('thoughts', text, (doc, words) => {
      const thinking = this.#parts(doc).find(part => part.get('type') === 'thinking')
      if (!thinking) return
      if (thinking.get('isPlaceholder')) thinking.set('isPlaceholder', false)
      append(textAt(thinking, 'thoughts'), words)
    })
  }

  answerBegins(): void {
    this.#queue(doc => {
      this.#answerFrom = this.#parts(doc).length
      this.#openText = null
    })
  }

  /** What the present answer has said was thought; what it seemed to change goes. */
  unsay(): void {
    this.#queue(doc => {
      const content = findItem(doc, this.#itemId)?.get('content')
      if (!(content instanceof Y.Array)) return
      const parts = this.#parts(doc).slice(this.#answerFrom)
      const thought = parts.filter(isText).map(part => String(part.get('message')))
      const thinking = this.#parts(doc).find(part => part.get('type') === 'thinking')
      if (thinking) {
        thinking.set('isPlaceholder', false)
        append(textAt(thinking, 'thoughts'), thought.join('\n'))
      }
      for (let at = content.length - 1; at >= this.#answerFrom; at--)
        if (this.#parts(doc)[at]?.get('type') !== 'artifact') content.delete(at, 1)
      this.#openText = null
    })
  }

  text(text: string): void {
    this.#grow('text', text, (doc, words) => {
      this.#endThinking(doc)
      this.#openText ??= textAt(this.#append(doc, { type: 'text', message: '' }), 'message')
      append(this.#openText, words)
    })
  }

  toolStarted(id: string, part: Pick<Part<'toolCall'>, 'toolAction' | 'toolParam'>): void {
    const startTime = Date.now()
    this.#queue(doc => {
      this.#endThinking(doc)
      this.#openText = null
      const empty = {
        endTime: null,
        linesAdded: 0,
        linesRemoved: 0,
        diff: null,
        additionalContext: '',
        imageUrls: [],
      }
      this.#toolParts.set(id, this.#append(doc, { type: 'toolCall', startTime, ...empty, ...part }))
    })
  }

  toolChanged(id: string, change: Partial<Part<'toolCall'>>): void {
    this.#queue(() => {
      const part = this.#toolParts.get(id)
      for (const [key, value] of Object.entries(change)) part?.set(key, value)
    })
    // A file that has ended is drawn by every preview: nothing of the window is left to wait for.
    if (change.endTime) this.flush()
  }

  /** A file is being written: its text grows, or starts again with `isStart`. */
  draft(path: string, text: string, isStart: boolean): void {
    if (isStart)
      this.#queue(doc => {
        const file = textAt(draftOf(doc), path)
        if (file.length > 0) file.delete(0, file.length)
      })
    this.#grow(`draft ${path}`, text, (doc, words) => append(textAt(draftOf(doc), path), words))
  }

  undraft(path: string): void {
    this.#queue(doc => draftOf(doc).delete(path))
  }

  part(part: ChatPart): void {
    this.#queue(doc => {
      this.#openText = null
      this.#append(doc, part)
    })
  }

  /** A part that is written again whenever it changes. */
  keep(id: string, part: ChatPart): void {
    this.#queue(doc => {
      const known = this.#toolParts.get(id)
      for (const [key, value] of known ? Object.entries(part) : []) known?.set(key, value)
      if (known) return
      this.#endThinking(doc)
      this.#openText = null
      this.#toolParts.set(id, this.#append(doc, part))
    })
    this.flush()
  }

  /** Everything queued, and `last` with it, in one transaction. */
  flush(last?: (doc: Y.Doc) => void): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#growing = null
    const changes = last ? [...this.#changes, last] : this.#changes
    this.#changes = []
    if (changes.length === 0 || this.#isClosed) return
    this.#write(doc => {
      for (const change of changes) change(doc)
    })
  }

  /** The run ends: what is queued is written, what the model still says is not. */
  close(): void {
    this.flush()
    this.#isClosed = true
  }

  /**
   * What grows piece by piece is written as one piece a window: an answer of fifty thousand empty lines, each inserted by
   * itself, held the thread for eleven seconds.
   */
  #grow(what: string, text: string, write: (doc: Y.Doc, words: string) => void): void {
    if (this.#growing?.what === what) {
      this.#growing.pieces.push(text)
      return
    }
    const growing = { what, pieces: [text] }
    this.#queue(doc => write(doc, growing.pieces.join('')))
    this.#growing = growing
  }

  #queue(change: (doc: Y.Doc) => void): void {
    if (this.#isClosed) return
    this.#growing = null
    this.#changes.push(change)
    this.#timer ??= setTimeout(
      () => this.flush(),
      this.#isWatched() ? WRITE_EVERY_MS : WRITE_UNSEEN_EVERY_MS,
    )
  }

  #parts(doc: Y.Doc): Y.Map<unknown>[] {
    const item = findItem(doc, this.#itemId)
    return item ? contentOf(item) : []
  }

  #append(doc: Y.Doc, part: ChatPart): Y.Map<unknown> {
    const map = makePart(part)
    const content = findItem(doc, this.#itemId)?.get('content')
    if (content instanceof Y.Array) content.push([map])
    return map
  }

  #endThinking(doc: Y.Doc): void {
    const thinking = this.#parts(doc).find(part => part.get('type') === 'thinking')
    if (thinking && thinking.get('endTime') === null) thinking.set('endTime', Date.now())
  }
}

const isText = (part: Y.Map<unknown>): boolean => part.get('type') === 'text'

const append = (text: Y.Text, more: string): void => text.insert(text.length, more)
