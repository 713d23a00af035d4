import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** How it goes, step by step. */
export const steps: SectionWriter = (page, wish) => {
  const { brief, look, direction, choices } = page
  const all = brief.subject.steps.slice(0, wish.count ?? undefined)
  const isAcross = /\b(?:horizontal|day-by-day|timeline|sequence)\b/i.test(brief.prompt)
  const layout = isAcross ? across : choices.pick('steps', LAYOUTS[direction.name] ?? [across, down])
  const data = dataFile({
    file: 'data/steps.ts',
    name: 'steps',
    row: 'Step',
    fields: { title: 'string', body: 'string' },
    rows: all.map(([title, body]) => ({ title: say(page, title), body: say(page, body) })),
  })
  return {
    component: 'Steps',
    file: 'components/steps.tsx',
    code: layout(look, jsxText(say(page, brief.subject.stepsTitle))),
    files: [data],
    anchor: { id: 'steps', label: 'How it works' },
  }
}

type Layout = (look: Look, title: string) => string

/** Side by side along a line; it scrolls on small screens. */
const across: Layout = (look, title) => tsx`
  import { steps } from "@/data/steps";

  export function Steps() {
    return (
      <section id="steps" className="${look.section} overflow-hidden bg-panel text-panel-foreground">
        <div className="${look.container}">
          <h2 className="max-w-[22ch] ${look.h2}">${title}</h2>
        </div>
        <ol className="${look.container} mt-12 flex snap-x scroll-px-5 gap-0 overflow-x-auto pb-4 sm:scroll-px-8 lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {steps.map((step) => (
            <li key={step.title} className="w-64 shrink-0 snap-start pr-8 lg:w-auto">
              <div className="flex items-center" aria-hidden="true">
                <span className="size-3.5 shrink-0 rounded-full bg-highlight" />
                <span className="h-px flex-1 bg-panel-foreground/30" />
              </div>
              <h3 className="mt-6 ${look.h3}">{step.title}</h3>
              <p className="mt-2 text-pretty text-panel-muted">{step.body}</p>
            </li>
          ))}
        </ol>
      </section>
    );
  }
`

/** One below the other with large numbers. */
const down: Layout = (look, title) => tsx`
  import { steps } from "@/data/steps";

  export function Steps() {
    return (
      <section id="steps" className="${look.section}">
        <div className="${look.container} grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-20">
          <h2 className="${look.h2}">${title}</h2>
          <ol className="grid gap-10">
            {steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[4rem_1fr] gap-4 md:grid-cols-[6rem_1fr]">
                <span className="text-brand ${look.figure}" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="pt-1.5">
                  <h3 className="${look.h3}">{step.title}</h3>
                  <p className="mt-1.5 max-w-[52ch] text-pretty text-muted-foreground">{step.body}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
`

/** In boxes that touch. */
const boxes: Layout = (look, title) => tsx`
  import { steps } from "@/data/steps";

  export function Steps() {
    return (
      <section id="steps" className="${look.container} ${look.section}">
        <h2 className="max-w-[22ch] ${look.h2}">${title}</h2>
        <ol className="mt-10 grid border-t border-l sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="flex min-h-48 flex-col border-r border-b p-6">
              <span className="font-mono text-xs text-muted-foreground">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="mt-auto pt-8 ${look.h3}">{step.title}</h3>
              <p className="mt-1.5 text-sm text-pretty text-muted-foreground">{step.body}</p>
            </li>
          ))}
        </ol>
      </section>
    );
  }
`

const LAYOUTS: Partial<Record<string, Layout[]>> = {
  technical: [boxes],
  ledger: [boxes, down],
  swiss: [down, across],
  poster: [across, down],
}
