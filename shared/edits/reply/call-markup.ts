import { FIELDS, fieldsIn, PARAMETERS } from '#shared/edits/reply/call-fields.ts'
import { type NamedCall, WRITTEN_TOOLS } from '#shared/edits/reply/call-names.ts'
import { jsonPieces, parseJson } from '#shared/edits/reply/json-pieces.ts'

/** Where a model begins to write a call into its text, and what ends it: a closing tag, or '' for the end of its JSON. */
export interface CallOpening {
  at: number
  open: string
  fence: string
  /** What stands on its line behind it; the whole call where its opening says its name. */
  rest: string
}

const TAGS = '(?:\\w+:)?(?:tool_calls?|function_calls?|tool_code|tool_use)'
const TOOLS = WRITTEN_TOOLS.join('|')
const CALLEE = String.raw`function=["']?[\w.-]+["']?|(?:\w+:)?(?:invoke|function|tool)\s+name=["'][\w.-]+["']\s*|${TOOLS}`
/** Qwen, Hermes and GLM write tags, Mistral `[TOOL_CALLS]`, Llama, Phi, DeepSeek and Kimi tokens of their own. */
const OPENING = new RegExp(
  String.raw`(?<!\x60)(?:<(${TAGS})>|<(${CALLEE})>|\[TOOL_CALLS\]|<\|python_tag\|>|<[|｜]tool[\w▁ ]*[|｜]>)`,
  'i',
)
/** What may still become such an opening when more has come. */
const MAY_OPEN = /<[|｜]?[\w:=▁"'. |｜-]{0,48}$|\[[A-Z_]{0,11}$/i
/** What closes calls and is left when their JSON has ended. */
const LEFT_OVER = new RegExp(
  String.raw`^(?:\x60{3,}(?!\x60))?(?:</${TAGS}>|</function>|<[|｜][^<>]*[|｜]>|\s)*$`,
  'i',
)

export function callOpening(line: string): CallOpening | null {
  const found = OPENING.exec(line)
  if (!found) return null
  const [open, tag, callee] = found
  const rest = line.slice(found.index + open.length)
  if (tag) return { at: found.index, open, fence: `</${tag}>`, rest }
  if (!callee) return { at: found.index, open, fence: '', rest }
  const name = callee.startsWith('function=') ? 'function' : (callee.split(/\s/)[0] ?? callee)
  return { at: found.index, open, fence: `</${name}>`, rest: open + rest }
}

/**
 * How much can be said already of what a growing line has that was not said; `isCall` when a call has begun there, so
 * that more of the line changes nothing.
 */
export function sayable(rest: string, before: string): { end: number; isCall: boolean } {
  const opening = OPENING.exec(before + rest)
  if (opening && opening.index >= before.length) return { end: opening.index - before.length, isCall: true }
  return { end: MAY_OPEN.exec(rest)?.index ?? rest.length, isCall: false }
}

const LEADING_TOKEN = /\s*<[|｜][^<>]*[|｜]>/y
const TRAILING_TOKEN = /^<[|｜][^<>]*[|｜]>$/

/** Such text without the tokens around it. */
export function withoutTokens(text: string): string {
  let from = 0
  LEADING_TOKEN.lastIndex = 0
  while (LEADING_TOKEN.test(text)) from = LEADING_TOKEN.lastIndex
  let rest = text.slice(from).trim()
  while (/[|｜]>$/.test(rest.slice(-2))) {
    const at = rest.lastIndexOf('<')
    if (at < 0 || !TRAILING_TOKEN.test(rest.slice(at))) break
    rest = rest.slice(0, at).trimEnd()
  }
  return rest
}

export const isLeftOver = (line: string): boolean => line.trim() !== '' && LEFT_OVER.test(line.trim())

/** The calls in such a text, whatever names and inputs they have; null when it cannot be read. */
export function markedCalls(text: string): NamedCall[] | null {
  const marked = [...text.matchAll(CALL_BEGINS)]
  if (marked.length > 0)
    return all(
      marked.map((match, at) => {
        const body = text.slice(match.index + match[0].length, marked[at + 1]?.index)
        const name = match[1] ?? match[2] ?? match[3] ?? ''
        const input = inputOf(body)
        return input && { name, input }
      }),
    )
  if (/<arg_key>/.test(text)) {
    const name = /^\s*([\w.-]+)/.exec(text)?.[1]
    const input = inputOf(text)
    return name && input ? [{ name, input }] : null
  }
  const pieces = jsonPieces(text)
  const calls = pieces?.map(({ before, value }) => {
    const name = NAME_BEFORE.exec(before.slice(-NAME_MAX_CHARACTERS))?.[1]
    return name ? { name, input: value } : null
  })
  return calls && calls.length > 0 ? all(calls) : null
}

const all = (calls: (NamedCall | null)[]): NamedCall[] | null => {
  const read = calls.filter(call => call !== null)
  return read.length === calls.length ? read : null
}

const CALL_BEGINS = new RegExp(
  String.raw`<(?:function=["']?([\w.-]+)["']?|(?:\w+:)?(?:invoke|function|tool)\s+name=["']([\w.-]+)["']\s*|(${TOOLS}))>`,
  'g',
)
/** What stands before a call's input is short: its name, and whatever tokens stand between them. */
const NAME_MAX_CHARACTERS = 200
const NAME_BEFORE =
  /(?<!\w)(?:functions\.)?([a-z]\w+)(?::\d+)?(?:\[ARGS\]|<[|｜][^<>]*[|｜]>|\x60{3}\w*|\s)*$/i

/** A block of parameters, or of JSON; an open parameter means that the answer was cut off. */
function inputOf(body: string): Record<string, unknown> | null {
  const input: Record<string, unknown> = {}
  const parameters = fieldsIn(body, PARAMETERS)
  for (const { name, value } of parameters.length > 0 ? parameters : fieldsIn(body, FIELDS))
    input[name] = withoutOuterBreaks(value)
  const count = Object.keys(input).length
  const begun = body.match(/<(?:\w+:)?parameter[=\s]|<arg_key>/g)?.length ?? 0
  if (begun > parameters.length) return null
  if (count > 0 || !/\S/.test(body.replace(/<\/[\w:]+>/g, ''))) return input
  const json = parseJson(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
}

/** The break after the opening tag and the one before the closing tag are the markup's. */
const withoutOuterBreaks = (value: string): string => value.replace(/^\r?\n/, '').replace(/\r?\n$/, '')
