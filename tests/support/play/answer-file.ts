import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** One answer as somebody writes it down: words and calls, in their order. */
export type Said = { text: string } | { call: string; input: Record<string, unknown> }

const inputSchema = z.record(z.string(), z.unknown())
const answerSchema = z.union([
  z.array(
    z.union([z.object({ text: z.string() }), z.object({ call: z.string().min(1), input: inputSchema })]),
  ),
  z
    .object({
      text: z.string().default(''),
      calls: z.array(z.object({ name: z.string().min(1), input: inputSchema })).default([]),
    })
    .transform(({ text, calls }): Said[] => [
      ...(text ? [{ text }] : []),
      ...calls.map(({ name, input }) => ({ call: name, input })),
    ]),
])

/** An answer that cannot be read, and why. */
export class AnswerError extends Error {}

export interface AnswerFile {
  name: string
  text: string
}

/** What was put into a folder as an answer, unread. */
export function answerFile(folder: string): AnswerFile | null {
  const name = ['answer.json', 'answer.md'].find(each => existsSync(join(folder, each)))
  return name === undefined ? null : { name, text: readFileSync(join(folder, name), 'utf8') }
}

export const readAnswer = ({ name, text }: AnswerFile): Said[] =>
  name.endsWith('.json') ? readJsonAnswer(text) : readMarkdownAnswer(text)

/** `answer.json`: a list of `{text}` and `{call, input}`, or `{text, calls: [{name, input}]}`. */
function readJsonAnswer(json: string): Said[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new AnswerError(`is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = answerSchema.safeParse(value)
  if (!parsed.success) throw new AnswerError(`is no answer: ${parsed.error.issues[0]?.message ?? ''}`)
  return parsed.data
}

const CALL = /^@call\s+(\w+)\s*(.*)$/
const OPENS = /^(`{3,})\s*([\w.]+)\s*$/

/**
 * `answer.md`: words, and calls as `@call write_file {"path": "App.tsx"}`. Blocks in fences right below a call, with the name
 * of an argument after the fence, are that argument as it stands; `edits.0.search` is a place in it.
 */
function readMarkdownAnswer(markdown: string): Said[] {
  const lines = markdown.split(/\r?\n/)
  const said: Said[] = []
  let words: string[] = []
  const close = () => {
    const text = words.join('\n').trim()
    if (text) said.push({ text })
    words = []
  }
  for (let at = 0; at < lines.length; ) {
    const call = CALL.exec(lines[at] ?? '')
    if (!call) {
      words.push(lines[at++] ?? '')
      continue
    }
    close()
    const input = objectOf(call[2] ?? '', at + 1)
    at = readArguments(lines, at + 1, input)
    said.push({ call: call[1] ?? '', input })
  }
  close()
  return said
}

function objectOf(json: string, line: number): Record<string, unknown> {
  if (json.trim() === '') return {}
  try {
    return inputSchema.parse(JSON.parse(json))
  } catch {
    throw new AnswerError(`has a call in line ${line} whose arguments are no JSON object in that line`)
  }
}

/** The line after the blocks that belong to a call. */
function readArguments(lines: readonly string[], from: number, input: Record<string, unknown>): number {
  let next = from
  for (;;) {
    let at = next
    while (at < lines.length && lines[at]?.trim() === '') at++
    const [, fence = '', name = ''] = OPENS.exec(lines[at] ?? '') ?? []
    if (!fence) return next
    const end = lines.indexOf(fence, at + 1)
    if (end < 0) throw new AnswerError(`has a block in line ${at + 1} that is not closed by ${fence}`)
    const ending = name === 'code' ? '\n' : ''
    put(input, name.split('.'), lines.slice(at + 1, end).join('\n') + ending)
    next = end + 1
  }
}

/** Sets the argument at a place; numbers are places in lists. */
function put(into: Record<string, unknown>, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  into[first] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  put(into[first] as Record<string, unknown>, rest, value)
}
