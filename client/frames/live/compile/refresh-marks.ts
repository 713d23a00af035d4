export interface RefreshMarks {
  /** Top-level components and the hooks each one calls: another list means other state. */
  components: Map<string, string>
  /** The hooks that the file's own hooks call. */
  hooks: string
}

const DECLARATION =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:(function)\s*\*?\s+([\w$]+)|(?:const|let|var)\s+([\w$]+)|(?:class|type|interface|enum|import)\b)|^export\s+default\b/gm
const HOOK_CALL = /\b(use[A-Z]\w*|use(?=\())\s*(?:<[^>()]*>)?\(([^()]{0,80})/g
/** Hooks whose first argument is where their state starts. */
const STARTS_STATE = new Set(['useState', 'useReducer'])

/** What React Refresh needs to know of a file, read from its text: what stands at the start of a line is at the top. */
export function refreshMarks(source: string): RefreshMarks {
  const components = new Map<string, string>()
  const hooks: string[] = []
  const found = [...source.matchAll(DECLARATION)]
  for (const [at, match] of found.entries()) {
    const name = match[2] ?? match[3]
    if (!name) continue
    const body = source.slice(match.index + match[0].length, found[at + 1]?.index ?? source.length)
    if (/^[A-Z]/.test(name)) components.set(name, hookCalls(body))
    else if (/^use[A-Z]/.test(name)) hooks.push(`${name}(${hookCalls(body)})`)
  }
  return { components, hooks: hooks.join() }
}

const hookCalls = (body: string): string =>
  [...body.matchAll(HOOK_CALL)]
    .map(([, name = '', argument = '']) => (STARTS_STATE.has(name) ? `${name}{${argument.trim()}}` : name))
    .join()
