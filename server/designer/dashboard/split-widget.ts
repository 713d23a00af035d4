import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import { titleOf } from '#server/designer/dashboard/widgets.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** What it is made of: a ring, or bars with their share. */
export function splitWidget(board: Board): SourceFile {
  const { page } = board
  const isRing =
    /\b(?:pie|donut|doughnut)\b/i.test(page.brief.prompt) ||
    page.direction.name === 'calm' ||
    page.direction.name === 'soft'
  return { name: 'components/split.tsx', code: isRing ? ring(board) : bars(board) }
}

const ring = (board: Board): string => tsx`
  import { Cell, Pie, PieChart } from "recharts";
  import { ChartContainer, ChartTooltip, ChartTooltipContent } from "@/components/ui/chart";
  import { split } from "@/data/charts";
  import { format } from "@/lib/format";

  const colorOf = (index: number) => \`var(--chart-\${(index % 5) + 1})\`;

  export function Split() {
    const total = split.reduce((sum, part) => sum + part.value, 0);

    return (
      <section aria-label="${jsxText(board.dataset.split.title)}" className="flex h-full flex-col ${board.tile}">
        <h2 className="${titleOf(board)}">${jsxText(board.dataset.split.title)}</h2>
        <ChartContainer config={{ value: { label: "Value" } }} className="mx-auto mt-2 aspect-square h-48">
          <PieChart>
            <ChartTooltip content={<ChartTooltipContent nameKey="label" />} />
            <Pie data={split} dataKey="value" nameKey="label" innerRadius={58} outerRadius={86} paddingAngle={2} strokeWidth={0}>
              {split.map((part, index) => (
                <Cell key={part.label} fill={colorOf(index)} />
              ))}
            </Pie>
          </PieChart>
        </ChartContainer>
        <ul className="mt-auto grid gap-2 pt-4 text-sm">
          {split.map((part, index) => (
            <li key={part.label} className="flex items-center gap-3">
              <span className="size-2.5 rounded-full" style={{ backgroundColor: colorOf(index) }} />
              <span className="flex-1">{part.label}</span>
              <span className="text-muted-foreground tabular-nums">{format(part.value, "${board.dataset.split.unit}")}</span>
              <span className="w-10 text-right tabular-nums">{Math.round((part.value / total) * 100)}%</span>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`

const bars = (board: Board): string => tsx`
  import { split } from "@/data/charts";
  import { format } from "@/lib/format";

  export function Split() {
    const most = Math.max(...split.map((part) => part.value));

    return (
      <section aria-label="${jsxText(board.dataset.split.title)}" className="flex h-full flex-col ${board.tile}">
        <h2 className="${titleOf(board)}">${jsxText(board.dataset.split.title)}</h2>
        <ul className="mt-5 grid flex-1 content-between gap-4">
          {split.map((part, index) => (
            <li key={part.label}>
              <div className="flex items-baseline justify-between text-sm">
                <span>{part.label}</span>
                <span className="font-medium tabular-nums">{format(part.value, "${board.dataset.split.unit}")}</span>
              </div>
              <div className="mt-2 h-2.5 bg-muted">
                <div
                  className="h-full"
                  style={{
                    width: \`\${(part.value / most) * 100}%\`,
                    backgroundColor: \`var(--chart-\${index === 0 ? 1 : 4})\`,
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`
