import { content } from '../content'
import type { Card } from './stage'

const FILLS = ['bg-chart-5', 'bg-chart-4', 'bg-chart-3', 'bg-chart-2', 'bg-chart-1']
export const fillOf = (at: number, count: number) =>
  FILLS[Math.min(Math.max(FILLS.length - count, 0) + at, FILLS.length - 1)]
export const sum = (cards: Card[]) => cards.reduce((all, card) => all + (card.value ?? 0), 0)
export const money = (value: number) =>
  [content.currency, value.toLocaleString('en')].filter(Boolean).join(' ')

/** How the money lies over the stages: one bar, as wide as the board. */
export function StageBar({ stages, cards }: { stages: string[]; cards: Card[] }) {
  const total = sum(cards)
  return (
    <section aria-label={content.labels.bar} className="px-4 pt-6 pb-5 md:px-8">
      <p className="flex items-baseline gap-2">
        <strong className="text-2xl font-extrabold tracking-tight tabular-nums">{money(total)}</strong>
        <span className="text-muted-foreground">{content.labels.inAll}</span>
      </p>
      <div className="mt-2.5 flex h-5 gap-0.5 overflow-hidden rounded-sm bg-muted" aria-hidden="true">
        {stages.map((name, at) => {
          const part = sum(cards.filter(card => card.at === at))
          return (
            part > 0 && (
              <span
                key={[name, at].join()}
                className={`transition-[flex-grow] duration-300 ${fillOf(at, stages.length)}`}
                style={{ flexGrow: part / total }}
              />
            )
          )
        })}
      </div>
    </section>
  )
}
