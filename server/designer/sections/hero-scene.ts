import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** The picture fills the first view; words above it, a rail of captions along the bottom. */
export const heroScene = (look: Look, words: HeroWords, actions: string): string => tsx`
  import { Illustration } from "@/components/illustration";
  import { Button } from "@/components/ui/button";

  export function Hero() {
    return (
      <section
        className="relative flex min-h-[min(calc(100svh-4rem),58rem)] flex-col overflow-hidden border-b"
      >
        <div className="${look.container} relative z-10 pt-12 text-center md:pt-16">
          <p className="${look.eyebrow}">${words.eyebrow}</p>
          <h1 className="mx-auto mt-4 max-w-[20ch] ${look.h1}">${words.headline}</h1>
        </div>
        <div className="relative min-h-80 flex-1">
          <Illustration className="absolute inset-0 size-full" />
        </div>
        <div className="${look.container} relative z-10 flex flex-col items-center gap-6 pb-10 text-center">
          <p className="max-w-[60ch] ${look.lead}">${words.lead}</p>
          <div className="flex flex-wrap items-center justify-center gap-4">
            ${actions}
          </div>
        </div>
        ${words.facts.length > 0 ? rail(words) : ''}
      </section>
    );
  }
`

/** Figures along the lower edge. */
const rail = (words: HeroWords): string => tsx`
  <aside className="relative z-10 border-t bg-background/80 backdrop-blur-sm">
  <dl className="grid grid-cols-2 lg:grid-cols-4">
    ${words.facts.map(
      (
        fact,
        at,
      ) => `<div className="flex flex-col-reverse gap-1 px-5 py-4 sm:px-8 ${at % 2 === 0 ? 'border-r' : 'lg:border-r'} ${at < 2 ? 'border-b lg:border-b-0' : ''} last:border-r-0">
    <dt className="text-xs text-muted-foreground">${fact.label}</dt>
    <dd className="font-mono text-lg tabular-nums">${fact.figure}</dd>
  </div>`,
    )}
  </dl>
  </aside>
`
