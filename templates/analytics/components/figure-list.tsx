import { content } from '../content'

const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
const show = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

interface FigureListProps {
  days: number
  at: number
  onPick: (index: number) => void
}

export function FigureList({ days, at, onPick }: FigureListProps) {
  const { figures, labels, chart } = content
  return (
    <fieldset
      aria-label={labels.figures}
      className="grid min-w-0 content-start gap-x-4 sm:grid-cols-2 md:grid-cols-1"
    >
      {figures.map((figure, index) => {
        const all = figure.days ?? []
        const now = all.slice(-days)
        const before = all.slice(-2 * days, -days)
        const size = (list: number[]) => (figure.isAverage ? sum(list) / (list.length || 1) : sum(list))
        const change = before.length ? Math.round((size(now) / (size(before) || 1) - 1) * 100) : null
        return (
          <button
            key={[figure.label, index].join()}
            type="button"
            aria-pressed={at === index}
            onClick={() => onPick(index)}
            className={`border-t px-3 py-3.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${at === index ? 'border-primary bg-band' : 'hover:bg-accent'}`}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{figure.label}</span>
              <span className="text-2xl font-light tracking-tight tabular-nums">
                {now.length ? show(size(now)) : (figure.value ?? '–')}
              </span>
            </span>
            <span
              className={`mt-0.5 flex justify-between gap-3 text-xs ${at === index ? 'text-foreground' : 'text-muted-foreground'}`}
            >
              <span className="min-w-0">{figure.note}</span>
              <span className="shrink-0 tabular-nums">
                {change !== null
                  ? `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)} %`
                  : now.length > 0 && chart.none}
              </span>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
