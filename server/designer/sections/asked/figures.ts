import { tsx } from '#server/designer/code/tsx.ts'
import { type AskedPartWriter, attributes } from '#server/designer/sections/asked/part.ts'

const meter: AskedPartWriter = {
  component: 'Meter',
  props: (label, _, at) => attributes({ label, value: [72, 58, 84, 41][at % 4] ?? 64 }),
  files: () => [{ name: 'components/parts/meter.tsx', code: METER }],
}

const METER = tsx`
  interface MeterProps {
    label: string;
    /** Of a hundred. */
    value: number;
  }

  export function Meter({ label, value }: MeterProps) {
    return (
      <div className="mt-4">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-3xl font-semibold tabular-nums">{value}%</span>
          <span className="text-sm text-muted-foreground">{100 - value}% to go</span>
        </p>
        <div role="progressbar" aria-label={label} aria-valuenow={value} className="mt-3 h-2.5 overflow-hidden rounded-full bg-muted">
          <div className="h-full rounded-full bg-primary" style={{ width: \`\${value}%\` }} />
        </div>
      </div>
    );
  }
`

const bars: AskedPartWriter = {
  component: 'Bars',
  props: (label, _, at) => attributes({ label, start: at % 5 }),
  files: () => [{ name: 'components/parts/bars.tsx', code: BARS }],
}

const BARS = tsx`
  const MONTHS = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
  const VALUES = [42, 55, 48, 63, 71, 88, 67, 79, 52, 94, 76];

  interface BarsProps {
    label: string;
    /** Where in the figures it begins. */
    start: number;
  }

  export function Bars({ label, start }: BarsProps) {
    const shown = MONTHS.map((month, at) => ({
      month,
      value: VALUES[start + at],
    }));
    const told = shown.map(({ month, value }) => \`\${month} \${value}\`).join(", ");

    return (
      <div role="img" aria-label={\`\${label}: \${told}\`} className="mt-4 flex h-32 items-stretch gap-2">
        {shown.map(({ month, value }, at) => (
          <span key={month} className="flex min-w-0 flex-1 flex-col justify-end gap-1.5 text-center text-xs text-muted-foreground">
            <span className="tabular-nums">{value}</span>
            <span className={at === shown.length - 1 ? "rounded-t-sm bg-primary" : "rounded-t-sm bg-foreground/20"} style={{ height: \`\${value * 0.7}%\` }} />
            <span>{month}</span>
          </span>
        ))}
      </div>
    );
  }
`

const figure: AskedPartWriter = {
  component: 'Figure',
  props: (title, _, at) => {
    const isMoney = /\b(?:revenue|balance|prices?|fees?|costs?|income|spend\w*|budget|total)\b/i.test(title)
    const isShare = /\b(?:rates?|share|percent\w*|growth)\b/i.test(title)
    const amount = ['1,284', '642', '3,917', '208'][at % 4] ?? '512'
    if (/\b(?:timers?|clock|countdown|time)\b/i.test(title))
      return attributes({ value: '2:45', change: '-12 s' })
    if (/\b(?:length|duration|age)\b/i.test(title))
      return attributes({ value: '4.2 days', change: '-0.3 days' })
    const value = isMoney ? `$${amount}` : isShare ? `${['4.2', '68', '91'][at % 3]}%` : amount
    return attributes({ value, change: ['+12%', '+4%', '+9%'][at % 3] ?? '+7%' })
  },
  files: () => [{ name: 'components/parts/figure.tsx', code: FIGURE }],
}

const FIGURE = tsx`
  import { TrendingUp } from "lucide-react";

  interface FigureProps {
    value: string;
    change: string;
  }

  export function Figure({ value, change }: FigureProps) {
    return (
      <p className="mt-3">
        <span className="block text-4xl font-semibold tracking-tight tabular-nums">{value}</span>
        <span className="mt-2 flex items-center gap-1.5 text-sm text-muted-foreground">
          <TrendingUp className="size-4 text-brand" aria-hidden="true" />
          {change} since last month
        </span>
      </p>
    );
  }
`

export const FIGURES = { meter, bars, figure }
