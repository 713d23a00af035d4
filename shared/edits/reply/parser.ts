import { callOpening, isLeftOver, withoutTokens } from '#shared/edits/reply/call-markup.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { GrowingLine } from '#shared/edits/reply/growing-line.ts'
import {
  AROUND_FILES,
  CALL_INFO,
  CALL_LINE,
  CALLS_FENCE,
  closes,
  codeBeforeTag,
  FENCE,
  type FileTag,
  fileTag,
  HTML_INFO,
  isDiff,
  MIDDLE_MARK,
  MODULE_INFO,
  mentionedIn,
  pathBefore,
  pathOfComment,
  pathOfInfo,
  pathOfLine,
  REPLACE_MARK,
  SEARCH_MARK,
} from '#shared/edits/reply/lines.ts'
import {
  blockEvents,
  callEvents,
  leftOver,
  type State,
  stateFrom,
  textEvent,
} from '#shared/edits/reply/state.ts'
import { WholeJson } from '#shared/edits/reply/whole-json.ts'

/** One line of more calls is none that a model means. */
const CALLS_IN_LINE_MAX = 100

/**
 * Reads a reply of a model without tools, piece by piece: files in fenced blocks with the path in the info string
 * (or on the line before, or in a comment on the first line), edits as search/replace marks or diffs, calls as JSON.
 */
export class ReplyParser {
  #state: State = { in: 'text' }
  readonly #line = new GrowingLine()
  #callsInLine = 0
  #lastTextLine = ''
  /** A block in a list is indented as a whole. */
  #indent = 0
  /** A call in markup has been read: what closes such calls is nothing to be said. */
  #hasMarkup = false

  /** The file whose block is open: a reply cut off here goes on with its code, not with words. */
  get openPath(): string | null {
    const state = this.#state
    return 'path' in state && state.fence !== '' ? state.path : null
  }

  push(piece: string): ReplyEvent[] {
    const events: ReplyEvent[] = []
    const [first = '', ...lines] = piece.replace(/\r\n?/g, '\n').split('\n')
    this.#line.add(first)
    for (const line of lines) {
      this.#callsInLine = 0
      events.push(...this.#takeLine(this.#line.whole(), true))
      this.#line.begin(line)
    }
    if (this.#state.in === 'text') events.push(...textEvent(this.#line.say()))
    return events
  }

  /** The reply is over: what is still held back comes out, an open file is incomplete. */
  end(): ReplyEvent[] {
    const line = this.#line.whole()
    const events = line ? this.#takeLine(line, false) : []
    const { ...state } = this.#state
    this.#state = { in: 'text' }
    this.#line.begin('')
    return [...events, ...leftOver(state)]
  }

  #takeLine(line: string, hasBreak: boolean): ReplyEvent[] {
    if (this.#state.in === 'text') return this.#takeText(line, hasBreak)
    const blanks = line.length - line.trimStart().length
    return this.#takeInside(line.slice(Math.min(this.#indent, blanks)))
  }

  #takeInside(line: string): ReplyEvent[] {
    const state = this.#state
    switch (state.in) {
      case 'text':
        return this.#takeText(line, true)
      case 'snippet':
        if (closes(line, state.fence)) this.#state = { in: 'text' }
        return textEvent(`${line}\n`)
      case 'command':
        if (line.includes(state.fence)) this.#state = { in: 'text' }
        return []
      case 'opening':
        return this.#takeFirstLine(state, line)
      case 'file':
        return this.#takeFile(state, line)
      case 'module':
      case 'diff':
        if (!closes(line, state.fence)) {
          state.lines.push(line)
          return []
        }
        this.#state = { in: 'text' }
        return blockEvents(state, line)
      case 'call':
        return this.#takeCall(state, line)
      default:
        return this.#takeEdit(state, line)
    }
  }

  #takeText(line: string, hasBreak: boolean): ReplyEvent[] {
    const { shown } = this.#line
    const isWhole = shown === 0
    if (isWhole && this.#hasMarkup && isLeftOver(line)) return []
    const opened = isWhole ? FENCE.exec(line) : null
    if (opened) {
      const [, indent = '', fence = '```', said = ''] = opened
      const info = said.trimStart()
      const path = pathOfInfo(info) ?? pathBefore(this.#lastTextLine, info)
      this.#state = { in: 'opening', fence, path, info, mention: mentionedIn(this.#lastTextLine) }
      this.#indent = indent.length
      this.#lastTextLine = ''
      return []
    }
    const calls = this.#takeCalls(line)
    if (calls) return calls
    if (isWhole && (hasBreak || AROUND_FILES.test(line))) {
      const marked = this.#takeMark(line)
      if (marked) {
        this.#lastTextLine = ''
        return marked
      }
    }
    if (line.trim()) this.#lastTextLine = line
    return textEvent(line.slice(shown) + (hasBreak ? '\n' : ''))
  }

  /** Calls in markup, also behind some words; and in plain JSON. */
  #takeCalls(line: string): ReplyEvent[] | null {
    const { shown } = this.#line
    const opening = callOpening(line)
    if (opening && opening.at >= shown && !fileTag(line)) {
      const said = textEvent(line.slice(shown, opening.at).trim() && line.slice(shown, opening.at))
      this.#hasMarkup = true
      this.#indent = 0
      this.#lastTextLine = ''
      this.#state = { in: 'call', ...opening, lines: [], json: new WholeJson(), isMarked: true }
      return [...said, ...(opening.rest.trim() ? this.#takeInside(opening.rest) : [])]
    }
    if (shown > 0 || !CALL_LINE.test(line)) return null
    this.#indent = 0
    this.#lastTextLine = ''
    this.#state = { in: 'call', fence: '', open: '', lines: [], json: new WholeJson(), isMarked: false }
    return this.#takeInside(line)
  }

  /** Marks that stand in the text without a fence. */
  #takeMark(line: string): ReplyEvent[] | null {
    this.#indent = 0
    const tagged = fileTag(line)
    if (tagged) return this.#openTag(tagged)
    const begun = stateFrom(line)
    if (begun) {
      this.#state = begun
      return []
    }
    if (!SEARCH_MARK.test(line)) return null
    const path = pathOfMark(line) ?? pathOfLine(this.#lastTextLine) ?? mentionedIn(this.#lastTextLine) ?? ''
    this.#state = { in: 'search', fence: '', path, search: [] }
    return []
  }

  #takeFirstLine(state: State & { in: 'opening' }, line: string): ReplyEvent[] {
    const { fence, info, mention, named } = state
    const commented = pathOfComment(line)
    const path = state.path ?? commented
    const open = `${fence}${info}`
    if (SEARCH_MARK.test(line)) {
      const marked = pathOfMark(line) ?? path ?? pathOfLine(named ?? '') ?? mention ?? ''
      this.#state = { in: 'search', fence, path: marked, search: [] }
      return []
    }
    if (named !== undefined) {
      this.#state = { in: 'snippet', fence }
      return [...textEvent(`${open}\n${named}\n`), ...this.#takeInside(line)]
    }
    if (isDiff(info, line)) {
      this.#state = { in: 'diff', fence, open, path: path ?? mention, lines: [] }
      return this.#takeInside(line)
    }
    const tagged = path ? null : fileTag(line)
    if (tagged) return this.#openTag(tagged, fence)
    if (path?.endsWith('.html') || (!path && HTML_INFO.test(info))) {
      this.#state = { in: 'module', fence, open, hint: path, lines: [] }
      return this.#takeInside(line)
    }
    if (path) {
      this.#state = { in: 'file', fence, path }
      const start: ReplyEvent = { type: 'fileStart', path }
      return commented === path ? [start] : [start, ...this.#takeInside(line)]
    }
    const isMarked = CALLS_FENCE.test(info)
    if (isMarked || (CALL_INFO.test(info) && /^\s*[[{]/.test(line)))
      this.#state = { in: 'call', fence, open, lines: [], json: new WholeJson(), isMarked }
    else if (pathOfLine(line) === line.trim()) {
      this.#state = { ...state, named: line }
      return []
    } else if (MODULE_INFO.test(info)) this.#state = { in: 'module', fence, open, hint: mention, lines: [] }
    else {
      this.#state = { in: 'snippet', fence }
      return [...textEvent(`${open}\n`), ...this.#takeInside(line)]
    }
    return this.#takeInside(line)
  }

  #openTag({ path, fence, rest }: FileTag, outer = ''): ReplyEvent[] {
    this.#state = { in: 'file', fence, path, outer, inner: null }
    return [{ type: 'fileStart', path }, ...(rest.trim() ? this.#takeInside(rest) : [])]
  }

  #takeFile(state: State & { in: 'file' }, line: string): ReplyEvent[] {
    const { fence, path, outer, inner } = state
    // Only tags have `inner`: a fence around the whole code, as if the tag were not enough.
    if (inner === null && line.trim()) {
      const fenced = FENCE.exec(line)?.[2]
      state.inner = fenced ?? ''
      if (fenced) return []
    }
    if (inner && closes(line, inner)) return []
    const before = codeBeforeTag(line, fence)
    if (before === null && !closes(line, fence)) return [{ type: 'fileText', path, text: `${line}\n` }]
    this.#state = outer ? { in: 'edits', fence: outer, path: '' } : { in: 'text' }
    const last: ReplyEvent[] = before?.trim() ? [{ type: 'fileText', path, text: `${before}\n` }] : []
    return [...last, { type: 'fileEnd', path, isComplete: true }]
  }

  #takeCall(state: State & { in: 'call' }, line: string): ReplyEvent[] {
    const { fence, open, lines, json, isMarked } = state
    const tag = fence.startsWith('</') ? line.indexOf(fence) : -1
    const isClosed = tag >= 0 || closes(line, fence)
    if (!isClosed) lines.push(line)
    else if (tag > 0) lines.push(line.slice(0, tag))
    if (!isClosed && (fence !== '' || !json.take(line) || !/[\]}]$/.test(withoutTokens(line).slice(-1))))
      return []
    const text = lines.join('\n')
    this.#state = { in: 'text' }
    const closing = tag >= 0 ? fence : isClosed ? line : ''
    const events =
      callEvents(text, isMarked) ?? textEvent(`${[open, text, closing].filter(Boolean).join('\n')}\n`)
    const rest = tag >= 0 ? line.slice(tag + fence.length) : ''
    if (!rest.trim()) return events
    if (++this.#callsInLine > CALLS_IN_LINE_MAX) return [...events, ...textEvent(`${rest}\n`)]
    this.#line.shown = 0
    return [...events, ...this.#takeText(rest.trimStart(), true)]
  }

  #takeEdit(state: State & { in: 'edits' | 'search' | 'replace' }, line: string): ReplyEvent[] {
    const { fence, path } = state
    if (state.in === 'edits') {
      const tagged = fileTag(line)
      if (SEARCH_MARK.test(line))
        this.#state = { in: 'search', fence, path: pathOfMark(line) ?? path, search: [] }
      else if (tagged) return this.#openTag(tagged, fence)
      else if (closes(line, fence)) this.#state = { in: 'text' }
      else if (fence === '') {
        this.#state = { in: 'text' }
        return this.#takeText(line, true)
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

const pathOfMark = (line: string): string | null => pathOfLine(SEARCH_MARK.exec(line)?.[1] ?? '')
