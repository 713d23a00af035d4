import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The heading of a widget. */
export const titleOf = ({ page }: Board): string =>
  page.direction.name === 'technical'
    ? 'text-sm font-medium'
    : page.look.h3.replace('text-2xl', 'text-xl').replace('text-xl', 'text-lg')

/** A large figure, sized for a tile. */
export const figureOf = ({ page }: Board): string => {
  const { figure } = page.look
  return figure.replace(/text-[56]xl|md:text-6xl/g, 'text-3xl').replace('text-4xl', 'text-3xl')
}

/** How it went, month by month. */
export function trendWidget(board: Board): SourceFile {
  const { dataset, page, tile } = board
  const isShare = dataset.trend.unit === 'percent'
  const rows = isShare
    ? 'const rows = trend.slice(-months);'
    : tsx`
      const rows = trend.slice(-months).map((row) => {
        const scaled = Object.entries(row).map(([key, value]) => [
          key,
          typeof value === "number" ? value * share : value,
        ]);
        return Object.fromEntries(scaled) as typeof row;
      });
    `
  const isLine =
    page.direction.name === 'technical' ||
    page.direction.name === 'swiss' ||
    /\bline chart\b/i.test(page.brief.prompt)
  const code = tsx`
    import { ${isLine ? 'CartesianGrid, Line, LineChart, XAxis, YAxis' : 'Area, AreaChart, CartesianGrid, XAxis, YAxis'} } from "recharts";
    import {
      type ChartConfig,
      ChartContainer,
      ChartLegend,
      ChartLegendContent,
      ChartTooltip,
      ChartTooltipContent,
    } from "@/components/ui/chart";
    import { trend, trendSeries } from "@/data/trend";
    import { formatTick } from "@/lib/format";

    const CONFIG: ChartConfig = Object.fromEntries(
      trendSeries.map(({ key, label }, index) => [
        key,
        { label, color: \`var(--chart-\${index + 1})\` },
      ]),
    );

    interface TrendProps {
      months: number;
      share: number;
    }

    export function Trend({ ${isShare ? 'months' : 'months, share'} }: TrendProps) {
      ${rows}

      return (
        <section aria-label="${jsxText(dataset.trend.title)}" className="flex h-full flex-col ${tile}">
          <h2 className="${titleOf(board)}">${jsxText(dataset.trend.title)}</h2>
          <ChartContainer config={CONFIG} className="mt-4 aspect-auto h-72 w-full">
            <${isLine ? 'LineChart' : 'AreaChart'} data={rows} margin={{ left: 0, right: 8, top: 8 }}>
              <CartesianGrid vertical={false} />
              <XAxis dataKey="month" tickLine={false} axisLine={false} tickMargin={10} minTickGap={24} interval="equidistantPreserveStart" />
              <YAxis
                width={56}
                tickLine={false}
                axisLine={false}
                domain={["auto", "auto"]}
                tickFormatter={(value: number) => formatTick(value, "${dataset.trend.unit}")}
              />
              <ChartTooltip content={<ChartTooltipContent />} />
              <ChartLegend content={<ChartLegendContent />} />
              {trendSeries.map(({ key }, index) => (
                ${
                  isLine
                    ? `<Line
  key={key}
  dataKey={key}
  type="monotone"
  dot={false}
  strokeWidth={2.25}
  strokeDasharray={index === 1 ? "5 5" : undefined}
  stroke={\`var(--color-\${key})\`}
/>`
                    : `<Area
  key={key}
  dataKey={key}
  type="monotone"
  strokeWidth={2}
  stroke={\`var(--color-\${key})\`}
  fill={\`var(--color-\${key})\`}
  fillOpacity={index === 0 ? 0.16 : 0}
  strokeDasharray={index === 1 ? "5 5" : undefined}
/>`
                }
              ))}
            </${isLine ? 'LineChart' : 'AreaChart'}>
          </ChartContainer>
        </section>
      );
    }
  `
  return { name: 'components/trend.tsx', code }
}

/** Bars on top of each other, by month. */
export function stackWidget(board: Board): SourceFile {
  const { dataset, tile } = board
  const code = tsx`
    import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from "recharts";
    import {
      type ChartConfig,
      ChartContainer,
      ChartLegend,
      ChartLegendContent,
      ChartTooltip,
      ChartTooltipContent,
    } from "@/components/ui/chart";
    import { stack, stackParts } from "@/data/charts";
    import { formatTick } from "@/lib/format";

    const CONFIG: ChartConfig = Object.fromEntries(
      stackParts.map(({ key, label }, index) => [
        key,
        { label, color: \`var(--chart-\${index + 1})\` },
      ]),
    );

    export function Stack() {
      return (
        <section aria-label="${jsxText(dataset.stack.title)}" className="flex h-full flex-col ${tile}">
          <h2 className="${titleOf(board)}">${jsxText(dataset.stack.title)}</h2>
          <ChartContainer config={CONFIG} className="mt-4 aspect-auto h-72 w-full">
            <BarChart data={stack} margin={{ left: 0, right: 8, top: 8 }}>
              <CartesianGrid vertical={false} />
              <XAxis dataKey="month" tickLine={false} axisLine={false} tickMargin={10} />
              <YAxis
                width={56}
                tickLine={false}
                axisLine={false}
                tickFormatter={(value: number) => formatTick(value, "${dataset.stack.unit}")}
              />
              <ChartTooltip content={<ChartTooltipContent />} />
              <ChartLegend content={<ChartLegendContent />} />
              {stackParts.map(({ key }) => (
                <Bar key={key} dataKey={key} stackId="all" maxBarSize={36} fill={\`var(--color-\${key})\`} />
              ))}
            </BarChart>
          </ChartContainer>
        </section>
      );
    }
  `
  return { name: 'components/stack.tsx', code }
}

/** How far, as half a ring. */
export function gaugeWidget(board: Board): SourceFile {
  const code = tsx`
    import { gauge } from "@/data/charts";

    const LENGTH = Math.PI * 80;

    export function Gauge() {
      return (
        <section aria-label="${jsxText(board.dataset.gauge.title)}" className="flex h-full flex-col ${board.tile}">
          <h2 className="${titleOf(board)}">${jsxText(board.dataset.gauge.title)}</h2>
          <div className="my-auto">
          <div
            role="meter"
            aria-valuenow={gauge.value}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label="${jsxText(board.dataset.gauge.title)}"
            className="relative mx-auto mt-6 w-full max-w-72"
          >
            <svg viewBox="0 0 200 112" aria-hidden="true" className="w-full">
              <path d="M20 104a80 80 0 0 1 160 0" fill="none" strokeWidth="20" className="stroke-muted" />
              <path
                d="M20 104a80 80 0 0 1 160 0"
                fill="none"
                strokeWidth="20"
                strokeDasharray={\`\${(gauge.value / 100) * LENGTH} \${LENGTH}\`}
                className="stroke-highlight"
              />
            </svg>
            <p className="absolute inset-x-0 bottom-0 text-center ${figureOf(board)} tracking-tight">{gauge.value}%</p>
          </div>
          <p className="mt-4 mb-6 text-center text-sm text-muted-foreground">{gauge.target}</p>
          </div>
          <p className="border-t pt-4 text-sm text-pretty">{gauge.note}</p>
        </section>
      );
    }
  `
  return { name: 'components/gauge.tsx', code }
}

/** What happened last. */
export function feedWidget(board: Board): SourceFile {
  const code = tsx`
    import { feed } from "@/data/charts";

    export function Feed() {
      return (
        <section aria-label="Lately" className="h-full ${board.tile}">
          <h2 className="${titleOf(board)}">Lately</h2>
          <ol className="mt-4">
            {feed.map((each) => (
              <li key={each.what} className="relative border-l pb-5 pl-5 last:pb-0">
                <span className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-card bg-primary" aria-hidden="true" />
                <p className="text-sm text-pretty">
                  <strong className="font-semibold">{each.who}</strong> {each.what}
                </p>
                <p className="mt-0.5 text-xs text-muted-foreground">{each.when}</p>
              </li>
            ))}
          </ol>
        </section>
      );
    }
  `
  return { name: 'components/feed.tsx', code }
}
