import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import { figureOf } from '#server/designer/dashboard/widgets.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Four figures with how they moved and a line of where they come from. */
export function metricsWidget(board: Board): SourceFile {
  const { page, tile } = board
  const isJoined = page.direction.name === 'technical' || page.direction.name === 'ledger'
  const radius = page.direction.name === 'technical' ? ' rounded-md' : ''
  const isAside = board.arrangement === 'beside'
  const box = isJoined
    ? 'bg-card p-4 sm:p-5'
    : tile
        .replace(/(?<![\w:-])p-[56]\b/, 'p-4')
        .replace(/^(?!.*sm:p-)/, tile.includes('p-6') ? 'sm:p-6 ' : tile.includes('p-5') ? 'sm:p-5 ' : '')
  const code = tsx`
    import { ArrowDownRight, ArrowUpRight } from "lucide-react";
    import { type Metric, metrics } from "@/data/metrics";
    import { format } from "@/lib/format";
    import { cn } from "@/lib/utils";

    interface MetricsProps {
      months: number;
      share: number;
    }

    export function Metrics({ months, share }: MetricsProps) {
      return (
        <dl className="grid grid-cols-2 ${isJoined ? `gap-px overflow-hidden border bg-border${radius}` : 'gap-3 sm:gap-4'} ${isAside ? 'h-full' : 'xl:grid-cols-4'}">
          {metrics.map((metric) => (
            <Figure key={metric.label} metric={metric} months={months} share={share} />
          ))}
        </dl>
      );
    }

    /** The months as one number, in the way that fits what is measured. */
    function total({ over, unit }: Metric, values: number[], share: number) {
      const sum = values.reduce((all, value) => all + value, 0);
      if (over === "mean" || unit === "percent") return sum / values.length;
      return (over === "sum" ? sum : (values.at(-1) ?? 0)) * share;
    }

    function Figure({ metric, months, share }: MetricsProps & { metric: Metric }) {
      const now = metric.months.slice(-months);
      const before = metric.months.slice(-2 * months, -months);
      const value = total(metric, now, share);
      const change = (value / total(metric, before, share) - 1) * 100;
      const isGood = change >= 0 === (metric.good === "up");
      const Arrow = change >= 0 ? ArrowUpRight : ArrowDownRight;

      return (
        <div className="${box}${isAside ? ' flex flex-col' : ''}">
          <dt className="text-sm text-muted-foreground">{metric.label}</dt>
          <dd className="mt-2 flex ${isAside ? 'flex-1 flex-col justify-between gap-3' : 'items-end justify-between gap-4'} sm:mt-3">
            <span>
              <span className="block ${figureOf(board).replace('text-3xl', 'text-2xl sm:text-3xl')}">{format(value, metric.unit)}</span>
              <span
                className={cn(
                  "mt-1.5 flex items-center gap-1 text-sm tabular-nums",
                  isGood ? "text-positive" : "text-destructive",
                )}
              >
                <Arrow className="size-4" aria-hidden="true" />
                {Math.abs(change).toFixed(1)}%
                <span className="sr-only">{change >= 0 ? "more" : "less"} than before</span>
              </span>
            </span>
            <Sparkline values={now} isGood={isGood} />
          </dd>
        </div>
      );
    }

    function Sparkline({ values, isGood }: { values: number[]; isGood: boolean }) {
      const low = Math.min(...values);
      const height = Math.max(...values) - low || 1;
      const points = values.map(
        (value, at) =>
          \`\${(at / (values.length - 1)) * 92 + 2},\${34 - ((value - low) / height) * 28}\`,
      );
      return (
        <svg viewBox="0 0 96 38" className="hidden h-10 ${isAside ? 'w-full' : 'w-24 shrink-0'} sm:block"${isAside ? ' preserveAspectRatio="none"' : ''} aria-hidden="true">
          <polyline
            points={points.join(" ")}
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className={isGood ? "stroke-positive" : "stroke-destructive"}
          />
        </svg>
      );
    }
  `
  return { name: 'components/metrics.tsx', code }
}
