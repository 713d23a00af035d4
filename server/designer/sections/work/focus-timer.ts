import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface FocusTimerWish {
  title: string
  note: string
  /** What is done in turns, with its length in seconds. */
  phases: [name: string, seconds: number][]
  /** A round is once through the phases. */
  rounds: number
  doneLabel: string
  tasks: string[]
}

/** Phases that follow one another by themselves, a count of what is done, and the tasks it is for. */
export function focusTimer(
  page: Page,
  { title, note, phases, rounds, doneLabel, tasks }: FocusTimerWish,
): Piece {
  const data = `${constant(
    'export const phases',
    phases.map(([name, seconds]) => ({ name, seconds })),
  )}

export const rounds = ${rounds};

${constant('export const tasks', tasks)}
`
  const code = tsx`
    import { Pause, Play, SkipForward } from "lucide-react";
    import { useEffect, useState } from "react";
    import { TimerTasks } from "@/components/timer-tasks";
    import { Button } from "@/components/ui/button";
    import { phases, rounds } from "@/data/timer";

    const two = (value: number) => String(value).padStart(2, "0");

    export function FocusTimer() {
      const [at, setAt] = useState(0);
      const [left, setLeft] = useState(phases[0].seconds);
      const [isRunning, setRunning] = useState(false);
      const [done, setDone] = useState(2);
      const phase = phases[at];
      const share = 1 - left / phase.seconds;

      useEffect(() => {
        if (!isRunning) return;
        const timer = window.setInterval(() => {
          if (left > 1) return setLeft(left - 1);
          start((at + 1) % phases.length);
          if (at === 0) setDone(done + 1);
        }, 1000);
        return () => window.clearInterval(timer);
      });

      function start(next: number) {
        setAt(next);
        setLeft(phases[next].seconds);
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            ${screenHead(page, title, note)}
            <section className="mt-6 ${tileOf(page)} text-center">
              <div role="group" aria-label="Phase" className="flex flex-wrap justify-center gap-2">
                {phases.map((each, index) => (
                  <button key={each.name} type="button" aria-pressed={index === at} onClick={() => start(index)} className="rounded-full border px-4 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{each.name} · {each.seconds < 60 ? \`\${each.seconds} s\` : \`\${Math.round(each.seconds / 60)} min\`}</button>
                ))}
              </div>
              <div className="relative mx-auto mt-8 grid size-64 place-items-center sm:size-72">
                <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
                  <circle cx="50" cy="50" r="46" fill="none" strokeWidth="5" className="stroke-muted" />
                  <circle cx="50" cy="50" r="46" fill="none" strokeWidth="5" strokeLinecap="round" strokeDasharray="289" strokeDashoffset={289 * share} className="stroke-primary" />
                </svg>
                <p role="timer" aria-label={phase.name} className="text-6xl font-semibold tracking-tight tabular-nums">
                  {two(Math.floor(left / 60))}:{two(left % 60)}
                </p>
              </div>
              <div className="mt-8 flex flex-wrap justify-center gap-3">
                <Button size="lg" onClick={() => setRunning(!isRunning)}>
                  {isRunning ? <Pause /> : <Play />}
                  {isRunning ? "Pause" : "Start"}
                </Button>
                <Button size="lg" variant="outline" onClick={() => start((at + 1) % phases.length)}>
                  <SkipForward />
                  Skip
                </Button>
              </div>
              <p role="status" className="mt-6">{done} of {rounds} ${doneLabel}</p>
              <div className="mt-3 flex flex-wrap justify-center gap-2" aria-hidden="true">
                {Array.from({ length: rounds }, (_, index) => (
                  <span key={index} className={index < done ? "size-3 rounded-full bg-primary" : "size-3 rounded-full bg-muted"} />
                ))}
              </div>
            </section>
          </div>
          <TimerTasks />
        </div>
      );
    }
  `
  return screenPiece('FocusTimer', code, [{ name: 'data/timer.ts', code: data }, tasksFile(page)])
}

function tasksFile(page: Page) {
  const code = tsx`
    import { Plus, X } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { tasks as initial } from "@/data/timer";

    export function TimerTasks() {
      const [tasks, setTasks] = useState(initial);
      const [done, setDone] = useState<string[]>([initial[0]]);
      const [draft, setDraft] = useState("");

      function add() {
        const text = draft.trim();
        if (text && !tasks.includes(text)) setTasks([...tasks, text]);
        setDraft("");
      }

      return (
        <aside className="${tileOf(page)} content-start">
          <h2 className="${page.look.h3}">Task list</h2>
          <ul className="mt-4">
            {tasks.map((task) => (
              <li key={task} className="flex items-center gap-3 border-b py-2.5">
                <label className="flex flex-1 items-center gap-3">
                  <input type="checkbox" checked={done.includes(task)} onChange={(event) => setDone(event.target.checked ? [...done, task] : done.filter((each) => each !== task))} className="size-5 shrink-0 accent-primary" />
                  <span className={done.includes(task) ? "text-muted-foreground line-through" : ""}>{task}</span>
                </label>
                <Button size="icon" variant="ghost" aria-label={\`Remove \${task}\`} onClick={() => setTasks(tasks.filter((each) => each !== task))}>
                  <X />
                </Button>
              </li>
            ))}
          </ul>
          <form className="mt-4 flex gap-2" onSubmit={(event) => { event.preventDefault(); add(); }}>
            <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="New task" placeholder="New task" />
            <Button type="submit" variant="outline" aria-label="Add task">
              <Plus />
            </Button>
          </form>
        </aside>
      );
    }
  `
  return { name: 'components/timer-tasks.tsx', code }
}
