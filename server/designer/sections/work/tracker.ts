import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface TrackerEntries {
  title: string
  note: string
  /** What is logged: "expense", and what its number is called: "Amount". */
  singular: string
  amount: string
  before: string
  after: string
  categories: string[]
  entries: [what: string, category: string, value: number][]
  months: number[]
}

const DAYS = [
  '20 Nov',
  '19 Nov',
  '18 Nov',
  '17 Nov',
  '16 Nov',
  '15 Nov',
  '13 Nov',
  '12 Nov',
  '10 Nov',
  '8 Nov',
]

/** Something logged day by day: a form, a running total, what it was spent on, month by month. */
export function tracker(page: Page, wish: TrackerEntries): Piece {
  const { title, note, singular, amount, before, after, categories, entries, months } = wish
  const rows = entries.map(([what, category, value], id) => ({
    id,
    what,
    category,
    value,
    day: DAYS[id % DAYS.length] ?? '',
  }))
  const names = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
  const data = `export interface Entry {
  id: number;
  what: string;
  category: string;
  value: number;
  day: string;
}

${constant('export const categories', categories)}

${constant('export const entries: Entry[]', rows)}

${constant(
  'export const months',
  months.map((value, at) => ({ month: names[at] ?? '', value })),
)}

export const written = (value: number) =>
  \`${before}\${value.toLocaleString("en", { maximumFractionDigits: 2 })}${after}\`;
`
  const code = tsx`
    import { Trash2 } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { TrackerCharts } from "@/components/tracker-charts";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import {
      categories,
      type Entry,
      entries as initial,
      written,
    } from "@/data/entries";

    export function Tracker() {
      const [entries, setEntries] = useState<Entry[]>(initial);
      const [category, setCategory] = useState("All");
      const [error, setError] = useState("");
      const shown = entries.filter(
        (entry) => category === "All" || entry.category === category,
      );
      const total = shown.reduce((sum, entry) => sum + entry.value, 0);

      function add(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const what = String(form.get("what")).trim();
        const value = Number(form.get("value"));
        if (!what || !(value > 0)) {
          setError("Say what it was, and a number above zero.");
          return;
        }
        const id = Math.max(0, ...entries.map((entry) => entry.id)) + 1;
        const kind = String(form.get("category"));
        setEntries([{ id, what, value, category: kind, day: "Today" }, ...entries]);
        setError("");
        event.currentTarget.reset();
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-6">
            ${screenHead(page, title, note)}
            <p aria-live="polite">
              <span className="block text-sm text-muted-foreground">Running total</span>
              <span className="${page.look.figure}">{written(total)}</span>
            </p>
          </div>
          <form noValidate onSubmit={add} className="mt-8 ${tileOf(page)} grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1fr_auto]">
            <div className="grid gap-1.5">
              <Label htmlFor="what">What</Label>
              <Input id="what" name="what" aria-describedby="entry-error" className="h-10" />
            </div>
            <div className="grid gap-1.5">
              <Label htmlFor="category">Category</Label>
              <select id="category" name="category" className="h-10 rounded-md border border-input bg-card px-3">
                {categories.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </div>
            <div className="grid gap-1.5">
              <Label htmlFor="value">${jsxText(amount)}</Label>
              <Input id="value" name="value" type="number" min="0" step="any" className="h-10" />
            </div>
            <Button type="submit" size="lg">Log ${jsxText(singular)}</Button>
            <p id="entry-error" role="alert" className="text-sm text-destructive empty:hidden sm:col-span-full">{error}</p>
          </form>
          <TrackerCharts entries={entries} chosen={category} onChoose={setCategory} />
          <section className="mt-6 ${tileOf(page)}">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="${page.look.h3}">{category === "All" ? "Everything logged" : category}</h2>
              {category !== "All" && (
                <Button variant="outline" size="sm" onClick={() => setCategory("All")}>Show all</Button>
              )}
            </div>
            <ul className="mt-4">
              {shown.map((entry) => (
                <li key={entry.id} className="flex items-center gap-4 border-t py-3">
                  <span className="w-16 shrink-0 text-sm text-muted-foreground">{entry.day}</span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{entry.what}</span>
                    <span className="text-sm text-muted-foreground">{entry.category}</span>
                  </span>
                  <span className="font-medium tabular-nums">{written(entry.value)}</span>
                  <Button variant="ghost" size="icon" aria-label={\`Delete \${entry.what}\`} onClick={() => setEntries(entries.filter((each) => each.id !== entry.id))}>
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
            {shown.length === 0 && (
              <p className="border-t py-10 text-center text-muted-foreground">Nothing logged here yet.</p>
            )}
          </section>
        </div>
      );
    }
  `
  return screenPiece('Tracker', code, [{ name: 'data/entries.ts', code: data }, chartsFile(page)])
}

function chartsFile(page: Page) {
  const code = tsx`
    import {
      Bar,
      BarChart,
      Cell,
      Pie,
      PieChart,
      ResponsiveContainer,
      Tooltip,
      XAxis,
    } from "recharts";
    import { categories, type Entry, months, written } from "@/data/entries";

    interface TrackerChartsProps {
      entries: Entry[];
      chosen: string;
      onChoose: (category: string) => void;
    }

    const COLORS = [1, 2, 3, 4, 5].map((index) => \`var(--chart-\${index})\`);

    export function TrackerCharts({
      entries,
      chosen,
      onChoose,
    }: TrackerChartsProps) {
      const parts = categories.map((name, index) => ({
        name,
        fill: COLORS[index % COLORS.length],
        value: entries
          .filter((entry) => entry.category === name)
          .reduce((sum, entry) => sum + entry.value, 0),
      }));

      return (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          <section aria-label="Interactive pie by category" className="${tileOf(page)}">
            <h2 className="${page.look.h3}">By category</h2>
            <div className="mt-4 grid items-center gap-4 sm:grid-cols-2">
              <div className="h-52 overflow-hidden">
                <ResponsiveContainer>
                  <PieChart accessibilityLayer={false}>
                    <Pie data={parts} dataKey="value" innerRadius="58%" outerRadius="95%" stroke="var(--card)" rootTabIndex={-1} isAnimationActive={false}>
                      {parts.map((part) => (
                        <Cell key={part.name} fill={part.fill} />
                      ))}
                    </Pie>
                  </PieChart>
                </ResponsiveContainer>
              </div>
              <ul className="grid gap-1">
                {parts.map((part) => (
                  <li key={part.name}>
                    <button type="button" aria-pressed={chosen === part.name} onClick={() => onChoose(chosen === part.name ? "All" : part.name)} className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground">
                      <span aria-hidden="true" className="size-3 rounded-full" style={{ background: part.fill }} />
                      <span className="flex-1">{part.name}</span>
                      <span className="tabular-nums">{written(part.value)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </section>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">Monthly breakdown</h2>
            <div className="mt-4 h-52 overflow-hidden">
              <ResponsiveContainer>
                <BarChart data={months} accessibilityLayer={false}>
                  <XAxis dataKey="month" tickLine={false} axisLine={false} tick={{ fill: "var(--muted-foreground)", fontSize: 12 }} />
                  <Tooltip formatter={(value) => written(Number(value))} cursor={{ fill: "var(--muted)" }} contentStyle={{ background: "var(--card)", borderColor: "var(--border)" }} />
                  <Bar dataKey="value" name="Total" fill="var(--primary)" radius={4} isAnimationActive={false} />
                </BarChart>
              </ResponsiveContainer>
            </div>
          </section>
        </div>
      );
    }
  `
  return { name: 'components/tracker-charts.tsx', code }
}
