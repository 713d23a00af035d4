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
export function chooseDataset({ prompt, subject }: Brief): Dataset {
  const scored = DATASETS.map(dataset => {
    const found = [...prompt.matchAll(dataset.match)]
    const score = found.reduce(
      (sum, { index }, at) => sum + (index < HEAD_CHARACTERS ? 3 : 1) / (1 + at * 0.4),
      0,
    )
    return { dataset, score: score + (dataset.word === subject.dataset ? 2.5 : 0) }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]?.dataset ?? revenue
  return best === orders && subject.word === 'coffee' ? roastery : best
}
