import type { Page } from '#server/designer/page/page.ts'
import { say } from '#server/designer/page/page.ts'

/** Who writes to the trade that was named, and what comes back. */
export interface Voice {
  who: string
  asks: string
  answer: string
}

/** Questions people of the trade get, with their answers; null when no trade was named. */
export function voicesOf(page: Page): Voice[] | null {
  const { subject, isSubjectKnown } = page.brief
  if (!isSubjectKnown) return null
  const people = [...subject.quotes.map(([, name]) => name), 'Priya Rao', 'Otto Grant', 'Leila Novak']
  return subject.faq.map(([asks, answer], at) => ({
    who: people[at] ?? 'Nora Falk',
    asks: say(page, asks),
    answer: say(page, answer),
  }))
}
