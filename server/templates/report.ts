import type { ListKind, TemplateEntry } from '#server/templates/entry.ts'
import type { Filled } from '#server/templates/fill.ts'
import type { Fact } from '#server/templates/read/facts.ts'
import { isEnglish } from '#server/templates/read/read-facts.ts'
import { unusedOf } from '#server/templates/unused.ts'

/**
 * What was made of a request, in plain sentences: which template it is and that no model answered, what of the request is
 * on the page, and by name what is not.
 */
export function report(prompt: string, entry: TemplateEntry, filled: Filled): string {
  const { shown, left, samples, emptied } = filled
  const said = [`This is the template “${entry.title}”; no model answered.`]
  const unused = unusedOf(prompt, entry, [...shown, ...left]).map(passage => `“${passage}”`)
  if (shown.length > 0) said.push(`On the page now: ${[...new Set(shown.map(nameOf))].join('; ')}.`)
  if (left.length > 0) said.push(`Not placed: ${left.map(withLabel).join('; ')}.`)
  if (unused.length > 0) said.push(`Not taken from your request: ${unused.join('; ')}.`)
  if (emptied.length > 0) said.push(`Left empty, as nothing was read: ${emptied.map(theOf).join('; ')}.`)
  const others = `${samples.length > 0 ? 'and ' : ''}every other text, name and figure of the template`
  said.push(`Samples to replace: ${[...samples.map(theOf), others].join('; ')}.`)
  const reads = 'Without a model only English is read; a model understands your words.'
  return [...said, isEnglish(prompt) ? 'A model can do the rest.' : reads].join(' ')
}

/** A fact by the person's own words. */
function nameOf(fact: Fact): string {
  switch (fact.fact) {
    case 'dark':
      return 'dark'
    case 'color':
      return `${fact.said} as the main colour`
    case 'list':
      return fact.entries
        .map(({ name, price, time, text }) => [name, [price, time, text].filter(Boolean).join('; ')])
        .map(([name, more]) => (more ? `${name} (${more})` : name))
        .join(', ')
    default:
      return 'label' in fact && fact.label ? `“${fact.value}” (${fact.label})` : `“${fact.value}”`
  }
}

const withLabel = (fact: Fact): string =>
  fact.fact === 'list' && fact.label && !fact.isHead ? `${fact.label}: ${nameOf(fact)}` : nameOf(fact)

const CALLED: Partial<Record<ListKind, string>> = { items: 'entries', events: 'dates' }
const theOf = (kind: ListKind): string => `the ${CALLED[kind] ?? kind}`
