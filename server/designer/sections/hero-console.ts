import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'
import { type Page, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A console with live-looking rows beside the words, on a grid of hairlines. */
export const heroConsole = (look: Look, words: HeroWords, actions: string): string => tsx`
    import { Button } from "@/components/ui/button";
    import { Console } from "@/components/console";

    export function Hero() {
      return (
        <section
          className="relative overflow-hidden border-b bg-[linear-gradient(to_right,var(--border)_1px,transparent_1px),linear-gradient(to_bottom,var(--border)_1px,transparent_1px)] bg-[size:72px_72px]"
        >
          <div className="bg-[radial-gradient(ellipse_at_20%_50%,var(--background)_35%,transparent_95%)]">
            <div className="${look.container} grid items-center gap-12 py-14 md:py-24 lg:grid-cols-[1.05fr_0.95fr]">
              <div>
                <p className="${look.eyebrow}">${words.eyebrow}</p>
                <h1 className="mt-5 ${look.h1}">${words.headline}</h1>
                <p className="mt-6 max-w-[50ch] ${look.lead}">${words.lead}</p>
                <div className="mt-8 flex flex-wrap items-center gap-3">
                  ${actions}
                </div>
              </div>
              <Console />
            </div>
          </div>
          ${words.facts.length > 0 ? rail(look, words) : ''}
        </section>
      );
    }
  `

/** Figures along the lower edge. */
const rail = (look: Look, words: HeroWords): string => tsx`
  <dl className="grid grid-cols-2 border-t bg-background lg:grid-cols-4">
    ${words.facts.map(
      fact => `<div className="flex flex-col-reverse gap-1 border-r border-b px-5 py-5 last:border-r-0 sm:px-8 lg:border-b-0">
    <dt className="text-sm text-muted-foreground">${fact.label}</dt>
    <dd className="${look.figure}">${fact.figure}</dd>
  </div>`,
    )}
  </dl>
`

/** Steps that tick off one after the other, with a list of states under them. */
export function consoleFile(page: Page): string {
  const { list, steps } = page.brief.subject
  const ticked = steps.map(([name, note]) => ({ name: say(page, name), note: say(page, note) }))
  const rows = list.rows.slice(0, 4).map(([name, detail, state]) => ({ name, detail, state }))
  return tsx`
    import { Check, Loader } from "lucide-react";
    import { useEffect, useState } from "react";

    ${constant('const STEPS', ticked)}

    ${constant('const ROWS', rows)}

    export function Console() {
      const [done, setDone] = useState(1);

      useEffect(() => {
        const timer = setInterval(
          () => setDone((count) => (count > STEPS.length ? 1 : count + 1)),
          1600,
        );
        return () => clearInterval(timer);
      }, []);

      return (
        <div className="overflow-hidden rounded-lg border bg-card font-mono text-[0.8125rem] shadow-2xl shadow-black/20">
          <div className="flex items-center justify-between border-b px-4 py-3 text-xs text-muted-foreground">
            <span>${jsxText(list.title)}</span>
            <span className="flex items-center gap-2">
              <span className="size-1.5 rounded-full bg-primary motion-safe:animate-pulse" />
              live
            </span>
          </div>
          <ol className="grid gap-3 px-4 py-4">
            {STEPS.map((step, index) => (
              <li key={step.name} className="grid grid-cols-[1rem_5.5rem_1fr] items-start gap-3">
                {index < done ? (
                  <Check className="mt-0.5 size-4 text-brand" aria-label="done" />
                ) : (
                  <Loader className="mt-0.5 size-4 text-muted-foreground/60" aria-label="waiting" />
                )}
                <span className={index < done ? "text-foreground" : "text-muted-foreground"}>
                  {step.name}
                </span>
                <span className="text-muted-foreground">{step.note}</span>
              </li>
            ))}
          </ol>
          <ul className="border-t">
            {ROWS.map((row) => (
              <li
                key={row.name}
                className="flex items-baseline justify-between gap-4 border-b px-4 py-2.5 last:border-b-0"
              >
                <span className="text-foreground">{row.name}</span>
                <span className="hidden flex-1 truncate text-muted-foreground sm:block">
                  {row.detail}
                </span>
                <span className="text-brand tabular-nums">{row.state}</span>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `
}
