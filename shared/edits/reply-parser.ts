import { writtenCalls } from '#shared/edits/edit-calls.ts'
import type { Operation } from '#shared/edits/operations.ts'
import {
  CALL_INFO,
  CALL_LINE,
  CALL_TAG,
  closes,
  FENCE,
  fileTag,
  MIDDLE_MARK,
  MIGHT_BE_MARK,
  pathOfComment,
  pathOfInfo,
  pathOfLine,
  REPLACE_MARK,
  SEARCH_MARK,
} from '#shared/edits/reply-lines.ts'

/** What a model's text turns into: words for the chat, files and edits for the design. */
export type ReplyEvent =
  | { type: 'text'; text: string }
  | { type: 'fileStart'; path: string }
  | { type: 'fileText'; path: string; text: string }
  /** `isComplete` is false when the reply ended inside the file. */
  | { type: 'fileEnd'; path: string; isComplete: boolean }
  | { type: 'edit'; path: string; search: string; replace: string }
  /** A tool call written as JSON into the text. */
  | { type: 'call'; operation: Operation }
  /** Something that was meant to change the design and cannot be read. */
  | { type: 'unreadable'; path: string; message: string }

type State =
  | { in: 'text' }
  /** A fence that is no file: an example in the chat. */
  | { in: 'snippet'; fence: string }
  /** A fence of a file whose first line decides whether it is the file or edits of it. */
  | { in: 'opening'; fence: string; path: string | null; info: string }
  | { in: 'file'; fence: string; path: string }
  | { in: 'edits'; fence: string; path: string }
  | { in: 'search'; fence: string; path: string; search: string[] }
  | { in: 'replace'; fence: string; path: string; search: string[]; replace: string[] }
  /** JSON that may be a call: `fence` closes it, without one the first line that completes it does. */
  | { in: 'call'; fence: string; open: string; lines: string[] }

/**
 * Reads a reply of a model without tools, piece by piece: files in fenced blocks with the path in the info string
 * (or on the line before, or in a comment on the first line), edits as search/replace marks, calls as JSON.
 */
export class ReplyParser {
  #state: State = { in: 'text' }
  #line = ''
  /** How much of the current line the chat has seen already. */
  #shown = 0
  #lastTextLine = ''

  /** The file whose block is open: a reply cut off here goes on with its code, not with words. */
  get openPath(): string | null {
    const state = this.#state
    return 'path' in state && state.fence !== '' ? state.path : null
  }

  push(piece: string): ReplyEvent[] {
    const events: ReplyEvent[] = []
    const lines = (this.#line + piece.replace(/\r\n?/g, '\n')).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) {
      events.push(...this.#takeLine(line, true))
      this.#shown = 0
    }
    if (this.#state.in === 'text' && !MIGHT_BE_MARK.test(this.#line)) {
      events.push(...textEvent(this.#line.slice(this.#shown)))
      this.#shown = this.#line.length
    }
    return events
  }

  /** The reply is over: what is still held back comes out, an open file is incomplete. */
  end(): ReplyEvent[] {
    const events = this.#line ? this.#takeLine(this.#line, false) : []
    const { ...state } = this.#state
    this.#state = { in: 'text' }
    this.#line = ''
    this.#shown = 0
    return [...events, ...leftOver(state)]
  }

  #takeLine(line: string, hasBreak: boolean): ReplyEvent[] {
    const state = this.#state
    switch (state.in) {
      case 'text':
        return this.#takeText(line, hasBreak)
      case 'snippet':
        if (closes(line, state.fence)) this.#state = { in: 'text' }
        return textEvent(`${line}\n`)
      case 'opening':
        return this.#takeFirstLine(state, line)
      case 'file':
        if (!closes(line, state.fence)) return [{ type: 'fileText', path: state.path, text: `${line}\n` }]
        this.#state = { in: 'text' }
        return [{ type: 'fileEnd', path: state.path, isComplete: true }]
      case 'call':
        return this.#takeCall(state, line)
      default:
        return this.#takeEdit(state, line)
    }
  }

  #takeText(line: string, hasBreak: boolean): ReplyEvent[] {
    const isWhole = this.#shown === 0
    const opened = isWhole ? FENCE.exec(line) : null
    if (opened) {
      const [, fence = '```', info = ''] = opened
      this.#state = { in: 'opening', fence, path: pathOfInfo(info) ?? pathOfLine(this.#lastTextLine), info }
      this.#lastTextLine = ''
      return []
    }
    if (isWhole && hasBreak) {
      const marked = this.#takeMark(line)
      if (marked) {
        this.#lastTextLine = ''
        return marked
      }
    }
    if (line.trim()) this.#lastTextLine = line
    return textEvent(line.slice(this.#shown) + (hasBreak ? '\n' : ''))
  }

  /** Marks that stand in the text without a fence. */
  #takeMark(line: string): ReplyEvent[] | null {
    const tagged = fileTag(line)
    if (tagged) {
      this.#state = { in: 'file', ...tagged }
      return [{ type: 'fileStart', path: tagged.path }]
    }
    const call = CALL_TAG.exec(line)
    if (call) {
      const [, tag = '', rest = ''] = call
      this.#state = { in: 'call', fence: `</${tag}>`, open: `<${tag}>`, lines: [] }
      const closing = rest.indexOf(`</${tag}>`)
      if (closing < 0) return rest.trim() ? this.#takeLine(rest, true) : []
      return [...this.#takeLine(rest.slice(0, closing), true), ...this.#takeLine(`</${tag}>`, true)]
    }
    if (CALL_LINE.test(line)) {
      this.#state = { in: 'call', fence: '', open: '', lines: [] }
      return this.#takeLine(line, true)
    }
    if (!SEARCH_MARK.test(line)) return null
    const path = pathOfLine(this.#lastTextLine) ?? ''
    this.#state = { in: 'search', fence: '', path, search: [] }
    return []
  }

  #takeFirstLine(state: State & { in: 'opening' }, line: string): ReplyEvent[] {
    const { fence, info } = state
    const commented = pathOfComment(line)
    const path = state.path ?? commented
    if (!path && CALL_INFO.test(info) && /^\s*[[{]/.test(line)) {
      this.#state = { in: 'call', fence, open: `${fence}${info}`, lines: [] }
      return this.#takeLine(line, true)
    }
    if (SEARCH_MARK.test(line)) {
      this.#state = { in: 'search', fence, path: path ?? '', search: [] }
      return []
    }
    if (!path) {
      this.#state = { in: 'snippet', fence }
      return [...textEvent(`${fence}${info}\n`), ...this.#takeLine(line, true)]
    }
    this.#state = { in: 'file', fence, path }
    const start: ReplyEvent = { type: 'fileStart', path }
    return commented === path ? [start] : [start, ...this.#takeLine(line, true)]
  }

  #takeCall(state: State & { in: 'call' }, line: string): ReplyEvent[] {
    const isClosed = closes(line, state.fence)
    if (!isClosed) state.lines.push(line)
    const mayBeWhole = isClosed || (state.fence === '' && /[\]}]\s*$/.test(line))
    const text = mayBeWhole ? state.lines.join('\n') : ''
    if (!isClosed && !isJson(text)) return []
    this.#state = { in: 'text' }
    return (
      callEvents(text) ??
      textEvent(`${[state.open, text, isClosed ? line : ''].filter(Boolean).join('\n')}\n`)
    )
  }

  #takeEdit(state: State & { in: 'edits' | 'search' | 'replace' }, line: string): ReplyEvent[] {
    const { fence, path } = state
    if (state.in === 'edits') {
      if (SEARCH_MARK.test(line)) this.#state = { in: 'search', fence, path, search: [] }
      else if (closes(line, fence)) this.#state = { in: 'text' }
      else if (fence === '') {
        this.#state = { in: 'text' }
        return this.#takeLine(line, true)
      }
    } else if (state.in === 'search') {
      if (MIDDLE_MARK.test(line))
        this.#state = { in: 'replace', fence, path, search: state.search, replace: [] }
      else state.search.push(line)
    } else if (REPLACE_MARK.test(line)) {
      this.#state = { in: 'edits', fence, path }
      return [{ type: 'edit', path, search: state.search.join('\n'), replace: state.replace.join('\n') }]
    } else state.replace.push(line)
    return []
  }
}

const textEvent = (text: string): ReplyEvent[] => (text ? [{ type: 'text', text }] : [])

function callEvents(text: string): ReplyEvent[] | null {
  const calls = writtenCalls(text)
  if (!calls) return null
  if ('fault' in calls)
    return [{ type: 'unreadable', path: '', message: `A tool call could not be read: ${calls.fault}.` }]
  return calls.operations.map(operation => ({ type: 'call', operation }))
}

/** What becomes of a block that the reply ended in. */
function leftOver(state: State): ReplyEvent[] {
  switch (state.in) {
    case 'opening':
      return textEvent(`\n${state.fence}${state.info}\n`)
    case 'file':
      return [{ type: 'fileEnd', path: state.path, isComplete: false }]
    case 'search':
    case 'replace':
      return [
        { type: 'unreadable', path: state.path, message: 'The answer ended inside a search/replace block.' },
      ]
    case 'call': {
      const text = state.lines.join('\n')
      return callEvents(text) ?? textEvent(`${state.open}\n${text}\n`)
    }
    default:
      return []
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
