import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const ASKS = [
  /^(?:change|set|make|switch|use)\s+(?:the\s+)?default\s+(?:theme|mode|colou?r scheme)\s+(?:to|is|be)?\s*(?:the\s+)?(dark|light)\b/i,
  /^(?:make|set|use)\s+(?:the\s+)?(dark|light)(?:\s+(?:mode|theme))?\s+(?:be\s+|as\s+)?(?:the\s+)?default(?:\s+(?:theme|mode))?$/i,
  /^(?:start|begin|open)\s+(?:in|with)\s+(?:the\s+)?(dark|light)\s+(?:mode|theme)$/i,
]
const BY_NAME =
  /(const \[(?:theme|mode|scheme|colou?r(?:Mode|Scheme|Theme))\w*, set\w+\] = useState(?:<[^(]*>)?\()(["'])(dark|light)\2\)/i
const BY_FLAG = /(const \[(?:is|use|has)?Dark\w*, set\w+\] = useState(?:<[^(]*>)?\()(true|false)\)/i

/** "change the default theme to dark", where a switch of the design's own holds what is shown at first. */
export const defaultScheme: FollowUp = (instruction, { files }) => {
  const text = plainWords(instruction)
  const wanted = ASKS.map(pattern => pattern.exec(text)?.[1]?.toLowerCase()).find(Boolean)
  if (!wanted) return null
  for (const { name, code } of files) {
    const named = BY_NAME.exec(code)
    const flag = named ? null : BY_FLAG.exec(code)
    const found = named ?? flag
    if (!found) continue
    const value = named ? `${named[2]}${wanted}${named[2]}` : String(wanted === 'dark')
    const written = code.replace(found[0], () => `${found[1]}${value})`)
    if (written === code)
      return { trouble: `The design begins ${wanted} already, so I changed nothing.`, isSure: true }
    const operation: OperationInput = { op: 'write', file: name, code: written }
    return { operations: [operation], says: `The design begins ${wanted} now; its switch works as before.` }
  }
  return null
}
