import { ownIdea } from '#server/designer/ideas/own-idea.ts'
import { chooseSubject } from '#server/designer/subjects/choose-subject.ts'
import { ownPrices, ownTrade } from '#server/designer/subjects/own-trade.ts'
import { plain } from '#server/designer/subjects/plain.ts'
import { trade as plainTrade } from '#server/designer/subjects/trade.ts'
import { readBrand } from '#server/designer/understanding/brand.ts'
import type { Brief, SectionWish } from '#server/designer/understanding/brief.ts'
import { readColors, readGradientEnd, wantsDark } from '#server/designer/understanding/colors.ts'
import { readKind } from '#server/designer/understanding/kind.ts'
import {
  isEnglish,
  readAudience,
  readHeadline,
  readItems,
  readProviders,
  readTopic,
} from '#server/designer/understanding/phrases.ts'
import { readPlans, readPriceUnit } from '#server/designer/understanding/plans.ts'
import { readPriceList } from '#server/designer/understanding/price-list.ts'
import { readSections } from '#server/designer/understanding/section-words.ts'
import { Choices } from '#server/designer/understanding/seed.ts'
import { readTones } from '#server/designer/understanding/tone.ts'

/** A settings page "with security and payments" is about neither of them. */
const aboutWhat = (prompt: string, kind: Brief['kind']): string =>
  kind === 'settings' || kind === 'sign-in'
    ? (prompt.split(/\b(?:with|including|includes?)\b/i)[0] ?? prompt)
    : prompt

/** "three plans", "memberships": what is paid again and again. */
const isByPlan = (prompt: string): boolean =>
  /\b(?:plans?|tiers?|memberships?|subscriptions?|packages?)\b/i.test(prompt)

/** Prices of single things are rows; cards of plans would promise a month. */
const asRows = (sections: SectionWish[]): SectionWish[] => [
  ...sections.filter(({ name }) => name !== 'pricing' && name !== 'schedule'),
  { name: 'schedule', count: null },
]

/** What a prompt asks for; the same prompt is always understood the same way. */
export function readBrief(prompt: string, isDarkMode = false): Brief {
  const found = readKind(prompt)
  const trade = chooseSubject(aboutWhat(prompt, found.name))
  const own = isEnglish(prompt) ? ownIdea(prompt, found, trade.isSubjectKnown) : null
  const kind = own ? { name: 'idea', shape: 'site' as const } : found
  const { subject, isSubjectKnown } = own ? { subject: plain, isSubjectKnown: false } : trade
  const said = kind.name === 'landing' && subject.offer !== 'software' ? readPriceList(prompt) : null
  const plans = readPlans(prompt)
  const isOwnTrade = kind.name === 'landing' && subject === plainTrade
  const prices = said ?? (isOwnTrade && plans.length === 0 && !isByPlan(prompt) ? ownPrices(prompt) : null)
  const theirs = isOwnTrade ? ownTrade(subject, prompt) : subject
  const brand = readBrand(prompt)
  const colors = readColors(prompt)
  const topic = readTopic(prompt)
  return {
    prompt,
    kind: kind.name,
    shape: kind.shape,
    brand: brand ?? own?.name ?? new Choices(prompt).pick('brand', subject.names),
    isBrandGiven: brand !== null,
    subject: prices
      ? { ...theirs, list: { title: 'Prices', note: 'With tax, said beforehand.', rows: prices } }
      : theirs,
    isSubjectKnown,
    topic: own ? own.about : topic && topic !== brand ? topic : null,
    audience: readAudience(prompt),
    tones: readTones(prompt),
    colors,
    gradientTo: readGradientEnd(prompt),
    isDark: isDarkMode || wantsDark(prompt, colors.background),
    sections: prices ? asRows(readSections(prompt)) : readSections(prompt),
    plans,
    priceUnit: readPriceUnit(prompt),
    items: readItems(prompt),
    headline: readHeadline(prompt),
    providers: readProviders(prompt),
    isEnglish: isEnglish(prompt),
  }
}
