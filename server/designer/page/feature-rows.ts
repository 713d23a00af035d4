import { capability } from '#server/designer/page/capabilities.ts'
import { heading, type Page, say } from '#server/designer/page/page.ts'

export interface FeatureRow {
  icon: string
  title: string
  body: string
}

const MORE = 6

/** What the page says it can do: the things the person named first, then what the trade usually offers. */
export function featureRows(page: Page, count: number | null): FeatureRow[] {
  const { brief } = page
  const wanted = Math.min(count ?? MORE, 9)
  const ours = brief.subject.features.map(([icon, title, body]) => ({ icon, title, body: say(page, body) }))
  const named = namedThings(page).map(item => ({ ...capability(item), title: heading(item) }))
  if (named.length < 3) return ours.slice(0, wanted)
  const rest = ours.filter(each => !named.some(row => row.icon === each.icon))
  return [...named, ...rest].slice(0, Math.max(count ?? 0, Math.min(named.length, MORE), 3))
}

/** What the person listed, up to six; a list of page parts ("hero, FAQ and footer") names nothing. */
export function namedThings({ brief }: Pick<Page, 'brief'>): string[] {
  const isAboutParts = brief.items.some(item =>
    /\b(?:hero|footer|header|faq|cta|section|field|form|nav|banner|grid|row|rail|state|block|meter|table|panel|card)s?\b/i.test(
      item,
    ),
  )
  return isAboutParts ? [] : brief.items.slice(0, MORE)
}
