import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { SectionWriter } from '#server/designer/page/page.ts'
import { companies } from '#server/designer/page/people.ts'

/** Names of those who use it, set in type of their own. */
export const logos: SectionWriter = (page, wish) => {
  const { look, choices } = page
  const names = companies(choices, wish.count ?? 6)
  const code = tsx`
    import { cn } from "@/lib/utils";

    ${constant('const NAMES', names)}

    const STYLES = [
      "font-display text-xl italic",
      "text-lg font-black tracking-tight uppercase",
      "font-mono text-base",
      "text-lg font-semibold tracking-[0.2em] uppercase",
      "font-display text-xl",
      "text-xl font-bold tracking-tighter lowercase",
    ];

    export function Logos() {
      return (
        <section aria-label="Used by" className="border-y">
          <div className="${look.container} flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8 text-muted-foreground">
            <p className="text-sm">In use at</p>
            {NAMES.map((name, index) => (
              <span key={name} className={cn("text-foreground/70", STYLES[index % STYLES.length])}>
                {name}
              </span>
            ))}
          </div>
        </section>
      );
    }
  `
  return { component: 'Logos', file: 'components/logos.tsx', code, files: [], anchor: null }
}
