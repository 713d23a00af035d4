import { clsx } from 'clsx'
import { BAR_STEP, BAR_WIDTH, CHART_HEIGHT, usageBars, usageSentence } from './usage-bars.ts'

interface UsageChartProps {
  daily: readonly number[]
  /** The greatest day of anybody here, so that people can be compared. */
  greatest: number
}

/** Credits of the last 30 days, one thin bar a day. */
export function UsageChart({ daily, greatest }: UsageChartProps) {
  const width = daily.length * BAR_STEP - (BAR_STEP - BAR_WIDTH)
  return (
    <svg
      role="img"
      aria-label={usageSentence(daily)}
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      width={width}
      height={CHART_HEIGHT}
      className="block max-w-full shrink-0"
    >
      <title>{usageSentence(daily)}</title>
      {usageBars(daily, greatest).map(({ x, height, isEmpty }) => (
        <rect
          key={x}
          x={x}
          y={CHART_HEIGHT - height}
          width={BAR_WIDTH}
          height={height}
          rx={isEmpty ? 0.5 : 1}
          className={clsx(isEmpty ? 'fill-line-strong' : 'fill-accent')}
        />
      ))}
    </svg>
  )
}
