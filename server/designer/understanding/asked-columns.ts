import { askedNames } from '#server/designer/understanding/asked-names.ts'

/** "three columns: Backlog, In progress, Done" as they were named. */
export const askedColumns = (prompt: string): string[] | null =>
  askedNames(prompt, /\b(?:columns?|lanes?|stages|lists?)\b/) ?? namesBefore(prompt)

/** "Now, Next, Later columns". */
function namesBefore(prompt: string): string[] | null {
  const list =
    /((?:[A-Z][\w-]*(?: [\w-]+)?,\s+){1,5}(?:and\s+)?[A-Z][\w-]*(?: [\w-]+)?)\s+(?:columns|lanes|lists)\b/.exec(
      prompt,
    )?.[1]
  return list ? list.split(/,\s+(?:and\s+)?/) : null
}

/** "a filter row for All, Features, Fixes": what can be filtered by, without "All". */
export const askedFilters = (prompt: string): string[] | null =>
  askedNames(prompt, /\bfilters?(?: row| chips| bar| pills| tabs)?\b/)?.filter(name => name !== 'All') ?? null

/** "Steps: company profile, connect data source" in their order. */
export function askedSteps(prompt: string): string[] | null {
  const list = /\bsteps?(?: are| for|\s*\([^)]*\))?\s*(?::|—|–)\s*([^.;\n]{8,200})/i.exec(prompt)?.[1]
  const steps = (list ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*(?:→|->|>)\s*/).map(step => step.trim())
  return steps.length >= 2 ? steps.slice(0, 6).map(capital) : null
}

/** "categories like food, transport, and entertainment". */
export function namedCategories(prompt: string): string[] | null {
  const list = /\bcategor(?:y|ies)\s*(?:like|such as|:|of|for|including|\()\s*([^.;)\n]{6,140})/i.exec(
    prompt,
  )?.[1]
  const names = (list ?? '').split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/).map(name => name.trim())
  const kept = names.filter(name => name.length > 2 && name.split(' ').length <= 3)
  return kept.length >= 2 ? kept.slice(0, 5).map(capital) : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
