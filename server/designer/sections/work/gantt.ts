import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface GanttWish {
  title: string
  note: string
  weeks: number
  today: number
  /** A length of nothing is a milestone. */
  tasks: [name: string, group: string, start: number, length: number, done: number, after: string][]
}

/** Tasks as bars over weeks, what waits for what, milestones, and a line for today; a chosen task can be moved. */
export function gantt(page: Page, { title, note, weeks, today, tasks }: GanttWish): Piece {
  const data = `export const weeks = ${weeks};
export const today = ${today};

${constant(
  'export const tasks',
  tasks.map(([name, group, start, length, done, after]) => ({ name, group, start, length, done, after })),
)}
`
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { tasks as initial, today, weeks } from "@/data/gantt";
    import { cn } from "@/lib/utils";

    const percent = (value: number) => \`\${(value / weeks) * 100}%\`;

    export function Gantt() {
      const [tasks, setTasks] = useState(initial);
      const [chosen, setChosen] = useState(initial[1].name);
      const task = tasks.find((each) => each.name === chosen) ?? tasks[0];
      const before = tasks.find((each) => each.name === task.after);
      const isTooEarly = before !== undefined && task.start < before.start + before.length;

      const change = (changes: Partial<typeof task>) =>
        setTasks(tasks.map((each) => (each.name === task.name ? { ...each, ...changes } : each)));

      return (
        <div>
          ${screenHead(page, title, note)}
          <div className="relative mt-6 overflow-x-auto ${tileOf(page)}" tabIndex={0} role="region" aria-label="Plan by week">
            <div className="min-w-[52rem]">
              <div className="grid grid-cols-[13rem_minmax(0,1fr)] border-b pb-2 text-sm text-muted-foreground">
                <span>Task</span>
                <ol className="grid" style={{ gridTemplateColumns: \`repeat(\${weeks}, minmax(0, 1fr))\` }}>
                  {Array.from({ length: weeks }, (_, week) => <li key={week}>W{week + 1}</li>)}
                </ol>
              </div>
              <ul>
                {tasks.map((each) => (
                  <li key={each.name} className="grid grid-cols-[13rem_minmax(0,1fr)] items-center border-b last:border-b-0">
                    <button type="button" aria-pressed={each.name === task.name} onClick={() => setChosen(each.name)} className="py-3 pr-3 text-left aria-pressed:text-brand">
                      <span className="block font-medium">{each.name}</span>
                      <span className="block text-sm text-muted-foreground">{each.after ? \`After \${each.after.toLowerCase()}\` : each.group}</span>
                    </button>
                    <div className="relative h-12">
                      <span className="absolute inset-y-0 border-l-2 border-dashed border-destructive" style={{ left: percent(today) }} />
                      {each.length === 0 ? (
                        <span role="img" aria-label={\`Milestone in week \${each.start + 1}\`} className="absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rotate-45 bg-foreground" style={{ left: percent(each.start) }} />
                      ) : (
                        <span role="img" aria-label={\`Weeks \${each.start + 1} to \${each.start + each.length}, \${each.done}% done\`} className={cn("absolute top-2.5 h-7 overflow-hidden rounded-md border bg-accent", each.name === task.name && "border-primary ring-2 ring-ring")} style={{ left: percent(each.start), width: percent(each.length) }}>
                          <span className="block h-full bg-primary" style={{ width: \`\${each.done}%\` }} />
                        </span>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="mt-3 text-sm text-muted-foreground">The dashed line is today, week {Math.floor(today) + 1}. Diamonds are milestones.</p>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3}">{task.name}</h2>
            <p className="mt-1 text-muted-foreground" role="status">
              {task.length === 0 ? \`Milestone in week \${task.start + 1}.\` : \`Week \${task.start + 1} to \${task.start + task.length}, \${task.done}% done.\`}{" "}
              {isTooEarly ? \`It begins before \${before.name.toLowerCase()} is finished.\` : before ? \`Depends on \${before.name.toLowerCase()}.\` : ""}
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button variant="outline" disabled={task.start === 0} onClick={() => change({ start: task.start - 1 })}>A week earlier</Button>
              <Button variant="outline" disabled={task.start + task.length >= weeks} onClick={() => change({ start: task.start + 1 })}>A week later</Button>
              <Button variant="outline" disabled={task.length < 2} onClick={() => change({ length: task.length - 1 })}>Shorter</Button>
              <Button variant="outline" disabled={task.length === 0 || task.start + task.length >= weeks} onClick={() => change({ length: task.length + 1 })}>Longer</Button>
              <Button disabled={task.done === 100} onClick={() => change({ done: 100 })}>Mark as done</Button>
            </div>
          </section>
        </div>
      );
    }
  `
  return screenPiece('Gantt', code, [{ name: 'data/gantt.ts', code: data }])
}
