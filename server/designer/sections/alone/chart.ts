import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const chart: Alone = {
  name: 'chart',
  label: 'a chart',
  words:
    /\b(?:(?:bar|line|pie|donut|doughnut|area|radar) (?:charts?|graphs?)|charts? (?:component|widget|with|showing|for)|graph (?:component|widget)|sparklines?|data visuali[sz]ation (?:component|widget))\b/i,
  component: 'SalesChart',
  says: 'one series as bars, line or area, with a range to choose and the figures as a table',
  isWide: true,
  code: page => tsx`
    import { useState } from "react";
    import {
      Area,
      Bar,
      CartesianGrid,
      ComposedChart,
      Line,
      ResponsiveContainer,
      Tooltip,
      XAxis,
      YAxis,
    } from "recharts";
    import { months } from "@/data/months";

    const SHAPES = ["Bars", "Line", "Area"];
    const RANGES = [6, 12];

    export function SalesChart() {
      const [shape, setShape] = useState("${/line/i.test(page.brief.prompt) ? 'Line' : /area/i.test(page.brief.prompt) ? 'Area' : 'Bars'}");
      const [range, setRange] = useState(12);
      const shown = months.slice(-range);
      const total = shown.reduce((sum, month) => sum + month.value, 0);
      const series = { dataKey: "value", name: "Sales", isAnimationActive: false };

      return (
        <section className="${tileOf(page)} w-full">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="${page.look.h3} text-xl">Sales by month</h1>
              <p className="mt-1 text-3xl font-semibold tabular-nums">{total.toLocaleString("en")}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <div role="group" aria-label="Shape" className="flex gap-1">
                {SHAPES.map((name) => (
                  <button key={name} type="button" aria-pressed={name === shape} onClick={() => setShape(name)} className="rounded-md border px-3 py-1.5 text-sm aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
                ))}
              </div>
              <div role="group" aria-label="Range" className="flex gap-1">
                {RANGES.map((count) => (
                  <button key={count} type="button" aria-pressed={count === range} onClick={() => setRange(count)} className="rounded-md border px-3 py-1.5 text-sm aria-pressed:bg-foreground aria-pressed:text-background">{count} months</button>
                ))}
              </div>
            </div>
          </div>
          <div className="mt-6 h-80 overflow-hidden">
            <ResponsiveContainer>
              <ComposedChart data={shown} accessibilityLayer={false}>
                <CartesianGrid vertical={false} stroke="var(--border)" />
                <XAxis dataKey="month" tickLine={false} axisLine={false} tick={{ fill: "var(--muted-foreground)", fontSize: 12 }} />
                <YAxis width={44} tickLine={false} axisLine={false} tick={{ fill: "var(--muted-foreground)", fontSize: 12 }} />
                <Tooltip cursor={{ fill: "var(--muted)" }} contentStyle={{ background: "var(--card)", borderColor: "var(--border)" }} />
                {shape === "Bars" && (
                  <Bar {...series} fill="var(--primary)" radius={4} />
                )}
                {shape === "Line" && (
                  <Line {...series} stroke="var(--primary)" strokeWidth={3} dot={false} />
                )}
                {shape === "Area" && (
                  <Area {...series} stroke="var(--primary)" fill="var(--accent)" strokeWidth={2} />
                )}
              </ComposedChart>
            </ResponsiveContainer>
          </div>
        </section>
      );
    }
  `,
  files: ({ choices }) => [
    {
      name: 'data/months.ts',
      code: `${constant(
        'export const months',
        ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map(
          (month, at) => ({
            month,
            value: 420 + at * 26 + choices.between(`month ${at}`, 0, 160),
          }),
        ),
      )}\n`,
    },
  ],
}
