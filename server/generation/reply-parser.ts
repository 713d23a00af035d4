import { isFilePath } from '#shared/artifacts.ts'

/** What a model's text turns into: words for the chat, files and edits for the design. */
export type ReplyEvent =
  | { type: 'text'; text: string }
  | { type: 'fileStart'; path: string }
  | { type: 'fileText'; path: string; text: string }
  /** `isComplete` is false when the reply ended inside the file. */
  | { type: 'fileEnd'; path: string; isComplete: boolean }
  | { type: 'edit'; path: string; search: string; replace: string }

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([^`]*)$/
const MIGHT_BE_FENCE = /^\s{0,3}(`{0,2}$|~{0,2}$|```|~~~)/
const SEARCH_MARK = /^<{5,}\s*SEARCH\b/
const MIDDLE_MARK = /^={5,}\s*$/
const REPLACE_MARK = /^>{5,}\s*REPLACE\b/
const PATH_KEY = /(?:path|file|filename|title|name)\s*[=:]\s*["']?([^\s"']+)["']?/i
const PATH_COMMENT =
  /^\s*(?:\/\/|\/\*|<!--|#|\{\/\*)\s*(?:file(?:name)?:\s*)?(\S+\.\w{1,5})\s*(?:\*\/\}?|-->)?\s*$/i
const PATH_LINE =
  /^\s*(?:#{1,6}\s*|[-*]\s+)?(?:file(?:name)?:\s*)?[*_`]*([\w@$()[\]./-]+\.\w{1,5})[*_`:]*\s*$/i

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

/**
 * Reads a reply of a model without tools, piece by piece: files in fenced blocks with the path in the info string
 * (or on the line before, or in a comment on the first line), edits as search/replace marks inside such a block.
 */
export class ReplyParser {
  #state: State = { in: 'text' }
  #line = ''
  /** How much of the current line the chat has seen already. */
  #shown = 0
  #lastTextLine = ''

  push(piece: string): ReplyEvent[] {
    const events: ReplyEvent[] = []
    const lines = (this.#line + piece.replace(/\r\n?/g, '\n')).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) {
      events.push(...this.#takeLine(line, true))
      this.#shown = 0
    }
    if (this.#state.in === 'text' && !MIGHT_BE_FENCE.test(this.#line)) {
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
    if (state.in === 'opening') return [...events, ...textEvent(`\n\`\`\`${state.info}\n`)]
    return 'path' in state && state.in === 'file'
      ? [...events, { type: 'fileEnd', path: state.path, isComplete: false }]
      : events
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
      default:
        return this.#takeEdit(state, line)
    }
  }

  #takeText(line: string, hasBreak: boolean): ReplyEvent[] {
    const opened = this.#shown === 0 ? FENCE.exec(line) : null
    if (!opened) {
      if (line.trim()) this.#lastTextLine = line
      return textEvent(line.slice(this.#shown) + (hasBreak ? '\n' : ''))
    }
    const [, fence = '```', info = ''] = opened
    const path = pathOfInfo(info) ?? pathOf(PATH_LINE.exec(this.#lastTextLine)?.[1])
    this.#lastTextLine = ''
    this.#state = { in: 'opening', fence, path, info }
    return []
  }

  #takeFirstLine(state: State & { in: 'opening' }, line: string): ReplyEvent[] {
    const { fence, info } = state
    const commented = pathOf(PATH_COMMENT.exec(line)?.[1])
    const path = state.path ?? commented
    if (!path) {
      this.#state = { in: 'snippet', fence }
      return [...textEvent(`${fence}${info}\n`), ...this.#takeLine(line, true)]
    }
    if (SEARCH_MARK.test(line)) {
      this.#state = { in: 'search', fence, path, search: [] }
      return []
    }
    this.#state = { in: 'file', fence, path }
    const start: ReplyEvent = { type: 'fileStart', path }
    return commented === path ? [start] : [start, ...this.#takeLine(line, true)]
  }

  #takeEdit(state: State & { in: 'edits' | 'search' | 'replace' }, line: string): ReplyEvent[] {
    const { fence, path } = state
    if (state.in === 'edits') {
      if (SEARCH_MARK.test(line)) this.#state = { in: 'search', fence, path, search: [] }
      else if (closes(line, fence)) this.#state = { in: 'text' }
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

const closes = (line: string, fence: string): boolean =>
  line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''

/** `tsx path=src/App.tsx`, `tsx:src/App.tsx`, `tsx src/App.tsx` or `src/App.tsx`. */
function pathOfInfo(info: string): string | null {
  const text = info.trim()
  const candidates = [PATH_KEY.exec(text)?.[1], text.split(/\s+/)[0]?.split(':')[1], ...text.split(/\s+/)]
  for (const candidate of candidates) {
    const path = candidate?.includes('.') ? pathOf(candidate) : null
    if (path) return path
  }
  return null
}

function pathOf(text: string | undefined): string | null {
  const path = text?.replace(/^\.?\//, '')
  return path && isFilePath(path) ? path : null
}
