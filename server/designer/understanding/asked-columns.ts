const LIST = String.raw`([A-Z][\w'’/-]*(?: [\w'’/-]+){0,2}(?:,\s*(?:and\s+|or\s+)?[A-Z][\w'’/-]*(?: [\w'’/-]+){0,2})+)`

/** "three columns: Backlog, In progress, Done" as they were named. */
export const askedColumns = (prompt: string): string[] | null =>
  namesAfter(
    prompt,
    /\b(?:columns?|lanes?|stages|lists?)\b\s*(?:\([^)]*\)\s*)?(?::|—|–|-|named|called|for|of|like|such as)?\s*/gi,
  )

/** "a filter row for All, Features, Fixes": what can be filtered by, without "All". */
export const askedFilters = (prompt: string): string[] | null =>
  namesAfter(
    prompt,
    /\bfilters?(?: row| chips| bar| pills| tabs)?\b\s*(?::|for|by|of|like|such as|with)?\s*/gi,
  )?.filter(name => name !== 'All') ?? null

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

function namesAfter(prompt: string, opener: RegExp): string[] | null {
  for (const match of prompt.matchAll(opener)) {
    const list = new RegExp(`^${LIST}`).exec(prompt.slice(match.index + match[0].length))?.[1]
    const names = (list ?? '')
      .split(/,\s*(?:and\s+|or\s+)?/)
      .map(name => name.replace(/ (?:each|with|and)\b.*$/, '').trim())
    if (names.length >= 2) return names.slice(0, 6)
  }
  return null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
