import { diffEvents } from '#shared/edits/operations/diff-block.ts'
import { writtenCalls } from '#shared/edits/reply/edit-calls.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { isHtmlPage } from '#shared/edits/reply/html-page.ts'
import {
  AROUND_FILES,
  artifactTag,
  commandTag,
  PATCH_BEGINS,
  PATCH_ENDS,
  pathOfComment,
} from '#shared/edits/reply/lines.ts'
import type { WholeJson } from '#shared/edits/reply/whole-json.ts'

/** What a parser of replies is inside of. */
export type State =
  | { in: 'text' }
  /** A command that is not run. */
  | { in: 'command'; fence: string }
  /** A fence that is no file: an example in the chat. */
  | { in: 'snippet'; fence: string }
  /** A fence whose first line decides whether it is a file or edits of it; `named` was a bare path before that. */
  | {
      in: 'opening'
      fence: string
      path: string | null
      info: string
      mention: string | null
      named?: string
    }
  /** `outer` is a fence around a tag, `inner` one inside of it that is no part of the file. */
  | { in: 'file'; fence: string; path: string; outer?: string; inner?: string | null }
  /** Code whose end decides whether it is a whole module. */
  | { in: 'module'; fence: string; open: string; hint: string | null; lines: string[] }
  | { in: 'diff'; fence: string; open: string; path: string | null; lines: string[] }
  | { in: 'edits'; fence: string; path: string }
  | { in: 'search'; fence: string; path: string; search: string[] }
  | { in: 'replace'; fence: string; path: string; search: string[]; replace: string[] }
  /**
   * JSON that may be a call, or what is marked as one: `fence` closes it, without one the first line that completes it
   * does.
   */
  | { in: 'call'; fence: string; open: string; lines: string[]; json: WholeJson; isMarked: boolean }

export const textEvent = (text: string): ReplyEvent[] => (text ? [{ type: 'text', text }] : [])

/** What begins with a line that has no fence; still text where the line says nothing itself. */
export function stateFrom(line: string): State | null {
  if (AROUND_FILES.test(line)) return { in: 'text' }
  const command = commandTag(line)
  if (command !== null) return command ? { in: 'command', fence: command } : { in: 'text' }
  const artifact = artifactTag(line)
  if (artifact) return { in: 'module', fence: artifact, open: line, hint: null, lines: [] }
  if (isHtmlPage(line)) return { in: 'module', fence: '</html>', open: '', hint: null, lines: [line] }
  return PATCH_BEGINS.test(line) ? { in: 'diff', fence: PATCH_ENDS, open: line, path: null, lines: [] } : null
}

/** What a block is that is known only at its end; `closing` is null when the reply ended first. */
export function blockEvents(state: State & { in: 'module' | 'diff' }, closing: string | null): ReplyEvent[] {
  const code = state.lines.map(line => `${line}\n`).join('')
  const text = `${state.open}\n${code}${closing === null ? '' : `${closing}\n`}`
  if (state.in === 'diff') {
    const events = diffEvents(state.lines, state.path)
    if (events === null) return textEvent(text)
    const path = state.path ?? ''
    return closing === null
      ? [{ type: 'unreadable', path, message: 'The answer ended inside a diff.' }]
      : events
  }
  if (isHtmlPage(code)) {
    const isComplete = closing !== null || /<\/(?:body|html)>\s*$/i.test(code.slice(-200))
    return [{ type: 'page', hint: state.hint, html: code, text, isComplete }]
  }
  if (state.hint?.endsWith('.html')) return fileEvents(state.hint, code, closing !== null)
  if (!/^export default\b/m.test(code)) return textEvent(text)
  const commented = state.lines.slice(0, 3).map(pathOfComment).find(Boolean)
  return [{ type: 'module', hint: commented ?? state.hint, code, text, isComplete: closing !== null }]
}

/** A file of which everything is known at once. */
export const fileEvents = (path: string, code: string, isComplete: boolean): ReplyEvent[] => [
  { type: 'fileStart', path },
  { type: 'fileText', path, text: code },
  { type: 'fileEnd', path, isComplete },
]

export function callEvents(text: string, isMarked: boolean): ReplyEvent[] | null {
  const calls = writtenCalls(text, isMarked)
  if (!calls) return null
  if ('fault' in calls) {
    const message = `A tool call in the text could not be carried out: ${calls.fault}. ${HOW_ELSE}`
    return [{ type: 'unreadable', path: '', message }]
  }
  return [
    ...calls.operations.map((operation): ReplyEvent => ({ type: 'call', operation })),
    ...textEvent(calls.said && `${calls.said}\n`),
  ]
}

const HOW_ELSE =
  'Answer without tool calls: whole files in fenced blocks with their path, changes as search/replace marks in them.'

/** What becomes of a block that the reply ended in. */
export function leftOver(state: State): ReplyEvent[] {
  switch (state.in) {
    case 'opening':
      return textEvent(`\n${state.fence}${state.info}\n${state.named ?? ''}`)
    case 'module':
    case 'diff':
      return blockEvents(state, null)
    case 'file':
      return [{ type: 'fileEnd', path: state.path, isComplete: false }]
    case 'search':
    case 'replace':
      return [
        { type: 'unreadable', path: state.path, message: 'The answer ended inside a search/replace block.' },
      ]
    case 'call': {
      const text = state.lines.join('\n')
      return callEvents(text, state.isMarked) ?? textEvent(`${state.open}\n${text}\n`)
    }
    default:
      return []
  }
}
