import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface HabitWish {
  title: string
  note: string
  singular: string
  habits: [name: string, aside: string, days: number[]][]
}

/** What is done on which day of the week, how long without a gap, and the year at a glance. */
export function habitGrid(page: Page, { title, note, singular, habits }: HabitWish): Piece {
  const data = `export interface Habit {
  name: string;
  aside: string;
  streak: number;
  days: boolean[];
}

${constant(
  'export const habits: Habit[]',
  habits.map(([name, aside, days], at) => ({
    name,
    aside,
    streak: 3 + ((at * 7) % 19),
    days: [0, 1, 2, 3, 4, 5, 6].map(day => days.includes(day)),
  })),
)}

/** How many were done on each day of the last half year, oldest first. */
export const history = Array.from(
  { length: 26 * 7 },
  (_, day) => (day * 7 + Math.floor(day / 5) * 3) % ${habits.length + 1},
);
`
  const code = tsx`
    import { Flame, Plus, Trash2 } from "lucide-react";
    import { useState } from "react";
    import { YearMap } from "@/components/year-map";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Habit, habits as initial } from "@/data/habits";

    const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
    const TODAY = 4;

    export function HabitGrid() {
      const [habits, setHabits] = useState<Habit[]>(initial);
      const [draft, setDraft] = useState("");
      const all = habits.flatMap((habit) => habit.days.slice(0, TODAY + 1));
      const share = all.length === 0 ? 0 : Math.round((all.filter(Boolean).length / all.length) * 100);
      const today = habits.filter((habit) => habit.days[TODAY]).length;

      function toggle(name: string, day: number) {
        setHabits(habits.map((habit) => habit.name !== name ? habit : {
          ...habit,
          streak: day === TODAY ? habit.streak + (habit.days[day] ? -1 : 1) : habit.streak,
          days: habit.days.map((isDone, at) => (at === day ? !isDone : isDone)),
        }));
      }

      function add() {
        const name = draft.trim();
        if (!name || habits.some((habit) => habit.name === name)) return;
        setHabits([...habits, { name, aside: "New", streak: 0, days: DAYS.map(() => false) }]);
        setDraft("");
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, title, note)}
            <p className="text-sm text-muted-foreground" aria-live="polite">{today} of {habits.length} today, {share}% this week</p>
          </div>
          <div className="mt-6 relative overflow-x-auto ${tileOf(page)}" tabIndex={0} role="region" aria-label="This week">
            <table className="w-full text-left">
              <thead>
                <tr className="text-sm text-muted-foreground">
                  <th scope="col" className="pb-3 font-medium">${singular}</th>
                  {DAYS.map((day, at) => (
                    <th key={day} scope="col" aria-current={at === TODAY ? "date" : undefined} className="px-1 pb-3 text-center font-medium aria-[current=date]:text-brand">{day}</th>
                  ))}
                  <th scope="col" className="pb-3 text-right font-medium">Streak</th>
                  <th scope="col" className="pb-3"><span className="sr-only">Remove</span></th>
                </tr>
              </thead>
              <tbody>
                {habits.map((habit) => (
                  <tr key={habit.name} className="border-t">
                    <th scope="row" className="min-w-36 py-3 pr-4 font-medium">
                      {habit.name}
                      <span className="block text-sm font-normal text-muted-foreground">{habit.aside}</span>
                    </th>
                    {habit.days.map((isDone, day) => (
                      <td key={DAYS[day]} className="px-1 text-center">
                        <input type="checkbox" checked={isDone} disabled={day > TODAY} aria-label={\`\${habit.name}, \${DAYS[day]}\`} onChange={() => toggle(habit.name, day)} className="size-6 accent-primary" />
                      </td>
                    ))}
                    <td className="text-right font-semibold whitespace-nowrap tabular-nums">
                      <Flame className="mr-1 inline size-4 text-brand" aria-hidden="true" />
                      {habit.streak} days
                    </td>
                    <td className="text-right">
                      <Button size="icon" variant="ghost" aria-label={\`Remove \${habit.name}\`} onClick={() => setHabits(habits.filter((each) => each.name !== habit.name))}>
                        <Trash2 />
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <form className="mt-4 flex max-w-md gap-2" onSubmit={(event) => { event.preventDefault(); add(); }}>
            <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="New ${singular.toLowerCase()}" placeholder="New ${singular.toLowerCase()}" />
            <Button type="submit">
              <Plus />
              Add
            </Button>
          </form>
          <YearMap today={today} most={Math.max(1, habits.length)} />
        </div>
      );
    }
  `
  const map = tsx`
    import { history } from "@/data/habits";
    import { cn } from "@/lib/utils";

    /** Half a year as weeks, darker where more was done. */
    export function YearMap({ today, most }: { today: number; most: number }) {
      const days = [...history.slice(0, -1), today];

      return (
        <section className="mt-8 ${tileOf(page)}">
          <h2 className="${page.look.h3}">The year so far</h2>
          <div className="relative mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label="Heatmap">
            <div role="img" aria-label={\`\${days.filter(Boolean).length} of \${days.length} days with something done\`} className="grid w-max grid-flow-col grid-rows-7 gap-1">
              {days.map((count, at) => (
                <span key={at} title={\`\${count} done\`} className={cn("size-4 rounded-sm bg-muted", count > 0 && "bg-primary")} style={{ opacity: count === 0 ? 1 : 0.25 + (count / most) * 0.75 }} />
              ))}
            </div>
          </div>
          <p className="mt-3 text-sm text-muted-foreground">Fuller squares are fuller days.</p>
        </section>
      );
    }
  `
  return screenPiece('HabitGrid', code, [
    { name: 'components/year-map.tsx', code: map },
    { name: 'data/habits.ts', code: data },
  ])
}
