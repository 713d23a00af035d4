import type { Idea, IdeaPart } from '#server/designer/ideas/idea.ts'
import { readIdea } from '#server/designer/ideas/read-idea.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import type { SectionName } from '#server/designer/understanding/section-words.ts'

const WORDS_MAX = 60

/** Hours, things with prices and forms to order, which a page for a known trade shows as they were named. */
export function namedParts({
  prompt,
  isEnglish,
  sections,
}: Brief): { idea: Idea; instead: Set<SectionName>; isAll: boolean } | null {
  if (!isEnglish || prompt.split(/\s+/).length > WORDS_MAX || /[$€£]|\bhero\b/i.test(prompt)) return null
  const idea = readIdea(prompt)
  const parts = idea.parts.filter(isOwn)
  if (parts.length === 0) return null
  const instead = new Set<SectionName>()
  if (parts.some(({ form }) => form === 'prices')) instead.add('pricing')
  if (
    parts.some(({ form }) => form === 'hours') &&
    !/\b(?:menu|classes|courses|events|schedule)\b/i.test(prompt)
  )
    instead.add('schedule')
  if (parts.some(({ form }) => form === 'form')) instead.add('contact')
  const isAll = sections.every(({ name }) => instead.has(name) || name === 'footer')
  return { idea: { ...idea, parts }, instead, isAll }
}

const isOwn = ({ form, title, thing }: IdeaPart): boolean =>
  (form === 'hours' && /\b(?:hours|times|open)\b/i.test(title)) ||
  (form === 'prices' && thing !== '' && !SOLD_BY_PLAN.test(thing.replace(/\s(?:of|for|in)\b.*$/, ''))) ||
  (form === 'form' && /^(?:order|reserve|book|request|register|report)\s/i.test(title))

const SOLD_BY_PLAN =
  /\b(?:plans?|tiers?|packages?|memberships?|subscriptions?|options?|features?|services?|lessons?|class(?:es)?|testimonials?)$/i
