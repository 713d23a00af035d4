import { finance, orders, revenue } from '#server/designer/datasets/business.ts'
import { members, patients, students } from '#server/designer/datasets/care.ts'
import { content, donations, players } from '#server/designer/datasets/community.ts'
import { counter } from '#server/designer/datasets/counter.ts'
import type { Dataset } from '#server/designer/datasets/dataset.ts'
import { bookings, people, projects, shipments } from '#server/designer/datasets/operations.ts'
import { roastery } from '#server/designer/datasets/roastery.ts'
import { energy, policies, services } from '#server/designer/datasets/systems.ts'
import { tokens } from '#server/designer/datasets/tokens.ts'
import { cases, domains, salon } from '#server/designer/datasets/trades.ts'
import { ANY_TRADE } from '#server/designer/trades/any-trade.ts'
import { datasetOf, oneOf, type Sheet } from '#server/designer/trades/sheet.ts'
import { SHEETS } from '#server/designer/trades/sheets.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'

export const DATASETS: Dataset[] = [
  revenue,
  finance,
  orders,
  policies,
  services,
  shipments,
  people,
  bookings,
  projects,
  students,
  patients,
  members,
  energy,
  donations,
  content,
  players,
  counter,
  tokens,
  cases,
  domains,
  salon,
]

const HEAD_CHARACTERS = 160

/** The numbers the words speak of; a tie goes to the trade's own. */
export function chooseDataset(brief: Brief): Dataset {
  const { prompt, subject, isSubjectKnown } = brief
  const sheet = bestSheet(prompt)
  const scored = DATASETS.map(dataset => {
    const bonus = dataset.word === subject.dataset && !sheet.isPhrase ? 2.5 : 0
    return { dataset, score: scoreOf(dataset.match, prompt, sheet.ranges) + bonus }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0] ?? { dataset: revenue, score: 0 }
  if (sheet.sheet && sheet.score >= Math.max(best.score, 3))
    return datasetOf(sheet.sheet, prompt, thingIn(sheet.sheet, prompt))
  const isUnknown =
    best.score <= 2.5 &&
    (!isSubjectKnown || subject.dataset === 'any trade') &&
    !OF_SOFTWARE.test(prompt.replace(/\binternal tools?\b/gi, ''))
  const trade = isUnknown ? placeOf(brief) : null
  if (trade) return datasetOf(ANY_TRADE, prompt, trade)
  return best.dataset === orders && subject.word === 'coffee' ? roastery : best.dataset
}

type Range = [from: number, to: number]

/** The sheet the words fit best, and where they stand; "blood bank" speaks of no bank. */
function bestSheet(prompt: string): {
  sheet: Sheet | null
  score: number
  ranges: Range[]
  isPhrase: boolean
} {
  const [best] = SHEETS.map(sheet => ({ sheet, score: scoreOf(sheet.match, prompt) })).sort(
    (a, b) => b.score - a.score,
  )
  if (!best || best.score === 0) return { sheet: null, score: 0, ranges: [], isPhrase: false }
  const found = [...prompt.matchAll(best.sheet.match)]
  return {
    ...best,
    ranges: found.map(({ index, 0: said }) => [index, index + said.length]),
    isPhrase: found.some(({ index, 0: said }) => index < HEAD_CHARACTERS && /[\s-]/.test(said)),
  }
}

/** What stands at the head counts most, and a phrase of two words more than one. */
function scoreOf(match: RegExp, prompt: string, taken: Range[] = []): number {
  const free = [...prompt.matchAll(match)].filter(
    ({ index }) => !taken.some(([from, to]) => index >= from && index < to),
  )
  return free.reduce((sum, { index, 0: said }, at) => {
    const weight = index < HEAD_CHARACTERS ? (/[\s-]/.test(said) ? 4.5 : 3) : 1
    return sum + weight / (1 + at * 0.4)
  }, 0)
}

function thingIn({ match }: Sheet, prompt: string): string | undefined {
  const [, ...groups] = [...prompt.matchAll(match)].find(found => found.slice(1).some(Boolean)) ?? []
  const said = groups.find(Boolean)?.toLowerCase()
  return said === undefined || /^(?:equipment|gear)$/.test(said) ? said : said && oneOf(said)
}

/** "a chess embassy" in "a dashboard for a chess embassy". */
function placeOf({ topic, brand, isBrandGiven }: Brief): string | null {
  if (!topic || /^(?:admin|analytics|data|modern|user|sales|main)$/i.test(topic)) return null
  return isBrandGiven && topic.toLowerCase() === brand.toLowerCase() ? null : topic
}

const OF_SOFTWARE =
  /\b(?:saas|software|apps?|startup|platform|api|ai|tool|developers?|b2b|subscription|web ?app)\b/i
