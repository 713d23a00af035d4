import { applied } from '#server/designer/follow-ups/behaviour/design-files.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const ASKS =
  /^(?:change|replace|rename|swap|substitute)\s+(?:all\s+|every\s+)?["“'‘]?(.+?)["”'’]?\s+(?:to|with|by|into|for)\s+["“'‘]?(.+?)["”'’]?\s+(?:everywhere|throughout(?: the (?:page|site|app|design))?|in all places|on (?:all|every) pages?)$/i

/** "change Northlight to Southlight everywhere": each text that holds the words, in every file. */
export const renameEverywhere: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(plainWords(instruction))
  if (!found || bench.selection) return null
  const [, from = '', to = ''] = found
  const operations = bench.files.flatMap((file): OperationInput[] => {
    if (!/\.[jt]sx?$/.test(file.name) || !file.code.includes(from)) return []
    const operation: OperationInput = { op: 'renameText', file: file.name, from, to }
    return applied([operation], bench.files) ? [operation] : []
  })
  return operations.length > 0
    ? {
        operations,
        says: `“${from}” reads “${to}” now, in ${operations.length === 1 ? 'one file' : `${operations.length} files`}.`,
      }
    : { trouble: `I did not find “${from}” among the words of this design.`, isWeak: true }
}
