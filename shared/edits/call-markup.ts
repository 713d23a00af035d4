import { jsonPieces, parseJson } from '#shared/edits/json-pieces.ts'

/** Where a model begins to write a call into its text, and what ends it: a closing tag, or '' for the end of its JSON. */
export interface CallOpening {
  at: number
  open: string
  fence: string
  /** What stands on its line behind it; the whole call where its opening says its name. */
  rest: string
}

const TAGS = '(?:\\w+:)?(?:tool_calls?|function_calls?|tool_code|tool_use)'
const TOOLS =
  'write_file|edit_file|rename_file|delete_file|list_files|read_file|search_files|install_package|check_compile|finish'
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
  String.raw`^\s*(?:\x60{3,}\s*)?(?:</${TAGS}>|</function>|<[|｜][^<>]*[|｜]>|\s)*$`,
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

/** How much of a line that is still growing can be said already. */
export function sayable(line: string): number {
  return Math.min(OPENING.exec(line)?.index ?? line.length, MAY_OPEN.exec(line)?.index ?? line.length)
}

/** Such text without the tokens around it. */
export const withoutTokens = (text: string): string =>
  text.replace(/^(?:\s*<[|｜][^<>]*[|｜]>)+|(?:<[|｜][^<>]*[|｜]>\s*)+$/g, '').trim()

export const isLeftOver = (line: string): boolean => line.trim() !== '' && LEFT_OVER.test(line)

export interface NamedCall {
  name: string
  input: unknown
}

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
    const name = NAME_BEFORE.exec(before)?.[1]
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
/** The name of a call before its input, with whatever tokens stand between them. */
const NAME_BEFORE = /(?:functions\.)?([a-z]\w+)(?::\d+)?\s*(?:\[ARGS\]|<[|｜][^<>]*[|｜]>|\x60{3}\w*|\s)*$/i

const PARAMETER =
  /<parameter=["']?(\w+)["']?>(.*?)<\/parameter>|<(?:\w+:)?parameter\s+name=["'](\w+)["'][^>]*>(.*?)<\/(?:\w+:)?parameter>|<arg_key>\s*(\w+)\s*<\/arg_key>\s*<arg_value>(.*?)<\/arg_value>/gs
/** Plain tags of the names that inputs have, where there are no parameters. */
const FIELD =
  /<(path|file|file_path|code|content|contents|search|old_string|replace|new_string|from|to|text|name|summary)>(.*?)<\/\1>/gs

/** A block of parameters, or of JSON; an open parameter means that the answer was cut off. */
function inputOf(body: string): Record<string, unknown> | null {
  const input: Record<string, unknown> = {}
  const parameters = [...body.matchAll(PARAMETER)]
  for (const [, ...found] of parameters.length > 0 ? parameters : body.matchAll(FIELD)) {
    const at = found.findIndex(each => each !== undefined)
    input[found[at] ?? ''] = withoutOuterBreaks(found[at + 1] ?? '')
  }
  const count = Object.keys(input).length
  const begun = body.match(/<(?:\w+:)?parameter[=\s]|<arg_key>/g)?.length ?? 0
  if (begun > parameters.length) return null
  if (count > 0 || !/\S/.test(body.replace(/<\/[\w:]+>/g, ''))) return input
  const json = parseJson(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
}

/** The break after the opening tag and the one before the closing tag are the markup's. */
const withoutOuterBreaks = (value: string): string => value.replace(/^\r?\n/, '').replace(/\r?\n$/, '')
