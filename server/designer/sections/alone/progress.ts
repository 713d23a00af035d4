import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'
import { countBefore } from '#server/designer/understanding/counts.ts'

export const progress: Alone = {
  name: 'progress',
  label: 'progress indicators',
  words:
    /\b(?:progress (?:bars?|indicators?|rings?|circles?|steps?|trackers?|component)|circular progress|steppers?(?! (?:checkout|form|wizard))|step indicators?|breadcrumbs?(?: navigation)?|pagination(?: component| controls)?)\b/i,
  component: 'ProgressPanel',
  says: 'steps, a bar and a ring that move together, breadcrumbs and pages',
  code: page => tsx`
    import { Check, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const STEPS = ${literal(stepsFor(page.brief.prompt))};
    const AROUND = 2 * Math.PI * 42;

    export function ProgressPanel() {
      const [at, setAt] = useState(1);
      const share = at / (STEPS.length - 1);

      return (
        <section className="${tileOf(page)} w-full max-w-xl">
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap items-center gap-1.5 text-sm">
              {["Shop", "Order", STEPS[at]].map((name, index) => (
                <li key={name} className="flex items-center gap-1.5" aria-current={index === 2 ? "page" : undefined}>
                  {index > 0 && (
                    <ChevronRight className="size-4" aria-hidden="true" />
                  )}
                  {name}
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="mt-3 ${page.look.h3} text-2xl">{STEPS[at]}</h1>
          <ol className="mt-6 grid grid-flow-col auto-cols-fr gap-2">
            {STEPS.map((step, index) => (
              <li key={step} aria-current={index === at ? "step" : undefined} className="grid justify-items-center gap-2 text-center text-sm">
                <span className={index <= at ? "flex size-10 items-center justify-center rounded-full bg-primary text-primary-foreground" : "flex size-10 items-center justify-center rounded-full border-2"}>
                  {index < at ? <Check className="size-5" aria-label="Done" /> : index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-8 flex items-center gap-6">
            <svg viewBox="0 0 100 100" role="img" aria-label={\`\${Math.round(share * 100)} percent\`} className="size-24 -rotate-90">
              <circle cx="50" cy="50" r="42" fill="none" strokeWidth="10" className="stroke-muted" />
              <circle cx="50" cy="50" r="42" fill="none" strokeWidth="10" strokeLinecap="round" strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - share)} className="stroke-primary transition-all duration-500" />
            </svg>
            <div className="flex-1">
              <p className="text-3xl font-semibold tabular-nums">{Math.round(share * 100)}%</p>
              <div role="progressbar" aria-label="Progress" aria-valuenow={Math.round(share * 100)} className="mt-3 h-3 overflow-hidden rounded-full bg-muted">
                <div className="h-full rounded-full bg-primary transition-[width] duration-500" style={{ width: \`\${share * 100}%\` }} />
              </div>
            </div>
          </div>
          <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-between gap-3 border-t pt-5">
            <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>Previous</Button>
            <span className="flex gap-1">
              {STEPS.map((step, index) => (
                <button key={step} type="button" aria-label={\`Page \${index + 1}\`} aria-current={index === at ? "page" : undefined} onClick={() => setAt(index)} className="size-9 rounded-md border text-sm aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground">{index + 1}</button>
              ))}
            </span>
            <Button disabled={at === STEPS.length - 1} onClick={() => setAt(at + 1)}>Next</Button>
          </nav>
        </section>
      );
    }
  `,
}

const USUAL = ['Cart', 'Address', 'Payment', 'Done']
const LONGER = ['Cart', 'Account', 'Address', 'Delivery', 'Payment', 'Review', 'Done']

/** As many steps as were asked for, and their names where they were given. */
function stepsFor(prompt: string): string[] {
  const count = countBefore(prompt, /steps?/) ?? USUAL.length
  const named = askedNames(prompt, /steps?/)
  if (named && named.length >= 2) return named
  if (count === USUAL.length || count < 2) return USUAL
  return count === 3
    ? ['Cart', 'Payment', 'Done']
    : [...LONGER.slice(0, Math.min(count, LONGER.length) - 1), 'Done']
}
